import type { Gain } from '../../../board/module.ts';
import type { MovePreview } from '../../../kernel/foresight.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { TEAS } from '../data/contracts.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/view.ts';
import { totalOf } from './standings.ts';

/** What a move brings its player: points if the game ended right after it, rupees, chests. */
export function gains({ before, after }: MovePreview<View, Event>, seat: Seat): readonly Gain[] {
  const [was, is] = [before.seats[seat], after.seats[seat]];
  return [
    { what: 'now', amount: totalOf(after, seat) - totalOf(before, seat) },
    { what: 'rupees', amount: is.rupees - was.rupees },
    ...TEAS.map(tea => ({ what: tea, amount: is.tea[tea] - was.tea[tea] })),
  ].filter(({ amount }) => amount !== 0);
}
