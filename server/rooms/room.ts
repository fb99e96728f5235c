import type { Fact } from '../../table/entry.ts';
import { botAt, type PersonId } from '../../table/place.ts';
import { nextDeadline } from '../../table/clock.ts';
import { botToAct, thinking, toAct, type Table } from '../../table/table.ts';
import type { SeatRow } from '../storage/schema.ts';
import type { TableWrite } from '../storage/writer.ts';
import type { Stream } from './stream.ts';

/** A table that somebody looks at or works on. Asleep it keeps its streams and nothing else. */
export interface Room {
  readonly id: string;
  table: Table | undefined;
  /** The newest facts, oldest first. */
  facts: Fact[];
  /** Commands done lately: `<person> <key>` and the version they led to. */
  readonly keys: Map<string, number>;
  readonly streams: Set<Stream>;
  /** Counts who comes and goes: what was written before such a change may tell it wrong. */
  presence: number;
  /** People seen here and when they were last, in this process. */
  readonly lastSeen: Map<PersonId, number>;
  /** What other processes say about who is here. */
  readonly elsewhere: Map<string, { here: readonly string[]; watching: number; at: number }>;
  /** One thing at a time. */
  queue: Promise<unknown>;
  /** How many things wait in the queue. */
  waiting: number;
  isBotThinking: boolean;
  /** A step of its game did not end: no further one is tried. */
  isStuck: boolean;
  touched: number;
  savedVersion: number;
}

const MOST_FACTS = 64;
const MOST_KEYS = 128;

export const emptyRoom = (id: string, now: number): Room => ({
  id,
  table: undefined,
  facts: [],
  keys: new Map(),
  streams: new Set(),
  presence: 0,
  lastSeen: new Map(),
  elsewhere: new Map(),
  queue: Promise.resolve(),
  waiting: 0,
  isBotThinking: false,
  isStuck: false,
  touched: now,
  savedVersion: 0,
});

/** Takes over what was written. */
export function adopt(room: Room, table: Table, facts: readonly Fact[]): void {
  room.table = table;
  room.facts.push(...facts);
  if (room.facts.length > MOST_FACTS * 2) room.facts = room.facts.slice(-MOST_FACTS);
  const last = facts.at(-1)?.n ?? 0;
  for (const { by, key } of facts) {
    if (by !== undefined && key !== undefined) room.keys.set(`${by} ${key}`, last);
  }
  for (const known of room.keys.keys()) {
    if (room.keys.size <= MOST_KEYS) break;
    room.keys.delete(known);
  }
}

export function putToSleep(room: Room): void {
  room.table = undefined;
  room.facts = [];
  room.keys.clear();
}

/** Everybody whose name may be shown. */
export function* peopleIn(room: Room, facts: readonly Fact[] = room.facts): Generator<PersonId> {
  const { host, places } = room.table ?? { host: null, places: [] };
  if (host !== null) yield host;
  for (const place of places) if ('person' in place && place.person !== null) yield place.person;
  for (const { entry } of facts) {
    if ((entry.type === 'said' || entry.type === 'seatTaken') && entry.person !== null) yield entry.person;
    if (entry.type === 'hostChanged') yield entry.host;
  }
}

/** A bot that nobody seems to move is moved by whichever process finds it after this time. */
export const BOT_GRACE = 15_000;

export interface WriteOptions {
  /** Notices wait a little: who is about to look needs none. */
  readonly noticeDelay: number;
  readonly invite?: string | null;
}

/** What is stored of a step from one table to the next. */
export function writeOf(
  id: string,
  before: Table | undefined,
  after: Table,
  facts: readonly Fact[],
  { noticeDelay, invite }: WriteOptions,
): TableWrite {
  const { settings, status, host, version, at } = after;
  const deadline = nextDeadline(after.clocks);
  const botDue = botToAct(after) === undefined ? null : at + BOT_GRACE;
  return {
    id,
    before: before?.version ?? 0,
    entries: facts,
    row: {
      version,
      status,
      game: settings.game,
      visibility: settings.visibility,
      settings: JSON.stringify(settings),
      host,
      to_act: JSON.stringify(toAct(after)),
      due: deadline === null || botDue === null ? (deadline ?? botDue) : Math.min(deadline, botDue),
      deadline,
      at,
    },
    ...(invite === undefined ? {} : { invite }),
    ...(before?.places === after.places ? {} : { seats: seatRows(after) }),
    notices: noticesOf(before, after, noticeDelay),
    waitsFor: peopleOnTurn(after),
  };
}

const seatRows = ({ places }: Table): Omit<SeatRow, 'table_id'>[] =>
  places.map((place, seat) => ({
    seat,
    kind: place.kind,
    person: 'person' in place ? place.person : null,
    bot: botAt(place) ?? null,
  }));

/** At a table that is played over days, whoever has to decide is told once for each turn. */
function noticesOf(before: Table | undefined, after: Table, delay: number): TableWrite['notices'] {
  if (after.settings.speed.kind !== 'correspondence') return [];
  return thinking(after).flatMap(seat => {
    const place = after.places[seat];
    const n = after.turns[seat];
    if (place.kind !== 'person' || place.person === null || n === null) return [];
    // Several decisions in a row are one turn.
    if (n === before?.turns[seat] || before?.turns[seat] != null) return [];
    return [{ person: place.person, n, due: after.at + delay }];
  });
}

/** The people who are to decide now. */
export const peopleOnTurn = (table: Table): PersonId[] =>
  thinking(table).flatMap(seat => {
    const place = table.places[seat];
    return place.kind === 'person' && place.person !== null ? [place.person] : [];
  });
