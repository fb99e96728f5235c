import type { AppliedEntry } from '../../table/entry.ts';
import { botLevelAt, type PersonId } from '../../table/seat-state.ts';
import { nextDeadline } from '../../table/clock.ts';
import { nextBotSeat, humanSeatsToAct, toAct, type Table } from '../../table/table.ts';
import type { SeatRow } from '../storage/schema.ts';
import type { TableWrite } from '../storage/writer.ts';
import type { EventStream } from './stream.ts';

/** A table that somebody looks at or works on. Asleep it keeps its streams and nothing else. */
export interface LiveTable {
  readonly id: string;
  table: Table | undefined;
  /** The newest facts, oldest first. */
  recentEntries: AppliedEntry[];
  /** Commands done lately: `<person> <key>` and the version they led to. */
  readonly recentKeys: Map<string, number>;
  readonly streams: Set<EventStream>;
  /** Counts who comes and goes: what was written before such a change may tell it wrong. */
  presenceVersion: number;
  /** People seen here and when they were last, in this process. */
  readonly lastSeen: Map<PersonId, number>;
  /** What other processes say about who is here. */
  readonly remotePresence: Map<string, { here: readonly string[]; watching: number; at: number }>;
  /** One thing at a time. */
  queue: Promise<unknown>;
  /** How many things wait in the queue. */
  waiting: number;
  isBotThinking: boolean;
  /** A step of its game did not end: no further one is tried. */
  hasTimedOut: boolean;
  lastUsed: number;
  savedVersion: number;
}

const MAX_ENTRIES = 64;
const MAX_KEYS = 128;

export const newLiveTable = (id: string, now: number): LiveTable => ({
  id,
  table: undefined,
  recentEntries: [],
  recentKeys: new Map(),
  streams: new Set(),
  presenceVersion: 0,
  lastSeen: new Map(),
  remotePresence: new Map(),
  queue: Promise.resolve(),
  waiting: 0,
  isBotThinking: false,
  hasTimedOut: false,
  lastUsed: now,
  savedVersion: 0,
});

/** Takes over what was written. */
export function applyWritten(live: LiveTable, table: Table, facts: readonly AppliedEntry[]): void {
  live.table = table;
  live.recentEntries.push(...facts);
  if (live.recentEntries.length > MAX_ENTRIES * 2)
    live.recentEntries = live.recentEntries.slice(-MAX_ENTRIES);
  const last = facts.at(-1)?.n ?? 0;
  for (const { by, key } of facts) {
    if (by !== undefined && key !== undefined) live.recentKeys.set(`${by} ${key}`, last);
  }
  for (const known of live.recentKeys.keys()) {
    if (live.recentKeys.size <= MAX_KEYS) break;
    live.recentKeys.delete(known);
  }
}

export function clearState(live: LiveTable): void {
  live.table = undefined;
  live.recentEntries = [];
  live.recentKeys.clear();
}

/** Everybody whose name may be shown. */
export function* peopleShown(
  live: LiveTable,
  facts: readonly AppliedEntry[] = live.recentEntries,
): Generator<PersonId> {
  const { host, places } = live.table ?? { host: null, places: [] };
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
export function toTableWrite(
  id: string,
  before: Table | undefined,
  after: Table,
  facts: readonly AppliedEntry[],
  { noticeDelay, invite }: WriteOptions,
): TableWrite {
  const { settings, status, host, version, at } = after;
  const deadline = nextDeadline(after.clocks);
  const botDue = nextBotSeat(after) === undefined ? null : at + BOT_GRACE;
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
    notices: notificationsFor(before, after, noticeDelay),
    waitsFor: peopleToAct(after),
  };
}

const seatRows = ({ places }: Table): Omit<SeatRow, 'table_id'>[] =>
  places.map((place, seat) => ({
    seat,
    kind: place.kind,
    person: 'person' in place ? place.person : null,
    bot: botLevelAt(place) ?? null,
  }));

/** At a table that is played over days, whoever has to decide is told once for each turn. */
function notificationsFor(before: Table | undefined, after: Table, delay: number): TableWrite['notices'] {
  if (after.settings.speed.kind !== 'correspondence') return [];
  return humanSeatsToAct(after).flatMap(seat => {
    const place = after.places[seat];
    const n = after.turns[seat];
    if (place.kind !== 'person' || place.person === null || n === null) return [];
    // Several decisions in a row are one turn.
    if (n === before?.turns[seat] || before?.turns[seat] != null) return [];
    return [{ person: place.person, n, due: after.at + delay }];
  });
}

/** The people who are to decide now. */
export const peopleToAct = (table: Table): PersonId[] =>
  humanSeatsToAct(table).flatMap(seat => {
    const place = table.places[seat];
    return place.kind === 'person' && place.person !== null ? [place.person] : [];
  });
