import type { Kysely } from 'kysely';

/** Finished matches whose log is in a file. */
export async function createArchive(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('archived')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('file', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
}
