import type { Heuristics } from './heuristics.ts';
import { learnedPrior, type ImpressionWeights } from './impressions.ts';
import { learnedEvaluation, type Weights } from './learned.ts';

/** What `cosecha learn` finds out about a game, as far as the game has facts to weigh. */
export interface Knowledge {
  readonly weights?: Weights;
  readonly impressions?: ImpressionWeights;
}

/** Heuristics with learned weights in the place of their own. The facts are those of `present`. */
export function withKnowledge(
  heuristics: Heuristics,
  { features, moveFacts }: Pick<Heuristics, 'features' | 'moveFacts'>,
  { weights, impressions }: Knowledge,
): Heuristics {
  return {
    ...heuristics,
    ...(features && weights && learnedEvaluation(features, weights)),
    ...(moveFacts && impressions && learnedPrior(moveFacts, impressions)),
  };
}
