// Runs in a separate thread, so that waiting for the disk blocks no one.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadOptions, Query, StoreRequest, StoreResponse } from './query.ts';
import { runBatch } from './sqlite-commit.ts';
import type { WriteBatch } from './write-batch.ts';

const MAX_STATEMENTS = 500;

// Started by `sqlite.ts`.
const { file, readOnly } = workerData as ThreadOptions;
// Opened with the first request, which is then answered with any problem of the file.
let opened: DatabaseSync | undefined;

function databaseNow(): DatabaseSync {
  if (opened !== undefined) return opened;
  opened = new DatabaseSync(file, { readOnly });
  // Each commit is on the disk before it is acknowledged.
  const durable = readOnly ? '' : 'pragma journal_mode = wal; pragma synchronous = full;';
  opened.exec(`${durable} pragma busy_timeout = 5000;`);
  return opened;
}

interface Prepared {
  readonly statement: StatementSync;
  readonly reads: boolean;
}

const statements = new Map<string, Prepared>();

function prepared(sql: string): Prepared {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  const statement = databaseNow().prepare(sql);
  const fresh = { statement, reads: statement.columns().length > 0 };
  if (statements.size < MAX_STATEMENTS) statements.set(sql, fresh);
  return fresh;
}

function run({ sql, parameters }: Query): { rows: unknown[]; changes: number } {
  const { statement, reads } = prepared(sql);
  // The store's own rows hold text, numbers and null.
  const values = parameters as SQLInputValue[];
  if (reads) return { rows: statement.all(...values), changes: 0 };
  return { rows: [], changes: Number(statement.run(...values).changes) };
}

/** One transaction. */
function commit(batch: WriteBatch): string[] {
  const database = databaseNow();
  database.exec('begin immediate');
  try {
    const written = runBatch(batch, (sql, values) => Number(prepared(sql).statement.run(...values).changes));
    database.exec('commit');
    return written;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}

/** Locked, read-only, disk failure, full, cannot be opened: https://www.sqlite.org/rescode.html */
const TEMPORARY: ReadonlySet<number> = new Set([5, 8, 10, 13, 14]);

const isTemporary = (error: unknown): boolean =>
  error instanceof Error &&
  'errcode' in error &&
  typeof error.errcode === 'number' &&
  TEMPORARY.has(error.errcode & 0xff);

function answer(request: StoreRequest): StoreResponse {
  const { id } = request;
  try {
    // Written by `sqlite.ts` from a WriteBatch.
    if ('batch' in request) return { id, written: commit(JSON.parse(request.batch) as WriteBatch) };
    if ('query' in request) return { id, ...run(request.query) };
    opened?.close();
    return { id, rows: [], changes: 0 };
  } catch (error) {
    return {
      id,
      error: error instanceof Error ? error.message : String(error),
      isTemporary: isTemporary(error),
    };
  }
}

parentPort?.on('message', (request: StoreRequest) => parentPort?.postMessage(answer(request)));
