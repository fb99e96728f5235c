/** The probability of either error of the test. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);
/** With fewer deals the variance is not known well enough. */
const MIN_DEALS = 20;
/** A lower bound for the variance of a deal, for when all results so far are equal. */
const MIN_VARIANCE = 0.01;

export type Verdict = 'atMost' | 'atLeast';

/**
 * A sequential test between two answers: the share of wins is at most `low`, or at least `high`. Each deal gives one
 * result, the mean over all its seats. Undefined while both answers are possible.
 */
export function verdictOn(
  shares: readonly number[],
  { low, high }: { readonly low: number; readonly high: number },
): Verdict | undefined {
  if (shares.length < MIN_DEALS) return undefined;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = Math.max(
    MIN_VARIANCE,
    shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1),
  );
  const likelihood = (shares.length * (high - low) * (mean - (low + high) / 2)) / variance;
  if (likelihood >= BOUND) return 'atLeast';
  return likelihood <= -BOUND ? 'atMost' : undefined;
}
