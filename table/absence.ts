import type { Seat } from '../kernel/seat.ts';
import type { Circumstance } from './command.ts';
import type { Entry } from './entry.ts';
import { botAt, hasResigned, seatOf, type PersonId } from './place.ts';
import { Refused } from './refusal.ts';
import { arrangement } from './seating.ts';
import { toAct, type Table } from './table.ts';

/** The seat of a person at a match that is being played. */
export function playingSeat(table: Table, person: PersonId): Seat {
  if (table.status !== 'playing') throw new Refused('not-playing', 'no match is being played at this table');
  const seat = seatOf(table.places, person);
  if (seat === undefined) throw new Refused('not-seated', 'you have no seat at this table');
  return seat;
}

/** Somebody whose time is up, or who is not to be seen, is played on by a bot. */
export function gone(
  table: Table,
  { type, seat }: { type: 'timeUp' | 'goneAway'; seat: Seat },
  { now, standIn }: Circumstance,
): Entry[] {
  if (!toAct(table).includes(seat) || botAt(table.places[seat]) !== undefined) return [];
  const clock = table.clocks?.[seat];
  if (type === 'timeUp' && (clock?.since == null || clock.since + clock.left > now)) return [];
  return [{ type: 'stoodIn', seat, level: standIn, because: type === 'timeUp' ? 'time' : 'away' }];
}

export function leaving(table: Table, seat: Seat, { standIn }: Circumstance): Entry[] {
  if (botAt(table.places[seat]) !== undefined) return [];
  return [{ type: 'stoodIn', seat, level: standIn, because: 'left' }];
}

export function leavingFor(table: Table, person: PersonId, circumstance: Circumstance): readonly Entry[] {
  const seat = seatOf(table.places, person);
  if (table.status === 'open' && (seat !== undefined || table.host === person)) {
    return arrangement(table, { type: 'leave', person }, circumstance);
  }
  return table.status === 'playing' && seat !== undefined ? leaving(table, seat, circumstance) : [];
}

export function resigning(table: Table, seat: Seat, { standIn }: Circumstance): Entry[] {
  const place = table.places[seat];
  if (hasResigned(place)) throw new Refused('resigned', 'you have already given up');
  return [{ type: 'stoodIn', seat, level: botAt(place) ?? standIn, because: 'resigned' }];
}

export function reclaiming(table: Table, seat: Seat): Entry[] {
  const place = table.places[seat];
  if (hasResigned(place)) throw new Refused('resigned', 'who has given up cannot come back');
  if (botAt(place) === undefined) throw new Refused('nothing-to-reclaim', 'the seat is yours already');
  return [{ type: 'reclaimed', seat }];
}

export function handing(
  table: Table,
  { person, seat }: { person: PersonId; seat: Seat },
  { away, standIn }: Circumstance,
): Entry[] {
  playingSeat(table, person);
  const place = table.places[seat];
  if (place?.kind !== 'person') throw new Refused('no-such-seat', 'no person sits there');
  if (botAt(place) !== undefined) return [];
  if (!away.includes(seat)) throw new Refused('not-away', 'the player is at the table');
  return [{ type: 'stoodIn', seat, level: standIn, because: 'away' }];
}
