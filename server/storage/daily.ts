import type { Connections } from './query.ts';
import type { DailyRow } from './schema.ts';

/** How an attempt ended. */
export type DailyScore = Pick<DailyRow, 'score' | 'margin' | 'place'>;

export interface DailyStore {
  /** Keeps an attempt; false when the person has had theirs. */
  add(row: DailyRow): Promise<boolean>;
  find(game: string, day: string, person: string): Promise<DailyRow | undefined>;
  /** The attempts at a challenge that are over, the best first. */
  ranking(game: string, day: string): Promise<DailyRow[]>;
  countOf(game: string, day: string): Promise<number>;
  /** Notes how an attempt ended; the first note stays. */
  score(table: string, score: DailyScore): Promise<void>;
  /** Attempts whose match is over, without a note. */
  listFinished(): Promise<DailyRow[]>;
  /** Everyone with a confirmed address who has tried a challenge. */
  peopleWithEmail(game: string, day: string): Promise<{ id: string; email: string }[]>;
  /** Attempts of earlier days whose deal is still sealed. */
  listSealed(before: string): Promise<DailyRow[]>;
  reveal(table: string): Promise<void>;
  /** A person who left keeps their attempts under a name that leads to no one. */
  forget(person: string, gone: string): Promise<void>;
}

const LISTED = 200;

export const dailyStore = ({ db, reader }: Connections): DailyStore => ({
  async add(row) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('daily_entry')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
  find: (game, day, person) =>
    db
      .selectFrom('daily_entry')
      .selectAll()
      .where('game', '=', game)
      .where('day', '=', day)
      .where('person', '=', person)
      .executeTakeFirst(),
  ranking: (game, day) =>
    reader
      .selectFrom('daily_entry')
      .selectAll()
      .where('game', '=', game)
      .where('day', '=', day)
      .where('score', 'is not', null)
      .orderBy('score', 'desc')
      .orderBy('margin', 'desc')
      .orderBy('at')
      .limit(LISTED)
      .execute(),
  async countOf(game, day) {
    const { count } = await reader
      .selectFrom('daily_entry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('game', '=', game)
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    return count;
  },
  async score(table, score) {
    await db
      .updateTable('daily_entry')
      .set({ ...score, done: 1 })
      .where('table_id', '=', table)
      .where('done', '=', 0)
      .execute();
  },
  listFinished: () =>
    reader
      .selectFrom('daily_entry')
      .innerJoin('result', 'result.table_id', 'daily_entry.table_id')
      .selectAll('daily_entry')
      .where('done', '=', 0)
      .limit(LISTED)
      .execute(),
  peopleWithEmail: (game, day) =>
    reader
      .selectFrom('daily_entry')
      .innerJoin('person', 'person.id', 'daily_entry.person')
      .select(['person.id', 'person.email'])
      .where('daily_entry.game', '=', game)
      .where('daily_entry.day', '=', day)
      .where('person.email', 'is not', null)
      .where('person.email_confirmed', '=', 1)
      .$narrowType<{ email: string }>()
      .execute(),
  listSealed: before =>
    reader
      .selectFrom('daily_entry')
      .selectAll()
      .where('revealed', '=', 0)
      .where('day', '<', before)
      .limit(LISTED)
      .execute(),
  async reveal(table) {
    await db.updateTable('daily_entry').set({ revealed: 1 }).where('table_id', '=', table).execute();
  },
  async forget(person, gone) {
    await db.updateTable('daily_entry').set({ person: gone }).where('person', '=', person).execute();
  },
});
