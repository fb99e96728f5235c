import type { VacationRow } from './social-rows.ts';
import type { Connections } from './query.ts';

export interface VacationStore {
  add(vacation: VacationRow): Promise<void>;
  /** The earliest first; those that were over before `since` are left out. */
  ofPerson(person: string, since: number): Promise<VacationRow[]>;
  /** The vacation that a person is on. */
  current(person: string, now: number): Promise<VacationRow | undefined>;
  /** Everyone's vacations that have begun and were not over at `since`. */
  begun(now: number, since: number): Promise<VacationRow[]>;
  end(id: string, ends: number): Promise<void>;
  remove(id: string): Promise<void>;
}

export const vacationStore = ({ db, reader }: Connections): VacationStore => ({
  async add(vacation) {
    await db.insertInto('vacation').values(vacation).execute();
  },
  // Read where it is written: two requests at once must see each other.
  ofPerson: (person, since) =>
    db
      .selectFrom('vacation')
      .selectAll()
      .where('person', '=', person)
      .where('ends', '>', since)
      .orderBy('starts')
      .orderBy('id')
      .execute(),
  current: (person, now) =>
    reader
      .selectFrom('vacation')
      .selectAll()
      .where('person', '=', person)
      .where('starts', '<=', now)
      .where('ends', '>', now)
      .executeTakeFirst(),
  begun: (now, since) =>
    reader
      .selectFrom('vacation')
      .selectAll()
      .where('starts', '<=', now)
      .where('ends', '>', since)
      .orderBy('starts')
      .execute(),
  async end(id, ends) {
    await db.updateTable('vacation').set({ ends }).where('id', '=', id).execute();
  },
  async remove(id) {
    await db.deleteFrom('vacation').where('id', '=', id).execute();
  },
});
