import { setTimeout as wait } from 'node:timers/promises';
import {
  BUDGET_OF,
  dueLooks,
  jobOf,
  momentKey,
  type PlannedLook,
  type ReviewedMoment,
} from '../../review/plan.ts';
import type { ReviewJob, ReviewResult } from '../../review/review.ts';
import { newId } from '../people/token.ts';
import type { ReviewRow } from '../storage/review-rows.ts';
import { reviewedRecord } from '../tables/reads.ts';
import type { TableRuntime } from '../tables/runtime.ts';
import { PRIORITIES, WorkError, type Work } from '../work/work.ts';
import type { ReviewThreads } from './threads.ts';

/** Makes the reviews that people asked for. */
export interface Reviewer {
  /** Someone asked for a review. */
  wake(): void;
  /** No one wants this review any more. */
  stop(table: string): Promise<void>;
  close(): Promise<void>;
}

/** A process that is not heard of for this long is gone: another one goes on with its reviews. */
const RUNNER_TIME = 20_000;
const RENEWAL = 5000;
/** How often a process looks for reviews that no one is at work on. */
const LOOK = 5000;
const MOST_AT_ONCE = 8;
/** How many moments of a review are offered at the same time. */
const OFFERED = 4;
/** Work that waited this long is offered anew, before its row counts as left behind. */
const LONGEST_OFFER = 300_000;
const FULL_PAUSE = 1000;

interface RunningReview {
  readonly row: ReviewRow;
  /** Work that is offered. */
  readonly open: Set<string>;
  moments: number;
  isStopped: boolean;
}

/**
 * Each moment is a piece of work, behind all bots, and each result is stored as it comes. One process at a time offers
 * the moments of a review; when it is gone, another one goes on from what is stored.
 */
export function startReviewer(runtime: TableRuntime, work: Work, threads: ReviewThreads): Reviewer {
  const { storage, now, reportError } = runtime;
  const { reviews } = storage;
  const me = newId();
  const running = new Map<string, RunningReview>();
  const ends = new Set<Promise<void>>();
  let isClosed = false;

  const halt = (review: RunningReview): void => {
    review.isStopped = true;
    for (const key of review.open) void work.cancel(key).catch(() => undefined);
  };

  /** One moment, by whichever worker takes it. */
  const look = async (review: RunningReview, record: string, { job, look: which }: PlannedLook) => {
    const { table_id: table, owner } = review.row;
    const key = `review ${table} ${which} ${momentKey(job)}`;
    const order = {
      key,
      kind: 'review',
      owner: `review ${owner ?? ''}`,
      priority: PRIORITIES.background,
      payload: { record, job, budget: BUDGET_OF[which] },
    } as const;
    while (!review.isStopped) {
      review.open.add(key);
      const timer = setTimeout(() => void work.cancel(key).catch(() => undefined), LONGEST_OFFER);
      try {
        // Checked when it was handed in.
        return JSON.parse(await work.offer(order)) as ReviewResult;
      } catch (error) {
        if (!(error instanceof WorkError) || error.reason === 'failed') throw error;
        if (error.reason === 'refused') await wait(FULL_PAUSE);
      } finally {
        clearTimeout(timer);
        review.open.delete(key);
      }
    }
    return undefined;
  };

  const lookAtAll = async (review: RunningReview, record: string, jobs: readonly ReviewJob[]) => {
    const { table_id: table } = review.row;
    const stored = await reviews.results(table, -1);
    let n = stored.at(-1)?.n ?? 0;
    const known = new Map<string, ReviewedMoment>(
      // Written below.
      stored.map(row => [
        row.moment,
        { result: JSON.parse(row.result) as ReviewResult, isClose: row.is_close === 1 },
      ]),
    );
    for (let due = dueLooks(jobs, known); due.length > 0; due = dueLooks(jobs, known)) {
      const one = async (): Promise<void> => {
        for (let planned = due.shift(); planned !== undefined; planned = due.shift()) {
          const result = await look(review, record, planned);
          if (result === undefined || review.isStopped) return;
          const isClose = planned.look === 'closer';
          const moment = momentKey(jobOf(result));
          known.set(moment, { result, isClose });
          const text = JSON.stringify(result);
          await reviews.save([{ table_id: table, moment, n: ++n, is_close: isClose ? 1 : 0, result: text }]);
        }
      };
      await Promise.all(Array.from({ length: OFFERED }, one));
      if (review.isStopped) return;
    }
    await reviews.end(table, me, 'done');
  };

  const run = async (review: RunningReview): Promise<void> => {
    const { table_id: table } = review.row;
    const renew = async (): Promise<void> => {
      const change = { until: now() + RUNNER_TIME, moments: review.moments };
      if (!(await reviews.renew(table, me, change))) halt(review);
    };
    const renewal = setInterval(() => void renew().catch(() => undefined), RENEWAL);
    try {
      const record = JSON.stringify(await reviewedRecord(runtime, table));
      const jobs = await threads.moments(record);
      review.moments = jobs.length;
      await renew();
      await lookAtAll(review, record, jobs);
    } catch (error) {
      halt(review);
      if (!isClosed) {
        reportError(error, table);
        await reviews.end(table, me, 'failed').catch(() => undefined);
      }
    } finally {
      clearInterval(renewal);
      running.delete(table);
      if (isClosed) await reviews.release(table, me).catch(() => undefined);
    }
  };

  /** One review for each person at a time, so that everyone gets a turn. */
  const isTurnOf = ({ table_id, owner }: ReviewRow): boolean =>
    running.size < MOST_AT_ONCE &&
    !running.has(table_id) &&
    ![...running.values()].some(({ row }) => row.owner === owner);

  const begin = async (): Promise<void> => {
    for (const row of await reviews.waiting(now())) {
      if (isClosed || !isTurnOf(row)) continue;
      const time = { now: now(), until: now() + RUNNER_TIME };
      if (!(await reviews.claim(row.table_id, me, time))) continue;
      const review = { row, open: new Set<string>(), moments: row.moments, isStopped: false };
      running.set(row.table_id, review);
      const end = run(review).finally(() => {
        ends.delete(end);
        wake();
      });
      ends.add(end);
    }
  };

  let isBeginning = false;
  const wake = (): void => {
    if (isBeginning || isClosed) return;
    isBeginning = true;
    begin()
      // The database is away: the next look tries again.
      .catch(() => undefined)
      .finally(() => {
        isBeginning = false;
      });
  };
  const timer = setInterval(wake, LOOK).unref();
  wake();

  return {
    wake,
    async stop(table) {
      await reviews.stop(table);
      const review = running.get(table);
      if (review !== undefined) halt(review);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      for (const review of running.values()) halt(review);
      await Promise.all(ends);
    },
  };
}
