import type { Kysely } from 'kysely';

/** Tournaments with their players, daily challenges and people who look for opponents. */
export async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('organiser', 'text')
    .addColumn('settings', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('created', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('event_due').on('event').column('due').execute();
  await db.schema.createIndex('event_list').on('event').columns(['status', 'created']).execute();
  await db.schema.createIndex('event_organiser').on('event').column('organiser').execute();
  await db.schema
    .createTable('event_player')
    .addColumn('event', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('event_player_key', ['event', 'person'])
    .execute();
  await db.schema.createIndex('event_player_person').on('event_player').column('person').execute();
  await createDaily(db);
  await createSeeks(db);
}

async function createDaily(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_entry')
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('day', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('score', 'double precision')
    .addColumn('margin', 'double precision')
    .addColumn('place', 'integer')
    .addColumn('done', 'integer', column => column.notNull())
    .addColumn('revealed', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('daily_entry_key', ['game', 'day', 'person'])
    .execute();
  await db.schema.createIndex('daily_entry_table').on('daily_entry').column('table_id').unique().execute();
  await db.schema.createIndex('daily_entry_person').on('daily_entry').column('person').execute();
  await db.schema.createIndex('daily_entry_open').on('daily_entry').columns(['revealed', 'day']).execute();
}

async function createSeeks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seek')
    .addColumn('person', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('pace', 'text', column => column.notNull())
    .addColumn('players', 'integer', column => column.notNull())
    .addColumn('bots', 'integer', column => column.notNull())
    .addColumn('rating', 'double precision', column => column.notNull())
    .addColumn('wish', 'text')
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('seen', 'bigint', column => column.notNull())
    .addColumn('table_id', 'text')
    .addColumn('made', 'integer', column => column.notNull())
    .execute();
  await db.schema.createIndex('seek_table').on('seek').column('table_id').execute();
}
