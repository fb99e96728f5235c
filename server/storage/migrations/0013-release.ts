import type { Kysely } from 'kysely';

/** When a result that had been held back was made known; null where it never was held back. */
export async function addRelease(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('result').addColumn('released', 'bigint').execute();
}
