import type { Heuristics } from '../../heuristics.ts';
import { learnedEvaluation } from '../../learned.ts';
import { features } from '../features.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { weights } from '../weights.ts';
import { prior } from '../prior-by-gain.ts';

/** The last generation with first impressions made by hand; playouts end with a turn. */
export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 39_000,
  quickLevels: [36, 100, 320, 900],
  levelRatings: [1000, 1220, 1400, 1540, 1750, 1890],
  winSpread: 8,
  prior,
  ...learnedEvaluation(features, weights),
  // Placements count once their workers have acted.
  isQuiet: ({ phase }) => phase === 'placing' || phase === null,
};
