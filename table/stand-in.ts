import type { Seat } from '../kernel/seat.ts';
import type { CommandContext } from './command.ts';
import type { LogEntry } from './entry.ts';
import { botLevelAt, hasResigned, seatOf, type PersonId, type SeatState } from './seat-state.ts';
import { CommandError } from './command-error.ts';
import { seatingEntries } from './seating.ts';
import { toAct, type Table } from './table.ts';

/** The seat of a person at a match that is being played. */
export function playingSeat(table: Table, person: PersonId): Seat {
  if (table.status !== 'playing')
    throw new CommandError('not-playing', 'no match is being played at this table');
  const seat = seatOf(table.places, person);
  if (seat === undefined) throw new CommandError('not-seated', 'you have no seat at this table');
  return seat;
}

/** A bot takes over for a player who is out of time or has gone away. */
export function standInForAbsent(
  table: Table,
  { type, seat }: { type: 'timeUp' | 'goneAway'; seat: Seat },
  { now, standIn }: CommandContext,
): LogEntry[] {
  if (!toAct(table).includes(seat) || botLevelAt(table.places[seat]) !== undefined) return [];
  const clock = table.clocks?.[seat];
  if (type === 'timeUp' && (clock?.since == null || clock.since + clock.left > now)) return [];
  return [{ type: 'stoodIn', seat, level: standIn, because: type === 'timeUp' ? 'time' : 'away' }];
}

export function leave(table: Table, seat: Seat, { standIn }: CommandContext): LogEntry[] {
  if (botLevelAt(table.places[seat]) !== undefined) return [];
  return [{ type: 'stoodIn', seat, level: standIn, because: 'left' }];
}

export function leaveFor(table: Table, person: PersonId, context: CommandContext): readonly LogEntry[] {
  const seat = seatOf(table.places, person);
  if (table.status === 'open' && (seat !== undefined || table.host === person)) {
    return seatingEntries(table, { type: 'leave', person }, context);
  }
  return table.status === 'playing' && seat !== undefined ? leave(table, seat, context) : [];
}

export function resign(table: Table, seat: Seat, { standIn }: CommandContext): LogEntry[] {
  const place = table.places[seat];
  if (hasResigned(place)) throw new CommandError('resigned', 'you have already resigned');
  return [{ type: 'stoodIn', seat, level: botLevelAt(place) ?? standIn, because: 'resigned' }];
}

/** Decisions that bots may make for someone in a match that counts. After more it would be the bot's match. */
const MOST_HELP = 6;

const isHelpedTooMuch = ({ settings }: Table, place: SeatState): boolean =>
  (settings.rated === true || settings.event !== undefined) &&
  place.kind === 'person' &&
  (place.helped ?? 0) > MOST_HELP;

export function reclaim(table: Table, seat: Seat): LogEntry[] {
  const place = table.places[seat];
  if (hasResigned(place)) throw new CommandError('resigned', 'you cannot return after resigning');
  if (isHelpedTooMuch(table, place))
    throw new CommandError(
      'bot-stays',
      'a bot has played too much of this match for you and plays to the end',
    );
  if (botLevelAt(place) === undefined)
    throw new CommandError('nothing-to-reclaim', 'you already control this seat');
  return [{ type: 'reclaimed', seat }];
}

export function handOver(
  table: Table,
  { person, seat }: { person: PersonId; seat: Seat },
  { absentSeats, standIn }: CommandContext,
): LogEntry[] {
  playingSeat(table, person);
  // In a match over days people come and go: only the clock decides.
  if (table.settings.speed.kind === 'correspondence')
    throw new CommandError('not-away', 'at a table over days only the clock decides');
  const place = table.places[seat];
  if (place?.kind !== 'person') throw new CommandError('no-such-seat', 'no person is in that seat');
  if (botLevelAt(place) !== undefined) return [];
  if (!absentSeats.includes(seat)) throw new CommandError('not-away', 'that player is not away');
  return [{ type: 'stoodIn', seat, level: standIn, because: 'away' }];
}
