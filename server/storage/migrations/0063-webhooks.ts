import { sql, type Kysely } from 'kysely';

/** Addresses that are told news, and each piece of news with its attempts. */
export async function createWebhooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('event', 'text')
    .addColumn('url', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('news', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('failing_since', 'bigint')
    .addColumn('disabled', 'bigint')
    .execute();
  await db.schema.createIndex('webhook_person').on('webhook').column('person').execute();
  await db.schema
    .createTable('webhook_message')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('webhook', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('attempts', 'integer', column => column.notNull())
    .execute();
  await db.schema.createIndex('webhook_message_webhook').on('webhook_message').column('webhook').execute();
  await sql`create index webhook_message_due on webhook_message (due) where due is not null`.execute(db);
}
