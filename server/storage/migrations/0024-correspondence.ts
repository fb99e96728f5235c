import type { Kysely } from 'kysely';

/** Quiet hours in minutes of the person's day, and the hash of the secret address of their calendar. */
export async function createCorrespondence(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('correspondence')
    .addColumn('person', 'text', column => column.primaryKey())
    .addColumn('quiet_from', 'integer')
    .addColumn('quiet_until', 'integer')
    .addColumn('zone', 'text', column => column.notNull())
    .addColumn('calendar', 'text', column => column.unique())
    .execute();
}
