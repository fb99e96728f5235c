import type { LocalTable } from './local-table.ts';
import type { MatchOfVersion1 } from './migration.ts';

const NAME = 'cosecha';
/** Version 1 kept records in `matches`; version 2 keeps logs in `tables`. */
const VERSION = 2;
const TABLES = 'tables';
const MATCHES = 'matches';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const { result } = request;
      for (const store of [TABLES, MATCHES])
        if (!result.objectStoreNames.contains(store)) result.createObjectStore(store, { keyPath: 'id' });
    });
    request.addEventListener('success', () => {
      // A newer app in another window may change the database: this one lets go of it.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opened = undefined;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('this browser stores nothing')),
    );
  });
  return opened;
}

async function runRequest<T>(
  name: typeof TABLES | typeof MATCHES,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(name, mode);
  const request = use(transaction.objectStore(name));
  await completionOf(transaction);
  return request.result;
}

const completionOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')));
  });

export const saveTable = (table: LocalTable): Promise<unknown> =>
  runRequest(TABLES, 'readwrite', store => store.put(table));

/** The table as it was last saved; undefined when it does not exist. */
export async function loadTable(id: string): Promise<LocalTable | undefined> {
  await migrated();
  return runRequest(TABLES, 'readonly', store => store.get(id) as IDBRequest<LocalTable | undefined>);
}

/** All tables in this browser, the latest first. */
export async function listTables(): Promise<LocalTable[]> {
  await migrated();
  const all = await runRequest(TABLES, 'readonly', store => store.getAll() as IDBRequest<LocalTable[]>);
  return all.sort((one, other) => other.changed - one.changed);
}

export const removeTable = (id: string): Promise<unknown> =>
  runRequest(TABLES, 'readwrite', store => store.delete(id));

/** Matches of version 1 that today's rules cannot replay. They stay as they are until their owner removes them. */
export async function listUnreadable(): Promise<MatchOfVersion1[]> {
  await migrated();
  return allMatches();
}

export const removeUnreadable = (id: string): Promise<unknown> =>
  runRequest(MATCHES, 'readwrite', store => store.delete(id));

const allMatches = (): Promise<MatchOfVersion1[]> =>
  runRequest(MATCHES, 'readonly', store => store.getAll() as IDBRequest<MatchOfVersion1[]>);

let migrating: Promise<void> | undefined;

function migrated(): Promise<void> {
  migrating ??= migrateAll();
  return migrating;
}

async function migrateAll(): Promise<void> {
  const matches = await allMatches();
  if (matches.length === 0) return;
  // Loaded only where there is something to migrate: it brings the rules' machinery along.
  const { tableFromMatch } = await import('./migration.ts');
  for (const match of matches) {
    const table = await tableFromMatch(match);
    if (table !== undefined) await replaceMatch(table);
  }
}

/** In one transaction: another window that migrates at the same time must not bring back an old position. */
async function replaceMatch(table: LocalTable): Promise<void> {
  const transaction = (await database()).transaction([TABLES, MATCHES], 'readwrite');
  const matches = transaction.objectStore(MATCHES);
  const present = matches.count(table.id);
  present.addEventListener('success', () => {
    if (present.result === 0) return;
    transaction.objectStore(TABLES).put(table);
    matches.delete(table.id);
  });
  await completionOf(transaction);
}
