import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Connections } from './query.ts';
import type { ResultRow, ResultSeatRow } from './result-rows.ts';
import type { Database } from './schema.ts';

/** A match that is over, with its seats in order. */
export interface MatchResult extends ResultRow {
  readonly seats: readonly ResultSeatRow[];
}

/** The log of results: one row for each match that is over. */
export interface ResultStore {
  /** The results of those of these tables that are over. */
  find(tables: readonly string[]): Promise<MatchResult[]>;
  /** Adds the result of a match that ended before results were kept; false when it has one. */
  add(result: MatchResult): Promise<boolean>;
  /** Finished tables without a result, by id and after the given one. */
  listMissing(after: string): Promise<string[]>;
  /** The results of a common deal that everyone may know now: all of them at once, so that ratings see all or none. */
  release(tables: readonly string[], now: number): Promise<void>;
  /** A person who left keeps their results under a name that leads to no one. */
  forget(person: string): Promise<void>;
}

const LISTED = 200;

export const resultStore = ({ db, reader, listOf }: Connections): ResultStore => ({
  async find(tables) {
    const rows = await reader
      .selectFrom('result')
      .selectAll()
      .where('table_id', 'in', listOf(tables))
      .execute();
    return withSeats(reader, rows);
  },
  add: ({ seats, ...row }) =>
    db.transaction().execute(async transaction => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('result')
        .values(row)
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await transaction
        .insertInto('result_seat')
        .values([...seats])
        .execute();
      return true;
    }),
  async listMissing(after) {
    const rows = await reader
      .selectFrom('game_table')
      .leftJoin('result', 'result.table_id', 'game_table.id')
      .select('game_table.id')
      .where('game_table.status', '=', 'finished')
      .where('game_table.id', '>', after)
      .where('result.table_id', 'is', null)
      .orderBy('game_table.id')
      .limit(LISTED)
      .execute();
    return rows.map(({ id }) => id);
  },
  async release(tables, now) {
    await db
      .updateTable('result')
      .set({ visibility: 'private', released: now })
      .where('table_id', 'in', listOf(tables))
      .where('visibility', '=', 'sealed')
      .execute();
  },
  async forget(person) {
    const gone = `${GONE}${randomBytes(12).toString('base64url')}`;
    await db.transaction().execute(async transaction => {
      await transaction
        .updateTable('result_seat')
        .set({ person: gone })
        .where('person', '=', person)
        .execute();
      for (const table of ['rating', 'rating_change'] as const)
        await transaction.updateTable(table).set({ player: gone }).where('player', '=', person).execute();
    });
  },
});

/** No id of a person has a full stop. */
const GONE = 'gone.';

export async function withSeats(db: Kysely<Database>, rows: readonly ResultRow[]): Promise<MatchResult[]> {
  if (rows.length === 0) return [];
  const seats = await db
    .selectFrom('result_seat')
    .selectAll()
    .where(
      'table_id',
      'in',
      rows.map(({ table_id }) => table_id),
    )
    .orderBy('seat')
    .execute();
  const byTable = Map.groupBy(seats, ({ table_id }) => table_id);
  return rows.map(row => ({ ...row, seats: byTable.get(row.table_id) ?? [] }));
}
