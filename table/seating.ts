import type { Seat } from '../kernel/seat.ts';
import type { CommandContext, PlayerCommand } from './command.ts';
import type { LogEntry } from './entry.ts';
import { OPEN_SEAT, peopleSeated, seatOf, personSeat, type PersonId, type SeatState } from './seat-state.ts';
import { CommandError } from './command-error.ts';
import type { Table } from './table.ts';

type SeatingCommand = Extract<
  PlayerCommand,
  { readonly type: 'sit' | 'leave' | 'seatBot' | 'freeSeat' | 'start' | 'close' }
>;

/** Who sits where, before the match begins. */
export function seatingEntries(
  table: Table,
  wish: SeatingCommand & { readonly person: PersonId },
  { seed, isKnownBot: isLevel }: CommandContext,
): LogEntry[] {
  if (table.status !== 'open')
    throw new CommandError('not-open', 'the match has begun or the table is closed');
  switch (wish.type) {
    case 'sit':
      return takeSeat(table, wish.person, wish.seat);
    case 'leave':
      return leaveBeforeStart(table, wish.person);
    case 'seatBot':
      requireHost(table, wish.person);
      if (!isLevel(wish.level)) throw new CommandError('unknown-bot', 'there is no such bot');
      if (placeAt(table, wish.seat).kind === 'person')
        throw new CommandError('seat-taken', 'somebody sits there');
      return [{ type: 'botSeated', seat: wish.seat, level: wish.level }];
    case 'freeSeat':
      requireHost(table, wish.person);
      return placeAt(table, wish.seat).kind === 'open' ? [] : [{ type: 'seatFreed', seat: wish.seat }];
    case 'close':
      requireHost(table, wish.person);
      return [{ type: 'closed' }];
    case 'start':
      requireHost(table, wish.person);
      if (table.places.some(({ kind }) => kind === 'open' || kind === 'held')) {
        throw new CommandError('seats-open', 'there are still open seats');
      }
      return [{ type: 'started', seed, rules: table.game.meta.rules }];
  }
}

function requireHost(table: Table, person: PersonId): void {
  if (table.host !== person) throw new CommandError('not-host', 'only the host may do this');
}

function placeAt({ places }: Table, seat: Seat): SeatState {
  const place = places[seat];
  if (place === undefined) throw new CommandError('no-such-seat', 'there is no such seat');
  return place;
}

function takeSeat(table: Table, person: PersonId, seat: Seat): LogEntry[] {
  const place = placeAt(table, seat);
  const own = seatOf(table.places, person);
  if (own === seat) return [];
  if (place.kind !== 'open' && !(place.kind === 'held' && place.person === person)) {
    throw new CommandError('seat-taken', 'the seat is taken');
  }
  const freed: LogEntry[] = own === undefined ? [] : [{ type: 'seatFreed', seat: own }];
  return [...freed, { type: 'seatTaken', seat, person }];
}

/** A host who leaves passes the table on; a table without people is closed. */
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

/** The first entry of a rematch: the same settings and bots; each seat is kept for whoever sat on it. */
export function rematchOf(table: Table, id: string, person: PersonId): LogEntry {
  const places = table.places.map((place): SeatState => {
    if (place.kind !== 'person') return place;
    if (place.person === null) return OPEN_SEAT;
    return place.person === person ? personSeat(person) : { kind: 'held', person: place.person };
  });
  return { type: 'opened', settings: table.settings, host: person, places, after: id };
}

/** Whether somebody may look at the table and, if a seat is free, join. */
export const mayEnter = ({ settings, host, places, admitted }: Table, person: PersonId): boolean =>
  settings.visibility === 'public' ||
  host === person ||
  admitted.includes(person) ||
  peopleSeated(places).includes(person);
