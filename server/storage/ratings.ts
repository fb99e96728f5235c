import { sql, type Kysely, type Transaction } from 'kysely';
import type { Meetings } from '../ratings/rate-match.ts';
import { ratingOf } from '../ratings/book.ts';
import type { Connections } from './query.ts';
import { withSeats, type MatchResult } from './results.ts';
import type { Pace, RatingChangeRow, RatingRow } from './result-rows.ts';
import type { Database } from './schema.ts';

/** The ladder of one game and pace. */
export interface Ladder {
  readonly game: string;
  readonly pace: Pace;
}

export interface RatingStore {
  /**
   * Rated matches that were not taken in yet and that everyone may know of. Those that became known first come first;
   * tables of one deal become known together and come in the order in which they ended.
   */
  pending(): Promise<MatchResult[]>;
  /** How many matches were taken in; the next one has the number after it. */
  count(): Promise<number>;
  standings(players: readonly string[], ladder: Ladder): Promise<RatingRow[]>;
  /** How often a person met another player, perhaps a bot, in matches that were taken in. */
  meetings(person: string, other: string, ladder: Ladder & { readonly since: number }): Promise<Meetings>;
  /** Takes in a match as number `n`; false when another process was quicker, or a player has left meanwhile. */
  apply(result: MatchResult, n: number, changes: readonly RatingChangeRow[]): Promise<boolean>;
  /** Matches that were taken in, in their order, after number `n`. */
  taken(after: number): Promise<MatchResult[]>;
  /** Replaces every figure, if still `count` matches are taken in; false otherwise. */
  replace(
    count: number,
    ratings: readonly RatingRow[],
    changes: readonly RatingChangeRow[],
  ): Promise<boolean>;
  /** Everything that is stored, in order. */
  all(): Promise<{ readonly ratings: RatingRow[]; readonly changes: RatingChangeRow[] }>;
}

const AT_ONCE = 100;
/** The setting that holds how many matches were taken in. */
const COUNT = 'ratings.count';

export const ratingStore = ({ db, reader, listOf }: Connections): RatingStore => ({
  async pending() {
    const rows = await reader
      .selectFrom('result')
      .selectAll()
      .where('rated', '=', 1)
      .where('n', 'is', null)
      .where('visibility', '!=', 'sealed')
      .orderBy(({ fn }) => fn.coalesce('released', 'ended'))
      .orderBy('ended')
      .orderBy('table_id')
      .limit(AT_ONCE)
      .execute();
    return withSeats(reader, rows);
  },
  count: () => readCount(db),
  standings: (players, { game, pace }) =>
    db
      .selectFrom('rating')
      .selectAll()
      .where('player', 'in', listOf(players))
      .where('game', '=', game)
      .where('pace', '=', pace)
      .execute(),
  meetings: (person, other, ladder) => meetings(db, person, other, ladder),
  apply: (result, n, changes) =>
    db.transaction().execute(async transaction => {
      if (!(await advance(transaction, n - 1, n))) return false;
      const { table_id } = result;
      const taken = await transaction
        .updateTable('result')
        .set({ n })
        .where('table_id', '=', table_id)
        .where('n', 'is', null)
        .executeTakeFirst();
      if (taken.numUpdatedRows !== 1n) throw new Error(`the match ${table_id} was taken in twice`);
      for (const { seat, anchor } of result.seats)
        if (anchor !== null)
          await transaction
            .updateTable('result_seat')
            .set({ anchor })
            .where('table_id', '=', table_id)
            .where('seat', '=', seat)
            .execute();
      for (const change of changes) {
        await transaction.insertInto('rating_change').values(change).execute();
        await putRating(transaction, ratingOf(change));
      }
      return true;
    }),
  async taken(after) {
    const rows = await reader
      .selectFrom('result')
      .selectAll()
      .where('n', '>', after)
      .orderBy('n')
      .limit(AT_ONCE)
      .execute();
    return withSeats(reader, rows);
  },
  replace: (count, ratings, changes) =>
    db.transaction().execute(async transaction => {
      if (!(await advance(transaction, count, count))) return false;
      await transaction.deleteFrom('rating').execute();
      await transaction.deleteFrom('rating_change').execute();
      for (const rating of ratings) await transaction.insertInto('rating').values(rating).execute();
      for (const change of changes) await transaction.insertInto('rating_change').values(change).execute();
      return true;
    }),
  async all() {
    const [ratings, changes] = await Promise.all([
      reader.selectFrom('rating').selectAll().orderBy('player').orderBy('game').orderBy('pace').execute(),
      reader.selectFrom('rating_change').selectAll().orderBy('n').orderBy('seat').execute(),
    ]);
    return { ratings, changes };
  },
});

async function readCount(db: Kysely<Database>): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', COUNT).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Moves the count on, and holds its row until the transaction ends: one process at a time changes ratings. */
async function advance(transaction: Transaction<Database>, from: number, to: number): Promise<boolean> {
  await transaction
    .insertInto('setting')
    .values({ name: COUNT, value: '0' })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await transaction
    .updateTable('setting')
    .set({ value: String(to) })
    .where('name', '=', COUNT)
    .where('value', '=', String(from))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function putRating(transaction: Transaction<Database>, rating: RatingRow): Promise<void> {
  const { player: _player, game: _game, pace: _pace, ...rest } = rating;
  await transaction
    .insertInto('rating')
    .values(rating)
    .onConflict(conflict => conflict.columns(['player', 'game', 'pace']).doUpdateSet(rest))
    .execute();
}

async function meetings(
  db: Kysely<Database>,
  person: string,
  other: string,
  { game, pace, since }: Ladder & { readonly since: number },
): Promise<Meetings> {
  const { ever, recent } = await db
    .selectFrom('result_seat')
    .innerJoin('result', 'result.table_id', 'result_seat.table_id')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('ever'),
      sql<number | string | null>`sum(case when result.ended > ${since} then 1 else 0 end)`.as('recent'),
    ])
    .where('result_seat.person', '=', person)
    .where('result.n', 'is not', null)
    .where('result.game', '=', game)
    .where('result.pace', '=', pace)
    .where(
      sql<boolean>`exists (select 1 from result_seat as across where across.table_id = result.table_id
        and coalesce(across.person, across.bot) = ${other})`,
    )
    .executeTakeFirstOrThrow();
  return { ever: Number(ever), recent: Number(recent ?? 0) };
}
