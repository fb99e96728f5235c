import { pushListed } from '../../../kernel/move-ids.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat, type Seat } from '../../../kernel/seat.ts';
import type { Space } from './board.ts';
import type { Event } from './events.ts';
import { PLANT, type Plant } from './moves.ts';
import { ICONS, NEUTRAL, NONE, type State } from './state.ts';

/** Phase 3, second half. The tile goes on any empty space; a player who passed places one fewer farmer. */
export const plant: CountedPhaseRules<State, Plant, Event> = {
  answers: ['plant'],

  toAct: ({ taking }) => (taking.tile === NONE ? NO_SEATS : oneSeat(taking.order[taking.turn])),

  list: ({ empty }, _seat, out) => pushListed(empty, PLANT[0].id, out),

  count: ({ empty }) => empty.length,

  at: ({ empty }, _seat, index) => PLANT[0].id + empty[index],

  whyNot: ({ tiles }, _seat, { space }) => (tiles[space] === NONE ? undefined : 'tile-needs-an-empty-space'),

  play(state, seat, id, { emit }) {
    const space = id - PLANT[0].id;
    const { tile } = state.taking;
    const farmers = state.auction.bids[seat] > 0 ? ICONS[tile] : ICONS[tile] - 1;
    layTile(state, space);
    putFarmers(state, space, seat, farmers);
    state.taking.turn++;
    emit?.({ type: 'tilePlanted', seat, tile, space, farmers, palm: state.palms.includes(space) });
  },
};

/** Puts the taken tile on an empty space. */
export function layTile(state: State, space: Space): void {
  state.tiles[space] = state.taking.tile;
  state.taking.tile = NONE;
  state.drySpaces.push(space);
  removeSpace(state.empty, space);
}

/** Removes a space from the list and keeps the order of the others. */
function removeSpace(spaces: Space[], gone: Space): void {
  let index = spaces.length - 1;
  for (let next = spaces[index]; next !== gone;) {
    const before = spaces[--index];
    spaces[index] = next;
    next = before;
  }
  spaces.pop();
}

function putFarmers(state: State, space: Space, seat: Seat, farmers: number): void {
  state.owners[space] = farmers > 0 ? seat : NEUTRAL;
  state.farmers[space] = farmers;
  state.reserve[seat] -= farmers;
}
