import { chip, say } from '../../../kernel/text.ts';
import type { Consequence } from '../../../board/module.ts';
import type { MovePreview } from '../../../kernel/foresight.ts';
import type { Place, Space } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { signed, consequence } from './consequence.ts';
import { dryingLosses, lossesIn } from './drying.ts';
import { bidding, payments } from './stakes.ts';
import { drying, watering } from './watering.ts';
import { CROP_NAMES } from './words.ts';

/** What a move would change, as far as it can be known before it is played. */
export function preview(foreseen: MovePreview<View, Event>): readonly Consequence[] {
  const { before, after, events } = foreseen;
  const place = placeOf(events);
  return [
    ...bidding(before, events),
    ...payments(events),
    ...planting(before, after, events),
    ...(place === undefined ? [] : watering(before, place)),
    ...(isAboutCanals(before) ? drying(lossesAfter(foreseen, place)) : []),
  ];
}

/** The place that a canal is laid on, or asked for. */
function placeOf(events: readonly Event[]): Place | undefined {
  for (const event of events) {
    if (event.type === 'canalLaid' || event.type === 'canalProposed') return event.place;
  }
  return undefined;
}

const isAboutCanals = ({ phase, proposals, extra }: View): boolean =>
  phase !== 'bribe' && (proposals !== null || extra !== null);

/** The drought itself where the move ends the round; otherwise the one to come, the new place counted as dug. */
function lossesAfter({ before, after, events }: MovePreview<View, Event>, place: Place | undefined) {
  if (after.round !== before.round || after.phase === null) return lossesIn(events);
  return dryingLosses(after, place === undefined ? [] : [place]);
}

/** How large the plantation becomes, what everybody in it gains, and whether there is water. */
function planting(before: View, after: View, events: readonly Event[]): Consequence[] {
  const planted = events.find(event => event.type === 'tilePlanted' || event.type === 'leftoverPlanted');
  const joined = after.plantations.find(
    ({ spaces }) => planted !== undefined && spaces.includes(planted.space),
  );
  if (planted === undefined || joined === undefined) return [];
  const { crop, spaces } = joined;
  const [was, is] = [pointsIn(before), pointsIn(after)];
  return [
    consequence('note', language => {
      const grown = chip('crop', crop, CROP_NAMES[crop][language]);
      return language === 'en'
        ? say`plantation of ${spaces.length}: ${grown}`
        : say`plantación de ${spaces.length}: ${grown}`;
    }),
    ...is.flatMap((points, seat) =>
      points === was[seat]
        ? []
        : [consequence('gain', () => [chip('points', seat, signed(points - was[seat]))], seat)],
    ),
    waterNote(after, planted.space),
  ];
}

const waterNote = ({ fields }: View, space: Space): Consequence =>
  fields[space]?.watered === true
    ? consequence('gain', language => [chip('water', 0, language === 'en' ? 'has water' : 'tiene riego')])
    : consequence('loss', language => [chip('drought', 0, language === 'en' ? 'no water yet' : 'aún sin riego')]);

/** What plantations would score for each seat now. */
export const pointsIn = ({ plantations, players }: View): readonly number[] =>
  Array.from({ length: players }, (_, seat) =>
    plantations.reduce((sum, { points }) => sum + points[seat], 0),
  );
