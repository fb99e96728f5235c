import type { WebhookMessageRow, WebhookRow } from './social-rows.ts';
import type { Connections } from './query.ts';

export interface WebhookStore {
  add(webhook: WebhookRow): Promise<void>;
  find(id: string): Promise<WebhookRow | undefined>;
  ofPerson(person: string): Promise<WebhookRow[]>;
  /** Those that are not disabled. */
  active(): Promise<WebhookRow[]>;
  change(
    id: string,
    change: Partial<Pick<WebhookRow, 'failing_since' | 'disabled' | 'delivered'>>,
  ): Promise<void>;
  /** Deletes a webhook with its messages. */
  remove(id: string): Promise<void>;
  forget(person: string): Promise<void>;
  /** Messages that are still to be sent. */
  waiting(webhook: string): Promise<number>;
  /** Adds those that are not there yet. */
  addMessages(messages: readonly WebhookMessageRow[]): Promise<void>;
  due(now: number): Promise<WebhookMessageRow[]>;
  /** Takes a message for one attempt; false when another process has it. */
  claim(message: WebhookMessageRow, until: number): Promise<boolean>;
  settle(id: string, due: number | null, attempts: number): Promise<void>;
  deleteOld(before: number): Promise<void>;
}

const AT_ONCE = 50;

export const webhookStore = ({ db, reader }: Connections): WebhookStore => ({
  async add(webhook) {
    await db.insertInto('webhook').values(webhook).execute();
  },
  find: id => db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst(),
  ofPerson: person =>
    db.selectFrom('webhook').selectAll().where('person', '=', person).orderBy('created').execute(),
  active: () => reader.selectFrom('webhook').selectAll().where('disabled', 'is', null).execute(),
  async change(id, change) {
    await db.updateTable('webhook').set(change).where('id', '=', id).execute();
  },
  async remove(id) {
    await db.deleteFrom('webhook_message').where('webhook', '=', id).execute();
    await db.deleteFrom('webhook').where('id', '=', id).execute();
  },
  async forget(person) {
    const own = db.selectFrom('webhook').select('id').where('person', '=', person);
    await db.deleteFrom('webhook_message').where('webhook', 'in', own).execute();
    await db.deleteFrom('webhook').where('person', '=', person).execute();
  },
  async waiting(webhook) {
    const { count } = await reader
      .selectFrom('webhook_message')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('webhook', '=', webhook)
      .where('due', 'is not', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async addMessages(messages) {
    if (messages.length === 0) return;
    await db
      .insertInto('webhook_message')
      .values([...messages])
      .onConflict(conflict => conflict.column('id').doNothing())
      .execute();
  },
  due: now =>
    reader
      .selectFrom('webhook_message')
      .selectAll()
      .where('due', '<=', now)
      .orderBy('due')
      .limit(AT_ONCE)
      .execute(),
  async claim({ id, due }, until) {
    const { numUpdatedRows } = await db
      .updateTable('webhook_message')
      .set({ due: until })
      .where('id', '=', id)
      .where('due', '=', due)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  async settle(id, due, attempts) {
    await db.updateTable('webhook_message').set({ due, attempts }).where('id', '=', id).execute();
  },
  async deleteOld(before) {
    await db.deleteFrom('webhook_message').where('due', 'is', null).where('created', '<', before).execute();
  },
});
