import type { Effects } from '../../../kernel/game.ts';
import { drawFromByte } from '../../../kernel/bits.ts';
import { pushSet } from '../../../kernel/move-ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { IRON, STONE } from './cubes.ts';
import type { Event } from './events.ts';
import { CHEAP_STEEL, isInForce } from './modifiers.ts';
import { SMELT, STOP, type Smelt, type Stop } from './moves.ts';
import type { DrawnPhase } from './phase.ts';
import { has } from './sets.ts';
import { NONE, type Holdings, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

const MINOR_ACTIONS = 3;
const STEEL_PRICE = 3;
const CHEAP_STEEL_PRICE = 2;
export const STONE_RUBBLE = 2;

/** The minor actions, by their places in `SMELT`. */
const STEEL = 0;
const FROM_STOCK = 1;
const FROM_BAG = 2;
const CHIP = 3;
const FIRST_ID = SMELT[0].id;
/** In a draw, stopping comes after the minor actions. */
const STOP_PLACE = SMELT.length;
const STOP_ID = STOP.id;

/** Iron for a bar of steel without any boost. */
export const steelPrice = (own: Readonly<Pick<Holdings, 'inForce'>>): number =>
  isInForce(own, CHEAP_STEEL) ? CHEAP_STEEL_PRICE : STEEL_PRICE;

export const startWorks = (state: State, seat: Seat, table: Effects<Event>): void => {
  state.phase = 'works';
  state.smelting.left = MINOR_ACTIONS;
  if (minorActions(state, state.seats[seat]) !== 0) state.actor = seat;
  else {
    endWorks(state);
    table.emit?.({ type: 'actionLost', seat, area: 'C' });
  }
};

/** Iron for a bar of steel that the acting worker makes. */
export const workerSteelPrice = (
  { worker }: Readonly<Pick<State, 'worker'>>,
  own: Readonly<Pick<Holdings, 'inForce'>>,
): number => (worker.boosted ? CHEAP_STEEL_PRICE : steelPrice(own));

/** The minor actions that the seat can pay for, whatever came before. */
const payableActions = (state: Readonly<State>, own: Readonly<Holdings>, price: number): number => {
  let actions = 0;
  if (own.iron >= price && state.steel > 0) actions = 1 << STEEL;
  if (own.stone > 0) actions |= 1 << CHIP;
  if (own.rubble < STONE_RUBBLE) return actions;
  if (state.stock[STONE] > 0) actions |= 1 << FROM_STOCK;
  if (state.bag[STONE] > 0) actions |= 1 << FROM_BAG;
  return actions;
};

/** The minor actions that are possible now: a boosted worker must not undo the last one. */
const minorActions = (state: Readonly<State>, own: Readonly<Holdings>): number => {
  const actions = payableActions(state, own, workerSteelPrice(state, own));
  const { last } = state.smelting;
  if (last === 'none' || !state.worker.boosted) return actions;
  return actions & ~(1 << (last === 'chip' ? FROM_BAG : CHIP));
};

/** The first minor action is owed unless only the boost makes one possible. */
const canStop = (state: Readonly<State>, own: Readonly<Holdings>): boolean =>
  state.smelting.done > 0 || payableActions(state, own, steelPrice(own)) === 0;

const endWorks = (state: State): void => {
  state.actor = NONE;
  state.smelting.left = 0;
  state.smelting.done = 0;
  state.smelting.last = 'none';
};

const smelt = (state: State, seat: Seat, what: number, table: Effects<Event>): void => {
  const own = state.seats[seat];
  if (what === STEEL) {
    makeSteel(state, seat, 1, workerSteelPrice(state, own), table);
  } else if (what === CHIP) {
    own.stone--;
    state.bag[STONE]++;
    own.rubble += STONE_RUBBLE;
    table.emit?.({ type: 'stoneChipped', seat });
  } else {
    const isFromBag = what === FROM_BAG;
    (isFromBag ? state.bag : state.stock)[STONE]--;
    own.stone++;
    own.rubble -= STONE_RUBBLE;
    table.emit?.({
      type: 'stoneMade',
      seat,
      count: 1,
      rubble: STONE_RUBBLE,
      from: isFromBag ? 'bag' : 'stock',
    });
  }
};

/** Iron to the bag, steel from the supply. */
export const makeSteel = (
  state: State,
  seat: Seat,
  count: number,
  price: number,
  { emit }: Effects<Event>,
): void => {
  const own = state.seats[seat];
  own.iron -= count * price;
  state.bag[IRON] += count * price;
  own.steel += count;
  state.steel -= count;
  emit?.({ type: 'steelMade', seat, count, iron: count * price });
};

const REFUSALS = {
  steel: 'area-c-make-steel-three-iron',
  stone: 'area-c-make-stone-two-rubble',
  chip: 'area-c-chip-stone',
} as const satisfies Record<string, RuleId>;

/** Area C. Up to three minor actions, any number when boosted, without loops. */
export const works: DrawnPhase<Smelt | Stop> = {
  answers: ['smelt', 'stop'],
  toAct: seatsToAct,

  list(state, seat, out) {
    const own = state.seats[seat];
    pushSet(minorActions(state, own), FIRST_ID, out);
    if (canStop(state, own)) out.push(STOP_ID);
  },

  draw(state, seat, random) {
    const own = state.seats[seat];
    const actions = minorActions(state, own);
    const choice = drawFromByte(canStop(state, own) ? actions | (1 << STOP_PLACE) : actions, random);
    return choice === STOP_PLACE ? STOP_ID : FIRST_ID + choice;
  },

  whyNot(state, seat, move): RuleId | undefined {
    const own = state.seats[seat];
    if (move.type === 'stop') return canStop(state, own) ? undefined : 'action-must-be-done-if-possible';
    const action = move.id - FIRST_ID;
    if (has(minorActions(state, own), action)) return undefined;
    const isPayable = has(payableActions(state, own, workerSteelPrice(state, own)), action);
    return isPayable ? 'r-works-loop' : whyNotPayable(state, own, action);
  },

  play(state, seat, id, table) {
    if (id === STOP_ID) {
      endWorks(state);
      return;
    }
    const { smelting, worker } = state;
    const what = id - FIRST_ID;
    smelt(state, seat, what, table);
    smelting.done++;
    if (!worker.boosted) smelting.left--;
    smelting.last = what === CHIP ? 'chip' : what === FROM_BAG ? 'bag' : 'none';
    if (smelting.left === 0 || minorActions(state, state.seats[seat]) === 0) endWorks(state);
  },
};

const whyNotPayable = (state: Readonly<State>, own: Readonly<Holdings>, action: number): RuleId => {
  if (action === CHIP) return REFUSALS.chip;
  if (action === STEEL) return own.iron < workerSteelPrice(state, own) ? REFUSALS.steel : 'r-steel-limited';
  return own.rubble < STONE_RUBBLE ? REFUSALS.stone : 'r-make-stone-none';
};
