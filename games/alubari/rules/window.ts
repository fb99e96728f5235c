import type { MoveIds } from '../../../kernel/game.ts';
import { pushUpTo } from '../../../kernel/move-ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { AREAS } from '../data/board.ts';
import { CONTRACTS, type Effect } from '../data/contracts.ts';
import type { RuleId } from '../data/rules.ts';
import { applyEffect, maxAmount } from './effects.ts';
import { DONE, MOVES, USE, USE_IRON, type Done, type Use } from './moves.ts';
import type { Phase } from './phase.ts';
import { canPayIron, canPaySteel } from './rails.ts';
import { firstOf, has, setOf } from './sets.ts';
import { isStopped, NONE, type State } from './state.ts';
import { seatsToAct, seatAfter, takesPart } from './turn.ts';

const DONE_ID = DONE.id;
/** The first move of each contract, and the one that pays iron for its rail. */
const FIRST_IDS = Int32Array.from(USE, ([use]) => use.id);
const IRON_IDS = Int32Array.from(USE_IRON, use => use?.id ?? NONE);
const EFFECTS: readonly (readonly Effect[])[] = CONTRACTS.map(({ effects }) => effects);

/** The contracts that show each area. */
const SHOWING = Int32Array.from(AREAS, area =>
  setOf(CONTRACTS.flatMap(({ areas }, card) => (areas.includes(area) ? [card] : []))),
);

/** SHOWN_AFTER[area + 1]: the contracts that show an area after the given one; all of them where there is none yet. */
export const SHOWN_AFTER = Int32Array.from([NONE, ...AREAS.keys(), AREAS.length], area =>
  SHOWING.reduce((set, cards, index) => (index > area ? set | cards : set), 0),
);

/** The first area, from a given one on, that one of the contracts shows. */
export const firstShown = (cards: number, first: number): number => {
  let area = first;
  while ((cards & SHOWING[area]) === 0) area++;
  return area;
};

/** Opens the window before an area, for every seat from the start player on. */
export const openWindow = ({ start, window }: State): void => {
  window.first = start;
  window.passed = 0;
};

/** No seat has a contract to use before the area. */
export const closeWindow = ({ start, window, seats }: State): void => {
  window.first = start;
  window.passed = seats.length;
};

/** Whether a seat has not had its turn in the window. */
export const isWindowOpen = ({ window, seats }: Readonly<State>): boolean => window.passed < seats.length;

/** Turns to the next seat that could use a contract; false when all have had their turn. */
export const askForContract = (state: State): boolean => {
  const { window, seats } = state;
  for (let passed = window.passed; passed < seats.length; passed++) {
    const seat = seatAfter(state, window.first, passed);
    if (!canUseAny(state, seat) || !takesPart(state, seat)) continue;
    window.passed = passed + 1;
    state.phase = 'contracts';
    state.actor = seat;
    return true;
  }
  window.passed = seats.length;
  return false;
};

/** Back to the seat whose turn it is in the window, as long as it has a card to use. */
export const resumeWindow = (state: State): void => {
  const seat = seatAfter(state, state.window.first, state.window.passed - 1);
  state.phase = 'contracts';
  state.actor = !isStopped(state) && canUseAny(state, seat) ? seat : NONE;
};

const candidates = ({ seats, worker }: Readonly<State>, seat: Seat): number => {
  const own = seats[seat];
  return own.contracts & ~own.used & SHOWING[worker.area];
};

const canUseAny = (state: Readonly<State>, seat: Seat): boolean => {
  for (let rest = candidates(state, seat); rest !== 0; rest &= rest - 1) {
    if (maxAmount(state, seat, firstOf(rest)) > 0) return true;
  }
  return false;
};

const listUses = (state: Readonly<State>, seat: Seat, card: number, out: MoveIds): void => {
  const most = maxAmount(state, seat, card);
  if (most === 0) return;
  const iron = IRON_IDS[card];
  if (iron === NONE) {
    pushUpTo(most - 1, FIRST_IDS[card], out);
    return;
  }
  if (canPaySteel(state, seat)) out.push(FIRST_IDS[card]);
  if (canPayIron(state, seat)) out.push(iron);
};

/** Before each area. A seat may use any number of its unused contracts that show the area. */
export const contracts: Phase<Use | Done> = {
  answers: ['use', 'done'],
  toAct: seatsToAct,

  list(state, seat, out) {
    for (let rest = candidates(state, seat); rest !== 0; rest &= rest - 1)
      listUses(state, seat, firstOf(rest), out);
    out.push(DONE_ID);
  },

  whyNot(state, seat, move): RuleId | undefined {
    if (move.type === 'done') return undefined;
    const card = move.contract - 1;
    const own = state.seats[seat];
    if (has(own.used, card)) return 'contract-effect-once-per-game';
    if (!has(candidates(state, seat), card)) return 'contract-window-before-each-area';
    const most = maxAmount(state, seat, card);
    if (most === 0) return 'r-contract-use-needs-effect';
    if (move.amount > most) return CONTRACTS[card].rule;
    if (move.isIron) return canPayIron(state, seat) ? undefined : 'contract-14-iron-pays-rails';
    return USE_IRON[card] === null || canPaySteel(state, seat) ? undefined : CONTRACTS[card].rule;
  },

  play(state, seat, id, table) {
    const move = MOVES[id];
    if (move.type !== 'use') {
      state.actor = NONE;
      table.emit?.({ type: 'windowPassed', seat, area: AREAS[state.worker.area] });
      return;
    }
    const effects = EFFECTS[move.contract - 1];
    state.seats[seat].used |= 1 << (move.contract - 1);
    state.actor = NONE;
    table.emit?.({ type: 'contractUsed', seat, contract: move.contract, amount: move.amount });
    for (let index = 0; index < effects.length; index++)
      applyEffect(state, seat, effects[index], move, table);
    if (state.actor === NONE && state.phase === 'contracts') resumeWindow(state);
  },
};
