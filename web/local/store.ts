import type { LocalMatch } from './messages.ts';

const NAME = 'cosecha';
const VERSION = 1;
const MATCHES = 'matches';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(MATCHES, { keyPath: 'id' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no storage in this browser')));
  });
  return opened;
}

async function runRequest<T>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(MATCHES, mode);
  const request = use(transaction.objectStore(MATCHES));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')));
  });
}

export const saveMatch = (match: LocalMatch): Promise<unknown> =>
  runRequest('readwrite', store => store.put(match));

/** The match as it was last saved; undefined when there is none. */
export const loadMatch = (id: string): Promise<LocalMatch | undefined> =>
  runRequest('readonly', store => store.get(id) as IDBRequest<LocalMatch | undefined>);

/** All matches of this browser, the latest first. */
export async function listMatches(): Promise<LocalMatch[]> {
  const all = await runRequest('readonly', store => store.getAll() as IDBRequest<LocalMatch[]>);
  return all.sort((one, other) => other.changed - one.changed);
}

export const removeMatch = (id: string): Promise<unknown> =>
  runRequest('readwrite', store => store.delete(id));
