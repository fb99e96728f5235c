import type { Move, Score } from '../kernel/game.ts';
import { fastRandom } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import { MAX_DECISIONS } from './playout.ts';
import { createRollout } from './rollout.ts';
import type { SearchContext } from './search-context.ts';

interface ForecastRequest<S, M extends Move> {
  readonly base: Readonly<S>;
  readonly seat: Seat;
  readonly move: M;
  readonly games: number;
}

/** Plays games to the end after a move and gives the mean final points of every seat by source. */
export type Forecast<S, M extends Move> = (request: ForecastRequest<S, M>) => Score[];

export function createForecast<S, M extends Move, V>(context: SearchContext<S, M, V>): Forecast<S, M> {
  const { game, heuristics, averages, evaluator } = context;
  const toTheEnd = heuristics && { ...heuristics, horizon: MAX_DECISIONS };
  const rollOut = createRollout({ ...context, heuristics: toTheEnd });
  let scratch: S | undefined;

  return ({ base, seat, move, games }) => {
    const sums = new Map<string, number[]>();
    for (let played = 0; played < games; played++) {
      const world = game.copy(base, scratch);
      scratch = world;
      // Games of the same number are played in the same world, whatever the move.
      const table = { random: fastRandom(played + 1) };
      game.redeal(world, seat, table.random);
      game.apply(world, seat, move, table);
      rollOut(world, table);
      averages.update(evaluator.values);
      for (const { source, points } of game.result(world)?.breakdown ?? []) {
        const sum = sums.get(source) ?? points.map(() => 0);
        sums.set(source, sum);
        points.forEach((value, owner) => (sum[owner] += value / games));
      }
    }
    return [...sums].map(([source, points]) => ({ source, points }));
  };
}
