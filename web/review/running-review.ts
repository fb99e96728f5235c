import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { GameModule } from '../../games/module.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { QUICK, STANDARD } from '../../review/budget.ts';
import {
  assembleReview,
  byUrgency,
  openReview,
  REVIEW_VERSION,
  type Review,
  type ReviewJob,
  type ReviewResult,
} from '../../review/review.ts';
import { createReviewPool, type ReviewTask } from './pool.ts';
import { loadReview, reviewId, saveReview, type StoredResult } from './store.ts';

/** A review while it is being made, and after. */
export interface RunningReview {
  /** What is known so far. */
  readonly review: ReadonlySignal<Review>;
  /** From 0 to 1. */
  readonly progress: ReadonlySignal<number>;
  readonly isRunning: ReadonlySignal<boolean>;
  /** What went wrong, if anything did. */
  readonly failure: ReadonlySignal<string | undefined>;
  /** Starts, or goes on where it was stopped. */
  start(): void;
  /** Stops; `isRunning` turns false once what is known so far is stored. */
  stop(): void;
}

/** The first look is about this part of the work. */
const FIRST_LOOK_SHARE = 0.1;

const keyOf = ({ kind, ply }: ReviewJob): string => `${kind} ${ply}`;
const keyOfResult = (result: ReviewResult): string =>
  result.kind === 'decision' ? `decision ${result.decision.ply}` : `draw ${result.draw.ply}`;

/** Reviews a match in threads of the browser: a first look at every moment, then a closer one, the worst first. */
export async function createRunningReview(module: GameModule, record: MatchRecord): Promise<RunningReview> {
  const { jobs, shares } = openReview(module, record);
  const pool = createReviewPool(record);
  const id = await reviewId(record);
  const stored = await loadReview(id).catch(() => undefined);
  const kept = stored?.version === REVIEW_VERSION ? stored.results : [];
  const results = signal<ReadonlyMap<string, StoredResult>>(
    new Map(kept.map(one => [keyOfResult(one.result), one])),
  );
  const isRunning = signal(false);
  const failure = signal<string | undefined>(undefined);
  let isStopping = false;

  // A browser that stores nothing still reviews; it only starts anew after a reload.
  const keep = latestOnly(() =>
    saveReview({ id, version: REVIEW_VERSION, results: [...results.value.values()] }).catch(() => undefined),
  );
  const take = ({ job, budget }: ReviewTask, result: ReviewResult): void => {
    results.value = new Map(results.value).set(keyOf(job), { result, isClose: budget === STANDARD });
    void keep();
  };
  const run = async (): Promise<void> => {
    const unseen = jobs.filter(job => !results.value.has(keyOf(job)));
    await pool.run(
      unseen.map(job => ({ job, budget: QUICK })),
      take,
    );
    if (isStopping) return;
    const firstLook = jobs.flatMap(job => results.value.get(keyOf(job))?.result ?? []);
    const closer = byUrgency(jobs, firstLook).filter(job => results.value.get(keyOf(job))?.isClose !== true);
    await pool.run(
      closer.map(job => ({ job, budget: STANDARD })),
      take,
    );
  };

  return {
    review: computed(() =>
      assembleReview(
        shares,
        [...results.value.values()].map(({ result }) => result),
      ),
    ),
    progress: computed(() => {
      let done = 0;
      for (const { isClose } of results.value.values()) done += isClose ? 1 : FIRST_LOOK_SHARE;
      return jobs.length === 0 ? 1 : done / jobs.length;
    }),
    isRunning,
    failure,
    start() {
      if (isRunning.value) return;
      isRunning.value = true;
      isStopping = false;
      failure.value = undefined;
      void run()
        .catch((error: unknown) => {
          failure.value = error instanceof Error ? error.message : String(error);
        })
        .then(keep)
        .finally(() => {
          isRunning.value = false;
        });
    },
    stop() {
      isStopping = true;
      pool.stop();
    },
  };
}

/** Runs one save at a time. Calls during a save lead to one more after it, and end when that one has ended. */
function latestOnly(save: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isStale = false;
  const saveAll = async (): Promise<void> => {
    while (isStale) {
      isStale = false;
      await save();
    }
    running = undefined;
  };
  return () => {
    isStale = true;
    running ??= saveAll();
    return running;
  };
}
