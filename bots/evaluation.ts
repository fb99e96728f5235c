import type { Heuristics } from '../games/heuristics.ts';
import type { Move, Result } from '../kernel/game.ts';
import type { BotGame } from './bot.ts';

/** The weight of first place at the end; the rest goes to the difference in points. */
const PLACE_WEIGHT = 0.7;

/** The part of all players' points together that counts as a clear lead, for a game without heuristics. */
const SPREAD_OF_TOTALS = 0.08;

/**
 * The value of a state for each seat, from 0 to 1 and 1 in total. At the end it is the share of first place, with some
 * weight on the difference in points; before the end it is the chance of winning that the expected points give.
 */
export interface Evaluator<S> {
  readonly values: Float64Array;
  /** Fills `values` for a finished game. */
  evaluateEnd(state: Readonly<S>): void;
  /** Fills `values` for a game in progress; all 0 without heuristics. */
  evaluate(state: Readonly<S>): void;
}

export function createEvaluator<S, M extends Move, V>(
  game: BotGame<S, M, V>,
  heuristics?: Heuristics<S, M>,
): Evaluator<S> {
  const seats = game.meta.players.most;
  const points = new Float64Array(seats);
  const values = new Float64Array(seats);

  const evaluate = (state: Readonly<S>): void => {
    if (heuristics === undefined) {
      values.fill(0);
      return;
    }
    const players = heuristics.evaluate(state, points);
    const spread = heuristics.winSpreadAt?.(state, players) ?? heuristics.winSpread;
    winShares(points, players, spread, values, heuristics.par);
  };

  return {
    values,
    evaluateEnd(state) {
      const result = game.result(state);
      if (result === undefined) {
        values.fill(0);
        return;
      }
      const { totals } = result;
      // A solo game has no places: the heuristics know what it is played for.
      if (totals.length === 1 && heuristics !== undefined) return evaluate(state);
      for (let seat = 0; seat < totals.length; seat++) points[seat] = totals[seat];
      winShares(points, totals.length, heuristics?.winSpread ?? spreadOf(totals), values, heuristics?.par);
      addPlaces(result, values);
    },
    evaluate,
  };
}

/** The value of a result for a seat. */
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

/** Chances of first place by the differences in points. In a solo game more points are better. */
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
