import type { Heuristics } from '../../games/heuristics.ts';
import { LEFTOVER_VALUE, MAX_SALE, ROUNDS } from './data/market.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

/** About what a basket brings that can still be sold. */
const BASKET = 2.5;
/** About what a basket on offer brings, as a part of the price: the market may turn out to be crowded. */
const PART_OF_PRICE = 0.8;

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 100_000,
  winSpread: 5,
  evaluate({ players, round, phase, price, coins, baskets, choices }, points) {
    const rounds = phase === null ? 0 : ROUNDS - round;
    for (let seat = 0; seat < players; seat++) {
      const offered = phase === null ? 0 : (choices[seat] ?? 0);
      const kept = baskets[seat] - offered;
      const sellable = Math.min(kept, rounds * MAX_SALE);
      const leftover = (kept - sellable) * LEFTOVER_VALUE;
      points[seat] = coins[seat] + offered * price * PART_OF_PRICE + sellable * BASKET + leftover;
    }
    return players;
  },
  /** A high price is worth selling at. */
  prior: ({ price }, _seat, { amount }) => Math.min(1, 0.3 + (amount * (price - 2)) / 15),
};
