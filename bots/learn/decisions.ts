import type { MoveFacts } from '../../games/heuristics.ts';

/**
 * Decisions of games as one list of numbers. A decision is the number of its moves and the facts of the situation, then
 * for each move: its kind, the share of a search's visits, and its facts.
 */
export type DecisionShape = Pick<MoveFacts, 'kinds' | 'situation' | 'facts'>;

/** Numbers of a move besides its facts. */
const EXTRA = 2;

export const moveLength = ({ facts }: DecisionShape): number => facts.length + EXTRA;
/** Where the first move of a decision begins. */
export const headLength = ({ situation }: DecisionShape): number => 1 + situation.length;

/** Where each decision of a batch begins. */
export function decisionStarts(batch: Float32Array, shape: DecisionShape): number[] {
  const starts: number[] = [];
  for (let start = 0; start < batch.length; start += headLength(shape) + batch[start] * moveLength(shape))
    starts.push(start);
  return starts;
}
