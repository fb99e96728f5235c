import type { Effects } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { estateSpace } from './estates.ts';
import type { Event } from './events.ts';
import { GAME, NONE, type State } from './state.ts';

/** Estate spaces of the game that no one has borrowed. */
export const borrowable = ({ owners, tenants, front }: Readonly<State>): number => {
  let count = 0;
  for (let space = 0; space < front; space++) if (owners[space] === GAME && tenants[space] === NONE) count++;
  return count;
};

/** Contracts 28 and 29: own markers beside those of the game, from the left; they count for harvests only. */
export const borrow = (state: State, seat: Seat, count: number, { emit }: Effects<Event>): void => {
  const own = state.seats[seat];
  let left = count;
  for (let space = 0; left > 0; space++) {
    if (state.owners[space] !== GAME || state.tenants[space] !== NONE) continue;
    state.tenants[space] = seat;
    own.markers--;
    left--;
    emit?.({ type: 'spaceBorrowed', seat, at: estateSpace(state, space) });
  }
};
