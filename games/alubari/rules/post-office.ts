import type { Effects } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { isRowEmpty, renewRow, rowCards } from './deck.ts';
import type { Event } from './events.ts';
import { KEEP_ROW, NEW_ROW, PICK, type Pick, type Redraw } from './moves.ts';
import { NONE, type Return, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

/** Whether there is any card to deal or to take, seats' cards apart. */
export const isContractLeft = (state: Readonly<State>): boolean =>
  state.deck !== 0 || state.discards !== 0 || !isRowEmpty(state);

/** A worker of area F; boosted, its seat may have a new row dealt first. */
export function startPostOffice(state: State, seat: Seat, table: Effects<Event>): void {
  if (state.worker.boosted && isContractLeft(state)) {
    state.phase = 'redraw';
    state.actor = seat;
  } else if (!startPick(state, seat, 'actions')) {
    table.emit?.({ type: 'actionLost', seat, area: 'F' });
  }
}

/** Lets a seat take a card of the row; false when there is none. */
export function startPick(state: State, seat: Seat, after: Return): boolean {
  if (isRowEmpty(state)) return false;
  state.phase = 'postOffice';
  state.actor = seat;
  state.choosing.after = after;
  return true;
}

/** Area F, boosted. A new row of three may be dealt. */
export const redraw: PhaseRules<State, Redraw, Event> = {
  answers: ['redraw'],
  toAct: seatsToAct,

  list(_state, _seat, out) {
    out.push(KEEP_ROW.id);
    out.push(NEW_ROW.id);
  },

  whyNot: () => undefined,

  play(state, seat, move, table) {
    state.actor = NONE;
    if (move.isNew) dealNewRow(state, seat, table);
    else table.emit?.({ type: 'rowKept', seat });
  },
};

export function dealNewRow(state: State, seat: Seat, { random, emit }: Effects<Event>): void {
  renewRow(state, random);
  emit?.({ type: 'rowRedealt', seat, dealt: rowCards(state) });
}

/** Area F, a station bonus, contracts 21 and 23. One card of the row; the slot stays empty. */
export const postOffice: PhaseRules<State, Pick, Event> = {
  answers: ['pick'],
  toAct: seatsToAct,

  list({ row }, _seat, out) {
    for (let slot = 0; slot < row.length; slot++) if (row[slot] !== 0) out.push(PICK[row[slot] - 1].id);
  },

  whyNot: ({ row }, _seat, { contract }): RuleId | undefined =>
    row.includes(contract) ? undefined : 'area-f-take-one-contract',

  play(state, seat, { contract }, { emit }) {
    state.actor = NONE;
    state.row[state.row.indexOf(contract)] = 0;
    state.seats[seat].contracts |= 1 << (contract - 1);
    emit?.({ type: 'contractTaken', seat, contract, from: 'row' });
  },
};
