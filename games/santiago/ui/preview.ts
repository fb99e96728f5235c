import { chip } from '../../../kernel/text.ts';
import type { Consequence } from '../../../board/module.ts';
import type { MovePreview } from '../../../kernel/foresight.ts';
import type { Place, Space } from '../rules/board.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { signed, consequence } from './consequence.ts';
import { dryingLosses, lossesIn } from './drying.ts';
import { commitments, payments } from './money.ts';
import { drying, watering } from './watering.ts';

/** What a move would change, as far as the player can know. */
export function preview(outcome: MovePreview<View, Event>): readonly Consequence[] {
  const { before, after, events } = outcome;
  const place = placeOf(events);
  return [
    ...commitments(before, events),
    ...payments(events),
    ...planting(before, after, events),
    ...(place === undefined ? [] : watering(before, place)),
    ...(isAboutCanals(before) ? drying(lossesAfter(outcome, place)) : []),
  ];
}

/** The place of a new or proposed canal. */
function placeOf(events: readonly Event[]): Place | undefined {
  for (const event of events) {
    if (event.type === 'canalLaid' || event.type === 'canalProposed') return event.place;
  }
  return undefined;
}

const isAboutCanals = ({ phase, proposals, extra }: View): boolean =>
  phase !== 'bribe' && (proposals !== null || extra !== null);

/** The losses of this round: those of the move if it ends the round, otherwise those expected with the new canal. */
function lossesAfter({ before, after, events }: MovePreview<View, Event>, place: Place | undefined) {
  if (after.round !== before.round || after.phase === null) return lossesIn(events);
  return dryingLosses(after, place === undefined ? [] : [place]);
}

/** How large the plantation becomes, how many points each seat gains, and whether the tile has water. */
function planting(before: View, after: View, events: readonly Event[]): Consequence[] {
  const planted = events.find(event => event.type === 'tilePlanted' || event.type === 'leftoverPlanted');
  const joined = after.plantations.find(
    ({ spaces }) => planted !== undefined && spaces.includes(planted.space),
  );
  if (planted === undefined || joined === undefined) return [];
  const { crop, spaces } = joined;
  const [was, is] = [pointsIn(before), pointsIn(after)];
  return [
    consequence('note', text => text.plantation(crop, spaces.length)),
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
    ? consequence('gain', text => text.watered)
    : consequence('loss', text => text.dry);

/** What plantations would score for each seat now. */
export const pointsIn = ({ plantations, players }: View): readonly number[] =>
  Array.from({ length: players }, (_, seat) =>
    plantations.reduce((sum, { points }) => sum + points[seat], 0),
  );
