import type { Seat } from '../kernel/seat.ts';
import type { DecisionReview } from './decision.ts';
import type { DrawReview } from './draw.ts';
import { accuracyOf, type Accuracy } from './marks.ts';

/**
 * Why a seat ended where it did. All figures are shares of first place:
 * `result = start + luck - ownErrors + othersErrors + remainder`.
 */
export interface SeatBooks {
  readonly seat: Seat;
  /** Before anything is dealt: an equal share for everyone, and in a solo game the value of an average deal. */
  readonly start: number;
  readonly luck: number;
  readonly ownErrors: number;
  /** What the others' decisions changed for this seat. */
  readonly othersErrors: number;
  /** What the figures cannot explain: their own errors, and what was hidden at the time. */
  readonly remainder: number;
  readonly result: number;
  /** The result without the luck of all draws. */
  readonly adjusted: number;
  /** Decisions with more than one choice. */
  readonly decisions: number;
  readonly meanError: number;
  readonly accuracy: Accuracy;
}

export function balanceBooks(
  result: readonly number[],
  decisions: readonly DecisionReview[],
  draws: readonly DrawReview[],
): SeatBooks[] {
  return result.map((share, seat) => {
    const start = result.length > 1 ? 1 / result.length : expectedAtStart(draws);
    const own = decisions.filter(decision => decision.seat === seat);
    const luck = sum(draws.map(draw => draw.luck[seat].mean));
    const ownErrors = sum(own.map(({ error }) => error));
    const othersErrors = sum(decisions.map(decision => gainFrom(decision, seat)));
    const meanError = own.length === 0 ? 0 : ownErrors / own.length;
    return {
      seat,
      start,
      luck,
      ownErrors,
      othersErrors,
      remainder: share - start - luck + ownErrors - othersErrors,
      result: share,
      adjusted: share - luck,
      decisions: own.length,
      meanError,
      accuracy: accuracyOf(meanError),
    };
  });
}

/** The value of a solo game before the deal; 0 where the match began from a stored position. */
const expectedAtStart = (draws: readonly DrawReview[]): number =>
  draws.find(({ ply }) => ply === 0)?.expected[0] ?? 0;

/** What a seat gained from another's error: its part of the share that was given away. */
function gainFrom({ seat: decider, before, after, error }: DecisionReview, seat: Seat): number {
  const lost = before[decider] - after[decider];
  return decider === seat || lost <= 0 ? 0 : ((after[seat] - before[seat]) * error) / lost;
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
