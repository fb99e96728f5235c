import { sql, type Kysely } from 'kysely';
import { grantedOf, type Counters, type Wish } from '../limits/counters.ts';
import type { Connections } from './query.ts';
import type { Database } from './schema.ts';
import { streamCounts, type StreamCounts } from './stream-counts.ts';

/** Counts that have to hold over all processes. */
export interface LimitStore {
  /** Mails and attempts at codes; durable. */
  readonly tallies: Counters;
  /** Requests and open streams; undefined when there is only this process. A crash of the database may lose them. */
  readonly shared: (StreamCounts & { readonly rates: Counters }) | undefined;
  /** Deletes the durable counts of a person. */
  forget(person: string): Promise<void>;
  /** Deletes counts that are over, and the streams of processes that have not been heard of since. */
  deleteExpired(now: number, since: number): Promise<void>;
}

export const limitStore = (connections: Connections, isShared: boolean): LimitStore => {
  const { db } = connections;
  return {
    tallies: countersIn(db, 'tally'),
    shared: isShared ? { rates: countersIn(db, 'rate'), ...streamCounts(connections) } : undefined,
    async forget(person) {
      // Keys end with the person. Ids are random: no other one fits.
      await db.deleteFrom('tally').where('key', 'like', `% ${person}`).execute();
    },
    async deleteExpired(now, since) {
      await db.deleteFrom('tally').where('ends', '<', now).execute();
      if (!isShared) return;
      await db.deleteFrom('rate').where('ends', '<', now).execute();
      await db.deleteFrom('stream_count').where('at', '<', since).execute();
    },
  };
};

/** One statement adds to every count and starts a new one where the window is over. */
function countersIn(db: Kysely<Database>, table: 'rate' | 'tally'): Counters {
  return {
    async take(wishes, now) {
      const isOver = sql<boolean>`${sql.table(table)}.ends <= ${now}`;
      const rows = await db
        .insertInto(table)
        .values(
          // Always in the same order, so that two processes never wait for each other.
          wishes
            .toSorted(byKey)
            .map(({ key, window, wanted }) => ({ key, ends: now + window, count: wanted })),
        )
        .onConflict(conflict =>
          conflict.column('key').doUpdateSet({
            count: sql`case when ${isOver} then excluded.count else ${sql.table(table)}.count + excluded.count end`,
            ends: sql`case when ${isOver} then excluded.ends else ${sql.table(table)}.ends end`,
          }),
        )
        .returningAll()
        .execute();
      const found = new Map(rows.map(row => [row.key, row]));
      return wishes.map(wish => {
        const row = found.get(wish.key);
        return { granted: grantedOf(wish, row?.count ?? 0), ends: row?.ends ?? now };
      });
    },
  };
}

const byKey = (one: Wish, other: Wish): number => (one.key < other.key ? -1 : 1);
