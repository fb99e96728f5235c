import type { Kysely } from 'kysely';

/** What people are to each other, and invitations of friends to a table. */
export async function createContactTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('relation')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('other', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('relation_key', ['person', 'other', 'kind'])
    .execute();
  await db.schema.createIndex('relation_other').on('relation').column('other').execute();
  await db.schema
    .createTable('invitation')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('inviter', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('invitation_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('invitation_person').on('invitation').column('person').execute();
  await db.schema.createIndex('invitation_inviter').on('invitation').column('inviter').execute();
}
