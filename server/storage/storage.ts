import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { noopBus, type Bus } from './bus.ts';
import { limitStore, type LimitStore } from './limits.ts';
import { migrate } from './migrations.ts';
import { noticeStore, type NoticeStore } from './notifications.ts';
import { peopleStore, type PeopleStore } from './people.ts';
import { postgresBus } from './postgres-bus.ts';
import { openPostgres } from './postgres.ts';
import type { Connections } from './query.ts';
import { retentionStore, type RetentionStore } from './retention.ts';
import { lockFile, openSqlite } from './sqlite.ts';
import { tableStore, type TableStore } from './tables.ts';

/** Everything that is stored, in SQLite or PostgreSQL. */
export interface DataStore {
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly notices: NoticeStore;
  readonly limits: LimitStore;
  readonly retention: RetentionStore;
  readonly bus: Bus;
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
  return storageOn(opened, noopBus, unlock);
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

export async function openPostgresStore(url: string): Promise<DataStore> {
  const opened = openPostgres(url);
  try {
    await migrate(opened.db);
    const bus = await postgresBus(url, randomBytes(9).toString('base64url'));
    return storageOn(opened, bus, () => undefined);
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}

const storageOn = (connections: Connections, bus: Bus, unlock: () => void): DataStore => ({
  tables: tableStore(connections, writes =>
    bus.publish(
      writes.map(({ id, row, waitsFor }) => ({ type: 'table', id, version: row.version, waitsFor })),
    ),
  ),
  people: peopleStore(connections),
  notices: noticeStore(connections),
  limits: limitStore(connections, bus.isShared),
  retention: retentionStore(connections),
  bus,
  async close() {
    await bus.close();
    // The writer closes last: it merges everything into one file, so that a copy of it is complete.
    if (connections.reader !== connections.db) await connections.reader.destroy();
    await connections.db.destroy();
    unlock();
  },
});
