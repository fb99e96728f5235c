import type { Seat } from '../../kernel/seat.ts';
import type { Heuristics } from '../heuristics.ts';
import { learnedEvaluation } from '../learned.ts';
import { withTaste } from '../taste.ts';
import { features } from './features.ts';
import { moveFacts } from './move-facts.ts';
import { MOVES, type Move } from './rules/moves.ts';
import { isSolo, type State } from './rules/state.ts';
import { evaluateSolo } from './solo-evaluation.ts';
import { weights } from './weights.ts';

/** Building and taking is usually good; declining and stopping early seldom is. */
function lookOf({ type }: Move): number {
  switch (type) {
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

/** By move: a table is read quicker than the type of one of many shapes. */
const LOOKS = Float64Array.from(MOVES, lookOf);

const prior = (_state: Readonly<State>, _seat: Seat, { id }: Move): number => LOOKS[id];

const learned = learnedEvaluation(features, weights);

/** A learned evaluation for several players; the solo game, which is played for goals, has its own. */
export const evaluateAlsoSolo =
  (evaluate: Heuristics<State>['evaluate']): Heuristics<State>['evaluate'] =>
  (state, points) =>
    isSolo(state) ? evaluateSolo(state, points) : evaluate(state, points);

/** Cards that lie open from the start: the estates, and the equipment that is in play. */
export const matchOf = ({ estates, shed, seats }: Readonly<State>): number => {
  let equipment = shed;
  for (let seat = 0; seat < seats.length; seat++) equipment |= seats[seat].equipment;
  let match = equipment;
  for (let index = 0; index < estates.length; index++) match = match * FACES + estates[index];
  return match;
};
const FACES = 17;

/** How far the tastes of the levels below level 3 go, weakest first. */
const TASTES: readonly number[] = [0.7, 0.2, 0, 0];

const quickKnowledge = TASTES.map(strength => ({
  evaluate: evaluateAlsoSolo(learnedEvaluation(withTaste(features, strength, matchOf), weights).evaluate),
}));

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 37_500,
  quickLevels: [60, 75, 160, 480],
  quickKnowledge,
  levelRatings: [1000, 1290, 1610, 1950, 2170, 2310],
  winSpread: 14,
  par: 100,
  prior,
  moveFacts,
  ...learned,
  evaluate: evaluateAlsoSolo(learned.evaluate),
};
