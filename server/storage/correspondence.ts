import type { CorrespondenceRow } from './social-rows.ts';
import type { Connections } from './query.ts';

export interface CorrespondenceStore {
  find(person: string): Promise<CorrespondenceRow | undefined>;
  byCalendar(hash: string): Promise<CorrespondenceRow | undefined>;
  /** Everyone whose digest is due. */
  digestsDue(now: number): Promise<CorrespondenceRow[]>;
  /** Sets when the next digest is due; false when another process has done so. */
  claimDigest(correspondence: CorrespondenceRow, next: number): Promise<boolean>;
  change(person: string, change: Partial<Omit<CorrespondenceRow, 'person'>>): Promise<void>;
}

const AT_ONCE = 100;

const EMPTY: Omit<CorrespondenceRow, 'person'> = {
  quiet_from: null,
  quiet_until: null,
  zone: 'UTC',
  calendar: null,
  email_mode: null,
  push_mode: null,
  digest_minute: null,
  digest_due: null,
};

export const correspondenceStore = ({ db, reader }: Connections): CorrespondenceStore => ({
  find: person => db.selectFrom('correspondence').selectAll().where('person', '=', person).executeTakeFirst(),
  byCalendar: hash =>
    reader.selectFrom('correspondence').selectAll().where('calendar', '=', hash).executeTakeFirst(),
  digestsDue: now =>
    reader
      .selectFrom('correspondence')
      .selectAll()
      .where('digest_due', '<=', now)
      .orderBy('digest_due')
      .limit(AT_ONCE)
      .execute(),
  async claimDigest({ person, digest_due }, next) {
    const { numUpdatedRows } = await db
      .updateTable('correspondence')
      .set({ digest_due: next })
      .where('person', '=', person)
      .where('digest_due', '=', digest_due)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
  async change(person, change) {
    await db
      .insertInto('correspondence')
      .values({ person, ...EMPTY, ...change })
      .onConflict(conflict => conflict.column('person').doUpdateSet(change))
      .execute();
  },
});
