import type { ComfortRow } from './company-rows.ts';
import type { Connections } from './query.ts';

export interface ComfortStore {
  find(person: string): Promise<ComfortRow | undefined>;
  byCalendar(hash: string): Promise<ComfortRow | undefined>;
  /** Everyone whose digest is due. */
  digestsDue(now: number): Promise<ComfortRow[]>;
  /** Sets when the next digest is due; false when another process has done so. */
  claimDigest(comfort: ComfortRow, next: number): Promise<boolean>;
  change(person: string, change: Partial<Omit<ComfortRow, 'person'>>): Promise<void>;
}

const AT_ONCE = 100;

const EMPTY: Omit<ComfortRow, 'person'> = {
  quiet_from: null,
  quiet_until: null,
  zone: 'UTC',
  calendar: null,
  email_mode: null,
  push_mode: null,
  digest_minute: null,
  digest_due: null,
};

export const comfortStore = ({ db, reader }: Connections): ComfortStore => ({
  find: person => db.selectFrom('comfort').selectAll().where('person', '=', person).executeTakeFirst(),
  byCalendar: hash =>
    reader.selectFrom('comfort').selectAll().where('calendar', '=', hash).executeTakeFirst(),
  digestsDue: now =>
    reader
      .selectFrom('comfort')
      .selectAll()
      .where('digest_due', '<=', now)
      .orderBy('digest_due')
      .limit(AT_ONCE)
      .execute(),
  async claimDigest({ person, digest_due }, next) {
    const { numUpdatedRows } = await db
      .updateTable('comfort')
      .set({ digest_due: next })
      .where('person', '=', person)
      .where('digest_due', '=', digest_due)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  async change(person, change) {
    await db
      .insertInto('comfort')
      .values({ person, ...EMPTY, ...change })
      .onConflict(conflict => conflict.column('person').doUpdateSet(change))
      .execute();
  },
});
