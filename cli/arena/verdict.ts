/** Both kinds of error that a verdict may have. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);
/** Before this many deals the spread of results is not known well enough. */
const LEAST_DEALS = 20;
/** Even if all results so far are alike, the next ones need not be: the least variance of a deal. */
const LEAST_VARIANCE = 0.01;

export type Verdict = 'atMost' | 'atLeast';

/**
 * A sequential test between two answers: the share of victories is at most `low`, or at least `high`. One result for each
 * deal, the mean over all seats from which it was played. Undefined while both are still possible.
 */
export function verdictOn(
  shares: readonly number[],
  { low, high }: { readonly low: number; readonly high: number },
): Verdict | undefined {
  if (shares.length < LEAST_DEALS) return undefined;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = Math.max(
    LEAST_VARIANCE,
    shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1),
  );
  const likelihood = (shares.length * (high - low) * (mean - (low + high) / 2)) / variance;
  if (likelihood >= BOUND) return 'atLeast';
  return likelihood <= -BOUND ? 'atMost' : undefined;
}
