import { MAJORITY } from './data/board.ts';
import type { Seat } from '../../kernel/seat.ts';

/** The more advanced seat in technology wins ties: that is worth as much as this lead. */
const TIE_EDGE = 0.1;

const MAX_SEATS = 4;

/** What the seats compete with, and how much of it counts, by seat. Filled before `majorityPoints`. */
export const amounts = new Float64Array(MAX_SEATS);
export const weights = new Float64Array(MAX_SEATS);
/** Places on the technology track by seat, 0 for the most advanced. */
export const advances = new Int32Array(MAX_SEATS);

/** The probability of staying ahead, from 0 to 1 as the lead grows. */
const chanceAhead = (lead: number, scale: number): number => 0.5 + (0.5 * lead) / (Math.abs(lead) + scale);

/** Points of a place that may lie between two places. */
function pointsAt(place: number): number {
  const low = Math.floor(place);
  const next = low + 1 < MAJORITY.length ? MAJORITY[low + 1] : 0;
  return MAJORITY[low] + (place - low) * (next - MAJORITY[low]);
}

/** The points of the place that a seat will likely take in a majority; none without an amount. */
export function majorityPoints(seat: Seat, players: number, scale: number): number {
  if (amounts[seat] <= 0) return 0;
  let place = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const edge = advances[other] < advances[seat] ? TIE_EDGE : -TIE_EDGE;
    place += chanceAhead(amounts[other] * weights[other] - amounts[seat] * weights[seat] + edge, scale);
  }
  return weights[seat] * pointsAt(place);
}
