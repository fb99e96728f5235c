import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { DatabaseError, isSilence, isTemporary } from './database-error.ts';
import { COMMIT_STATEMENT, commitParameters } from './postgres-commit.ts';
import type { Connections } from './query.ts';
import type { Database } from './schema.ts';
import type { WriteBatch } from './write-batch.ts';

const BIGINT = 20;
const MAX_CONNECTIONS = 10;
/** Milliseconds for an answer on a connection that is as old as one that leads nowhere. */
const LAST_MOMENT = 500;

// Times and counts fit into a double: numbers, as in SQLite.
pg.types.setTypeParser(BIGINT, Number);

/** Connections whose queries fail after `queryTime` milliseconds; 0: never. */
export function openPostgres(url: string, queryTime = 0): Connections {
  const pool = openPool(url, queryTime);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    reader: db,
    commit: batch => commitOn(pool, batch),
    listOf: ids => sql<string>`(select json_array_elements_text(${JSON.stringify(ids)}::json))`,
    jsonField: (column, path) => sql<string>`(${sql.ref(column)}::json #>> ${path.split('.')}::text[])`,
  };
}

/** Connections that may break at any time: the query fails with a `DatabaseError`, the process goes on. */
function openPool(url: string, queryTime: number): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    ...(queryTime === 0 ? {} : { query_timeout: queryTime }),
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced by the pool; the next query finds out if the server is gone.
  pool.on('error', () => undefined);
  // One that breaks while in use fails its query, and reports the same error once more.
  pool.on('connect', client => client.on('error', () => undefined));
  const opened = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', client => opened.set(client, performance.now()));
  let silentAt = 0;
  const busy = new Map<pg.PoolClient, number>();
  const isOld = (client: pg.PoolClient): boolean => (opened.get(client) ?? silentAt) < silentAt;
  /** Queries that are under way on connections as old get a moment longer, not their whole time. */
  const onSilence = (): void => {
    silentAt = performance.now();
    for (const [client, since] of [...busy].filter(([one]) => isOld(one)))
      setTimeout(() => {
        if (busy.get(client) === since) client.connection.stream.destroy();
      }, LAST_MOMENT).unref();
  };
  const watch: Watch = {
    onSilence,
    onStart: client => void busy.set(client, performance.now()),
    onEnd: client => void busy.delete(client),
  };
  /** When one connection leads nowhere, so may all that are as old: each would cost another wait. */
  const connect = async (): Promise<PostgresPoolClient> => {
    for (;;) {
      const client = await pool.connect().catch(fail);
      if (!isOld(client)) return guarded(client, watch);
      client.release(true);
    }
  };
  return { options: pool.options, connect, end: () => pool.end() };
}

/** Hears of the queries of all connections. */
interface Watch {
  onStart(client: pg.PoolClient): void;
  onEnd(client: pg.PoolClient): void;
  onSilence(): void;
}

function guarded(client: pg.PoolClient, watch: Watch): PostgresPoolClient {
  let isLost = false;
  const query = async (text: string, parameters: readonly unknown[]) => {
    watch.onStart(client);
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      isLost ||= isTemporary(error);
      if (isSilence(error)) watch.onSilence();
      return fail(error);
    } finally {
      watch.onEnd(client);
    }
  };
  return {
    // Cursors, the other form of a query, are not in use.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(isLost),
  };
}

async function commitOn(pool: PostgresPool, batch: WriteBatch): Promise<string[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ id: string }>(COMMIT_STATEMENT, commitParameters(batch));
    return rows.map(({ id }) => id);
  } finally {
    client.release();
  }
}

function fail(error: unknown): never {
  throw isTemporary(error) ? new DatabaseError(error) : error;
}
