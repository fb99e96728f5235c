import type { Seat } from '../kernel/seat.ts';
import type { CommandContext, PlayerCommand } from './command.ts';
import type { LogEntry } from './entry.ts';
import { OPEN_SEAT, peopleSeated, seatOf, personSeat, type PersonId, type SeatState } from './seat-state.ts';
import { arrangedError, CommandError } from './command-error.ts';
import type { Table } from './table.ts';

type SeatingCommand = Extract<
  PlayerCommand,
  { readonly type: 'sit' | 'leave' | 'seatBot' | 'freeSeat' | 'kick' | 'start' | 'close' }
>;

/** Seating, before the match starts. */
export function seatingEntries(
  table: Table,
  command: SeatingCommand & { readonly person: PersonId },
  { seed, isKnownBot }: CommandContext,
): LogEntry[] {
  if (table.settings.event !== undefined) throw arrangedError();
  if (table.status !== 'open')
    throw new CommandError('not-open', 'the match has started or the table is closed');
  switch (command.type) {
    case 'sit':
      return takeSeat(table, command.person, command.seat);
    case 'leave':
      return leaveBeforeStart(table, command.person);
    case 'seatBot':
      requireHost(table, command.person);
      requireBot(command.level, isKnownBot);
      if (placeAt(table, command.seat).kind === 'person')
        throw new CommandError('seat-taken', 'that seat is taken; choose another');
      return [{ type: 'botSeated', seat: command.seat, level: command.level }];
    case 'freeSeat':
      requireHost(table, command.person);
      return placeAt(table, command.seat).kind === 'open' ? [] : [{ type: 'seatFreed', seat: command.seat }];
    case 'kick':
      requireHost(table, command.person);
      return kick(table, command.person, command.seat);
    case 'close':
      requireHost(table, command.person);
      return [{ type: 'closed' }];
    case 'start':
      requireHost(table, command.person);
      if (table.places.some(({ kind }) => kind === 'open' || kind === 'held')) {
        throw new CommandError('seats-open', 'some seats are still open; fill every seat before you start');
      }
      return [{ type: 'started', seed, rules: table.game.meta.rules }];
  }
}

/** An open seat in a match that is already being played: a person joins, or the host lets a bot play. */
export function joinEntries(
  table: Table,
  command: Extract<SeatingCommand, { readonly type: 'sit' | 'seatBot' }> & { readonly person: PersonId },
  { isKnownBot }: CommandContext,
): LogEntry[] {
  const { person, seat } = command;
  const own = seatOf(table.places, person);
  if (!table.places.some(({ kind }) => kind === 'open'))
    throw new CommandError('not-open', 'the match has started and every seat is taken');
  requireWelcome(table, person);
  if (command.type === 'sit' && own === seat) return [];
  if (placeAt(table, seat).kind !== 'open')
    throw new CommandError('seat-taken', 'that seat is taken; choose another');
  if (command.type === 'sit') {
    if (own !== undefined) throw new CommandError('already-seated', 'you cannot change seats during a match');
    return [{ type: 'seatTaken', seat, person }];
  }
  requireHost(table, person);
  requireBot(command.level, isKnownBot);
  return [{ type: 'botSeated', seat, level: command.level }];
}

function requireBot(level: string, isKnownBot: CommandContext['isKnownBot']): void {
  if (!isKnownBot(level)) throw new CommandError('unknown-bot', `unknown bot ${level}: choose a listed one`);
}

function requireHost(table: Table, person: PersonId): void {
  if (table.host !== person) throw new CommandError('not-host', 'only the host can do this');
}

function placeAt({ places }: Table, seat: Seat): SeatState {
  const place = places[seat];
  if (place === undefined) throw new CommandError('no-such-seat', 'this table has no such seat');
  return place;
}

/** Throws for someone whom the host has sent away. */
export function requireWelcome({ barred }: Table, person: PersonId): void {
  if (barred.includes(person)) throw new CommandError('kicked', 'the host has removed you from this table');
}

/** The seat becomes open, and the person cannot take it again. */
function kick(table: Table, host: PersonId, seat: Seat): LogEntry[] {
  const place = placeAt(table, seat);
  if (place.kind !== 'person' || place.person === null || place.person === host)
    throw new CommandError('no-such-seat', 'no other person is in that seat');
  return [
    { type: 'seatFreed', seat },
    { type: 'kicked', person: place.person },
  ];
}

function takeSeat(table: Table, person: PersonId, seat: Seat): LogEntry[] {
  requireWelcome(table, person);
  const place = placeAt(table, seat);
  const own = seatOf(table.places, person);
  if (own === seat) return [];
  if (place.kind !== 'open' && !(place.kind === 'held' && place.person === person)) {
    throw new CommandError('seat-taken', 'that seat is taken; choose another');
  }
  const freed: LogEntry[] = own === undefined ? [] : [{ type: 'seatFreed', seat: own }];
  return [...freed, { type: 'seatTaken', seat, person }];
}

/** A host who leaves hands the table to another player; a table without people closes. */
function leaveBeforeStart(table: Table, person: PersonId): LogEntry[] {
  const seat = seatOf(table.places, person);
  if (seat === undefined && table.host !== person) {
    throw new CommandError('not-seated', 'you have no seat at this table');
  }
  const freed: LogEntry[] = seat === undefined ? [] : [{ type: 'seatFreed', seat }];
  if (table.host !== person) return freed;
  const nextHost = table.places.find(place => place.kind === 'person' && place.person !== person);
  if (nextHost?.kind !== 'person' || nextHost.person === null) return [...freed, { type: 'closed' }];
  return [...freed, { type: 'hostChanged', host: nextHost.person }];
}

/** The first entry of a rematch: the same settings and bots, each seat reserved for its player. */
export function rematchOf(table: Table, id: string, person: PersonId): LogEntry {
  const places = table.places.map((place): SeatState => {
    if (place.kind !== 'person') return place;
    if (place.person === null) return OPEN_SEAT;
    return place.person === person ? personSeat(person) : { kind: 'held', person: place.person };
  });
  return { type: 'opened', settings: table.settings, host: person, places, after: id };
}

/** Whether a person may see the table and, if a seat is open, join. */
export const mayEnter = (
  { settings, host, places, admitted, isRevealed }: Table,
  person: PersonId,
): boolean =>
  settings.visibility === 'public' ||
  isRevealed === true ||
  host === person ||
  admitted.includes(person) ||
  peopleSeated(places).includes(person);
