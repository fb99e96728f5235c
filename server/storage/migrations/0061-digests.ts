import type { Kysely } from 'kysely';

/** How often a person hears of their turns, by channel, and when their next digest is due. */
export async function createDigests(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  await db.schema.alterTable('correspondence').addColumn('email_mode', 'text').execute();
  await db.schema.alterTable('correspondence').addColumn('push_mode', 'text').execute();
  await db.schema.alterTable('correspondence').addColumn('digest_minute', 'integer').execute();
  await db.schema.alterTable('correspondence').addColumn('digest_due', 'bigint').execute();
  await db.schema.createIndex('correspondence_digest').on('correspondence').column('digest_due').execute();
}
