import type { Heuristics } from '../games/heuristics.ts';
import type { Move, Result } from '../kernel/game.ts';
import type { BotGame } from './bot.ts';

/** How much the first place itself counts at the end; the rest is for the distance in points. */
const PLACE_WEIGHT = 0.7;

/** Of all points at the table together, the part that is a clear lead in a game nobody knows anything about. */
const SPREAD_OF_TOTALS = 0.08;

/**
 * What a state is worth to each seat, from 0 to 1 and 1 in all: at the end the shares of the first place with a little
 * for the distance in points, before that the chances that the points expected give.
 */
export interface Evaluator<S> {
  readonly values: Float64Array;
  /** Fills `values`. A state that is not over can be judged only with knowledge. */
  end(state: Readonly<S>): void;
  expect(state: Readonly<S>): void;
}

export function createEvaluator<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  knowledge?: Heuristics<S, M>,
): Evaluator<S> {
  const seats = game.meta.players.most;
  const points = new Float64Array(seats);
  const values = new Float64Array(seats);

  const expect = (state: Readonly<S>): void => {
    if (knowledge === undefined) {
      values.fill(0);
      return;
    }
    const players = knowledge.evaluate(state, points);
    winShares(points, players, knowledge.winSpread, values, knowledge.par);
  };

  return {
    values,
    end(state) {
      const result = game.result(state);
      if (result === undefined) {
        values.fill(0);
        return;
      }
      const { totals } = result;
      // Alone there is no place to win: what the game is played for is the knowledge's business.
      if (totals.length === 1 && knowledge !== undefined) return expect(state);
      for (let seat = 0; seat < totals.length; seat++) points[seat] = totals[seat];
      winShares(points, totals.length, knowledge?.winSpread ?? spreadOf(totals), values, knowledge?.par);
      addPlaces(result, values);
    },
    expect,
  };
}

/** What a result is worth to a seat. */
export function valueOf(result: Result, seat: number): number {
  const points = Float64Array.from(result.totals);
  const values = new Float64Array(points.length);
  winShares(points, points.length, spreadOf(result.totals), values, undefined);
  addPlaces(result, values);
  return values[seat];
}

function spreadOf(totals: readonly number[]): number {
  let sum = 0;
  for (let seat = 0; seat < totals.length; seat++) sum += Math.abs(totals[seat]);
  return 1 + SPREAD_OF_TOTALS * sum;
}

/** Chances of the first place, by how far the points lie apart. One player alone only wants more of them. */
function winShares(
  points: Float64Array,
  players: number,
  spread: number,
  values: Float64Array,
  par: number | undefined,
): void {
  if (players === 1) {
    const gained = Math.max(0, points[0]);
    values[0] = gained / (gained + (par ?? spread));
    return;
  }
  let best = -Infinity;
  for (let seat = 0; seat < players; seat++) if (points[seat] > best) best = points[seat];
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    values[seat] = Math.exp((points[seat] - best) / spread);
    sum += values[seat];
  }
  for (let seat = 0; seat < players; seat++) values[seat] /= sum;
}

function addPlaces({ ranks }: Result, values: Float64Array): void {
  if (ranks.length === 1) return;
  let sharers = 0;
  for (let seat = 0; seat < ranks.length; seat++) if (ranks[seat] === 1) sharers++;
  for (let seat = 0; seat < ranks.length; seat++) {
    const place = ranks[seat] === 1 ? 1 / sharers : 0;
    values[seat] = PLACE_WEIGHT * place + (1 - PLACE_WEIGHT) * values[seat];
  }
}
