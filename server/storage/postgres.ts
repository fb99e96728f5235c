import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

const BIGINT = 20;
const MOST_CONNECTIONS = 10;

// Times and counts fit into a double: numbers, as in SQLite.
pg.types.setTypeParser(BIGINT, Number);

export function openPostgres(url: string): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks while idle is replaced by the pool; the next query finds out if the server is gone.
  pool.on('error', () => undefined);
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
