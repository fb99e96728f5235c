import type { Features, Heuristics } from './heuristics.ts';

/** Weights for one number of players: those at the start of the game and those at its end, in the order of the names. */
export interface SeatWeights {
  readonly early: readonly number[];
  readonly late: readonly number[];
  /** The spread from points to chances: at the start, at the end. */
  readonly spread: readonly [number, number];
}

/** The weights of a game, as `cosecha learn` writes them. */
export interface Weights {
  readonly features: readonly string[];
  /** How many decisions a playout looks ahead with these weights. */
  readonly horizon: number;
  /** By number of players; a number without weights of its own takes the nearest ones. */
  readonly players: Readonly<Record<string, SeatWeights>>;
}

type LearnedEvaluation<S> = Required<
  Pick<Heuristics<S>, 'evaluate' | 'features' | 'winSpreadAt' | 'horizon'>
>;

const MAX_SEATS = 5;

/** An evaluation that adds up facts, each times a weight that changes steadily with the time left. */
export function learnedEvaluation<S>(features: Features<S>, weights: Weights): LearnedEvaluation<S> {
  const { names } = features;
  const count = names.length;
  /** With room for a seat beyond the last, which is added up beside it. */
  const values = new Float64Array((MAX_SEATS + 1) * count);
  const current = new Float64Array(count);
  const byPlayers = Array.from({ length: MAX_SEATS + 1 }, (_, players) =>
    weightsFor(weights, players, names),
  );

  return {
    features,
    horizon: weights.horizon,
    evaluate(state, points) {
      const players = features.fill(state, values);
      const { early, late } = byPlayers[players];
      const left = features.timeLeft(state);
      for (let index = 0; index < count; index++)
        current[index] = late[index] + left * (early[index] - late[index]);
      // Two seats side by side: neither sum waits for the other.
      for (let seat = 0; seat < players; seat += 2) {
        let sum = 0;
        let next = 0;
        for (let index = 0, at = seat * count; index < count; index++, at++) {
          sum += current[index] * values[at];
          next += current[index] * values[at + count];
        }
        points[seat] = sum;
        if (seat + 1 < players) points[seat + 1] = next;
      }
      return players;
    },
    winSpreadAt(state, players) {
      const [first, last] = byPlayers[players].spread;
      return last + features.timeLeft(state) * (first - last);
    },
  };
}

interface FastWeights {
  readonly early: Float64Array;
  readonly late: Float64Array;
  readonly spread: readonly [number, number];
}

/** Facts are found by name; one that is new since the weights were learned counts nothing until the next time. */
function weightsFor(
  { players: known, features }: Weights,
  players: number,
  names: readonly string[],
): FastWeights {
  const nearest = Object.keys(known)
    .map(Number)
    .sort((one, other) => Math.abs(one - players) - Math.abs(other - players) || one - other)[0];
  const { early, late, spread } = known[nearest];
  const inOrder = (list: readonly number[]): Float64Array =>
    Float64Array.from(names, name => list[features.indexOf(name)] ?? 0);
  return { early: inOrder(early), late: inOrder(late), spread };
}
