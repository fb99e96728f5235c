import { sql, type Kysely } from 'kysely';

/** Ratings of people by game and pace, and how each rated match changed them. Both can be computed again from the results. */
export async function createRatings(db: Kysely<unknown>): Promise<void> {
  // What a bot was worth when the match was played: bots improve, and old figures must stay computable.
  await db.schema.alterTable('result_seat').addColumn('anchor', 'double precision').execute();
  await sql`create index result_pending on result (ended) where rated = 1 and n is null`.execute(db);
  await db.schema
    .createTable('rating')
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('pace', 'text', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('matches', 'integer', column => column.notNull())
    .addColumn('opponents', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('rating_key', ['player', 'game', 'pace'])
    .execute();
  await db.schema.createIndex('rating_order').on('rating').columns(['game', 'pace', 'mu']).execute();
  await db.schema
    .createTable('rating_change')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('player', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('pace', 'text', column => column.notNull())
    .addColumn('n', 'bigint', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('matches', 'integer', column => column.notNull())
    .addColumn('opponents', 'integer', column => column.notNull())
    .addColumn('mu_before', 'double precision', column => column.notNull())
    .addColumn('sigma_before', 'double precision', column => column.notNull())
    .addPrimaryKeyConstraint('rating_change_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('rating_change_player').on('rating_change').columns(['player', 'n']).execute();
}
