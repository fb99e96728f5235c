import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BotJob } from '../../table/ports.ts';
import type { BotTask } from './job.ts';

export interface BotPool {
  /** One of the job's moves, always: when the bot fails or takes too long, a random one. */
  choose(job: BotJob): Promise<string>;
  close(): Promise<void>;
}

export interface BotLimits {
  readonly threads: number;
  /** How long a bot should think, in milliseconds. */
  readonly time: number;
  /** When a bot that has not answered is stopped. */
  readonly cutOff: number;
}

/** Bots think in worker threads, never on the thread that serves people. */
export function startBotPool(limits: BotLimits, reportError: (error: unknown) => void): BotPool {
  let pool: Piscina<BotTask, string> | undefined;
  let isClosed = false;
  const start = (): Piscina<BotTask, string> =>
    new Piscina({
      filename: workerFile(),
      name: 'choose',
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: 60_000,
    });
  return {
    async choose(job) {
      pool ??= start();
      try {
        const task: BotTask = { ...job, seed: randomInt(2 ** 31), budgetMs: limits.time };
        const move = await pool.run(task, { signal: AbortSignal.timeout(limits.cutOff) });
        if (job.moves.includes(move)) return move;
        throw new Error(`the bot ${job.level} chose "${move}", which is not legal`);
      } catch (error) {
        // A server that stops does not play a random move.
        if (isClosed) throw error;
        reportError(error);
        return job.moves[randomInt(job.moves.length)];
      }
    },
    async close() {
      isClosed = true;
      await pool?.destroy();
    },
  };
}

/** The source here, the built file in an installed package. */
function workerFile(): string {
  const source = fileURLToPath(new URL('./worker.ts', import.meta.url));
  return existsSync(source) ? source : fileURLToPath(new URL('./worker.js', import.meta.url));
}
