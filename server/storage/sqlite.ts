import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { DatabaseError } from './database-error.ts';
import type { Connections, ThreadOptions, StoreRequest, StoreResponse } from './query.ts';
import type { Database } from './schema.ts';
import type { Commit } from './write-batch.ts';

/** Opens a file of the embedded store: one thread writes and another reads, so that reads do not wait for the disk. */
export function openSqlite(file: string): Connections {
  const thread = startThread({ file, readOnly: false });
  const db = new Kysely<Database>({ dialect: dialectOn(thread) });
  const reader = new Kysely<Database>({ dialect: dialectOn(startThread({ file, readOnly: true })) });
  const commit: Commit = batch =>
    // Holds the only connection, so that nothing comes between.
    db.connection().execute(async () => {
      const response = await thread.ask({ batch: JSON.stringify(batch) });
      return 'written' in response ? response.written : [];
    });
  return {
    db,
    reader,
    commit,
    listOf: ids => sql<string>`(select value from json_each(${JSON.stringify(ids)}))`,
    jsonField: (column, path) => sql<string>`cast(json_extract(${sql.ref(column)}, ${`$.${path}`}) as text)`,
  };
}

/** Holds a lock until the process ends, however it ends; undefined when another process has it. */
export function lockFile(file: string): (() => void) | undefined {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive;');
    return () => database.close();
  } catch {
    database.close();
    return undefined;
  }
}

/** A compiled query also holds the tree it came from; only the text travels. */
const plain = ({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) => ({
  sql: text,
  parameters,
});

type Question = StoreRequest extends infer R ? (R extends unknown ? Omit<R, 'id'> : never) : never;

interface Thread {
  ask(question: Question): Promise<StoreResponse>;
  close(): Promise<void>;
}

const toError = ({ error, isTemporary }: Extract<StoreResponse, { error: string }>): Error =>
  isTemporary ? new DatabaseError(error) : new Error(error);

/** A thread that starts with its first request. */
function startThread(opening: ThreadOptions): Thread {
  const waiting = new Map<number, { resolve(response: StoreResponse): void; reject(error: unknown): void }>();
  let worker: Worker | undefined;
  let failure: Error | undefined;
  let last = 0;
  const start = (): Worker => {
    const source = new URL('./sqlite-worker.ts', import.meta.url);
    const fresh = new Worker(existsSync(source) ? source : new URL('./sqlite-worker.js', import.meta.url), {
      workerData: opening,
    });
    fresh.on('message', (response: StoreResponse) => {
      const asked = waiting.get(response.id);
      waiting.delete(response.id);
      if ('error' in response) asked?.reject(toError(response));
      else asked?.resolve(response);
    });
    fresh.on('error', (error: Error) => {
      // The thread has ended and its transaction with it; another one would not know how far it was.
      failure = error;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return fresh;
  };
  const ask = (question: Question): Promise<StoreResponse> =>
    new Promise((resolve, reject) => {
      if (failure !== undefined) {
        reject(failure);
        return;
      }
      const id = ++last;
      waiting.set(id, { resolve, reject });
      worker ??= start();
      worker.postMessage({ ...question, id });
    });
  return {
    ask,
    async close() {
      if (worker === undefined || failure !== undefined) return;
      await ask({});
      await worker.terminate();
    },
  };
}

const dialectOn = (thread: Thread): Dialect => ({
  createAdapter: () => new SqliteAdapter(),
  createDriver: () => driverOn(thread),
  createIntrospector: db => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

/** Kysely's own queries, one at a time over one connection. */
function driverOn(thread: Thread): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const response = await thread.ask({ query: plain(query) });
      if (!('rows' in response)) return { rows: [] };
      // Rows are of the shape that the query names; Kysely says which.
      return { rows: response.rows as R[], numAffectedRows: BigInt(response.changes) };
    },
    streamQuery: () => {
      throw new Error('streaming queries are not supported by the SQLite store');
    },
  };
  const say = (text: string) => async (): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(text));
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: () => Promise.resolve(),
    beginTransaction: say('begin'),
    commitTransaction: say('commit'),
    rollbackTransaction: say('rollback'),
    destroy: () => thread.close(),
  };
}
