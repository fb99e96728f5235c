import type { Heuristics } from '../heuristics.ts';
import { learnedPrior, madeByHand } from '../impressions.ts';
import { learnedEvaluation } from '../learned.ts';
import { withTaste } from '../taste.ts';
import { features } from './features.ts';
import { impressions } from './impressions.ts';
import { moveFacts } from './move-facts.ts';
import { isNarrowed, narrowPlaces } from './places.ts';
import { priorByType } from './prior-by-type.ts';
import type { Move } from './rules/moves.ts';
import { isSolo, type State } from './rules/state.ts';
import { evaluateSolo } from './solo-evaluation.ts';
import { weights } from './weights.ts';

const learned = learnedEvaluation(features, weights);
const { startDecision, prior } = learnedPrior(moveFacts, impressions);

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

/** How far the tastes of level 1 go. */
const TASTE = 0.2;

/** First impressions as people have them at once; level 2b shares those of the strong levels, and only thinks less. */
const byHand = madeByHand<State, Move>(priorByType);
const quickKnowledge = [
  {
    ...byHand,
    evaluate: evaluateAlsoSolo(learnedEvaluation(withTaste(features, TASTE, matchOf), weights).evaluate),
  },
  byHand,
  byHand,
  {},
];

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 37_500,
  quickLevels: [60, 125, 270, 800],
  quickKnowledge,
  levelRatings: [1000, 1210, 1390, 1600, 1810, 1950],
  winSpread: 14,
  par: 100,
  moveFacts,
  startDecision,
  prior: (state, seat, move) => (isSolo(state) ? priorByType(state, seat, move) : prior(state, seat, move)),
  rolloutPrior: priorByType,
  narrow: narrowPlaces,
  isNarrowed,
  ...learned,
  evaluate: evaluateAlsoSolo(learned.evaluate),
};
