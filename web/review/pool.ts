import type { MatchRecord } from '../../kernel/record.ts';
import type { ReviewBudget } from '../../review/budget.ts';
import type { ReviewJob, ReviewResult } from '../../review/review.ts';
import type { ReviewAnswer, ReviewRequest } from './messages.ts';

/** A moment to review, and how closely. */
export interface ReviewTask {
  readonly job: ReviewJob;
  readonly budget: ReviewBudget;
}

/** Threads that review the moments of one match. */
export interface ReviewPool {
  /** Runs tasks in order on all threads; stops early when `stop` is called. */
  run(
    tasks: readonly ReviewTask[],
    onResult: (task: ReviewTask, result: ReviewResult) => void,
  ): Promise<void>;
  stop(): void;
}

/** One core stays free for the page. */
const threadCount = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));

export function createReviewPool(record: MatchRecord): ReviewPool {
  let workers: Worker[] = [];
  let stop = (): void => undefined;
  const start = (): Worker => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    post(worker, { type: 'open', record });
    return worker;
  };
  return {
    async run(tasks, onResult) {
      const rest = [...tasks];
      const stopped = new Promise<undefined>(resolve => {
        stop = () => {
          rest.length = 0;
          resolve(undefined);
        };
      });
      workers = Array.from({ length: Math.min(threadCount(), rest.length) }, start);
      const work = async (worker: Worker): Promise<void> => {
        for (let task = rest.shift(); task !== undefined; task = rest.shift()) {
          const result = await Promise.race([ask(worker, task), stopped]);
          if (result !== undefined) onResult(task, result);
        }
      };
      try {
        await Promise.all(workers.map(work));
      } finally {
        for (const worker of workers) worker.terminate();
      }
    },
    stop: () => stop(),
  };
}

const post = (worker: Worker, request: ReviewRequest): void => worker.postMessage(request);

const ask = (worker: Worker, { job, budget }: ReviewTask): Promise<ReviewResult> =>
  new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent<ReviewAnswer>): void => {
      worker.removeEventListener('message', hear);
      if (data.type === 'result') resolve(data.result);
      else reject(new Error(data.message));
    };
    worker.addEventListener('message', hear);
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
    post(worker, { type: 'run', job, budget });
  });
