/** How a decision is judged, from the share of first place that it gave away. */
export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type ErrorMark = (typeof MARKS)[number];
export type Mark = ErrorMark | 'brilliant';

const LEAST_ERROR: Readonly<Record<ErrorMark, number>> = { inaccuracy: 0.02, mistake: 0.05, blunder: 0.1 };
/** The best move by this much, and not the first that comes to mind: brilliant. */
const LEAST_LEAD = 0.06;

export const errorMark = (error: number): ErrorMark | undefined =>
  MARKS.findLast(mark => error >= LEAST_ERROR[mark]);

export const isBrilliant = (lead: number, isObvious: boolean): boolean => !isObvious && lead >= LEAST_LEAD;

/** Words for the mean error of a player's decisions, the best first. */
export const ACCURACIES = ['flawless', 'strong', 'good', 'uneven', 'weak'] as const;
export type Accuracy = (typeof ACCURACIES)[number];

const MOST_MEAN_ERROR: readonly number[] = [0.002, 0.006, 0.012, 0.025];

export function accuracyOf(meanError: number): Accuracy {
  const index = MOST_MEAN_ERROR.findIndex(most => meanError <= most);
  return ACCURACIES[index < 0 ? ACCURACIES.length - 1 : index];
}
