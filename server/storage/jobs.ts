import { sql } from 'kysely';
import { OWN_WORKER, type WorkKind, type WorkOrder, type WorkRules, type WorkStatus } from '../work/work.ts';
import type { Connections } from './query.ts';

/** A piece of work as a worker gets it. */
export interface LeasedJob {
  readonly lease: string;
  readonly kind: WorkKind;
  readonly payload: string;
}

/** How a piece of work ended. */
export interface EndedJob {
  readonly key: string;
  /** null: it failed too often, or it is gone. */
  readonly result: string | null;
  /** It was removed: another process waited for the same and has the result. */
  readonly isGone: boolean;
}

/** The work of all processes that share a PostgreSQL database. */
export interface JobStore {
  /** False when the owner has too many. */
  add(order: WorkOrder, now: number): Promise<boolean>;
  /** Locks one piece that no one else is taking at the same moment. */
  take(wanted: {
    worker: string;
    kinds: readonly WorkKind[];
    lease: string;
    now: number;
  }): Promise<LeasedJob | undefined>;
  payload(lease: string): Promise<Pick<LeasedJob, 'kind' | 'payload'> | undefined>;
  renew(lease: string, worker: string, now: number): Promise<boolean>;
  finish(lease: string, worker: string, result: string, now: number): Promise<boolean>;
  giveBack(lease: string, worker: string, now: number): Promise<boolean>;
  remove(keys: readonly string[]): Promise<void>;
  /** Those of these pieces that have ended or are gone. */
  ended(keys: readonly string[], now: number): Promise<EndedJob[]>;
  status(now: number): Promise<WorkStatus>;
  /** Deletes what was offered before a time: whoever offered it is gone. */
  deleteOlder(before: number): Promise<void>;
}

export const jobStore = ({ db, listOf }: Connections, rules: WorkRules): JobStore => {
  const holding = (lease: string, worker: string, now: number) =>
    db.updateTable('job').where('lease', '=', lease).where('worker', '=', worker).where('expires', '>', now);
  return {
    async add({ key, kind, owner, priority, payload }, now) {
      const { rows } = await sql<{ key: string }>`
        insert into job (key, kind, owner, priority, payload, created, attempts, refused_by)
        select ${key}, ${kind}, ${owner}, ${priority}, ${JSON.stringify(payload)}, ${now}, 0, ''
        where (select count(*) from job where owner = ${owner} and result is null) < ${rules.most}
        on conflict (key) do update set key = excluded.key returning key`.execute(db);
      return rows.length === 1;
    },
    async take({ worker, kinds, lease, now }) {
      // Who was served longest ago comes first; `skip locked` lets workers take different pieces at the same time.
      const { rows } = await sql<LeasedJob & { owner: string }>`
        update job set lease = ${lease}, worker = ${worker}, expires = ${now + rules.leaseTime}, attempts = attempts + 1
        where key = (
          select key from job as waiting left join job_owner on job_owner.owner = waiting.owner
          where result is null and coalesce(expires, 0) <= ${now} and attempts < ${rules.attempts}
            and kind in ${listOf(kinds)}
            and (split_part(refused_by, '|', 1) <> ${worker} or nullif(split_part(refused_by, '|', 2), '')::bigint <= ${now})
            and (select count(*) from job as busy
                 where busy.owner = waiting.owner and busy.result is null and busy.expires > ${now}) < ${rules.share}
          order by priority, coalesce(served, 0), created, key limit 1 for update of waiting skip locked)
        returning lease, kind, payload, owner`.execute(db);
      if (rows.length === 0) return undefined;
      await sql`insert into job_owner (owner, served) values (${rows[0].owner}, ${now})
        on conflict (owner) do update set served = excluded.served`.execute(db);
      return rows[0];
    },
    async payload(lease) {
      const row = await db
        .selectFrom('job')
        .select(['kind', 'payload'])
        .where('lease', '=', lease)
        .executeTakeFirst();
      // Written by `add`.
      return row && { kind: row.kind as WorkKind, payload: row.payload };
    },
    async renew(lease, worker, now) {
      const set = { expires: now + rules.leaseTime };
      return (await holding(lease, worker, now).set(set).executeTakeFirst()).numUpdatedRows === 1n;
    },
    async finish(lease, worker, result, now) {
      const set = { result, expires: null };
      return (await holding(lease, worker, now).set(set).executeTakeFirst()).numUpdatedRows === 1n;
    },
    async giveBack(lease, worker, now) {
      // Who gave it back and until when it is kept for others.
      const refusal = worker === OWN_WORKER ? {} : { refused_by: `${worker}|${now + rules.leaseTime}` };
      const set = { lease: null, worker: null, expires: null, ...refusal };
      return (await holding(lease, worker, now).set(set).executeTakeFirst()).numUpdatedRows === 1n;
    },
    async remove(keys) {
      await db.deleteFrom('job').where('key', 'in', listOf(keys)).execute();
    },
    async ended(keys, now) {
      const { rows } = await sql<EndedJob>`
        select given.key, result, job.key is null as "isGone"
        from ${listOf(keys)} as given(key) left join job on job.key = given.key
        where job.key is null or result is not null
          or attempts >= ${rules.attempts} and coalesce(expires, 0) <= ${now}`.execute(db);
      return rows;
    },
    async status(now) {
      const { rows } = await sql<{ queued: number; leased: number; first: number | null }>`
        select count(*) filter (where coalesce(expires, 0) <= ${now}) as queued,
          count(*) filter (where expires > ${now}) as leased,
          min(created) filter (where coalesce(expires, 0) <= ${now}) as first
        from job where result is null and attempts < ${rules.attempts}`.execute(db);
      const [{ queued, leased, first }] = rows;
      return { queued, leased, oldest: first === null ? 0 : now - first };
    },
    async deleteOlder(before) {
      await db.deleteFrom('job').where('created', '<', before).execute();
      await db.deleteFrom('job_owner').where('served', '<', before).execute();
    },
  };
};
