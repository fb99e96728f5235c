import { MOST_THREADS, type RootFigures } from '../../bots/root-figures.ts';
import type { AheadRequest, SearchAnswer, SearchRequest, ThreadRequest } from './search-messages.ts';

/** Threads that search a decision beside the worker that hosts the table. */
export interface SearchThreads {
  readonly count: number;
  /** What a thread found out; undefined when it could not search or does not answer in time. */
  search(thread: number, request: Omit<SearchRequest, 'id' | 'type'>): Promise<RootFigures | undefined>;
  /** A thread thinks ahead until it is asked for something else; without a request it rests. */
  thinkAhead(thread: number, request: Omit<AheadRequest, 'type'> | undefined): void;
}

/** How long a thread may answer after its time is up, in milliseconds. */
const PATIENCE = 500;

const startWorker = (): Worker =>
  new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });

/** One core is left to the page and one searches already. A browser without workers in workers has no threads here. */
function spareThreads(): number {
  if (typeof Worker === 'undefined') return 0;
  return Math.max(0, Math.min(MOST_THREADS, navigator.hardwareConcurrency - 1) - 1);
}

/** Each thread starts with its first search and is kept until the table is left. */
export function createSearchThreads(count = spareThreads(), start = startWorker): SearchThreads {
  const workers: (Worker | undefined)[] = [];
  let asked = 0;
  const workerOf = (thread: number): Worker => (workers[thread] ??= start());
  return {
    count,
    thinkAhead(thread, request) {
      if (request === undefined)
        return workers[thread]?.postMessage({ type: 'rest' } satisfies ThreadRequest);
      workerOf(thread).postMessage({ ...request, type: 'ahead' } satisfies ThreadRequest);
    },
    search(thread, request) {
      const worker = workerOf(thread);
      const id = ++asked;
      return new Promise(resolve => {
        const end = (figures?: RootFigures): void => {
          worker.removeEventListener('message', hear);
          worker.removeEventListener('error', fail);
          clearTimeout(timer);
          resolve(figures);
        };
        const hear = ({ data }: MessageEvent<SearchAnswer>): void => {
          if (data.id === id) end(data.figures);
        };
        const fail = (): void => end();
        const timer = setTimeout(end, request.endsAt - Date.now() + PATIENCE);
        worker.addEventListener('message', hear);
        worker.addEventListener('error', fail);
        worker.postMessage({ ...request, type: 'search', id } satisfies ThreadRequest);
      });
    },
  };
}
