import type { Heuristics } from '../../heuristics.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluation-4.ts';
import { prior } from './priors-4.ts';

/** The last generation with an evaluation made by hand, from the second on. */
export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 42_500,
  quickLevels: [14, 45, 125, 500],
  levelRatings: [1000, 1180, 1340, 1460, 1590, 1730],
  winSpread: 8,
  horizon: 20,
  guidedDepth: 20,
  evaluate,
  prior,
};
