import { drawFromByte } from '../../../kernel/bits.ts';
import type { Effects } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { isRowEmpty, renewRow, rowCards } from './deck.ts';
import type { Event } from './events.ts';
import { KEEP_ROW, NEW_ROW, PICK, type Pick, type Redraw } from './moves.ts';
import type { DrawnPhase, Phase } from './phase.ts';
import { NONE, type Return, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

const FIRST_ID = PICK[0].id;

/** Whether there is any card to deal or to take, seats' cards apart. */
export const isContractLeft = (state: Readonly<State>): boolean =>
  state.deck !== 0 || state.discards !== 0 || !isRowEmpty(state);

/** A worker of area F; boosted, its seat may have a new row dealt first. */
export const startPostOffice = (state: State, seat: Seat, table: Effects<Event>): void => {
  if (state.worker.boosted && isContractLeft(state)) {
    state.phase = 'redraw';
    state.actor = seat;
  } else if (!startPick(state, seat, 'actions')) {
    table.emit?.({ type: 'actionLost', seat, area: 'F' });
  }
};

/** Lets a seat take a card of the row; false when there is none. */
export const startPick = (state: State, seat: Seat, after: Return): boolean => {
  if (isRowEmpty(state)) return false;
  state.phase = 'postOffice';
  state.actor = seat;
  state.choosing.after = after;
  return true;
};

/** Area F, boosted. A new row of three may be dealt. */
export const redraw: Phase<Redraw> = {
  answers: ['redraw'],
  toAct: seatsToAct,

  list(_state, _seat, out) {
    out.push(KEEP_ROW.id);
    out.push(NEW_ROW.id);
  },

  whyNot: () => undefined,

  play(state, seat, id, table) {
    state.actor = NONE;
    if (id === NEW_ROW.id) dealNewRow(state, seat, table);
    else table.emit?.({ type: 'rowKept', seat });
  },
};

export const dealNewRow = (state: State, seat: Seat, { random, emit }: Effects<Event>): void => {
  renewRow(state, random);
  emit?.({ type: 'rowRedealt', seat, dealt: rowCards(state) });
};

/** Area F, a station bonus, contracts 21 and 23. One card of the row; the slot stays empty. */
export const postOffice: DrawnPhase<Pick> = {
  answers: ['pick'],
  toAct: seatsToAct,

  list({ row }, _seat, out) {
    for (let slot = 0; slot < row.length; slot++) if (row[slot] !== 0) out.push(FIRST_ID + row[slot] - 1);
  },

  draw({ row }, _seat, random) {
    // The sign of a card's negative number is the bit of its slot.
    const slots = (-row[0] >>> 31) | ((-row[1] >>> 31) << 1) | ((-row[2] >>> 31) << 2);
    return FIRST_ID + row[drawFromByte(slots, random)] - 1;
  },

  whyNot: ({ row }, _seat, { contract }): RuleId | undefined =>
    row.includes(contract) ? undefined : 'area-f-take-one-contract',

  play(state, seat, id, { emit }) {
    const contract = id - FIRST_ID + 1;
    state.actor = NONE;
    const { row } = state;
    let slot = 0;
    while (row[slot] !== contract) slot++;
    row[slot] = 0;
    state.seats[seat].contracts |= 1 << (contract - 1);
    emit?.({ type: 'contractTaken', seat, contract, from: 'row' });
  },
};
