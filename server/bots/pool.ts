import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BotJob } from '../../table/ports.ts';
import type { BotTask } from './job.ts';
import { thinkingTime } from './levels.ts';

/** Threads for bots. */
export interface BotThreads {
  /** How many threads have nothing to do. */
  idle(): number;
  /** Thinks at once, so call it only while a thread is idle; fails when the bot fails or does not end. */
  think(job: BotJob): Promise<string>;
  close(): Promise<void>;
}

/** A bot that has not answered after this many times its thinking time, and some more, is stopped. */
const PATIENCE = 2;
const EXTRA = 5000;

/** Bots think in worker threads, never on the thread that serves people. */
export function startBotThreads(threads: number): BotThreads {
  let pool: Piscina<BotTask, string> | undefined;
  let busy = 0;
  const start = (): Piscina<BotTask, string> =>
    new Piscina({
      filename: workerFile(),
      name: 'choose',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
  return {
    idle: () => threads - busy,
    async think(job) {
      pool ??= start();
      busy++;
      try {
        const budgetMs = thinkingTime(job.level);
        const task: BotTask = { ...job, seed: randomInt(2 ** 31), budgetMs };
        const move = await pool.run(task, { signal: AbortSignal.timeout(budgetMs * PATIENCE + EXTRA) });
        if (job.moves.includes(move)) return move;
        throw new Error(`the bot ${job.level} chose "${move}", which is not legal`);
      } finally {
        busy--;
      }
    },
    close: async () => pool?.destroy(),
  };
}

/** The source here, the built file in an installed package. */
function workerFile(): string {
  const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
  return existsSync(source) ? source : fileURLToPath(new URL('./worker.js', import.meta.url));
}
