import type { Kysely } from 'kysely';

/** What people choose for their profile, and the goals that a match played alone has met. */
export async function createProfiles(db: Kysely<unknown>): Promise<void> {
  for (const column of ['symbol', 'colour'] as const)
    await db.schema.alterTable('person').addColumn(column, 'text').execute();
  await db.schema.alterTable('person').addColumn('is_public', 'integer').execute();
  await db.schema.alterTable('result_seat').addColumn('goals', 'text').execute();
}
