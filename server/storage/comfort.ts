import type { ComfortRow } from './company-rows.ts';
import type { Connections } from './query.ts';

export interface ComfortStore {
  find(person: string): Promise<ComfortRow | undefined>;
  byCalendar(hash: string): Promise<ComfortRow | undefined>;
  change(person: string, change: Partial<Omit<ComfortRow, 'person'>>): Promise<void>;
}

export const comfortStore = ({ db, reader }: Connections): ComfortStore => ({
  find: person => db.selectFrom('comfort').selectAll().where('person', '=', person).executeTakeFirst(),
  byCalendar: hash =>
    reader.selectFrom('comfort').selectAll().where('calendar', '=', hash).executeTakeFirst(),
  async change(person, change) {
    await db
      .insertInto('comfort')
      .values({ person, quiet_from: null, quiet_until: null, zone: 'UTC', calendar: null, ...change })
      .onConflict(conflict => conflict.column('person').doUpdateSet(change))
      .execute();
  },
});
