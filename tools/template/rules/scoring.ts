import { rankSeats, type Result } from '../../../kernel/game.ts';
import { LEFTOVER_VALUE } from '../data/market.ts';
import { seatsOf, type State } from './state.ts';

/** Where points come from, in the order of the score sheet. */
export const SOURCES = ['sales', 'leftover'] as const;
export type Source = (typeof SOURCES)[number];

export function result(state: Readonly<State>): Result | undefined {
  if (state.phase !== null) return undefined;
  const leftover = state.baskets.map(count => count * LEFTOVER_VALUE);
  const totals = seatsOf(state).map(seat => state.coins[seat] + leftover[seat]);
  return {
    totals,
    breakdown: [
      { source: 'sales', points: state.coins.slice() },
      { source: 'leftover', points: leftover },
    ],
    ranks: rankSeats(state.players, (one, other) => totals[other] - totals[one]),
  };
}
