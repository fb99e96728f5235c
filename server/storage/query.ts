import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from './schema.ts';

/** A query as text and values. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Queries that belong together: done only when the claim changes exactly one row. */
export interface QueryGroup {
  readonly claim: Query;
  readonly rest: readonly Query[];
}

/** Several groups in one transaction; which of them were done. */
export type Commit = (groups: readonly QueryGroup[]) => Promise<boolean[]>;

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

/** A request to a thread of the embedded store; without query and groups it closes. */
export type StoreRequest =
  | { readonly id: number; readonly query: Query }
  | { readonly id: number; readonly groups: readonly QueryGroup[] }
  | { readonly id: number };

export type StoreResponse =
  | { readonly id: number; readonly rows: unknown[]; readonly changes: number }
  | { readonly id: number; readonly written: boolean[] }
  | { readonly id: number; readonly error: string; readonly isTemporary: boolean };
