import type { Connections } from './query.ts';
import type { ReviewResultRow, ReviewRow, ReviewStatus } from './review-rows.ts';

/** Reviews, and who is at work on them. */
export interface ReviewStore {
  find(table: string): Promise<ReviewRow | undefined>;
  /** Those of these tables whose review is complete. */
  doneAmong(tables: readonly string[]): Promise<string[]>;
  /** What came after the result `since`, in order. */
  results(table: string, since: number): Promise<ReviewResultRow[]>;
  /** Starts a review, or goes on with one; results of another version of the analysis are dropped. */
  ask(asked: Pick<ReviewRow, 'table_id' | 'version' | 'owner' | 'asked'>): Promise<void>;
  /** Reviews that no process is at work on, the oldest first. */
  waiting(now: number): Promise<ReviewRow[]>;
  /** False when another process was faster. */
  claim(table: string, runner: string, time: { now: number; until: number }): Promise<boolean>;
  /** False when the review was stopped, deleted or taken over. */
  renew(table: string, runner: string, change: { until: number; moments: number }): Promise<boolean>;
  save(rows: readonly ReviewResultRow[]): Promise<void>;
  end(table: string, runner: string, status: ReviewStatus): Promise<void>;
  /** Lets go of a review that is not finished, so that another process goes on with it. */
  release(table: string, runner: string): Promise<void>;
  stop(table: string): Promise<void>;
  /** The reviews stay; who asked for them does not. */
  forget(person: string): Promise<void>;
}

const LISTED = 100;
const NO_ONE = { runner: null, runner_until: 0 } as const;

export const reviewStore = ({ db, reader, listOf }: Connections): ReviewStore => {
  const held = (table: string, runner: string) =>
    db
      .updateTable('review')
      .where('table_id', '=', table)
      .where('runner', '=', runner)
      .where('status', '=', 'running');
  return {
    find: table => reader.selectFrom('review').selectAll().where('table_id', '=', table).executeTakeFirst(),
    async doneAmong(tables) {
      const rows = await reader
        .selectFrom('review')
        .select('table_id')
        .where('table_id', 'in', listOf(tables))
        .where('status', '=', 'done')
        .execute();
      return rows.map(({ table_id }) => table_id);
    },
    results: (table, since) =>
      reader
        .selectFrom('review_result')
        .selectAll()
        .where('table_id', '=', table)
        .where('n', '>', since)
        .orderBy('n')
        .execute(),
    ask: asked =>
      db.transaction().execute(async transaction => {
        const { table_id: table, version, owner } = asked;
        const known = await transaction
          .selectFrom('review')
          .select('version')
          .where('table_id', '=', table)
          .executeTakeFirst();
        if (known !== undefined && known.version !== version)
          await transaction.deleteFrom('review_result').where('table_id', '=', table).execute();
        await transaction
          .insertInto('review')
          .values({ ...asked, ...NO_ONE, status: 'running', moments: 0 })
          .onConflict(conflict =>
            conflict.column('table_id').doUpdateSet({ version, owner, status: 'running', ...NO_ONE }),
          )
          .execute();
      }),
    waiting: now =>
      reader
        .selectFrom('review')
        .selectAll()
        .where('status', '=', 'running')
        .where('runner_until', '<=', now)
        .orderBy('asked')
        .limit(LISTED)
        .execute(),
    async claim(table, runner, { now, until }) {
      const { numUpdatedRows } = await db
        .updateTable('review')
        .set({ runner, runner_until: until })
        .where('table_id', '=', table)
        .where('status', '=', 'running')
        .where('runner_until', '<=', now)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async renew(table, runner, { until, moments }) {
      const set = { runner_until: until, moments };
      return (await held(table, runner).set(set).executeTakeFirst()).numUpdatedRows === 1n;
    },
    async save(rows) {
      if (rows.length === 0) return;
      await db
        .insertInto('review_result')
        .values([...rows])
        .onConflict(conflict =>
          conflict.columns(['table_id', 'moment']).doUpdateSet(({ ref }) => ({
            n: ref('excluded.n'),
            is_close: ref('excluded.is_close'),
            result: ref('excluded.result'),
          })),
        )
        .execute();
    },
    async end(table, runner, status) {
      await held(table, runner)
        .set({ status, ...NO_ONE })
        .execute();
    },
    async release(table, runner) {
      await held(table, runner).set(NO_ONE).execute();
    },
    async stop(table) {
      await db
        .updateTable('review')
        .set({ status: 'stopped', ...NO_ONE })
        .where('table_id', '=', table)
        .where('status', '=', 'running')
        .execute();
    },
    async forget(person) {
      await db.updateTable('review').set({ owner: null }).where('owner', '=', person).execute();
    },
  };
};
