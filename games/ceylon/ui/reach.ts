import { chip, say, type Chip } from '../../../kernel/text.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Consequence } from '../../../board/module.ts';
import { TEAS } from '../data/contracts.ts';
import { DISTRICTS } from '../data/map.ts';
import { HEX_NAMES, terrain, WHOLE } from '../rules/map.ts';
import type { HexView, View } from '../rules/view.ts';
import { DISTRICT_NAMES, HELP } from './words.ts';

/** What a pawn stands among: the plantations it could harvest, its own hexagon first. */
export function plantationsAround(view: View, seat: Seat): readonly HexView[] {
  const { pawn } = view.seats[seat];
  if (pawn === null) return [];
  const omitted = view.omitted === null ? WHOLE : DISTRICTS.indexOf(view.omitted);
  return terrain(omitted)
    .around[HEX_NAMES.indexOf(pawn)].flatMap(hex => view.map.find(one => one.hex === HEX_NAMES[hex]) ?? [])
    .filter(({ owner }) => owner !== null);
}

/** What a pawn finds where it would stand: tea to harvest, and a councillor not yet hired. */
export function reachOf(before: View, after: View, seat: Seat): readonly Consequence[] {
  if (before.seats[seat].pawn === after.seats[seat].pawn) return [];
  const around = plantationsAround(after, seat);
  const chests = TEAS.flatMap((tea, level): Chip[] => {
    const count = around.filter(place => place.level === level).length;
    return count === 0 ? [] : [chip('tea', tea, `×${count}`)];
  });
  const tea: Consequence = {
    tone: 'note',
    says:
      chests.length === 0
        ? { en: say`no tea within reach`, es: say`ningún té al alcance` }
        : { en: say`within reach: ${chests}`, es: say`al alcance: ${chests}` },
  };
  return [tea, ...councillorAt(after, seat)];
}

function councillorAt(view: View, seat: Seat): readonly Consequence[] {
  const place = view.map.find(({ hex }) => hex === view.seats[seat].pawn);
  const office = view.districts.find(({ district }) => district === place?.district);
  if (office === undefined || office.hirers.includes(seat)) return [];
  const { district, councillor } = office;
  const { en, es } = HELP[councillor].short;
  const who = chip('councillor', councillor, DISTRICT_NAMES[district]);
  return [{ tone: 'note', says: { en: say`${who} ${en}`, es: say`${who} ${es}` } }];
}
