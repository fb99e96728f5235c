import type { Seat } from '../kernel/seat.ts';
import type { Speed } from './settings.ts';

/** Time is in milliseconds. A running clock has `since` and expires at `since + left`. */
export interface Clock {
  readonly left: number;
  readonly since: number | null;
  /** The player is on vacation: the clock stands still until then. `left` includes that time. */
  readonly heldUntil?: number;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** A player who reclaims a seat after running out of time gets at least this part of the bank. */
const RECLAIMED_PART = 0.25;
/** A vacation does not hold a clock that has less than this left: it is no way out of a decision that is nearly lost. */
const VACATION_LEAST = 2 * 3600 * SECOND;

/** The clocks at the start of a match; null at an untimed table. */
export function startClocks(speed: Speed, players: number): readonly Clock[] | null {
  if (speed.kind === 'untimed') return null;
  const left = speed.kind === 'live' ? speed.bank * SECOND : speed.days * DAY;
  return Array.from({ length: players }, () => ({ left, since: null }));
}

/** Whose clock runs now, and who has just decided. */
export interface ClockChange {
  readonly at: number;
  readonly running: readonly Seat[];
  readonly decided?: Seat | undefined;
  /** When each seat's player comes back from vacation. */
  readonly vacations?: readonly (number | null)[] | undefined;
}

/** Stops the clocks of players who have decided and starts those of the next. */
export function updateClocks(speed: Speed, clocks: readonly Clock[], change: ClockChange): readonly Clock[] {
  const { at, running, decided, vacations } = change;
  return clocks.map((clock, seat) => {
    const runs = running.includes(seat);
    if (speed.kind === 'correspondence') {
      if (!runs) return clock.since === null ? clock : { left: speed.days * DAY, since: null };
      if (clock.since !== null && decided !== seat) return clock;
      return heldClock({ left: speed.days * DAY, since: at }, at, vacations?.[seat] ?? null);
    }
    if (runs === (clock.since !== null)) return clock;
    if (runs) return { left: clock.left, since: at };
    const increment = speed.kind === 'live' && decided === seat ? speed.increment * SECOND : 0;
    return { left: Math.max(0, timeLeft(clock, at)) + increment, since: null };
  });
}

/** The clock of a player who is on vacation until then; null: they are back, or were never away. */
export function heldClock(clock: Clock, at: number, until: number | null): Clock {
  const { left, since, heldUntil = at } = clock;
  if (since === null) return clock;
  const own = left - Math.max(0, heldUntil - at);
  const mayHold = until !== null && until > at && (heldUntil > at || since + own - at >= VACATION_LEAST);
  return mayHold ? { left: own + until - at, since, heldUntil: until } : { left: own, since };
}

/** The clock of a player who reclaims a seat. */
export const clockAfterReclaim = (speed: Speed, clock: Clock): Clock =>
  speed.kind === 'live'
    ? { ...clock, left: Math.max(clock.left, speed.bank * SECOND * RECLAIMED_PART) }
    : clock;

export const timeLeft = ({ left, since, heldUntil = 0 }: Clock, now: number): number =>
  since === null ? left : left - Math.max(0, Math.max(now, heldUntil) - since);

/** When the first running clock expires; null when none runs. */
export function nextDeadline(clocks: readonly Clock[] | null): number | null {
  let first: number | null = null;
  for (const { left, since } of clocks ?? []) {
    if (since !== null && (first === null || since + left < first)) first = since + left;
  }
  return first;
}
