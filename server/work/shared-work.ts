import { newId } from '../people/token.ts';
import type { EndedJob, JobStore } from '../storage/jobs.ts';
import { isPossible, WorkError, type Work, type WorkRules } from './work.ts';

/** How often the results of this process' work are looked for while it waits for any. */
const LOOK = 150;
/** Work that is older than this belongs to a process that is gone. */
const MAX_AGE = 600_000;

interface Waiting {
  /** In the store; what is missing there has been done by someone else. */
  isOffered: boolean;
  readonly promise: Promise<string>;
  readonly resolve: (result: string) => void;
  readonly reject: (error: unknown) => void;
}

/** Work of all processes that share a database: any worker of any of them may do it. */
export function createSharedWork(jobs: JobStore, rules: WorkRules, now: () => number = Date.now): Work {
  const waiting = new Map<string, Waiting>();
  const wakes: (() => void)[] = [];
  let isLooking = false;

  const settle = ({ key, result, isGone }: EndedJob): void => {
    const one = waiting.get(key);
    waiting.delete(key);
    if (isGone) one?.reject(new WorkError('cancelled'));
    else if (result === null) one?.reject(new WorkError('failed'));
    else one?.resolve(result);
  };

  const look = async (): Promise<void> => {
    const offered = [...waiting].filter(([, { isOffered }]) => isOffered).map(([key]) => key);
    if (isLooking || offered.length === 0) return;
    isLooking = true;
    try {
      const ended = await jobs.ended(offered, now());
      if (ended.length > 0) await jobs.remove(ended.map(({ key }) => key));
      for (const one of ended) settle(one);
    } catch {
      // The database is away: the next look finds what is there.
    }
    isLooking = false;
  };
  const timer = setInterval(() => void look(), LOOK).unref();
  const sweep = setInterval(
    () => void jobs.deleteOlder(now() - MAX_AGE).catch(() => undefined),
    MAX_AGE / 10,
  ).unref();

  return {
    async offer(order) {
      const known = waiting.get(order.key);
      if (known !== undefined) return known.promise;
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      // It may be cancelled before anyone waits for it.
      promise.catch(() => undefined);
      const one: Waiting = { isOffered: false, promise, resolve, reject };
      waiting.set(order.key, one);
      try {
        if (!(await jobs.add(order, now()))) throw new WorkError('refused');
        one.isOffered = true;
      } catch (error) {
        if (waiting.get(order.key) === one) waiting.delete(order.key);
        throw error;
      }
      // Cancelled while it was on its way to the store, and not offered again: no one needs it there.
      if (!waiting.has(order.key)) await jobs.remove([order.key]).catch(() => undefined);
      for (const wake of wakes) wake();
      return promise;
    },
    async acquire(worker, kinds) {
      const job = await jobs.take({ worker, kinds, lease: newId(), now: now() });
      // Written by `offer`.
      const payload = job === undefined ? undefined : (JSON.parse(job.payload) as unknown);
      return job && { id: job.lease, kind: job.kind, payload, time: rules.leaseTime };
    },
    renew: (lease, worker) => jobs.renew(lease, worker, now()),
    async submit(lease, worker, result) {
      const payload = await jobs.payload(lease);
      const isGood = payload !== undefined && isPossible(payload.kind, JSON.parse(payload.payload), result);
      const isDone = isGood && (await jobs.finish(lease, worker, result, now()));
      if (!isGood) await jobs.giveBack(lease, worker, now());
      void look();
      return isDone;
    },
    async abort(lease, worker) {
      const isGiven = await jobs.giveBack(lease, worker, now());
      for (const wake of wakes) wake();
      return isGiven;
    },
    async cancel(key) {
      const one = waiting.get(key);
      waiting.delete(key);
      one?.reject(new WorkError('cancelled'));
      if (one !== undefined) await jobs.remove([key]);
    },
    status: () => jobs.status(now()),
    onOffer: wake => void wakes.push(wake),
    async close() {
      clearInterval(timer);
      clearInterval(sweep);
      const keys = [...waiting.keys()];
      for (const { reject } of waiting.values()) reject(new WorkError('cancelled'));
      waiting.clear();
      if (keys.length > 0) await jobs.remove(keys).catch(() => undefined);
    },
  };
}
