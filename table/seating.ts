import type { Seat } from '../kernel/seat.ts';
import type { Circumstance, Wish } from './command.ts';
import type { Entry } from './entry.ts';
import { OPEN, peopleAt, seatOf, seated, type PersonId, type Place } from './place.ts';
import { Refused } from './refusal.ts';
import type { Table } from './table.ts';

type Arranging = Extract<
  Wish,
  { readonly type: 'sit' | 'leave' | 'seatBot' | 'freeSeat' | 'start' | 'close' }
>;

/** Who sits where, before the match begins. */
export function arrangement(
  table: Table,
  wish: Arranging & { readonly person: PersonId },
  { seed, isLevel }: Circumstance,
): Entry[] {
  if (table.status !== 'open') throw new Refused('not-open', 'the match has begun or the table is closed');
  switch (wish.type) {
    case 'sit':
      return sitting(table, wish.person, wish.seat);
    case 'leave':
      return leavingOpen(table, wish.person);
    case 'seatBot':
      expectHost(table, wish.person);
      if (!isLevel(wish.level)) throw new Refused('unknown-bot', 'there is no such bot');
      if (placeAt(table, wish.seat).kind === 'person') throw new Refused('seat-taken', 'somebody sits there');
      return [{ type: 'botSeated', seat: wish.seat, level: wish.level }];
    case 'freeSeat':
      expectHost(table, wish.person);
      return placeAt(table, wish.seat).kind === 'open' ? [] : [{ type: 'seatFreed', seat: wish.seat }];
    case 'close':
      expectHost(table, wish.person);
      return [{ type: 'closed' }];
    case 'start':
      expectHost(table, wish.person);
      if (table.places.some(({ kind }) => kind === 'open' || kind === 'held')) {
        throw new Refused('seats-open', 'there are still open seats');
      }
      return [{ type: 'started', seed, rules: table.game.meta.rules }];
  }
}

function expectHost(table: Table, person: PersonId): void {
  if (table.host !== person) throw new Refused('not-host', 'only the host may do this');
}

function placeAt({ places }: Table, seat: Seat): Place {
  const place = places[seat];
  if (place === undefined) throw new Refused('no-such-seat', 'there is no such seat');
  return place;
}

function sitting(table: Table, person: PersonId, seat: Seat): Entry[] {
  const place = placeAt(table, seat);
  const own = seatOf(table.places, person);
  if (own === seat) return [];
  if (place.kind !== 'open' && !(place.kind === 'held' && place.person === person)) {
    throw new Refused('seat-taken', 'the seat is taken');
  }
  const freed: Entry[] = own === undefined ? [] : [{ type: 'seatFreed', seat: own }];
  return [...freed, { type: 'seatTaken', seat, person }];
}

/** A host who leaves passes the table on; a table without people is closed. */
function leavingOpen(table: Table, person: PersonId): Entry[] {
  const seat = seatOf(table.places, person);
  if (seat === undefined && table.host !== person) {
    throw new Refused('not-seated', 'you have no seat at this table');
  }
  const freed: Entry[] = seat === undefined ? [] : [{ type: 'seatFreed', seat }];
  if (table.host !== person) return freed;
  const heir = table.places.find(place => place.kind === 'person' && place.person !== person);
  if (heir?.kind !== 'person' || heir.person === null) return [...freed, { type: 'closed' }];
  return [...freed, { type: 'hostChanged', host: heir.person }];
}

/** The first entry of a rematch: the same settings and bots; each seat is kept for whoever sat on it. */
export function rematchOf(table: Table, id: string, person: PersonId): Entry {
  const places = table.places.map((place): Place => {
    if (place.kind !== 'person') return place;
    if (place.person === null) return OPEN;
    return place.person === person ? seated(person) : { kind: 'held', person: place.person };
  });
  return { type: 'opened', settings: table.settings, host: person, places, after: id };
}

/** Whether somebody may look at the table and, if a seat is free, join. */
export const mayEnter = ({ settings, host, places, admitted }: Table, person: PersonId): boolean =>
  settings.visibility === 'public' ||
  host === person ||
  admitted.includes(person) ||
  peopleAt(places).includes(person);
