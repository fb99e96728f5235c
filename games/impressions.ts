import type { Move } from '../kernel/game.ts';
import type { Heuristics, MoveFacts } from './heuristics.ts';

/** What `cosecha learn` writes: a list of weights for each kind, in the order of the situation, and one for the facts. */
export interface ImpressionWeights {
  readonly situation: readonly string[];
  readonly facts: readonly string[];
  readonly kinds: Readonly<Record<string, readonly number[]>>;
  /** The weights of a move's facts at the start of the game and at its end. */
  readonly early: readonly number[];
  readonly late: readonly number[];
}

/** The fact of a situation that says how much of the game is left, from 1 to 0. */
export const TIME_LEFT = 'time-left';

type LearnedPrior<S, M extends Move> = Required<
  Pick<Heuristics<S, M>, 'prior' | 'startDecision' | 'moveFacts'>
>;

/** First impressions that add up the facts of a situation and of a move, and end between 0 and 1. */
export function learnedPrior<S, M extends Move>(
  moveFacts: MoveFacts<S, M>,
  weights: ImpressionWeights,
): LearnedPrior<S, M> {
  const { kinds, situation, facts } = moveFacts;
  const width = laneWidth(situation.length);
  const lists = kinds.map(kind => weights.kinds[kind] ?? []);
  const ofKinds = inOrder(lists, weights.situation, situation, width);
  const here = new Float64Array(width);
  const count = laneWidth(facts.length);
  const early = inOrder([weights.early], weights.facts, facts, count);
  const late = inOrder([weights.late], weights.facts, facts, count);
  const ofMoves = new Float64Array(count);
  const values = new Float64Array(count);
  const timeAt = situation.indexOf(TIME_LEFT);
  /** What the situation is worth to each kind of move, and the decision for which it was last worked out. */
  const sums = new Float64Array(kinds.length);
  const decisions = new Int32Array(kinds.length);
  let decision = 0;

  const sumOf = (kind: number): number => {
    if (decisions[kind] === decision) return sums[kind];
    decisions[kind] = decision;
    return (sums[kind] = product(ofKinds, kind * width, here));
  };

  return {
    moveFacts,
    startDecision(state, seat) {
      decision++;
      moveFacts.fillSituation(state, seat, here);
      const left = here[timeAt];
      for (let index = 0; index < count; index++)
        ofMoves[index] = late[index] + left * (early[index] - late[index]);
    },
    prior(state, seat, move) {
      const sum = sumOf(moveFacts.kindOf(state, move));
      const ofMove = moveFacts.fillFacts(state, seat, move, values) ? product(ofMoves, 0, values) : 0;
      return 1 / (1 + Math.exp(-sum - ofMove));
    },
  };
}

/** First impressions made by hand, in the place of learned ones: they take in no situation. */
export const madeByHand = <S, M extends Move>(
  prior: NonNullable<Heuristics<S, M>['prior']>,
): Required<Pick<Heuristics<S, M>, 'prior' | 'startDecision'>> => ({ prior, startDecision: () => undefined });

const laneWidth = (length: number): number => LANES * Math.ceil(length / LANES);

/** Adds up products, four sums at a time: each addition has to wait for the one before it. */
function product(weights: Float64Array, first: number, values: Float64Array): number {
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let index = 0, at = first; index < values.length; index += LANES, at += LANES) {
    one += weights[at] * values[index];
    two += weights[at + 1] * values[index + 1];
    three += weights[at + 2] * values[index + 2];
    four += weights[at + 3] * values[index + 3];
  }
  return one + two + (three + four);
}

const LANES = 4;

/**
 * Lists of weights in one row, each as wide as given, in the order of the present names. A fact that is new since then
 * counts nothing.
 */
function inOrder(
  lists: readonly (readonly number[])[],
  known: readonly string[],
  names: readonly string[],
  width: number,
): Float64Array {
  const row = new Float64Array(lists.length * width);
  const places = names.map(name => known.indexOf(name));
  lists.forEach((list, index) =>
    places.forEach((place, at) => {
      row[index * width + at] = list[place] ?? 0;
    }),
  );
  return row;
}
