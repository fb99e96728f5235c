import type { Effects } from '../../../kernel/game.ts';
import { drawFromByte } from '../../../kernel/bits.ts';
import { pushSet } from '../../../kernel/move-ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { START_PLAYER_SPACES, TOY_TRAIN } from './board.ts';
import { gainChai, gainLeaves } from './chai.ts';
import { CHAI, IRON, STONE } from './cubes.ts';
import type { Event } from './events.ts';
import { EXTRA_CUBE, isInForce } from './modifiers.ts';
import { STOP, TAKE, type Stop, type Take } from './moves.ts';
import type { DrawnPhase } from './phase.ts';
import { has } from './sets.ts';
import { isSolo, NONE, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

const CUBES = 3;
const BOOST_CUBES = 2;
const CARD_CUBES = 1;
const CHAI_CUBES = 1;
const BOOST_CHAI_CUBES = 1;
const FIRST_ID = TAKE[0].id;
const STOP_ID = STOP.id;
/** In a draw, stopping comes after the kinds of cubes. */
const STOP_PLACE = TAKE.length;
const NAMES = ['iron', 'stone', 'chai'] as const;

/** A worker of area A: the start player token and the Toy Train's leaf first, then cubes. */
export const startStock = (state: State, seat: Seat, table: Effects<Event>): void => {
  const own = state.seats[seat];
  const { taking, worker } = state;
  if (worker.space === START_PLAYER_SPACES[state.seats.length]) takeStart(state, seat, table);
  if (has(own.equipment, TOY_TRAIN)) gainLeaves(state, seat, 1, 'toyTrain', table);
  taking.left = CUBES + (worker.boosted ? BOOST_CUBES : 0) + (isInForce(own, EXTRA_CUBE) ? CARD_CUBES : 0);
  taking.chai = CHAI_CUBES + (worker.boosted ? BOOST_CHAI_CUBES : 0);
  taking.taken = 0;
  state.phase = 'stock';
  askForCube(state, seat);
  if (state.actor === NONE) table.emit?.({ type: 'actionLost', seat, area: 'A' });
};

/** The seat becomes start player at once; solo there is nothing to take. */
export const takeStart = (state: State, seat: Seat, { emit }: Effects<Event>): void => {
  if (isSolo(state) || state.start === seat) return;
  state.start = seat;
  emit?.({ type: 'startPlayerChanged', seat });
};

/** The kinds of cubes that the worker may take. */
const cubesOffered = ({ stock, taking }: Readonly<State>): number => {
  let cubes = 0;
  if (stock[IRON] > 0) cubes = 1 << IRON;
  if (stock[STONE] > 0) cubes |= 1 << STONE;
  if (stock[CHAI] > 0 && taking.chai > 0) cubes |= 1 << CHAI;
  return cubes;
};

const askForCube = (state: State, seat: Seat): void => {
  if (state.taking.left > 0 && cubesOffered(state) !== 0) state.actor = seat;
  else endTaking(state);
};

const endTaking = (state: State): void => {
  state.actor = NONE;
  state.taking.left = 0;
  state.taking.chai = 0;
  state.taking.taken = 0;
};

/** Area A. Cube by cube from the stock, of any kind; the first one is owed, and chai is limited. */
export const stock: DrawnPhase<Take | Stop> = {
  answers: ['take', 'stop'],
  toAct: seatsToAct,

  list(state, _seat, out) {
    pushSet(cubesOffered(state), FIRST_ID, out);
    if (state.taking.taken > 0) out.push(STOP_ID);
  },

  draw(state, _seat, random) {
    const cubes = cubesOffered(state);
    const choice = drawFromByte(state.taking.taken > 0 ? cubes | (1 << STOP_PLACE) : cubes, random);
    return choice === STOP_PLACE ? STOP_ID : FIRST_ID + choice;
  },

  whyNot(state, _seat, move): RuleId | undefined {
    if (move.type === 'stop') return state.taking.taken > 0 ? undefined : 'action-must-be-done-if-possible';
    if (has(cubesOffered(state), move.cube)) return undefined;
    return state.stock[move.cube] === 0 ? 'area-a-up-to-three-cubes' : 'area-a-one-chai-cube-per-worker';
  },

  play(state, seat, id, table) {
    if (id === STOP_ID) {
      endTaking(state);
      return;
    }
    const cube = id - FIRST_ID;
    const own = state.seats[seat];
    state.stock[cube]--;
    state.taking.left--;
    state.taking.taken++;
    table.emit?.({ type: 'cubeTaken', seat, cube: NAMES[cube] });
    if (cube === IRON) own.iron++;
    else if (cube === STONE) own.stone++;
    else {
      state.taking.chai--;
      gainChai(state, seat, 1, 'cube', table);
    }
    askForCube(state, seat);
  },
};
