import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from './schema.ts';
import type { Commit } from './write-batch.ts';

/** A query as text and values. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The connections of a database. Writes use `db`; reads use `reader`. */
export interface Connections {
  readonly db: Kysely<Database>;
  readonly reader: Kysely<Database>;
  readonly commit: Commit;
  /** A list of any length for `in`, as a single value of the query. */
  listOf(ids: readonly string[]): RawBuilder<string>;
  /** A field of a column that holds JSON, as text; `path` is `a.b`. */
  jsonField(column: string, path: string): RawBuilder<string>;
}

/** The options of a thread of the embedded store. */
export interface ThreadOptions {
  readonly file: string;
  readonly readOnly: boolean;
}

/** A request to a thread of the embedded store; without query and batch it closes. */
export type StoreRequest =
  | { readonly id: number; readonly query: Query }
  /** A `WriteBatch` in JSON: a text travels faster between threads than its parts. */
  | { readonly id: number; readonly batch: string }
  | { readonly id: number };

export type StoreResponse =
  | { readonly id: number; readonly rows: unknown[]; readonly changes: number }
  | { readonly id: number; readonly written: readonly string[] }
  | { readonly id: number; readonly error: string; readonly isTemporary: boolean };
