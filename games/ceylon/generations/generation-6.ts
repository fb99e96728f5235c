import type { Heuristics } from '../../heuristics.ts';
import { learnedEvaluation } from '../../learned.ts';
import { features } from '../features.ts';
import { prior } from '../priors.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { weights } from './weights-6.ts';

/** The last generation that learned from differences in points. */
export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 39_500,
  quickLevels: [14, 45, 125, 500],
  levelRatings: [1000, 1170, 1290, 1450, 1620, 1760],
  winSpread: 8,
  guidedDepth: 20,
  prior,
  ...learnedEvaluation(features, weights),
};
