import { Piscina } from 'piscina';
import type { MomentTask } from '../../review/moment-task.ts';
import type { ReviewJob } from '../../review/review.ts';

/** Threads that review, behind everything else that the machine has to do. */
export interface ReviewThreads {
  /** How many have nothing to do. */
  idle(): number;
  /** Reviews a moment; the answer is a `ReviewResult` in JSON. */
  review(task: MomentTask): Promise<string>;
  /** The moments of a match. */
  moments(record: string): Promise<readonly ReviewJob[]>;
  close(): Promise<void>;
}

/** A moment takes a second or two; on a machine that is busy it may take this long. */
const PATIENCE = 120_000;

export function startReviewThreads(threads: number): ReviewThreads {
  let pool: Piscina | undefined;
  let busy = 0;
  const run = async <T>(name: 'review' | 'moments', task: unknown): Promise<T> => {
    pool ??= new Piscina({
      filename: workerFile(),
      minThreads: 0,
      // The moments of a match are listed here, even where workers review them.
      maxThreads: Math.max(1, threads),
      idleTimeout: 30_000,
    });
    busy++;
    try {
      // Each of the worker's functions answers in its own way.
      return (await pool.run(task, { name, signal: AbortSignal.timeout(PATIENCE) })) as T;
    } finally {
      busy--;
    }
  };
  return {
    idle: () => threads - busy,
    review: task => run('review', task),
    moments: record => run('moments', record),
    close: async () => pool?.destroy(),
  };
}

/** The worker's file: TypeScript in a clone, JavaScript in an installed package. */
const workerFile = (): string =>
  new URL(`./worker.${import.meta.url.split('.').pop()}`, import.meta.url).href;
