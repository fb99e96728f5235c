import type { Table } from '../../../kernel/game.ts';
import { BESIDE, SPACES, type Space } from './board.ts';
import type { Event } from './events.ts';
import { DESERT, isLastRound, NEUTRAL, NONE, type State } from './state.ts';

export const isWatered = ({ canals }: { readonly canals: number }, space: Space): boolean =>
  (canals & BESIDE[space]) !== 0;

/** Phase 6. Every tile without water loses a farmer or, without one, its crop; in the last round all of it. */
export function dry(state: State, table: Table<Event>): void {
  const isLast = isLastRound(state);
  for (let space = 0; space < SPACES; space++) {
    if (state.tiles[space] === NONE || state.owners[space] === DESERT || isWatered(state, space)) continue;
    if (isLast || state.farmers[space] === 0) turnToDesert(state, space, table);
    else loseFarmer(state, space, table);
  }
}

function loseFarmer(state: State, space: Space, { emit }: Table<Event>): void {
  const seat = state.owners[space];
  const left = state.farmers[space] - 1;
  state.farmers[space] = left;
  state.lost[seat]++;
  if (left === 0) state.owners[space] = NEUTRAL;
  emit?.({ type: 'farmerLost', seat, tile: state.tiles[space], space, left });
}

function turnToDesert(state: State, space: Space, { emit }: Table<Event>): void {
  const seat = state.owners[space];
  const farmers = state.farmers[space];
  if (farmers > 0) state.lost[seat] += farmers;
  state.farmers[space] = 0;
  state.owners[space] = DESERT;
  emit?.({ type: 'desertMade', tile: state.tiles[space], space, seat: farmers > 0 ? seat : null, farmers });
}
