// Runs in a separate thread, so that waiting for the disk blocks no one.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadOptions, Query, QueryGroup, StoreRequest, StoreResponse } from './query.ts';

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

/** One transaction; a group whose claim changes nothing is left out. */
function commit(groups: readonly QueryGroup[]): boolean[] {
  const database = databaseNow();
  database.exec('begin immediate');
  try {
    const written = groups.map(({ claim, rest }) => {
      if (run(claim).changes !== 1) return false;
      for (const query of rest) run(query);
      return true;
    });
    database.exec('commit');
    return written;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

function answer(request: StoreRequest): StoreResponse {
  const { id } = request;
  try {
    if ('groups' in request) return { id, written: commit(request.groups) };
    if ('query' in request) return { id, ...run(request.query) };
    opened?.close();
    return { id, rows: [], changes: 0 };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: StoreRequest) => parentPort?.postMessage(answer(request)));
