import type { Connections } from './query.ts';
import type { SeekRow } from './schema.ts';

export interface SeekStore {
  /** Keeps what a person looks for, in place of what they looked for before; false while a table is being made. */
  put(row: SeekRow): Promise<boolean>;
  find(person: string): Promise<SeekRow | undefined>;
  /** The person still waits. */
  touch(person: string, now: number): Promise<void>;
  /** Gives up, unless a table was found already. */
  drop(person: string): Promise<void>;
  /** Deletes what a person looked for, found or not. */
  forget(person: string): Promise<void>;
  /** Everyone who waits, the longest first. */
  listWaiting(): Promise<SeekRow[]>;
  /** Gives all of these people the table, or none of them when one has found another. */
  settle(people: readonly string[], table: string): Promise<boolean>;
  /** Those whose table has yet to be made. */
  listSettled(): Promise<SeekRow[]>;
  markMade(table: string): Promise<void>;
  /** Forgets people who no longer ask, and those who found their table long ago. */
  deleteOlder(pace: string, before: number): Promise<void>;
}

const LISTED = 500;

export const seekStore = ({ db, reader }: Connections): SeekStore => ({
  async put(row) {
    const { person: _key, ...rest } = row;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('seek')
      .values(row)
      .onConflict(conflict =>
        conflict
          .column('person')
          .doUpdateSet(rest)
          .where(({ eb, or }) => or([eb('seek.table_id', 'is', null), eb('seek.made', '=', 1)])),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
  find: person => db.selectFrom('seek').selectAll().where('person', '=', person).executeTakeFirst(),
  async touch(person, now) {
    await db.updateTable('seek').set({ seen: now }).where('person', '=', person).execute();
  },
  async drop(person) {
    await db.deleteFrom('seek').where('person', '=', person).where('table_id', 'is', null).execute();
  },
  async forget(person) {
    await db.deleteFrom('seek').where('person', '=', person).execute();
    await db.updateTable('seek').set({ wish: null }).where('wish', '=', person).execute();
  },
  listWaiting: () =>
    reader
      .selectFrom('seek')
      .selectAll()
      .where('table_id', 'is', null)
      .orderBy('created')
      .orderBy('person')
      .limit(LISTED)
      .execute(),
  settle: (people, table) =>
    db
      .transaction()
      .execute(async transaction => {
        // Always in the same order, so that two processes never wait for each other.
        for (const person of people.toSorted()) {
          const { numUpdatedRows } = await transaction
            .updateTable('seek')
            .set({ table_id: table })
            .where('person', '=', person)
            .where('table_id', 'is', null)
            .executeTakeFirst();
          if (numUpdatedRows !== 1n) throw new Overtaken();
        }
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof Overtaken) return false;
        throw error;
      }),
  listSettled: () =>
    reader
      .selectFrom('seek')
      .selectAll()
      .where('table_id', 'is not', null)
      .where('made', '=', 0)
      .orderBy('person')
      .execute(),
  async markMade(table) {
    await db.updateTable('seek').set({ made: 1 }).where('table_id', '=', table).execute();
  },
  async deleteOlder(pace, before) {
    await db
      .deleteFrom('seek')
      .where('pace', '=', pace)
      .where('seen', '<', before)
      .where(({ eb, or }) => or([eb('table_id', 'is', null), eb('made', '=', 1)]))
      .execute();
  },
});

/** Ends a transaction: one of its people has found another table. */
class Overtaken extends Error {}
