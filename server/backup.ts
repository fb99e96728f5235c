import path from 'node:path';
import type { ServerConfig } from './config.ts';
import { readBackup, writeBackup } from './storage/backup.ts';
import { migrate } from './storage/migrations.ts';
import { openPostgres } from './storage/postgres.ts';
import type { Connections } from './storage/query.ts';
import { openSqlite } from './storage/sqlite.ts';
import { openSqliteStore } from './storage/storage.ts';

export type StoreSettings = Pick<ServerConfig, 'data' | 'database'>;

const FILE = 'cosecha.sqlite';

/** The store itself, for commands that work on it without a server. */
export const openConnections = ({ data, database }: StoreSettings): Connections =>
  database === undefined ? openSqlite(path.join(data, FILE)) : openPostgres(database);

/** Writes a backup of a store, whether or not servers use it. */
export async function backUp(settings: StoreSettings, file: string, version: string): Promise<number> {
  const { db, reader } = openConnections(settings);
  try {
    // SQLite's reader sees one moment for as long as its transaction lasts, and holds up no one.
    return await writeBackup(reader, file, version);
  } finally {
    if (reader !== db) await reader.destroy();
    await db.destroy();
  }
}

/** Fills an empty store from a backup; no server may use it meanwhile. */
export async function restore(settings: StoreSettings, file: string): Promise<number> {
  // Creates the folder and its tables, and fails when a server uses it.
  if (settings.database === undefined) await (await openSqliteStore(settings.data)).close();
  const { db, reader } = openConnections(settings);
  try {
    await migrate(db);
    return await readBackup(db, file);
  } finally {
    if (reader !== db) await reader.destroy();
    await db.destroy();
  }
}
