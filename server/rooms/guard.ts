import { Script } from 'node:vm';

/** A step of a game that did not come to an end in time. */
export class StepStuck extends Error {
  override readonly name = 'StepStuck';
}

/** After this time a step is cut off; an honest one takes a thousandth of it. */
const LIMIT = 1000;
/** Other work gets its turn after this time. */
const SLICE = 8;
/** Two runs are at least this far apart, so that under load many steps share the price of one. */
const PAUSE = 4;

interface Task {
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface Guard {
  /** Runs code of a game; rejects with StepStuck when it does not end. */
  run<T>(work: () => T): Promise<T>;
}

const ENTRANCE = Symbol.for('cosecha.guard');
// Only code that runs as a script can be stopped from outside, so the work goes in through a global.
const script = new Script("globalThis[Symbol.for('cosecha.guard')]()");

/**
 * Game code runs under a watchdog that can stop an endless loop. Watching costs a fifth of a millisecond, so the
 * steps that have gathered are watched together; the one that does not end is found by where the run stood.
 */
export function startGuard(limit = LIMIT): Guard {
  let waiting: Task[] = [];
  let isScheduled = false;
  let ended = -PAUSE;

  const schedule = (): void => {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    const due = ended + PAUSE - performance.now();
    if (due < 1) setImmediate(runSlice);
    else setTimeout(runSlice, due);
  };

  const runSlice = (): void => {
    isScheduled = false;
    const batch = waiting;
    waiting = [];
    const done = watched(batch, limit);
    ended = performance.now();
    waiting = [...batch.slice(done), ...waiting];
    schedule();
  };

  return {
    run: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        // `resolve` is only ever called with what `work` returned.
        waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
        schedule();
      }),
  };
}

/** Runs tasks for one slice of time; returns how many are done. */
function watched(tasks: readonly Task[], limit: number): number {
  let position = 0;
  const started = performance.now();
  const work = (): void => {
    while (position < tasks.length && performance.now() - started < SLICE) {
      settle(tasks[position]);
      position++;
    }
  };
  Reflect.set(globalThis, ENTRANCE, work);
  try {
    script.runInThisContext({ timeout: limit });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    tasks[position].reject(new StepStuck(`a step of the game did not end within ${limit} ms`));
    position++;
  }
  return position;
}

function settle({ work, resolve, reject }: Task): void {
  try {
    resolve(work());
  } catch (error) {
    reject(error);
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
