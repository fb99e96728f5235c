import { chip, type Chip } from '../../../kernel/text.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Consequence } from '../../../board/module.ts';
import { TEAS } from '../data/contracts.ts';
import { DISTRICTS } from '../data/map.ts';
import { HEX_NAMES, terrain, WHOLE } from '../rules/map.ts';
import type { HexView, View } from '../rules/view.ts';
import { translated } from './text.ts';

/** The plantations that a pawn could harvest, the one on its own hexagon first. */
export function plantationsAround(view: View, seat: Seat): readonly HexView[] {
  const { pawn } = view.seats[seat];
  if (pawn === null) return [];
  const omitted = view.omitted === null ? WHOLE : DISTRICTS.indexOf(view.omitted);
  return terrain(omitted)
    .around[HEX_NAMES.indexOf(pawn)].flatMap(hex => view.map.find(one => one.hex === HEX_NAMES[hex]) ?? [])
    .filter(({ owner }) => owner !== null);
}

/** The chests that a pawn could harvest, by kind. */
export function chestsAround(view: View, seat: Seat): readonly Chip[] {
  const around = plantationsAround(view, seat);
  return TEAS.flatMap((tea, level): Chip[] => {
    const count = around.filter(place => place.level === level).length;
    return count === 0 ? [] : [chip('tea', tea, `×${count}`)];
  });
}

/** What a pawn finds where it would stand: tea to harvest, and a councillor not yet hired. */
export function reachOf(before: View, after: View, seat: Seat): readonly Consequence[] {
  if (before.seats[seat].pawn === after.seats[seat].pawn) return [];
  const chests = chestsAround(after, seat);
  const tea: Consequence = {
    tone: 'note',
    says: translated(({ consequences }) =>
      chests.length === 0 ? consequences.noTeaInReach : consequences.teaInReach(chests),
    ),
  };
  return [tea, ...councillorAt(after, seat)];
}

function councillorAt(view: View, seat: Seat): readonly Consequence[] {
  const place = view.map.find(({ hex }) => hex === view.seats[seat].pawn);
  const found = view.districts.find(({ district }) => district === place?.district);
  if (found === undefined || found.hirers.includes(seat)) return [];
  const { district, councillor } = found;
  const says = translated(({ consequences, councillors, districts }) =>
    consequences.councillorHere(
      chip('councillor', councillor, districts[district]),
      councillors[councillor].short,
    ),
  );
  return [{ tone: 'note', says }];
}
