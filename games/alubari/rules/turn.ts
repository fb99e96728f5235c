import { NO_SEATS, oneSeat, type Seat } from '../../../kernel/seat.ts';
import { NONE, type State } from './state.ts';

/** One seat decides at a time. */
export const seatsToAct = (state: Readonly<State>): readonly Seat[] =>
  state.actor === NONE ? NO_SEATS : oneSeat(state.actor);

/** The seat so many places after another, clockwise. */
export const seatAfter = ({ seats }: Readonly<State>, first: Seat, steps: number): Seat => {
  const seat = first + steps;
  return seat < seats.length ? seat : seat - seats.length;
};

/** Whether a seat takes part in this round: in the extra round of two players only one does. */
export const takesPart = (state: Readonly<State>, seat: Seat): boolean =>
  state.lone === NONE || state.lone === seat;
