import type { Move } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Heuristics } from './heuristics.ts';

/**
 * Facts about the moves of a decision, in the game's own words, that a learned first impression weighs. Every kind of
 * move weighs the seat's situation in its own way; facts about a single move count alike for all kinds.
 */
export interface MoveFacts<S = object, M extends Move = Move> {
  /** Names of the kinds, the facts of a situation and those of a move. Stored with the weights. One of a situation is TIME_LEFT. */
  readonly kinds: readonly string[];
  readonly situation: readonly string[];
  readonly facts: readonly string[];
  /** The place of a move's kind in `kinds`. */
  kindOf(state: Readonly<S>, move: M): number;
  /** Writes every fact of the situation of a seat that is to act. Called before the moves of a decision are looked at. */
  fillSituation(state: Readonly<S>, seat: Seat, values: Float64Array): void;
  /** Writes every fact of a move; false for a move that has none. */
  fillFacts(state: Readonly<S>, seat: Seat, move: M, values: Float64Array): boolean;
}

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
  const count = facts.length;
  const lists = kinds.map(kind => weights.kinds[kind] ?? []);
  const width = LANES * Math.ceil(situation.length / LANES);
  const ofKinds = inOrder(lists, weights.situation, situation, width);
  const early = inOrder([weights.early], weights.facts, facts, count);
  const late = inOrder([weights.late], weights.facts, facts, count);
  const ofMoves = new Float64Array(count);
  const timeAt = situation.indexOf(TIME_LEFT);
  const here = new Float64Array(width);
  const values = new Float64Array(count);

  return {
    moveFacts,
    startDecision(state, seat) {
      moveFacts.fillSituation(state, seat, here);
      const left = here[timeAt];
      for (let index = 0; index < count; index++)
        ofMoves[index] = late[index] + left * (early[index] - late[index]);
    },
    prior(state, seat, move) {
      const first = moveFacts.kindOf(state, move) * width;
      // Four sums at a time: each addition has to wait for the one before it.
      let [sum, second, third, fourth] = [0, 0, 0, 0];
      for (let index = 0, at = first; index < width; index += LANES, at += LANES) {
        sum += ofKinds[at] * here[index];
        second += ofKinds[at + 1] * here[index + 1];
        third += ofKinds[at + 2] * here[index + 2];
        fourth += ofKinds[at + 3] * here[index + 3];
      }
      sum += second + third + fourth;
      if (moveFacts.fillFacts(state, seat, move, values)) {
        for (let index = 0; index < count; index++) sum += ofMoves[index] * values[index];
      }
      return 1 / (1 + Math.exp(-sum));
    },
  };
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
