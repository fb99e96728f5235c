import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Connections, QueryGroup } from './query.ts';
import type { Database } from './schema.ts';

const BIGINT = 20;
const MAX_CONNECTIONS = 10;

// Times and counts fit into a double: numbers, as in SQLite.
pg.types.setTypeParser(BIGINT, Number);

export function openPostgres(url: string): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks while idle is replaced by the pool; the next query finds out if the server is gone.
  pool.on('error', () => undefined);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    reader: db,
    commit: groups => db.transaction().execute(transaction => commitOn(transaction, groups)),
  };
}

async function commitOn(db: Transaction<Database>, groups: readonly QueryGroup[]): Promise<boolean[]> {
  const written: boolean[] = [];
  for (const { claim, rest } of groups) {
    const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(claim.sql, [...claim.parameters]));
    const isOurs = numAffectedRows === 1n;
    written.push(isOurs);
    if (isOurs)
      for (const { sql, parameters } of rest) await db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
  }
  return written;
}
