import type { Result } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';

/** How much the margin counts beside winning: enough to play on when the place is decided, no more. */
const MARGIN_WEIGHT = 0.2;

/** What a result is worth to a seat: its share of the first place, and a little for the distance in points. */
export function valueOf(result: Result, seat: Seat): number {
  const { ranks, totals } = result;
  let sharers = 0;
  let rival = -Infinity;
  for (let other = 0; other < totals.length; other++) {
    if (ranks[other] === 1) sharers++;
    if (other !== seat && totals[other] > rival) rival = totals[other];
  }
  const place = ranks[seat] === 1 ? 1 / sharers : 0;
  const scale = Math.abs(totals[seat]) + Math.abs(rival) + 1;
  return place + (MARGIN_WEIGHT * (totals[seat] - rival)) / scale;
}
