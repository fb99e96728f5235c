import { isGameId, loadGame } from '../../games/index.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seed } from '../../kernel/seed.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import { initialTable } from '../../table/apply.ts';
import { mayEnter } from '../../table/seating.ts';
import type { Table } from '../../table/table.ts';
import type { BotPool } from '../bots/pool.ts';
import { RequestError, notFound } from '../request-error.ts';
import type { DataStore } from '../storage/storage.ts';
import type { NameCache } from './name-cache.ts';
import { StepTimeout, type Watchdog } from './watchdog.ts';
import { applyLog, fromSnapshot, rulesOf, snapshotOf, type Replayed } from './replay.ts';
import { applyWritten, newLiveTable, clearState, type LiveTable } from './live-table.ts';
import type { EventStream } from './stream.ts';

/** How this server runs its tables. */
export interface TablePolicy {
  /** The bot that plays on for people who are gone. */
  readonly standIn: string;
  /** After so many milliseconds without a stream somebody counts as away. */
  readonly awayAfter: number;
  /** A bot answers no sooner than this, so that people can follow. */
  readonly botPace: number;
  readonly noticeDelay: number;
  /** A table at which nothing happens is put to sleep after this time. */
  readonly sleepAfter: number;
}

/** So many entries are replayed at a time: a few milliseconds at most. */
const CHUNK = 64;

/** All tables that are in use in this process. */
export interface TableRuntime {
  readonly storage: DataStore;
  readonly guard: Watchdog;
  readonly names: NameCache;
  readonly bots: BotPool;
  readonly policy: TablePolicy;
  readonly tables: Map<string, LiveTable>;
  /** Streams of what waits for a person, over all tables. */
  readonly turnStreams: Map<string, Set<EventStream>>;
  now(): number;
  newSeed(): Seed;
  /** Lets the bot whose turn it is at a table think. */
  requestBotMove(id: string): void;
  reportError(error: unknown, table: string): void;
}

/** Does one thing after the other at a table. */
export function withTable<T>(
  runtime: TableRuntime,
  id: string,
  work: (live: LiveTable) => Promise<T>,
): Promise<T> {
  let live = runtime.tables.get(id);
  if (live === undefined) {
    live = newLiveTable(id, runtime.now());
    runtime.tables.set(id, live);
  }
  const here = live;
  here.waiting++;
  const result = here.queue.then(() => work(here));
  const over = (): void => {
    here.waiting--;
    here.lastUsed = runtime.now();
  };
  here.queue = result.then(over, over);
  return result;
}

/** The live's table, read from the store if it sleeps. */
export async function load(runtime: TableRuntime, live: LiveTable): Promise<Table> {
  if (live.hasTimedOut) throw stuckError();
  if (live.table !== undefined) return live.table;
  const log = await runtime.storage.tables.log(live.id, 0);
  if (log.length === 0) throw notFound();
  const { table, entries: facts } = await replayLog(runtime, live, log);
  clearState(live);
  applyWritten(live, table, facts);
  live.savedVersion = table.version;
  return table;
}

/** The table for somebody who wants to look at it. */
export async function loadFor(runtime: TableRuntime, live: LiveTable, person: string): Promise<Table> {
  const table = await load(runtime, live);
  if (!mayEnter(table, person)) throw notFound();
  return table;
}

/** Everything that happened at a table, from the beginning. */
export async function replayFromStart(runtime: TableRuntime, live: LiveTable): Promise<Replayed> {
  return replayLog(runtime, live, await runtime.storage.tables.log(live.id, 0));
}

async function replayLog(
  runtime: TableRuntime,
  live: LiveTable,
  log: readonly NumberedEntry[],
): Promise<Replayed> {
  const game = await gameOf(log);
  const rules = rulesOf(log);
  if (rules === undefined || rules === game.meta.rules) {
    const [first, ...rest] = log;
    const opened = initialTable(game, first);
    return replayInChunks(runtime, live, { table: opened.table, entries: [opened.entry] }, rest);
  }
  const snapshot = await runtime.storage.tables.snapshot(live.id);
  if (snapshot === undefined) throw new RequestError('unavailable', 'this match was played by older rules');
  const later = log.filter(({ n }) => n > snapshot.n);
  return replayInChunks(runtime, live, { table: fromSnapshot(game, snapshot), entries: [] }, later);
}

/** A long story is told in pieces, so that others get a word in. */
async function replayInChunks(
  runtime: TableRuntime,
  live: LiveTable,
  start: Replayed,
  log: readonly NumberedEntry[],
): Promise<Replayed> {
  let { table } = start;
  const facts = [...start.entries];
  for (let from = 0; from < log.length; from += CHUNK) {
    const before = table;
    const piece = await runGuarded(runtime, live, () => applyLog(before, log.slice(from, from + CHUNK)));
    table = piece.table;
    facts.push(...piece.entries);
  }
  return { table, entries: facts };
}

async function gameOf([first]: readonly NumberedEntry[]): Promise<AnyGame> {
  const id = first.entry.type === 'opened' ? first.entry.settings.game : '';
  if (!isGameId(id)) throw new RequestError('unavailable', 'this server does not know the game');
  return (await loadGame(id)).game;
}

/** Runs code of the live's game. A step that does not end is never tried again. */
export async function runGuarded<T>(runtime: TableRuntime, live: LiveTable, work: () => T): Promise<T> {
  if (live.hasTimedOut) throw stuckError();
  try {
    return await runtime.guard.run(work);
  } catch (error) {
    if (!(error instanceof StepTimeout)) throw error;
    live.hasTimedOut = true;
    runtime.reportError(error, live.id);
    throw stuckError();
  }
}

const stuckError = (): RequestError =>
  new RequestError('game-stuck', 'a step of this game took too long and was cut off');

/** Reads what others have written since; tells whether there was anything. */
export async function refresh(runtime: TableRuntime, live: LiveTable): Promise<boolean> {
  const before = live.table;
  if (before === undefined) return false;
  const log = await runtime.storage.tables.log(live.id, before.version);
  if (log.length === 0) return false;
  const { table, entries: facts } = await replayInChunks(runtime, live, { table: before, entries: [] }, log);
  applyWritten(live, table, facts);
  return true;
}

/** Forgets a table that nobody works on; its state is kept in case the rules change before it wakes. */
export async function unload(runtime: TableRuntime, live: LiveTable): Promise<void> {
  const { table } = live;
  if (table !== undefined && table.status === 'playing' && table.version !== live.savedVersion) {
    const snapshot = snapshotOf(live.id, table);
    if (snapshot !== undefined) await runtime.storage.tables.saveSnapshot(snapshot);
  }
  clearState(live);
}
