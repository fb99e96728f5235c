import type { Heuristics } from '../heuristics.ts';
import { learnedEvaluation } from '../learned.ts';
import { features } from './features.ts';
import { prior } from './priors.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';
import { weights as forTwo } from './weights-2.ts';
import { weights as forThree } from './weights-3.ts';
import { weights as forFour } from './weights-4.ts';

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 39_500,
  quickLevels: [14, 45, 125, 500],
  levelRatings: [1000, 1230, 1410, 1560, 1670, 1810],
  winSpread: 8,
  guidedDepth: 20,
  prior,
  ...learnedEvaluation(features, {
    ...forTwo,
    players: { ...forTwo.players, ...forThree.players, ...forFour.players },
  }),
};
