import { rankSeats, winners, type Result, type Effects } from '../../../kernel/game.ts';
import { CROPS, type Crop } from '../data/tiles.ts';
import type { Event } from './events.ts';
import { plantationsOf, scoringFarmers, visitPlantations, zeros } from './plantations.ts';
import type { State } from './state.ts';

/** A line of the score sheet. */
export type Source = 'money' | Crop;

export const resultOf = (state: Readonly<State>): Result | undefined =>
  state.phase === null ? score(state) : undefined;

/** Money first, then the crops, in the order of the score sheet. */
function score(state: Readonly<State>): Result {
  const totals = state.money.slice();
  const breakdown = [{ source: 'money', points: state.money.slice() }];
  for (const source of CROPS) breakdown.push({ source, points: zeros(state) });
  visitPlantations(state, (crop, spaces, size) => {
    const { points } = breakdown[1 + crop];
    for (let index = 0; index < size; index++) {
      const space = spaces[index];
      if (state.farmers[space] === 0) continue;
      const worth = size * scoringFarmers(state, space);
      points[state.owners[space]] += worth;
      totals[state.owners[space]] += worth;
    }
  });
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
