import type { Kysely } from 'kysely';

/** One row for each match that is over, and one for each of its seats. They outlive the table itself. */
export async function createResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('result')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('players', 'integer', column => column.notNull())
    .addColumn('pace', 'text', column => column.notNull())
    .addColumn('ending', 'text', column => column.notNull())
    .addColumn('rated', 'integer', column => column.notNull())
    .addColumn('imported', 'integer', column => column.notNull())
    .addColumn('visibility', 'text', column => column.notNull())
    .addColumn('moves', 'integer', column => column.notNull())
    .addColumn('started', 'bigint', column => column.notNull())
    .addColumn('ended', 'bigint', column => column.notNull())
    .addColumn('n', 'bigint', column => column.unique())
    .execute();
  await db.schema.createIndex('result_ended').on('result').columns(['ended', 'table_id']).execute();
  await db.schema
    .createTable('result_seat')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('score', 'double precision')
    .addColumn('points', 'text', column => column.notNull())
    .addColumn('departure', 'text')
    .addPrimaryKeyConstraint('result_seat_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('result_seat_person').on('result_seat').column('person').execute();
}
