import type { PhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import { NEIGHBOURS, type Space } from './board.ts';
import type { Event } from './events.ts';
import { PLANT, type Plant } from './moves.ts';
import { layTile } from './plant.ts';
import { DESERT, NONE, type State } from './state.ts';

/** Phase 3 for two or three players. The highest bidder plants the leftover tile without farmers, next to a tile. */
export const leftover: PhaseRules<State, Plant, Event> = {
  answers: ['plant'],

  toAct: ({ taking }) => (taking.tile === NONE ? NO_SEATS : oneSeat(taking.order[0])),

  moves(state, _seat, out) {
    const touches = hasCropToTouch(state) ? touchesCrop : touchesTile;
    for (const space of state.empty) if (touches(state, space)) out.push(PLANT[space]);
  },

  whyNot(state, _seat, { space }) {
    if (state.tiles[space] !== NONE) return 'tile-needs-an-empty-space';
    if (hasCropToTouch(state)) {
      return touchesCrop(state, space) ? undefined : 'leftover-tile-touches-a-non-desert-tile';
    }
    return touchesTile(state, space) ? undefined : 'leftover-tile-falls-back-to-desert';
  },

  play(state, seat, { space }, { emit }) {
    const { tile } = state.taking;
    layTile(state, space);
    emit?.({ type: 'leftoverPlanted', seat, tile, space, palm: state.palms.includes(space) });
  },
};

const touchesTile = ({ tiles }: Readonly<State>, space: Space): boolean => {
  for (const side of NEIGHBOURS[space]) if (tiles[side] !== NONE) return true;
  return false;
};

const touchesCrop = ({ tiles, owners }: Readonly<State>, space: Space): boolean => {
  for (const side of NEIGHBOURS[space]) if (tiles[side] !== NONE && owners[side] !== DESERT) return true;
  return false;
};

/** Whether any empty space is next to a tile that is not a desert. */
const hasCropToTouch = (state: Readonly<State>): boolean => {
  for (const space of state.empty) if (touchesCrop(state, space)) return true;
  return false;
};

/** Takes the last tile from the village. */
export function startLeftover(state: State): void {
  const tile = state.village.findIndex(count => count > 0);
  state.village[tile]--;
  state.taking.tile = tile;
  state.phase = 'leftover';
}
