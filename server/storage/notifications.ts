import type { Connections } from './query.ts';
import type { NoticeRow } from './schema.ts';

export interface NoticeStore {
  due(now: number): Promise<NoticeRow[]>;
  /** Marks a notification as sent; false when it already was, here or in another process. */
  claim(notice: NoticeRow, now: number): Promise<boolean>;
  /** Sends a notification later. */
  postpone(notice: NoticeRow, due: number): Promise<void>;
  /** A person's notices that were due in a time, sent or not. */
  between(person: string, from: number, until: number): Promise<NoticeRow[]>;
  /** Sends what was postponed until a time at another one. */
  hasten(person: string, from: number, due: number): Promise<void>;
  setting(name: string): Promise<string | undefined>;
  /** Stores the first value only, and returns it. */
  getOrCreate(name: string, value: string): Promise<string>;
}

const AT_ONCE = 100;

export const noticeStore = ({ db, reader }: Connections): NoticeStore => {
  const setting = async (name: string): Promise<string | undefined> =>
    (await reader.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value;
  return {
    due: now =>
      reader
        .selectFrom('notice')
        .selectAll()
        .where('sent', 'is', null)
        .where('due', '<=', now)
        .orderBy('due')
        .limit(AT_ONCE)
        .execute(),
    async claim({ table_id, person, n }, now) {
      const { numUpdatedRows } = await db
        .updateTable('notice')
        .set({ sent: now })
        .where('table_id', '=', table_id)
        .where('person', '=', person)
        .where('n', '=', n)
        .where('sent', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async postpone({ table_id, person, n }, due) {
      await db
        .updateTable('notice')
        .set({ due })
        .where('table_id', '=', table_id)
        .where('person', '=', person)
        .where('n', '=', n)
        .where('sent', 'is', null)
        .execute();
    },
    between: (person, from, until) =>
      reader
        .selectFrom('notice')
        .selectAll()
        .where('person', '=', person)
        .where('due', '>=', from)
        .where('due', '<=', until)
        .limit(AT_ONCE)
        .execute(),
    async hasten(person, from, due) {
      await db
        .updateTable('notice')
        .set({ due })
        .where('person', '=', person)
        .where('due', '=', from)
        .where('sent', 'is', null)
        .execute();
    },
    setting,
    async getOrCreate(name, value) {
      await db
        .insertInto('setting')
        .values({ name, value })
        .onConflict(conflict => conflict.doNothing())
        .execute();
      return (await setting(name)) ?? value;
    },
  };
};
