import type { Heuristics } from '../heuristics.ts';
import { learnedEvaluation } from '../learned.ts';
import { features } from './features.ts';
import { prior } from './priors.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';
import { weights as weightsForTwo } from './weights-2.ts';
import { weights } from './weights.ts';

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 39_500,
  quickLevels: [14, 45, 125, 500],
  levelRatings: [1000, 1170, 1290, 1450, 1620, 1760],
  winSpread: 8,
  guidedDepth: 20,
  prior,
  ...learnedEvaluation(features, {
    ...weights,
    players: { ...weights.players, ...weightsForTwo.players },
  }),
};
