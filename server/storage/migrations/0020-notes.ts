import type { Kysely } from 'kysely';

/** Private notes: one text per person and table. */
export async function createNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('note')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('note_key', ['person', 'table_id'])
    .execute();
  await db.schema.createIndex('note_table').on('note').column('table_id').execute();
}
