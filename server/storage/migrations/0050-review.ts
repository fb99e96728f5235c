import type { Kysely } from 'kysely';

/** Reviews of finished matches, and what they found so far, moment by moment. */
export async function createReviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('review')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('asked', 'bigint', column => column.notNull())
    .addColumn('moments', 'integer', column => column.notNull())
    .addColumn('runner', 'text')
    .addColumn('runner_until', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('review_status').on('review').columns(['status', 'asked']).execute();
  await db.schema.createIndex('review_owner').on('review').column('owner').execute();
  await db.schema
    .createTable('review_result')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('moment', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('is_close', 'integer', column => column.notNull())
    .addColumn('result', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('review_result_key', ['table_id', 'moment'])
    .execute();
  await db.schema.createIndex('review_result_order').on('review_result').columns(['table_id', 'n']).execute();
}
