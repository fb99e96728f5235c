import type { Heuristics } from '../../games/heuristics.ts';
import { MAX_SALE, ROUNDS } from './data/market.ts';
import type { Move } from './rules/moves.ts';
import type { State } from './rules/state.ts';

/** About what a basket brings that can still be sold. */
const BASKET = 2.5;

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 100_000,
  winSpread: 5,
  evaluate(state, points) {
    const rounds = ROUNDS - state.round + (state.phase === null ? 0 : 1);
    for (let seat = 0; seat < state.players; seat++) {
      const sellable = Math.min(state.baskets[seat], rounds * MAX_SALE);
      points[seat] = state.coins[seat] + sellable * BASKET + (state.baskets[seat] - sellable);
    }
    return state.players;
  },
  /** A high price is worth selling at. */
  prior: ({ price }, _seat, { amount }) => Math.min(1, 0.3 + (amount * (price - 2)) / 15),
  isSealed: () => true,
  unsealOthers(state, viewer) {
    state.choices.forEach((_, seat) => {
      if (seat !== viewer) state.choices[seat] = null;
    });
  },
};
