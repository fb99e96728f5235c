import type { Effects } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { IRON, STONE } from './cubes.ts';
import type { Event } from './events.ts';
import { CHEAP_STEEL, isInForce } from './modifiers.ts';
import {
  CHIP_STONE,
  MAKE_STEEL,
  STONE_FROM_BAG,
  STONE_FROM_STOCK,
  STOP,
  type Smelt,
  type Stop,
} from './moves.ts';
import { NONE, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

const MINOR_ACTIONS = 3;
const STEEL_PRICE = 3;
const CHEAP_STEEL_PRICE = 2;
export const STONE_RUBBLE = 2;

/** Iron for a bar of steel without any boost. */
export const steelPrice = (state: Readonly<State>, seat: Seat): number =>
  isInForce(state.seats[seat], CHEAP_STEEL) ? CHEAP_STEEL_PRICE : STEEL_PRICE;

export function startWorks(state: State, seat: Seat, table: Effects<Event>): void {
  state.phase = 'works';
  state.smelting.left = MINOR_ACTIONS;
  if (canDoAny(state, seat)) state.actor = seat;
  else {
    endWorks(state);
    table.emit?.({ type: 'actionLost', seat, area: 'C' });
  }
}

const canMakeSteelFor = (state: Readonly<State>, seat: Seat, price: number): boolean =>
  state.seats[seat].iron >= price && state.steel > 0;

const workerSteelPrice = (state: Readonly<State>, seat: Seat): number =>
  state.worker.boosted ? CHEAP_STEEL_PRICE : steelPrice(state, seat);

const canMakeSteel = (state: Readonly<State>, seat: Seat): boolean =>
  canMakeSteelFor(state, seat, workerSteelPrice(state, seat));

const canMakeStone = (state: Readonly<State>, seat: Seat, place: readonly number[]): boolean =>
  state.seats[seat].rubble >= STONE_RUBBLE && place[STONE] > 0;

/** After chipping, stone from the bag would only undo it. */
const canTakeFromBag = (state: Readonly<State>, seat: Seat): boolean =>
  canMakeStone(state, seat, state.bag) && !(state.worker.boosted && state.smelting.last === 'chip');

const canChip = (state: Readonly<State>, seat: Seat): boolean =>
  state.seats[seat].stone > 0 && !(state.worker.boosted && state.smelting.last === 'bag');

const canDoAny = (state: Readonly<State>, seat: Seat): boolean =>
  canMakeSteel(state, seat) ||
  canMakeStone(state, seat, state.stock) ||
  canTakeFromBag(state, seat) ||
  canChip(state, seat);

/** The first minor action is owed unless only the boost makes one possible. */
const canStop = (state: Readonly<State>, seat: Seat): boolean =>
  state.smelting.done > 0 ||
  !(
    canMakeSteelFor(state, seat, steelPrice(state, seat)) ||
    canMakeStone(state, seat, state.stock) ||
    canMakeStone(state, seat, state.bag) ||
    state.seats[seat].stone > 0
  );

function endWorks(state: State): void {
  state.actor = NONE;
  state.smelting.left = 0;
  state.smelting.done = 0;
  state.smelting.last = 'none';
}

function smelt(state: State, seat: Seat, what: Smelt['what'], table: Effects<Event>): void {
  const own = state.seats[seat];
  if (what === 'steel') {
    makeSteel(state, seat, 1, workerSteelPrice(state, seat), table);
  } else if (what === 'chip') {
    own.stone--;
    state.bag[STONE]++;
    own.rubble += STONE_RUBBLE;
    table.emit?.({ type: 'stoneChipped', seat });
  } else {
    (what === 'bag' ? state.bag : state.stock)[STONE]--;
    own.stone++;
    own.rubble -= STONE_RUBBLE;
    table.emit?.({ type: 'stoneMade', seat, count: 1, rubble: STONE_RUBBLE, from: what });
  }
}

/** Iron to the bag, steel from the supply. */
export function makeSteel(
  state: State,
  seat: Seat,
  count: number,
  price: number,
  { emit }: Effects<Event>,
): void {
  const own = state.seats[seat];
  own.iron -= count * price;
  state.bag[IRON] += count * price;
  own.steel += count;
  state.steel -= count;
  emit?.({ type: 'steelMade', seat, count, iron: count * price });
}

const REFUSALS: Readonly<Record<Smelt['what'], RuleId>> = {
  steel: 'area-c-make-steel-three-iron',
  stock: 'area-c-make-stone-two-rubble',
  bag: 'area-c-make-stone-two-rubble',
  chip: 'area-c-chip-stone',
};

/** Area C. Up to three minor actions, any number when boosted, without loops. */
export const works: PhaseRules<State, Smelt | Stop, Event> = {
  answers: ['smelt', 'stop'],
  toAct: seatsToAct,

  list(state, seat, out) {
    if (canMakeSteel(state, seat)) out.push(MAKE_STEEL.id);
    if (canMakeStone(state, seat, state.stock)) out.push(STONE_FROM_STOCK.id);
    if (canTakeFromBag(state, seat)) out.push(STONE_FROM_BAG.id);
    if (canChip(state, seat)) out.push(CHIP_STONE.id);
    if (canStop(state, seat)) out.push(STOP.id);
  },

  whyNot(state, seat, move): RuleId | undefined {
    if (move.type === 'stop') return canStop(state, seat) ? undefined : 'action-must-be-done-if-possible';
    const { what } = move;
    if (what === 'steel') return canMakeSteel(state, seat) ? undefined : whyNotSteel(state, seat);
    if (what === 'stock')
      return canMakeStone(state, seat, state.stock) ? undefined : whyNotStone(state, seat);
    if (what === 'bag' && canTakeFromBag(state, seat)) return undefined;
    if (what === 'chip' && canChip(state, seat)) return undefined;
    if (what === 'bag' && !canMakeStone(state, seat, state.bag)) return whyNotStone(state, seat);
    return what === 'chip' && state.seats[seat].stone === 0 ? REFUSALS.chip : 'r-works-loop';
  },

  play(state, seat, move, table) {
    if (move.type === 'stop') {
      endWorks(state);
      return;
    }
    const { smelting, worker } = state;
    smelt(state, seat, move.what, table);
    smelting.done++;
    if (!worker.boosted) smelting.left--;
    smelting.last = move.what === 'chip' || move.what === 'bag' ? move.what : 'none';
    if (smelting.left === 0 || !canDoAny(state, seat)) endWorks(state);
  },
};

const whyNotSteel = (state: Readonly<State>, seat: Seat): RuleId =>
  state.seats[seat].iron < workerSteelPrice(state, seat) ? REFUSALS.steel : 'r-steel-limited';

const whyNotStone = (state: Readonly<State>, seat: Seat): RuleId =>
  state.seats[seat].rubble < STONE_RUBBLE ? REFUSALS.stock : 'r-make-stone-none';
