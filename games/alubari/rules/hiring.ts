import type { Seat } from '../../../kernel/seat.ts';
import { SHUNTER_RUBBLE } from '../data/equipment.ts';
import type { RuleId } from '../data/rules.ts';
import { INSPECTION_TRAIN, SHUNTER } from './board.ts';
import { DECLINE, HIRE_CHAI, HIRE_FREE, HIRE_RUBBLE, MOVES, type Decline, type Hire } from './moves.ts';
import type { Phase } from './phase.ts';
import { has } from './sets.ts';
import { NONE, type State } from './state.ts';
import { seatsToAct, seatAfter, takesPart } from './turn.ts';

const READY_WORKERS = 2;
const FEE = 1;

export const startHiring = (state: State): void => {
  state.phase = 'hiring';
  state.asking.passed = 0;
  for (let seat = 0; seat < state.seats.length; seat++) {
    state.seats[seat].ready = takesPart(state, seat) ? READY_WORKERS : 0;
  }
};

/** Asks the next seat that could hire; false when all have been asked and promises expire. */
export const askForHire = (state: State): boolean => {
  const { asking, seats } = state;
  while (asking.passed < seats.length) {
    const seat = seatAfter(state, state.start, asking.passed++);
    if (!takesPart(state, seat) || !canHire(state, seat)) continue;
    state.actor = seat;
    return true;
  }
  asking.passed = 0;
  for (let seat = 0; seat < seats.length; seat++) seats[seat].promised = false;
  return false;
};

const isFree = (state: Readonly<State>, seat: Seat): boolean =>
  state.seats[seat].promised || (state.events > 0 && has(state.seats[seat].equipment, INSPECTION_TRAIN));

const hasShunterFee = (state: Readonly<State>, seat: Seat): boolean =>
  state.seats[seat].rubble >= SHUNTER_RUBBLE && has(state.seats[seat].equipment, SHUNTER);

const canHire = (state: Readonly<State>, seat: Seat): boolean => {
  const own = state.seats[seat];
  if (own.equipment === 0) return own.promised;
  return own.chai >= FEE || isFree(state, seat) || hasShunterFee(state, seat);
};

/** Phase 4, first step. The third worker is free if promised or in an event round, else costs chai, or rubble with the shunter. */
export const hiring: Phase<Hire | Decline> = {
  answers: ['hire', 'decline'],
  toAct: seatsToAct,

  list(state, seat, out) {
    out.push(DECLINE.id);
    if (isFree(state, seat)) {
      out.push(HIRE_FREE.id);
      return;
    }
    if (state.seats[seat].chai >= FEE) out.push(HIRE_CHAI.id);
    if (hasShunterFee(state, seat)) out.push(HIRE_RUBBLE.id);
  },

  whyNot(state, seat, move): RuleId | undefined {
    if (move.type === 'decline') return undefined;
    if (isFree(state, seat)) return move.paying === 'nothing' ? undefined : 'r-hire-one-source';
    if (move.paying === 'nothing') return 'r-hire-one-source';
    if (move.paying === 'chai')
      return state.seats[seat].chai < FEE ? 'hire-needs-equipment-and-one-chai' : undefined;
    return hasShunterFee(state, seat) ? undefined : 'equipment-shunter-hires-for-two-rubble';
  },

  play(state, seat, id, { emit }) {
    const move = MOVES[id];
    state.actor = NONE;
    if (move.type !== 'hire') {
      emit?.({ type: 'hireDeclined', seat });
      return;
    }
    const own = state.seats[seat];
    own.ready++;
    if (move.paying === 'chai') own.chai -= FEE;
    if (move.paying === 'rubble') own.rubble -= SHUNTER_RUBBLE;
    emit?.({
      type: 'workerHired',
      seat,
      paid:
        move.paying === 'chai' ? { chai: FEE } : move.paying === 'rubble' ? { rubble: SHUNTER_RUBBLE } : {},
    });
  },
};
