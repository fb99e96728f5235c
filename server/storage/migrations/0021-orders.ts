import type { Kysely } from 'kysely';

/** Standing orders: everything that one person ordered at one table, as JSON. */
export async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('standing_order')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('orders', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('standing_order_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('standing_order_person').on('standing_order').column('person').execute();
}
