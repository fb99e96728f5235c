import type { Kysely } from 'kysely';

/** When a webhook last took a message. */
export async function addWebhookDelivery(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('webhook').addColumn('delivered', 'bigint').execute();
}
