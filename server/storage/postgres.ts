import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  sql,
  type PostgresPool,
  type PostgresPoolClient,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { DatabaseError, isTemporary } from './database-error.ts';
import type { Connections, QueryGroup } from './query.ts';
import type { Database } from './schema.ts';

const BIGINT = 20;
const MAX_CONNECTIONS = 10;

// Times and counts fit into a double: numbers, as in SQLite.
pg.types.setTypeParser(BIGINT, Number);

export function openPostgres(url: string): Connections {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: openPool(url) }) });
  return {
    db,
    reader: db,
    commit: groups => db.transaction().execute(transaction => commitOn(transaction, groups)),
    listOf: ids => sql<string>`(select json_array_elements_text(${JSON.stringify(ids)}::json))`,
    jsonField: (column, path) => sql<string>`(${sql.ref(column)}::json #>> ${path.split('.')}::text[])`,
  };
}

/** Connections that may break at any time: the query fails with a `DatabaseError`, the process goes on. */
function openPool(url: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced by the pool; the next query finds out if the server is gone.
  pool.on('error', () => undefined);
  // One that breaks while in use fails its query, and reports the same error once more.
  pool.on('connect', client => client.on('error', () => undefined));
  return {
    options: pool.options,
    connect: async () => guarded(await pool.connect().catch(fail)),
    end: () => pool.end(),
  };
}

function guarded(client: pg.PoolClient): PostgresPoolClient {
  let isLost = false;
  const query = (text: string, parameters: readonly unknown[]) =>
    client.query(text, [...parameters]).catch((error: unknown) => {
      isLost ||= isTemporary(error);
      return fail(error);
    });
  return {
    // Cursors, the other form of a query, are not in use.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(isLost),
  };
}

function fail(error: unknown): never {
  throw isTemporary(error) ? new DatabaseError(error) : error;
}

async function commitOn(db: Transaction<Database>, groups: readonly QueryGroup[]): Promise<boolean[]> {
  const written: boolean[] = [];
  for (const { claim, rest } of groups) {
    const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(claim.sql, [...claim.parameters]));
    const isOurs = numAffectedRows === 1n;
    written.push(isOurs);
    if (isOurs)
      for (const { sql: text, parameters } of rest)
        await db.executeQuery(CompiledQuery.raw(text, [...parameters]));
  }
  return written;
}
