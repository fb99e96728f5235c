import type { Effects } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Event, Origin } from './events.ts';
import type { State } from './state.ts';

/** Raises chai as far as the track reaches; the surplus is lost. */
export const gainChai = (
  state: State,
  seat: Seat,
  count: number,
  origin: Origin,
  { emit }: Effects<Event>,
): void => {
  const own = state.seats[seat];
  const gained = Math.min(count, state.chaiMost - own.chai);
  if (gained === 0) return;
  own.chai += gained;
  emit?.({ type: 'chaiGained', seat, count: gained, origin });
};

export const gainLeaves = (
  state: State,
  seat: Seat,
  count: number,
  origin: Origin,
  { emit }: Effects<Event>,
): void => {
  state.seats[seat].leaves += count;
  emit?.({ type: 'leavesGained', seat, count, origin });
};

/** How many leaves a seat could turn into chai. */
export const brewable = (state: Readonly<State>, seat: Seat): number => {
  const own = state.seats[seat];
  return Math.min(own.leaves, state.chaiMost - own.chai);
};

/** Turns leaves into chai, one for one. */
export const brewLeaves = (state: State, seat: Seat, count: number, { emit }: Effects<Event>): void => {
  const own = state.seats[seat];
  own.leaves -= count;
  own.chai += count;
  emit?.({ type: 'leavesBrewed', seat, count });
};
