import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A query as it travels: text and values. */
export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** What belongs together: done only when the claim changes exactly one row. */
export interface QueryGroup {
  readonly claim: Query;
  readonly rest: readonly Query[];
}

/** Several groups in one transaction; which of them were done. */
export type Commit = (groups: readonly QueryGroup[]) => Promise<boolean[]>;

/** The ways into a database. Writes go through `db`; what only reads goes through `reader`. */
export interface Connections {
  readonly db: Kysely<Database>;
  readonly reader: Kysely<Database>;
  readonly commit: Commit;
}

/** What a thread of the embedded store is started with. */
export interface Opening {
  readonly file: string;
  readonly readOnly: boolean;
}

/** What the thread of the embedded store is asked; neither query nor groups: to close. */
export type Request =
  | { readonly id: number; readonly query: Query }
  | { readonly id: number; readonly groups: readonly QueryGroup[] }
  | { readonly id: number };

export type Response =
  | { readonly id: number; readonly rows: unknown[]; readonly changes: number }
  | { readonly id: number; readonly written: boolean[] }
  | { readonly id: number; readonly error: string };
