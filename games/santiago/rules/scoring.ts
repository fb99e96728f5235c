import { rankSeats, winners, type Result, type Effects } from '../../../kernel/game.ts';
import { CROPS, type Crop } from '../data/tiles.ts';
import type { Event } from './events.ts';
import { cropOn, groupsOf, zeros, plantationsOf, scoringFarmers } from './plantations.ts';
import type { State } from './state.ts';

/** A line of the score sheet. */
export type Source = 'money' | Crop;

export const resultOf = (state: Readonly<State>): Result | undefined =>
  state.phase === null ? score(state) : undefined;

/** Money first, then the crops, in the order of the score sheet. */
function score(state: Readonly<State>): Result {
  const totals = state.money.slice();
  const byCrop = CROPS.map(source => ({ source, points: zeros(state) }));
  for (const spaces of groupsOf(state)) {
    const { points } = byCrop[cropOn(state, spaces[0])];
    for (const space of spaces) {
      if (state.farmers[space] === 0) continue;
      const worth = spaces.length * scoringFarmers(state, space);
      points[state.owners[space]] += worth;
      totals[state.owners[space]] += worth;
    }
  }
  const breakdown = [{ source: 'money', points: state.money.slice() }, ...byCrop];
  return { totals, breakdown, ranks: rankSeats(state.players, (one, other) => totals[other] - totals[one]) };
}

/** Ends the game: shows all money and scores every plantation. */
export function endGame(state: State, { emit }: Effects<Event>): void {
  state.phase = null;
  if (emit === undefined) return;
  const result = score(state);
  const shown = { type: 'moneyShown', money: [...state.money] } as const;
  emit(state.hidesMoney ? { ...shown, reveals: true } : shown);
  for (const plantation of plantationsOf(state)) {
    if (plantation.points.some(points => points > 0)) emit({ type: 'plantationScored', ...plantation });
  }
  emit({ type: 'gameEnded', totals: result.totals, winners: winners(result) });
}
