import type { MoveIds } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { AREAS } from '../data/board.ts';
import { CONTRACTS } from '../data/contracts.ts';
import type { RuleId } from '../data/rules.ts';
import { applyEffect, maxAmount } from './effects.ts';
import type { Event } from './events.ts';
import { DONE, USE, USE_IRON, type Done, type Use } from './moves.ts';
import { canPayIron, canPaySteel } from './rails.ts';
import { firstOf, has, setOf } from './sets.ts';
import { isStopped, NONE, type State } from './state.ts';
import { seatsToAct, seatAfter, takesPart } from './turn.ts';

/** The contracts that show each area. */
const SHOWING: readonly number[] = AREAS.map(area =>
  setOf(CONTRACTS.flatMap(({ areas }, card) => (areas.includes(area) ? [card] : []))),
);

/** Opens the window before the area of `state.worker`, for every seat from the start player on. */
export function openWindow(state: State): void {
  const { seats, window } = state;
  let unused = 0;
  for (let seat = 0; seat < seats.length; seat++) unused |= seats[seat].contracts & ~seats[seat].used;
  window.first = state.start;
  // Most areas are shown by no card in hand: their window closes at once.
  window.passed = (unused & SHOWING[state.worker.area]) === 0 ? seats.length : 0;
}

/** Whether a seat has not had its turn in the window. */
export const isWindowOpen = ({ window, seats }: Readonly<State>): boolean => window.passed < seats.length;

/** Turns to the next seat that could use a contract; false when all have had their turn. */
export function askForContract(state: State): boolean {
  const { window, seats } = state;
  while (window.passed < seats.length) {
    const seat = seatAfter(state, window.first, window.passed++);
    if (!takesPart(state, seat) || !canUseAny(state, seat)) continue;
    state.phase = 'contracts';
    state.actor = seat;
    return true;
  }
  return false;
}

/** Back to the seat whose turn it is in the window, as long as it has a card to use. */
export function resumeWindow(state: State): void {
  const seat = seatAfter(state, state.window.first, state.window.passed - 1);
  state.phase = 'contracts';
  state.actor = !isStopped(state) && canUseAny(state, seat) ? seat : NONE;
}

const candidates = (state: Readonly<State>, seat: Seat): number =>
  state.seats[seat].contracts & ~state.seats[seat].used & SHOWING[state.worker.area];

function canUseAny(state: Readonly<State>, seat: Seat): boolean {
  for (let rest = candidates(state, seat); rest !== 0; rest &= rest - 1) {
    if (maxAmount(state, seat, firstOf(rest)) > 0) return true;
  }
  return false;
}

function listUses(state: Readonly<State>, seat: Seat, card: number, out: MoveIds): void {
  const most = maxAmount(state, seat, card);
  if (most === 0) return;
  const iron = USE_IRON[card];
  if (iron === null) {
    for (let index = 0; index < most; index++) out.push(USE[card][index].id);
    return;
  }
  if (canPaySteel(state, seat)) out.push(USE[card][0].id);
  if (canPayIron(state, seat)) out.push(iron.id);
}

/** Before each area. A seat may use any number of its unused contracts that show the area. */
export const contracts: PhaseRules<State, Use | Done, Event> = {
  answers: ['use', 'done'],
  toAct: seatsToAct,

  list(state, seat, out) {
    for (let rest = candidates(state, seat); rest !== 0; rest &= rest - 1)
      listUses(state, seat, firstOf(rest), out);
    out.push(DONE.id);
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

  play(state, seat, move, table) {
    if (move.type === 'done') {
      state.actor = NONE;
      table.emit?.({ type: 'windowPassed', seat, area: AREAS[state.worker.area] });
      return;
    }
    const { effects } = CONTRACTS[move.contract - 1];
    state.seats[seat].used |= 1 << (move.contract - 1);
    state.actor = NONE;
    table.emit?.({ type: 'contractUsed', seat, contract: move.contract, amount: move.amount });
    for (let index = 0; index < effects.length; index++)
      applyEffect(state, seat, effects[index], move, table);
    if (state.actor === NONE && state.phase === 'contracts') resumeWindow(state);
  },
};
