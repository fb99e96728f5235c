import type { Heuristics } from '../../heuristics.ts';
import { learnedEvaluation } from '../../learned.ts';
import { withTaste } from '../../taste.ts';
import { features } from '../features.ts';
import { evaluateAlsoSolo, matchOf } from '../heuristics.ts';
import { priorByType } from '../prior-by-type.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { weights } from '../weights.ts';

const learned = learnedEvaluation(features, weights);

const TASTES: readonly number[] = [0.7, 0.2, 0, 0];

/** The last generation with first impressions made by hand. */
export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 37_500,
  quickLevels: [60, 75, 160, 480],
  quickKnowledge: TASTES.map(strength => ({
    evaluate: evaluateAlsoSolo(learnedEvaluation(withTaste(features, strength, matchOf), weights).evaluate),
  })),
  levelRatings: [1000, 1290, 1610, 1950, 2170, 2310],
  winSpread: 14,
  par: 100,
  prior: priorByType,
  ...learned,
  evaluate: evaluateAlsoSolo(learned.evaluate),
};
