import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { silentBus, type Bus, type Signal } from './bus.ts';
import { jobStore, type JobStore } from './jobs.ts';
import { limitStore, type LimitStore } from './limits.ts';
import { isMigrated, migrate } from './migrations.ts';
import { noticeStore, type NoticeStore } from './notifications.ts';
import { peopleStore, type PeopleStore } from './people.ts';
import { openPostgres } from './postgres.ts';
import { postgresTransport } from './postgres-transport.ts';
import type { Connections } from './query.ts';
import { redisTransport } from './redis-transport.ts';
import { shardedBus } from './sharded-bus.ts';
import { retentionStore, type RetentionStore } from './retention.ts';
import { lockFile, openSqlite } from './sqlite.ts';
import { tableStore, type TableStore } from './tables.ts';
import type { WorkRules } from '../work/work.ts';
import type { TableWrite } from './writer.ts';

/** Milliseconds after which a query without an answer counts as failed. */
const QUERY_TIME = 5000;

/** Everything that is stored, in SQLite or PostgreSQL. */
export interface DataStore {
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly notices: NoticeStore;
  readonly limits: LimitStore;
  readonly retention: RetentionStore;
  /** Work that all processes share; undefined when there is only this one. */
  readonly jobs: ((rules: WorkRules) => JobStore) | undefined;
  readonly bus: Bus;
  /** Whether the database answers, and whether it has every table that this version needs. */
  health(): Promise<{ readonly database: boolean; readonly schema: boolean }>;
  close(): Promise<void>;
}

/** The store cannot be used: another server has the folder, it is not a folder, or the database does not answer. */
export class StoreError extends Error {
  readonly kind: 'in-use' | 'no-folder' | 'no-database';
  readonly where: string;

  constructor(kind: StoreError['kind'], where: string, reason = '') {
    super(reason);
    this.name = 'StoreError';
    this.kind = kind;
    this.where = where;
  }
}

/** The embedded store in a folder, which is created if needed. One process at a time. */
export async function openSqliteStore(folder: string): Promise<DataStore> {
  const unlock = lockFolder(folder);
  const opened = openSqlite(path.join(folder, 'cosecha.sqlite'));
  try {
    await migrate(opened.db);
  } catch (error) {
    await opened.db.destroy();
    unlock();
    throw unusable(folder, error);
  }
  return storageOn(opened, silentBus, unlock);
}

function lockFolder(folder: string): () => void {
  let unlock: (() => void) | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    unlock = lockFile(path.join(folder, 'lock.sqlite'));
  } catch (error) {
    throw unusable(folder, error);
  }
  if (unlock === undefined) throw new StoreError('in-use', folder);
  return unlock;
}

const unusable = (folder: string, error: unknown): StoreError =>
  new StoreError('no-folder', folder, error instanceof Error ? error.message : undefined);

/** PostgreSQL, which any number of processes share. It carries their signals too, unless there is a Redis for them. */
export async function openPostgresStore(url: string, redis?: string): Promise<DataStore> {
  await migratePostgres(url);
  const opened = openPostgres(url, QUERY_TIME);
  try {
    const open = redis === undefined ? postgresTransport(url) : redisTransport(redis);
    const bus = await shardedBus(open, randomBytes(9).toString('base64url'));
    return storageOn(opened, bus, () => undefined);
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}

/** A migration may take as long as it needs. */
async function migratePostgres(url: string): Promise<void> {
  const { db } = openPostgres(url);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

const storageOn = (connections: Connections, bus: Bus, unlock: () => void): DataStore => ({
  tables: tableStore(connections, writes => bus.publish(writes.flatMap(signalsOf))),
  people: peopleStore(connections),
  notices: noticeStore(connections),
  limits: limitStore(connections, bus.isShared),
  retention: retentionStore(connections),
  jobs: bus.isShared ? rules => jobStore(connections, rules) : undefined,
  bus,
  health: async () => ({ database: true, schema: await isMigrated(connections.reader) }),
  async close() {
    await bus.close();
    // The writer closes last: it merges everything into one file, so that a copy of it is complete.
    if (connections.reader !== connections.db) await connections.reader.destroy();
    await connections.db.destroy();
    unlock();
  },
});

const signalsOf = ({ id, row: { version }, waitsFor }: TableWrite): Signal[] => [
  { type: 'table', id, version },
  ...waitsFor.map((person): Signal => ({ type: 'turn', id: person, table: id })),
];
