import type { Effects } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { RAIL_SPACES } from '../data/route.ts';
import type { RuleId } from '../data/rules.ts';
import { GARRATT, IS_RIVER, RAIL_COUNT } from './board.ts';
import { gainChai } from './chai.ts';
import { IRON, STONE } from './cubes.ts';
import type { Event } from './events.ts';
import { IRON_RAILS, isInForce } from './modifiers.ts';
import { LAY_IRON, LAY_STEEL, STOP, type Lay, type Stop } from './moves.ts';
import type { Phase } from './phase.ts';
import { has } from './sets.ts';
import { isStopped, NONE, type State } from './state.ts';
import { seatsToAct } from './turn.ts';
import { advanceRailhead } from './wheel.ts';

const RAIL_BOOST = 2;
const RAIL_CARD = 1;
const RAIL_IRON = 3;

/** Whether there is a free rail space, and a marker for it. */
export const canLay = (state: Readonly<State>, seat: Seat): boolean =>
  state.railhead < RAIL_COUNT && state.seats[seat].markers > 0;

export const canPaySteel = (state: Readonly<State>, seat: Seat): boolean => state.seats[seat].steel > 0;

export const hasRailIron = (state: Readonly<State>, seat: Seat): boolean =>
  state.seats[seat].iron >= RAIL_IRON;

export const canPayIron = (state: Readonly<State>, seat: Seat): boolean =>
  hasRailIron(state, seat) && isInForce(state.seats[seat], IRON_RAILS);

/** Pays for a rail and puts the seat's marker on the lowest free space; a river gives chai. */
export const layRail = (
  state: State,
  seat: Seat,
  good: 'steel' | 'iron' | 'stone',
  count: number,
  table: Effects<Event>,
): void => {
  const own = state.seats[seat];
  const space = state.railhead;
  if (good === 'steel') {
    own.steel -= count;
    state.steel += count;
  } else if (good === 'iron') {
    own.iron -= count;
    state.bag[IRON] += count;
  } else {
    own.stone -= count;
    state.bag[STONE] += count;
  }
  own.markers--;
  state.rails[space] = seat;
  advanceRailhead(state);
  table.emit?.({ type: 'railLaid', seat, place: RAIL_SPACES[space].place, paid: { [good]: count } });
  if (IS_RIVER[space]) gainChai(state, seat, 1, 'river', table);
};

export const laySteelRail = (state: State, seat: Seat, table: Effects<Event>): void =>
  layRail(state, seat, 'steel', 1, table);

export const layIronRail = (state: State, seat: Seat, table: Effects<Event>): void =>
  layRail(state, seat, 'iron', RAIL_IRON, table);

/** After the first rails of a round the Garratt gives its owner chai; not once solo play has stopped. */
export const endLaying = (state: State, seat: Seat, table: Effects<Event>): void => {
  const own = state.seats[seat];
  if (own.laid || isStopped(state)) return;
  own.laid = true;
  if (has(own.equipment, GARRATT)) gainChai(state, seat, 1, 'garratt', table);
};

/** A worker of area D: owes the rail rate as far as its steel, markers and the route reach. */
export const startRails = (state: State, seat: Seat, table: Effects<Event>): void => {
  const own = state.seats[seat];
  const { laying, worker } = state;
  laying.least = Math.min(state.rail, own.steel, own.markers);
  if (laying.least > 0) laying.least = Math.min(laying.least, freeRails(state));
  laying.most = state.rail + (worker.boosted ? RAIL_BOOST : 0) + (worker.carded ? RAIL_CARD : 0);
  laying.laid = 0;
  state.phase = 'rails';
  continueLaying(state, seat, table);
};

const freeRails = ({ rails, railhead }: Readonly<State>): number => {
  let free = 0;
  for (let space = railhead; space < RAIL_COUNT; space++) if (rails[space] === NONE) free++;
  return free;
};

const canLayMore = (state: Readonly<State>, seat: Seat): boolean =>
  state.laying.laid < state.laying.most &&
  canLay(state, seat) &&
  (canPaySteel(state, seat) || canPayIron(state, seat));

/** Lays the rails that leave no choice, and asks as soon as there is one. */
const continueLaying = (state: State, seat: Seat, table: Effects<Event>): void => {
  const { laying } = state;
  while (laying.laid < laying.least && !canPayIron(state, seat)) {
    laySteelRail(state, seat, table);
    laying.laid++;
  }
  if (canLayMore(state, seat)) {
    state.actor = seat;
    return;
  }
  if (laying.laid === 0) table.emit?.({ type: 'actionLost', seat, area: 'D' });
  endRails(state, seat, table);
};

const endRails = (state: State, seat: Seat, table: Effects<Event>): void => {
  const { laying } = state;
  state.actor = NONE;
  if (laying.laid > 0) endLaying(state, seat, table);
  laying.laid = 0;
  laying.least = 0;
  laying.most = 0;
};

/** Area D. One steel a rail (or iron under contract 14), at least the rate where possible, at most what is in force. */
export const rails: Phase<Lay | Stop> = {
  answers: ['lay', 'stop'],
  toAct: seatsToAct,

  list(state, seat, out) {
    if (canPaySteel(state, seat)) out.push(LAY_STEEL.id);
    if (canPayIron(state, seat)) out.push(LAY_IRON.id);
    if (state.laying.laid >= state.laying.least) out.push(STOP.id);
  },

  whyNot(state, seat, move): RuleId | undefined {
    if (move.type === 'stop') {
      return state.laying.laid >= state.laying.least
        ? undefined
        : 'area-d-rate-is-compulsory-with-enough-steel';
    }
    if (move.isIron) return canPayIron(state, seat) ? undefined : 'contract-14-iron-pays-rails';
    return canPaySteel(state, seat) ? undefined : 'area-d-one-steel-per-rail-space';
  },

  play(state, seat, id, table) {
    if (id === STOP.id) {
      endRails(state, seat, table);
      return;
    }
    if (id === LAY_IRON.id) layIronRail(state, seat, table);
    else laySteelRail(state, seat, table);
    state.laying.laid++;
    continueLaying(state, seat, table);
  },
};
