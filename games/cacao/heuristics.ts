import type { Heuristics } from '../heuristics.ts';
import { learnedPrior, madeByHand } from '../impressions.ts';
import { learnedEvaluation } from '../learned.ts';
import { features } from './features.ts';
import { impressions } from './impressions.ts';
import { moveFacts } from './move-facts.ts';
import { prior } from './prior-by-gain.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';
import { weights } from './weights.ts';

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 39_000,
  quickLevels: [36, 100, 320, 900],
  quickKnowledge: [0, 1, 2, 3].map(() => madeByHand(prior)),
  levelRatings: [1000, 1220, 1400, 1540, 1750, 1890],
  winSpread: 8,
  ...learnedPrior(moveFacts, impressions),
  rolloutPrior: prior,
  ...learnedEvaluation(features, weights),
  // Placements count once their workers have acted.
  isQuiet: ({ phase }) => phase === 'placing' || phase === null,
};
