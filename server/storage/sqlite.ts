import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { Database } from './schema.ts';

const MOST_STATEMENTS = 500;

/** Opens a file, or ':memory:'. Each commit is on the disk before it is acknowledged. */
export function openSqlite(file: string): Kysely<Database> {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000;');
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: forKysely(database) }) });
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

/** The shape that Kysely expects of a driver. Statements are prepared once. */
function forKysely(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text) ?? prepared(database, text);
      if (statements.size < MOST_STATEMENTS) statements.set(text, known);
      return known;
    },
  };
}

function prepared(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text);
  // Kysely compiles values of our own row types: text, numbers and null.
  const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    // Rows are of the shape that the query names; Kysely says which.
    iterate: parameters => statement.iterate(...values(parameters)) as IterableIterator<never>,
  };
}
