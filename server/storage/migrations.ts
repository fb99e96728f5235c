import { PostgresAdapter, sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { createResults } from './migrations/0010-results.ts';
import { createProfiles } from './migrations/0012-profile.ts';
import { addRelease } from './migrations/0013-release.ts';
import { createRatings } from './migrations/0011-ratings.ts';
import { createNotes } from './migrations/0020-notes.ts';
import { createOrders } from './migrations/0021-orders.ts';
import { createCorrespondence } from './migrations/0024-correspondence.ts';
import { createEvents } from './migrations/0030-events.ts';
import { createArchive } from './migrations/0040-archive.ts';
import { createVacations } from './migrations/0060-vacations.ts';
import { createDigests } from './migrations/0061-digests.ts';
import { createTokens } from './migrations/0062-tokens.ts';
import { createWebhooks } from './migrations/0063-webhooks.ts';
import { addWebhookDelivery } from './migrations/0064-webhook-delivery.ts';
import { createContactTables } from './migrations/0022-social.ts';
import { createReviews } from './migrations/0050-review.ts';
import { createModeration } from './migrations/0023-moderation.ts';
import type { Database } from './schema.ts';

export type MigrationSteps = Readonly<Record<string, Migration>>;

/** Every change to the database since the first release, in order. A released one never changes. */
export const MIGRATIONS: MigrationSteps = {
  '0001-tables': { up: createTables },
  '0002-limits': { up: createCounts },
  '0003-work': { up: createJobs },
  '0010-results': { up: createResults },
  '0011-ratings': { up: createRatings },
  '0012-profile': { up: createProfiles },
  '0020-notes': { up: createNotes },
  '0021-orders': { up: createOrders },
  '0024-correspondence': { up: createCorrespondence },
  '0030-events': { up: createEvents },
  '0040-archive': { up: createArchive },
  '0022-social': { up: createContactTables },
  '0023-moderation': { up: createModeration },
  '0060-vacations': { up: createVacations },
  '0061-digests': { up: createDigests },
  '0062-tokens': { up: createTokens },
  '0063-webhooks': { up: createWebhooks },
  '0064-webhook-delivery': { up: addWebhookDelivery },
  '0050-review': { up: createReviews },
  '0013-release': { up: addRelease },
};

/** Migrates the database; throws when a step fails. A newer version may have migrated it further: steps only add. */
export async function migrate(db: Kysely<Database>, steps = MIGRATIONS): Promise<void> {
  if (await isMigrated(db, steps).catch(() => false)) return;
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve(steps) };
  const { error } = await new Migrator({
    db,
    provider,
    // Each feature has its own range of numbers: one with a lower number may come later.
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error !== undefined) throw error;
}

/** Whether every step that this version knows has been done. */
export async function isMigrated(db: Kysely<Database>, steps = MIGRATIONS): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const done = new Set(rows.map(({ name }) => name));
  return Object.keys(steps).every(name => done.has(name));
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await createPeople(db);
  await createGames(db);
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute();
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('recovery_id', 'text', column => column.unique())
    .addColumn('recovery_hash', 'text')
    .addColumn('email', 'text')
    .addColumn('email_confirmed', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('email_code', 'text')
    .addColumn('email_code_expires', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('email_code_tries', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('email_stop', 'text', column => column.unique())
    .execute();
  await db.schema.createIndex('person_owner').on('person').column('owner').execute();
  await db.schema
    .createTable('session')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('expires', 'bigint')
    .execute();
  await db.schema.createIndex('session_person').on('session').column('person').execute();
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('transports', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('passkey_person').on('passkey').column('person').execute();
  await db.schema
    .createTable('challenge')
    .addColumn('challenge', 'text', column => column.primaryKey())
    .addColumn('person', 'text')
    .addColumn('expires', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('push')
    .addColumn('endpoint', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('p256dh', 'text', column => column.notNull())
    .addColumn('auth', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('push_person').on('push').column('person').execute();
}

async function createGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_table')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('visibility', 'text', column => column.notNull())
    .addColumn('settings', 'text', column => column.notNull())
    .addColumn('host', 'text')
    .addColumn('invite', 'text', column => column.unique())
    .addColumn('to_act', 'text', column => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('deadline', 'bigint')
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('table_host').on('game_table').column('host').execute();
  await db.schema
    .createIndex('table_lobby')
    .on('game_table')
    .columns(['visibility', 'status', 'created'])
    .execute();
  // Most tables have nothing due: only those that do are in this index.
  await sql`create index table_due on game_table (due) where due is not null`.execute(db);
  await db.schema
    .createTable('seat')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addPrimaryKeyConstraint('seat_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seat_person').on('seat').column('person').execute();
  await db.schema
    .createTable('log')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('entry', 'text', column => column.notNull())
    .addColumn('person', 'text')
    .addColumn('key', 'text')
    .addColumn('trace', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table_id', 'n'])
    .execute();
  await sql`create index log_trace on log (person) where trace = 1`.execute(db);
  await db.schema
    .createTable('snapshot')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('ply', 'integer', column => column.notNull())
    .addColumn('rules', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .execute();
  await createNotices(db);
}

async function createNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('due', 'bigint', column => column.notNull())
    .addColumn('sent', 'bigint')
    .addPrimaryKeyConstraint('notice_turn', ['table_id', 'person', 'n'])
    .execute();
  await sql`create index notice_due on notice (due) where sent is null`.execute(db);
}

async function createCounts(db: Kysely<unknown>): Promise<void> {
  await sql`create table tally (key text primary key, ends bigint not null, count integer not null)`.execute(
    db,
  );
  // SQLite belongs to one process, which counts in memory.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  // A crash of the database may empty these: they change often and are worth little.
  await sql`create unlogged table rate (key text primary key, ends bigint not null, count integer not null)`.execute(
    db,
  );
  await sql`create unlogged table stream_count (process text not null, who text not null, count integer not null,
    at bigint not null, primary key (process, who))`.execute(db);
  await sql`create index stream_count_who on stream_count (who)`.execute(db);
}

async function createJobs(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`create unlogged table job (key text primary key, kind text not null, owner text not null,
    priority integer not null, payload text not null, created bigint not null, attempts integer not null,
    refused_by text not null, lease text unique, worker text, expires bigint, result text)`.execute(db);
  await sql`create index job_owned on job (owner)`.execute(db);
  await sql`create unlogged table job_owner (owner text primary key, served bigint not null)`.execute(db);
}
