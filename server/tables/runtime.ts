import type { Seed } from '../../kernel/seed.ts';
import type { TableHost } from '../../table/host.ts';
import { clearState } from '../../table/live-table.ts';
import { peopleSeated } from '../../table/seat-state.ts';
import { mayEnter } from '../../table/seating.ts';
import type { Table } from '../../table/table.ts';
import type { Thinker } from '../bots/thinker.ts';
import { notFound, RequestError } from '../request-error.ts';
import type { DataStore } from '../storage/storage.ts';
import type { NameCache } from './name-cache.ts';
import type { ServerTable } from './server-table.ts';
import { snapshotOf } from './snapshot.ts';
import type { EventStream } from './stream.ts';

/** How this server runs its tables; times in milliseconds. */
export interface TablePolicy {
  /** The bot that takes over for absent players. */
  readonly standIn: string;
  /** A player without a stream counts as away after this time. */
  readonly awayAfter: number;
  /** A bot moves no sooner than this, so that people can follow. */
  readonly botPace: number;
  readonly noticeDelay: number;
  /** A table that is not used is unloaded after this time. */
  readonly sleepAfter: number;
}

/** What a server adds to the table runtime: storage, time limits, names, streams. */
export interface TableRuntime {
  readonly host: TableHost<ServerTable>;
  readonly storage: DataStore;
  readonly names: NameCache;
  readonly bots: Thinker;
  readonly policy: TablePolicy;
  /** Streams of a person's turns, over all tables. */
  readonly turnStreams: Map<string, Set<EventStream>>;
  /** Counts since the start: regular checks of versions, and the tables that they found to be newer. */
  readonly stats: { sweeps: number; sweepFinds: number };
  /** Calls the listener when a match has ended here; returns how to stop that. A crash may lose the call. */
  onFinished(listener: (id: string) => void): () => void;
  now(): number;
  newSeed(): Seed;
  /** Runs code of a table's game within the time limit. */
  run<T>(live: ServerTable, work: () => T): Promise<T>;
  reportError(error: unknown, table: string): void;
}

/** A table does not exist for people who may not enter it. */
export function requireEntry(table: Table, person: string): void {
  if (!mayEnter(table, person)) throw notFound();
}

/**
 * Someone who comes through the lobby does not sit down with people whom they block or who block them. The refusal does
 * not say who that is.
 */
export function requireWelcome(table: Table, person: string, apart: ReadonlySet<string>): void {
  if (table.settings.visibility === 'private' || table.admitted.includes(person)) return;
  if (peopleSeated(table.places).some(one => apart.has(one)))
    throw new RequestError('forbidden', 'you cannot join this table');
}

/**
 * The table for a person who wants to look at it and has seen the version `since`. Signals about it come only while
 * someone has it open here, and a person who comes from another process may have seen more than this one has heard of.
 */
export async function loadFor(
  { host, storage }: TableRuntime,
  live: ServerTable,
  person: string,
  since = 0,
): Promise<Table> {
  const wasLoaded = live.table !== undefined;
  const { version } = await host.load(live);
  const mayBeOld = live.streams.size === 0 || version < since;
  if (wasLoaded && storage.bus.isShared && mayBeOld) await host.refresh(live);
  const table = await host.load(live);
  requireEntry(table, person);
  return table;
}

/** Frees the memory of a table; its state is stored in case the rules change before it is loaded again. */
export async function unload({ storage: { tables } }: TableRuntime, live: ServerTable): Promise<void> {
  const { table } = live;
  if (table !== undefined && table.match !== null) {
    live.snapshotVersion ??= await tables.snapshotVersion(live.id);
    const snapshot = live.snapshotVersion === table.version ? undefined : snapshotOf(live.id, table);
    if (snapshot !== undefined) await tables.saveSnapshot(snapshot);
    live.snapshotVersion = table.version;
  }
  clearState(live);
}
