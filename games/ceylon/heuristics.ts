import type { Heuristics } from '../heuristics.ts';
import { evaluate } from './evaluation.ts';
import { prior } from './priors.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

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
