import type { Kysely } from 'kysely';

/** Tokens of limited scope; the token itself is not stored. */
export async function createTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_token')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('id', 'text', column => column.notNull().unique())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('scopes', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('expires', 'bigint', column => column.notNull())
    .addColumn('used', 'bigint')
    .execute();
  await db.schema.createIndex('access_token_person').on('access_token').column('person').execute();
}
