import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import {
  bestChoice,
  mergeFigures,
  MOST_THREADS,
  threadSeed,
  type RootFigures,
} from '../../bots/root-figures.ts';
import type { BotJob } from '../../table/ports.ts';
import type { BotTask, SharedTask } from './job.ts';
import { isShared, thinkingTime } from './levels.ts';

/** Threads for bots. */
export interface BotThreads {
  /** How many threads have nothing to do but help others. */
  idle(): number;
  /** Thinks at once, so call it only while a thread is idle; fails when the bot fails or does not end. */
  think(job: BotJob): Promise<string>;
  close(): Promise<void>;
}

/** Threads that help each other. */
export interface SharedThreads extends BotThreads {
  /** How many idle threads help with another one's decision. */
  helping(): number;
}

/** A bot that did not answer in time, as opposed to one that failed: the machine had no time for it. */
export class BotTimeout extends Error {
  constructor(level: string) {
    super(`the bot ${level} did not answer in time`);
    this.name = 'BotTimeout';
  }
}

/** A bot that has not answered after this many times its thinking time, and some more, is stopped. */
const PATIENCE = 2;
const EXTRA = 5000;

/**
 * Bots think in worker threads, never on the thread that serves people. Threads with nothing else to do help with the
 * decisions that take longest, and stop helping as soon as another bot needs them.
 */
export function startBotThreads(threads: number): SharedThreads {
  let pool: Piscina<BotTask, unknown> | undefined;
  let busy = 0;
  /** The switch that stops each helping thread. */
  const helping = new Set<SharedTask['stop']>();
  const start = (): Piscina<BotTask, unknown> =>
    new Piscina({
      filename: workerFile(),
      minThreads: 0,
      // What workers could not do is done here, even where they are to do everything.
      maxThreads: Math.max(1, threads),
      idleTimeout: 60_000,
    });

  const run = async <T>(name: 'choose' | 'look', task: BotTask | SharedTask): Promise<T> => {
    pool ??= start();
    const signal = AbortSignal.timeout(task.budgetMs * PATIENCE + EXTRA);
    try {
      // Each of the worker's functions answers in its own way.
      return (await pool.run(task, { name, signal })) as T;
    } catch (error) {
      throw signal.aborted ? new BotTimeout(task.level) : error;
    }
  };

  const stopHelpers = (count: number): void => {
    for (const stop of [...helping].slice(0, Math.max(0, count))) {
      Atomics.store(stop, 0, 1);
      helping.delete(stop);
    }
  };

  const help = async (task: BotTask, endsAt: number): Promise<RootFigures | undefined> => {
    const stop = switchOff();
    helping.add(stop);
    try {
      return await run<RootFigures>('look', { ...task, endsAt, stop } satisfies SharedTask);
    } catch {
      // The others decide without this one.
      return undefined;
    } finally {
      helping.delete(stop);
    }
  };

  const thinkTogether = async (task: BotTask, helpers: number): Promise<string> => {
    const endsAt = Date.now() + task.budgetMs;
    const helped = Array.from({ length: helpers }, (_, index) =>
      help({ ...task, seed: threadSeed(task.seed, index + 1) }, endsAt),
    );
    const own = await run<RootFigures>('look', { ...task, endsAt, stop: switchOff() } satisfies SharedTask);
    const others = await Promise.all(helped);
    const searches = [own, ...others.filter(figures => figures !== undefined)];
    return task.moves[bestChoice(mergeFigures(searches))];
  };

  return {
    idle: () => threads - busy,
    helping: () => helping.size,
    async think(job) {
      busy++;
      stopHelpers(busy + helping.size - threads);
      try {
        const task: BotTask = { ...job, seed: randomInt(2 ** 31), budgetMs: thinkingTime(job.level) };
        const free = Math.min(threads - busy - helping.size, MOST_THREADS - 1);
        const move =
          free > 0 && isShared(job) ? await thinkTogether(task, free) : await run<string>('choose', task);
        if (job.moves.includes(move)) return move;
        throw new Error(`the bot ${job.level} chose "${move}", which is not legal`);
      } finally {
        busy--;
      }
    },
    close: async () => pool?.destroy(),
  };
}

const switchOff = (): SharedTask['stop'] => new Int32Array(new SharedArrayBuffer(4));

/** The source here, the built file in an installed package. */
function workerFile(): string {
  const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
  return existsSync(source) ? source : fileURLToPath(new URL('./worker.js', import.meta.url));
}
