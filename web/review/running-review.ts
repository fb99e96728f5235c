import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { GameModule } from '../../games/module.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import {
  BUDGET_OF,
  dueLooks,
  jobOf,
  momentKey,
  reviewProgress,
  type KnownMoments,
  type ReviewedMoment,
} from '../../review/plan.ts';
import { assembleReview, openReview, REVIEW_VERSION, type Review } from '../../review/review.ts';
import { ApiError } from '../online/api.ts';
import { latestOnly } from './latest-only.ts';
import { createReviewPool } from './pool.ts';
import type { ServerReview } from './server-review.ts';
import { loadReview, reviewId, saveReview } from './store.ts';

/** Why a review does not go on. */
export type ReviewFailure = 'failed' | 'limit';

/** A review while it is being made, and after. */
export interface RunningReview {
  /** What is known so far. */
  readonly review: ReadonlySignal<Review>;
  /** From 0 to 1. */
  readonly progress: ReadonlySignal<number>;
  readonly isRunning: ReadonlySignal<boolean>;
  /** Whether the server makes it. */
  readonly isAtServer: ReadonlySignal<boolean>;
  readonly failure: ReadonlySignal<ReviewFailure | undefined>;
  /** Whether the server would make it. */
  readonly isOffered: boolean;
  /** Whether the link to the match is enough for everyone. */
  readonly isPublic: boolean;
  /** Starts, or goes on where it was stopped. */
  start(): void;
  /** Leaves the rest to the server. */
  askServer(): Promise<void>;
  /** Stops; `isRunning` turns false once what is known so far is stored. */
  stop(): void;
  /** Frees the threads. A review at the server goes on. */
  close(): void;
}

/** A closer look replaces a first one, never the other way round. */
function merged(known: KnownMoments, fresh: readonly ReviewedMoment[]): Map<string, ReviewedMoment> {
  const all = new Map(known);
  for (const one of fresh) {
    const key = momentKey(jobOf(one.result));
    if (one.isClose || all.get(key)?.isClose !== true) all.set(key, one);
  }
  return all;
}

/**
 * Reviews a match in threads of the browser, from what is stored here and at the server. While the server makes the
 * review, the browser only shows it.
 */
export async function createRunningReview(
  module: GameModule,
  record: MatchRecord,
  server?: ServerReview,
): Promise<RunningReview> {
  const { jobs, shares } = openReview(module, record);
  const pool = createReviewPool(record);
  const id = await reviewId(record);
  const stored = await loadReview(id).catch(() => undefined);
  const kept = stored?.version === REVIEW_VERSION ? stored.results : [];
  const remote = server?.first.version === REVIEW_VERSION ? server : undefined;
  const results = signal<KnownMoments>(merged(merged(new Map(), kept), remote?.first.results ?? []));
  const isRunning = signal(false);
  const isAtServer = signal(remote?.first.status === 'running');
  const isMine = signal(remote?.first.isYours === true);
  const failure = signal<ReviewFailure | undefined>(undefined);
  let isStopping = false;

  // A browser that stores nothing still reviews; it only starts anew after a reload.
  const keep = latestOnly(() =>
    saveReview({ id, version: REVIEW_VERSION, results: [...results.value.values()] }).catch(() => undefined),
  );
  const take = (...fresh: ReviewedMoment[]): void => {
    results.value = merged(results.value, fresh);
    void keep();
  };
  const reviewHere = async (): Promise<void> => {
    for (let due = dueLooks(jobs, results.value); due.length > 0; due = dueLooks(jobs, results.value)) {
      await pool.run(
        due.map(({ job, look }) => ({ job, budget: BUDGET_OF[look] })),
        ({ budget }, result) => take({ result, isClose: budget === BUDGET_OF.closer }),
      );
      if (isStopping) return;
    }
  };
  const followServer = async (): Promise<void> => {
    await remote?.follow(
      answer => take(...answer.results),
      () => isStopping,
    );
    isAtServer.value = false;
  };
  const run = async (): Promise<void> => {
    if (isAtServer.value) await followServer();
    // A server that stopped leaves the rest to the browser.
    if (!isStopping) await reviewHere();
  };
  let ended = Promise.resolve();
  const start = (): void => {
    if (isRunning.value) return;
    isRunning.value = true;
    isStopping = false;
    ended = run()
      .catch(() => {
        failure.value = 'failed';
      })
      .then(keep)
      .finally(() => {
        isRunning.value = false;
      });
  };
  const halt = (): void => {
    isStopping = true;
    pool.stop();
  };

  return {
    review: computed(() =>
      assembleReview(
        shares,
        [...results.value.values()].map(({ result }) => result),
      ),
    ),
    progress: computed(() => reviewProgress(jobs, results.value)),
    isRunning,
    isAtServer,
    failure,
    isOffered: remote?.first.offered === true,
    isPublic: server?.first.isPublic === true,
    start() {
      failure.value = undefined;
      start();
    },
    async askServer() {
      halt();
      await ended;
      failure.value = undefined;
      try {
        const answer = await remote?.ask();
        isAtServer.value = answer !== undefined;
        isMine.value = answer?.isYours === true;
      } catch (error) {
        failure.value = error instanceof ApiError && error.code === 'too-many-requests' ? 'limit' : 'failed';
      }
      start();
    },
    stop() {
      // Someone else's review at the server goes on.
      if (isAtServer.value && isMine.value) void remote?.stop().catch(() => undefined);
      isAtServer.value = false;
      halt();
    },
    close: halt,
  };
}
