import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BotJob } from '../../table/ports.ts';
import { DatabaseError } from '../storage/database-error.ts';
import { holdLease } from '../work/hold-lease.ts';
import { OWN_WORKER, PRIORITIES, WorkError, type Lease, type Work } from '../work/work.ts';
import { QUICKEST_LEVEL } from './levels.ts';
import { BotTimeout, type BotThreads } from './pool.ts';

/** Who a bot's decision is made for. */
export interface BotSource {
  readonly table: string;
  readonly version: number;
  /** The person whose share of the bots it uses. */
  readonly owner: string;
  readonly isForPeople: boolean;
}

/** Chooses the bots' moves, in threads of this process or with the help of other machines. */
export interface Thinker {
  /** One of the job's moves; undefined when the decision is no longer due. */
  choose(job: BotJob, source: BotSource): Promise<string | undefined>;
  /** The decision that a table waits for is no longer due. */
  cancel(table: string): void;
  close(): Promise<void>;
}

/** How long someone waits who has too many decisions open. */
const FULL_PAUSE = 1000;
/** How often a bot is asked that does not answer in time. */
const MOST_TRIES = 4;
/** How often an idle thread looks for work of other processes. */
const LOOK = 400;

/**
 * A decision is made at once while a thread is idle. Otherwise it joins the queue, where everyone gets a turn; a bot's
 * time starts when it starts to think, however long it waited.
 */
export function createThinker(
  threads: BotThreads,
  work: Work,
  reportError: (error: unknown) => void,
): Thinker {
  const keys = new Map<string, string>();
  let isClosed = false;
  let queuedHere = 0;

  /**
   * A bot that got no answer out in time is asked again: the machine was busy, which is no reason for a weaker move.
   * Another bot decides for one that fails, and chance for a game in which every bot fails.
   */
  const replace = async (job: BotJob, error: unknown, tries = 1): Promise<string> => {
    if (isClosed) throw error;
    reportError(error);
    if (error instanceof BotTimeout && tries < MOST_TRIES)
      return threads.think(job).catch((again: unknown) => replace(job, again, tries + 1));
    if (job.level === QUICKEST_LEVEL) return job.moves[randomInt(job.moves.length)];
    const quick = { ...job, level: QUICKEST_LEVEL };
    return threads.think(quick).catch((again: unknown) => replace(quick, again));
  };

  const doLease = async (lease: Lease): Promise<void> => {
    try {
      // Offered below, here or in another process of the same version.
      await holdLease(work, lease, () => threads.think(lease.payload as BotJob));
    } catch (error) {
      if (!isClosed) reportError(error);
    }
    pump();
  };

  let isTaking = false;
  const take = async (): Promise<void> => {
    if (isTaking || isClosed) return;
    isTaking = true;
    try {
      while (threads.idle() > 0) {
        const lease = await work.acquire(OWN_WORKER, ['move']);
        if (lease === undefined) break;
        void doLease(lease);
      }
    } catch {
      // The store is away; the next look tries again.
    }
    isTaking = false;
  };
  const pump = (): void => void take();
  work.onOffer(pump);
  const timer = setInterval(pump, LOOK).unref();

  const queue = async (job: BotJob, key: string, { owner, isForPeople }: BotSource): Promise<string> => {
    const priority = isForPeople ? PRIORITIES.people : PRIORITIES.bots;
    for (;;) {
      queuedHere++;
      try {
        return await work.offer({ key, kind: 'move', owner, priority, payload: job });
      } catch (error) {
        if (!(error instanceof WorkError) || error.reason !== 'refused') throw error;
      } finally {
        queuedHere--;
      }
      await wait(FULL_PAUSE);
    }
  };

  return {
    async choose(job, source) {
      const key = `move ${source.table} ${source.version}`;
      keys.set(source.table, key);
      try {
        // No one overtakes those who wait here already.
        const isFree = threads.idle() > 0 && queuedHere === 0;
        const move = isFree ? await threads.think(job) : await queue(job, key, source);
        if (job.moves.includes(move)) return move;
        throw new Error(`a worker chose "${move}", which is not legal`);
      } catch (error) {
        if (error instanceof WorkError && error.reason === 'cancelled') return undefined;
        // The queue is away, which is no reason for a weaker move: the table asks again.
        if (error instanceof DatabaseError) throw error;
        return await replace(job, error);
      } finally {
        if (keys.get(source.table) === key) keys.delete(source.table);
        pump();
      }
    },
    cancel(table) {
      const key = keys.get(table);
      keys.delete(table);
      if (key !== undefined) work.cancel(key).catch(reportError);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await work.close();
      await threads.close();
    },
  };
}
