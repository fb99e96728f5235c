import type { Effects } from '../../../kernel/game.ts';
import { BESIDE, type Space } from './board.ts';
import type { Event } from './events.ts';
import { DESERT, isLastRound, NEUTRAL, type State } from './state.ts';

export const isWatered = ({ canals }: { readonly canals: number }, space: Space): boolean =>
  (canals & BESIDE[space]) !== 0;

/**
 * Phase 6. Every tile without water loses a farmer or, if it has none, its crop; in the last round, everything.
 * Tiles with water and deserts never change again, so they leave the list.
 */
export function dry(state: State, table: Effects<Event>): void {
  const { drySpaces } = state;
  const isLast = isLastRound(state);
  let kept = 0;
  for (let index = 0; index < drySpaces.length; index++) {
    const space = drySpaces[index];
    if (isWatered(state, space)) continue;
    if (isLast || state.farmers[space] === 0) {
      turnToDesert(state, space, table);
    } else {
      loseFarmer(state, space, table);
      drySpaces[kept++] = space;
    }
  }
  while (drySpaces.length > kept) drySpaces.pop();
}

function loseFarmer(state: State, space: Space, { emit }: Effects<Event>): void {
  const seat = state.owners[space];
  const left = state.farmers[space] - 1;
  state.farmers[space] = left;
  state.lost[seat]++;
  if (left === 0) state.owners[space] = NEUTRAL;
  emit?.({ type: 'farmerLost', seat, tile: state.tiles[space], space, left });
}

function turnToDesert(state: State, space: Space, { emit }: Effects<Event>): void {
  const seat = state.owners[space];
  const farmers = state.farmers[space];
  if (farmers > 0) state.lost[seat] += farmers;
  state.farmers[space] = 0;
  state.owners[space] = DESERT;
  emit?.({ type: 'desertMade', tile: state.tiles[space], space, seat: farmers > 0 ? seat : null, farmers });
}
