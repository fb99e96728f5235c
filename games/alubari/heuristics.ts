import type { Seat } from '../../kernel/seat.ts';
import type { Heuristics } from '../heuristics.ts';
import { learnedEvaluation } from '../learned.ts';
import { features } from './features.ts';
import type { Move } from './rules/moves.ts';
import { isSolo, type State } from './rules/state.ts';
import { evaluateSolo } from './solo-evaluation.ts';
import { weights } from './weights.ts';

/** Building and taking is usually good; declining and stopping early seldom is. */
function prior(_state: Readonly<State>, _seat: Seat, move: Move): number {
  switch (move.type) {
    case 'build':
    case 'buy':
    case 'equip':
      return 0.8;
    case 'lay':
    case 'gather':
    case 'hire':
    case 'use':
      return 0.65;
    case 'stop':
    case 'giveBack':
    case 'leaveOut':
    case 'returnEquipment':
      return 0.15;
    case 'done':
    case 'decline':
      return 0.35;
    default:
      return 0.5;
  }
}

const learned = learnedEvaluation(features, weights);

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 37_500,
  quickLevels: [80, 180, 360, 640],
  levelRatings: [1000, 1230, 1480, 1730, 1960, 2100],
  winSpread: 14,
  par: 100,
  prior,
  ...learned,
  evaluate: (state, points) =>
    isSolo(state) ? evaluateSolo(state, points) : learned.evaluate(state, points),
};
