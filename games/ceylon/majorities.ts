import { MAJORITY } from './data/board.ts';

/** The more advanced seat in technology wins ties: that is worth as much as this lead. */
const TIE_EDGE = 0.1;

const MAX_SEATS = 4;

/** What the seats compete with, and how much of it counts, by seat. Filled before `shareMajority`. */
export const amounts = new Float64Array(MAX_SEATS);
export const weights = new Float64Array(MAX_SEATS);
/** Places on the technology track by seat, 0 for the most advanced. */
export const advances = new Int32Array(MAX_SEATS);

/** The points that each seat may expect of a majority, by seat. Filled by `shareMajority`. */
export const shares = new Float64Array(MAX_SEATS);
/** The place that each seat will likely take, 0 for the first. */
const places = new Float64Array(MAX_SEATS);

/** Points of a place that may lie between two places. */
const pointsAt = (place: number): number => {
  const low = Math.floor(place);
  const next = low + 1 < MAJORITY.length ? MAJORITY[low + 1] : 0;
  return MAJORITY[low] + (place - low) * (next - MAJORITY[low]);
};

/**
 * Fills `shares` with the points of the place that each seat will likely take; none without an amount. The probability of
 * staying ahead grows from 0 to 1 with the lead, and one seat's lead is what the other lacks, so each pair is compared once.
 */
export const shareMajority = (players: number, scale: number): void => {
  for (let seat = 0; seat < players; seat++) places[seat] = 0;
  for (let seat = 0; seat < players; seat++) {
    const own = amounts[seat] * weights[seat];
    for (let other = seat + 1; other < players; other++) {
      if (amounts[seat] <= 0 && amounts[other] <= 0) continue;
      const edge = advances[other] < advances[seat] ? TIE_EDGE : -TIE_EDGE;
      const lead = amounts[other] * weights[other] - own + edge;
      const chance = (0.5 * lead) / (Math.abs(lead) + scale);
      places[seat] += 0.5 + chance;
      places[other] += 0.5 - chance;
    }
  }
  for (let seat = 0; seat < players; seat++)
    shares[seat] = amounts[seat] <= 0 ? 0 : weights[seat] * pointsAt(places[seat]);
};
