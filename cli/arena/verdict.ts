/** The probability of either error of the test. */
const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

export type Verdict = 'atMost' | 'atLeast';

/** Wins of the first bot over all deals that were played from every seat. */
export interface Tally {
  readonly wins: number;
  readonly games: number;
}

/**
 * Wald's sequential test between two answers: the share of wins is at most `low`, or at least `high`. Undefined while
 * both answers are possible. It takes the games as independent; mirrored deals vary less, so it errs less often.
 */
export function verdictOn(
  { wins, games }: Tally,
  { low, high }: { readonly low: number; readonly high: number },
): Verdict | undefined {
  const likelihood = wins * Math.log(high / low) + (games - wins) * Math.log((1 - high) / (1 - low));
  if (likelihood >= BOUND) return 'atLeast';
  return likelihood <= -BOUND ? 'atMost' : undefined;
}
