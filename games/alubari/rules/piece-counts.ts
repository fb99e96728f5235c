import { EVENT, IRON, STONE } from './cubes.ts';
import { drawn } from './refill.ts';
import { sizeOf } from './sets.ts';
import type { Holdings, State } from './state.ts';

const sum = (seats: readonly Holdings[], what: (own: Holdings) => number): number =>
  seats.reduce((total, own) => total + what(own), 0);

const count = (owners: readonly number[], owner: number): number =>
  owners.filter(held => held === owner).length;

/** Pieces that never leave the game, over all the places where they can be. */
export const pieceCounts = (state: Readonly<State>): Record<string, number> => {
  const { seats, bag, stock } = state;
  const markers = seats.map((own, seat): [string, number] => [
    `markers ${seat}`,
    own.markers +
      [state.rails, state.stations, state.owners, state.tenants].reduce(
        (on, all) => on + count(all, seat),
        0,
      ),
  ]);
  return {
    iron: bag[IRON] + stock[IRON] + drawn(state, IRON) + sum(seats, own => own.iron),
    stone: bag[STONE] + stock[STONE] + drawn(state, STONE) + sum(seats, own => own.stone),
    events: bag[EVENT] + sizeOf(state.wheelCubes) + drawn(state, EVENT),
    steel: state.steel + sum(seats, own => own.steel),
    equipment: sizeOf(state.shed) + sum(seats, own => sizeOf(own.equipment)),
    contracts:
      sizeOf(state.deck) +
      sizeOf(state.discards) +
      state.row.filter(card => card !== 0).length +
      sum(seats, own => sizeOf(own.contracts)),
    ...Object.fromEntries(markers),
  };
};
