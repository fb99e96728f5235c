import type { Kysely } from 'kysely';

/** When people are away: their clocks by days stand still. */
export async function createVacations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacation')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('starts', 'bigint', column => column.notNull())
    .addColumn('ends', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('vacation_person').on('vacation').column('person').execute();
  await db.schema.createIndex('vacation_ends').on('vacation').column('ends').execute();
}
