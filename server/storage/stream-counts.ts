import { sql } from 'kysely';
import type { Connections } from './query.ts';

/** Open streams of all processes that share a database. */
export interface StreamCounts {
  /** Sets how many streams a process has open, for each of these people and addresses. */
  setStreams(process: string, counts: ReadonlyMap<string, number>, now: number): Promise<void>;
  /** Says that the process still has its streams. */
  touchStreams(process: string, now: number): Promise<void>;
  /** How many streams the other processes have open, for these people and addresses. */
  streamsElsewhere(process: string, who: readonly string[], since: number): Promise<Map<string, number>>;
}

export const streamCounts = ({ db, listOf }: Connections): StreamCounts => ({
  async setStreams(process, counts, at) {
    const open = [...counts].filter(([, count]) => count > 0);
    const over = [...counts].filter(([, count]) => count === 0).map(([who]) => who);
    if (open.length > 0)
      await db
        .insertInto('stream_count')
        .values(open.map(([who, count]) => ({ process, who, count, at })))
        .onConflict(conflict =>
          conflict
            .columns(['process', 'who'])
            .doUpdateSet({ count: sql`excluded.count`, at: sql`excluded.at` }),
        )
        .execute();
    if (over.length > 0)
      await db
        .deleteFrom('stream_count')
        .where('process', '=', process)
        .where('who', 'in', listOf(over))
        .execute();
  },
  async touchStreams(process, at) {
    await db.updateTable('stream_count').set({ at }).where('process', '=', process).execute();
  },
  async streamsElsewhere(process, who, since) {
    const rows = await db
      .selectFrom('stream_count')
      .select(({ fn }) => ['who', fn.sum<string>('count').as('total')])
      .where('who', 'in', listOf(who))
      .where('process', '!=', process)
      .where('at', '>', since)
      .groupBy('who')
      .execute();
    return new Map(rows.map(row => [row.who, Number(row.total)]));
  },
});
