import type { Heuristics } from '../../heuristics.ts';
import { learnedEvaluation } from '../../learned.ts';
import { features } from '../features.ts';
import { evaluateAlsoSolo } from '../heuristics.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { heuristics as later } from './generation-5.ts';
import { weights } from './weights-3.ts';

const learned = learnedEvaluation(features, weights);

/** The first learned weights, and quick levels without tastes. */
export const heuristics: Heuristics<State, Move> = {
  ...later,
  ...learned,
  evaluate: evaluateAlsoSolo(learned.evaluate),
  quickLevels: [24, 48, 95, 300],
  quickKnowledge: [],
};
