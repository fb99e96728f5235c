import { Script } from 'node:vm';

/** A step of a game did not end in time. */
export class StepTimeout extends Error {
  override readonly name = 'StepTimeout';
}

/** A step is stopped after this time; a normal one takes a thousandth of it. */
const LIMIT = 1000;
/** Other work gets its turn after this time. */
const SLICE = 8;
/** Under load many steps share one run, so that watching takes at most this part of the time: one in SHARE ... */
const SHARE = 20;
/** ... unless a step would wait for longer than this. */
const MAX_PAUSE = 16;
/** How much the newest run counts in the average cost. */
const NEWEST = 0.1;

/** How often a step is run that got too little processor time. */
const MAX_ATTEMPTS = 5;

interface Task {
  attempts: number;
  readonly work: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface Watchdog {
  /** Runs code of a game; rejects with StepTimeout when it does not end. */
  run<T>(work: () => T): Promise<T>;
}

const ENTRY_POINT = Symbol.for('cosecha.guard');
// Only code that runs as a script can be stopped from outside, so the work goes in through a global.
const script = new Script("globalThis[Symbol.for('cosecha.guard')]()");

/**
 * Game code runs under a watchdog that can stop an endless loop. Each run starts and ends a thread: a fifth of a
 * millisecond on a quiet machine, several on a busy one. So the steps that have gathered are watched together; the one
 * that does not end is found by where the run stood.
 */
export function startWatchdog(limit = LIMIT): Watchdog {
  let waiting: Task[] = [];
  let isScheduled = false;
  let price = 0.2;
  let ended = -MAX_PAUSE;

  const schedule = (): void => {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    const due = ended + Math.min(MAX_PAUSE, price * SHARE) - performance.now();
    if (due < 1) setImmediate(runSlice);
    else setTimeout(runSlice, due);
  };

  const runSlice = (): void => {
    isScheduled = false;
    const batch = waiting;
    waiting = [];
    const { done, overhead } = runBatch(batch, limit);
    price += (overhead - price) * NEWEST;
    ended = performance.now();
    waiting = done === batch.length ? waiting : [...batch.slice(done), ...waiting];
    schedule();
  };

  return {
    run: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        // `resolve` is only ever called with what `work` returned.
        waiting.push({ attempts: 0, work, resolve: resolve as (value: unknown) => void, reject });
        schedule();
      }),
  };
}

interface Run {
  /** How many tasks are done. */
  readonly done: number;
  /** Milliseconds that went into watching. */
  readonly overhead: number;
}

/** Runs tasks for one slice of time. */
function runBatch(tasks: readonly Task[], limit: number): Run {
  let position = 0;
  let worked = 0;
  const started = performance.now();
  const work = (): void => {
    const begun = performance.now();
    while (position < tasks.length && worked < SLICE) {
      runTask(tasks[position]);
      position++;
      worked = performance.now() - begun;
    }
  };
  Reflect.set(globalThis, ENTRY_POINT, work);
  const before = cpuTime();
  try {
    script.runInThisContext({ timeout: limit });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    if (position === tasks.length) return { done: position, overhead: 0 };
    // On a machine without a free processor the time passes while the step waits: it is run again.
    const isStarved = cpuTime() - before < limit / 2;
    if (isStarved && ++tasks[position].attempts < MAX_ATTEMPTS) return { done: position, overhead: 0 };
    tasks[position].reject(new StepTimeout(`a step of the game did not end within ${limit} ms`));
    return { done: position + 1, overhead: 0 };
  }
  return { done: position, overhead: performance.now() - started - worked };
}

/** Processor time of this thread, in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function runTask({ work, resolve, reject }: Task): void {
  try {
    resolve(work());
  } catch (error) {
    reject(error);
  }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
