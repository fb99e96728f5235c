import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { BotJob } from './job.ts';

export interface BotPool {
  /** One of the turn's moves, always: when the bot fails or takes too long, any. */
  choose(turn: Omit<BotJob, 'seed' | 'budgetMs'>): Promise<string>;
  close(): Promise<void>;
}

export interface BotLimits {
  readonly threads: number;
  /** A bot is asked to answer within this time, in milliseconds ... */
  readonly time: number;
  /** ... and is cut off after this one. */
  readonly cutOff: number;
}

/** Bots think in threads of their own, never on the one that serves people. */
export function startBotPool(limits: BotLimits, complain: (error: unknown) => void): BotPool {
  let pool: Piscina<BotJob, string> | undefined;
  let isClosed = false;
  const start = (): Piscina<BotJob, string> =>
    new Piscina({
      filename: workerFile(),
      name: 'choose',
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: 60_000,
    });
  return {
    async choose(turn) {
      pool ??= start();
      try {
        const task: BotJob = { ...turn, seed: randomInt(2 ** 31), budgetMs: limits.time };
        const move = await pool.run(task, { signal: AbortSignal.timeout(limits.cutOff) });
        if (turn.moves.includes(move)) return move;
        throw new Error(`the bot ${turn.level} chose "${move}", which is not legal`);
      } catch (error) {
        // A server that stops must not play anything in a hurry.
        if (isClosed) throw error;
        complain(error);
        return turn.moves[randomInt(turn.moves.length)];
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
