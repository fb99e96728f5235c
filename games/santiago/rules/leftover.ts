import type { MoveIds } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import { isInHalves, LOWER_SIDES, NEIGHBOURS, SPACES, UPPER_SIDES, type Space } from './board.ts';
import type { Event } from './events.ts';
import { PLANT, type Plant } from './moves.ts';
import { layTile } from './plant.ts';
import { DESERT, NONE, type State } from './state.ts';

/** Phase 3 for two or three players. The highest bidder plants the leftover tile without farmers, next to a tile. */
export const leftover: PhaseRules<State, Plant, Event> = {
  answers: ['plant'],

  toAct: ({ taking }) => (taking.tile === NONE ? NO_SEATS : oneSeat(taking.order[0])),

  list(state, _seat, out) {
    if (!pushBeside(state, isCrop, out)) pushBeside(state, isTile, out);
  },

  whyNot(state, _seat, { space }) {
    if (state.tiles[space] !== NONE) return 'tile-needs-an-empty-space';
    if (hasCropToTouch(state)) {
      return touches(state, space, isCrop) ? undefined : 'leftover-tile-touches-a-non-desert-tile';
    }
    return touches(state, space, isTile) ? undefined : 'leftover-tile-falls-back-to-desert';
  },

  play(state, seat, { space }, { emit }) {
    const { tile } = state.taking;
    layTile(state, space);
    emit?.({ type: 'leftoverPlanted', seat, tile, space, palm: state.palms.includes(space) });
  },
};

type Test = (state: Readonly<State>, space: Space) => boolean;

const isTile: Test = ({ tiles }, space) => tiles[space] !== NONE;
const isCrop: Test = ({ tiles, owners }, space) => tiles[space] !== NONE && owners[space] !== DESERT;

/** Lists the empty spaces next to a space that passes the test; returns whether there are any. */
function pushBeside(state: Readonly<State>, test: Test, out: MoveIds): boolean {
  let [upper, lower] = [0, 0];
  for (let space = 0; space < SPACES; space++) {
    if (!test(state, space)) continue;
    upper |= UPPER_SIDES[space];
    lower |= LOWER_SIDES[space];
  }
  let hasAny = false;
  for (let index = 0; index < state.empty.length; index++) {
    const space = state.empty[index];
    if (!isInHalves(space, upper, lower)) continue;
    out.push(PLANT[space].id);
    hasAny = true;
  }
  return hasAny;
}

const touches = (state: Readonly<State>, space: Space, test: Test): boolean =>
  NEIGHBOURS[space].some(side => test(state, side));

/** Whether any empty space is next to a tile that is not a desert. */
const hasCropToTouch = (state: Readonly<State>): boolean =>
  state.empty.some(space => touches(state, space, isCrop));

/** Takes the last tile from the village. */
export function startLeftover(state: State): void {
  const tile = state.village.findIndex(count => count > 0);
  state.village[tile]--;
  state.taking.tile = tile;
  state.phase = 'leftover';
}
