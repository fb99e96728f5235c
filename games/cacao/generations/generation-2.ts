import type { Heuristics } from '../../heuristics.ts';
import { learnedEvaluation } from '../../learned.ts';
import { features } from '../features.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { weights } from '../weights.ts';
import { prior } from '../prior-by-gain.ts';

/** The first learned evaluation: playouts of two decisions, judged even in the middle of a turn. */
export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 39_000,
  quickLevels: [18, 46, 130, 360],
  winSpread: 8,
  prior,
  ...learnedEvaluation(features, { ...weights, horizon: 2 }),
};
