import type { Effects } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { START_PLAYER_SPACES, TOY_TRAIN } from './board.ts';
import { gainChai, gainLeaves } from './chai.ts';
import { CHAI, IRON, STONE } from './cubes.ts';
import type { Event } from './events.ts';
import { EXTRA_CUBE, isInForce } from './modifiers.ts';
import { STOP, TAKE, type Stop, type Take } from './moves.ts';
import { has } from './sets.ts';
import { isSolo, NONE, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

const CUBES = 3;
const BOOST_CUBES = 2;
const CARD_CUBES = 1;
const CHAI_CUBES = 1;
const BOOST_CHAI_CUBES = 1;
const NAMES = ['iron', 'stone', 'chai'] as const;

/** A worker of area A: the start player token and the Toy Train's leaf first, then cubes. */
export function startStock(state: State, seat: Seat, table: Effects<Event>): void {
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
}

/** The seat becomes start player at once; solo there is nothing to take. */
export function takeStart(state: State, seat: Seat, { emit }: Effects<Event>): void {
  if (isSolo(state) || state.start === seat) return;
  state.start = seat;
  emit?.({ type: 'startPlayerChanged', seat });
}

function askForCube(state: State, seat: Seat): void {
  const { stock, taking } = state;
  const isMore = taking.left > 0 && (stock[IRON] > 0 || stock[STONE] > 0 || canTakeChai(state));
  if (isMore) state.actor = seat;
  else endTaking(state);
}

const canTakeChai = ({ stock, taking }: Readonly<State>): boolean => taking.chai > 0 && stock[CHAI] > 0;

function endTaking(state: State): void {
  state.actor = NONE;
  state.taking.left = 0;
  state.taking.chai = 0;
  state.taking.taken = 0;
}

/** Area A. Cube by cube from the stock, of any kind; the first one is owed, and chai is limited. */
export const stock: PhaseRules<State, Take | Stop, Event> = {
  answers: ['take', 'stop'],
  toAct: seatsToAct,

  list(state, _seat, out) {
    if (state.stock[IRON] > 0) out.push(TAKE[IRON].id);
    if (state.stock[STONE] > 0) out.push(TAKE[STONE].id);
    if (canTakeChai(state)) out.push(TAKE[CHAI].id);
    if (state.taking.taken > 0) out.push(STOP.id);
  },

  whyNot(state, _seat, move): RuleId | undefined {
    if (move.type === 'stop') return state.taking.taken > 0 ? undefined : 'action-must-be-done-if-possible';
    if (state.stock[move.cube] === 0) return 'area-a-up-to-three-cubes';
    return move.cube !== CHAI || canTakeChai(state) ? undefined : 'area-a-one-chai-cube-per-worker';
  },

  play(state, seat, move, table) {
    if (move.type === 'stop') {
      endTaking(state);
      return;
    }
    const { cube } = move;
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
