import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { AcquireAnswer, SubmitAnswer } from '../api/work.ts';
import type { MomentTask } from '../review/moment-task.ts';
import { startBotThreads, type BotThreads } from '../server/bots/pool.ts';
import { startReviewThreads, type ReviewThreads } from '../server/review/threads.ts';
import type { BotJob } from '../table/ports.ts';
import { wholeNumber } from './arguments.ts';
import type { CliContext } from './context.ts';
import { print } from './output.ts';
import { UsageError } from './usage-error.ts';

export interface WorkerOptions {
  readonly server?: string;
  readonly key?: string;
  readonly threads?: string;
}

/** Seconds that a server may keep a worker waiting for work. */
const LONG_POLL = 15;
const SHORTEST_PAUSE = 500;
/** A bot at some table may be waiting. */
const LONGEST_PAUSE = 2000;

type Piece = NonNullable<AcquireAnswer['lease']>;
type Ask = <T>(path: string, body?: object, stop?: AbortSignal) => Promise<T>;

/** What does the work. */
interface Threads {
  readonly bots: BotThreads;
  readonly reviews: ReviewThreads;
}

/** Lets the bots of a server think on this machine and reviews its matches, until a signal stops it. */
export async function workerCommand(given: WorkerOptions, { text }: CliContext): Promise<void> {
  const server = given.server ?? process.env['COSECHA_SERVER'] ?? '';
  const key = given.key ?? process.env['COSECHA_WORKER_KEY'] ?? '';
  if (!URL.canParse(server)) throw new UsageError(text.worker.noServer);
  if (key === '') throw new UsageError(text.worker.noKey);
  const bounds = { what: '--threads', least: 1, most: 256, otherwise: availableParallelism() };
  const count = wholeNumber(given.threads, bounds, text);
  const threads: Threads = { bots: startBotThreads(count), reviews: startReviewThreads(count) };
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const ask = askAt(new URL(server), key, text.worker.badKey);
  print(text.worker.helping(server, count));
  try {
    await Promise.all(Array.from({ length: count }, () => help(ask, threads, stop.signal)));
  } finally {
    await threads.bots.close();
    await threads.reviews.close();
  }
}

const askAt =
  (server: URL, key: string, badKey: string): Ask =>
  async <T>(path: string, body: object = {}, stop?: AbortSignal) => {
    const limit = AbortSignal.timeout((LONG_POLL + 15) * 1000);
    const response = await fetch(new URL(`/api/work/${path}`, server), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: stop === undefined ? limit : AbortSignal.any([limit, stop]),
    });
    if (response.status === 401) throw new UsageError(badKey);
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    // Described by the schemas of the server's own routes.
    return (await response.json()) as T;
  };

/** One thread's life: take, think, hand in. A server that does not answer is asked again, less and less often. */
async function help(ask: Ask, threads: Threads, stop: AbortSignal): Promise<void> {
  let next: Piece | null = null;
  let failures = 0;
  while (!stop.aborted) {
    try {
      next ??= (await ask<AcquireAnswer>('acquire', { kinds: ['move', 'review'], wait: LONG_POLL }, stop))
        .lease;
      next = next === null ? null : await doPiece(ask, threads, next, stop);
      failures = 0;
    } catch (error) {
      if (error instanceof UsageError) throw error;
      next = null;
      const longest = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** ++failures);
      await wait(SHORTEST_PAUSE + Math.random() * longest, undefined, { signal: stop }).catch(
        () => undefined,
      );
    }
  }
  if (next !== null) await ask(`${next.id}/abort`).catch(() => undefined);
}

async function doPiece(
  ask: Ask,
  threads: Threads,
  { id, kind, payload, time }: Piece,
  stop: AbortSignal,
): Promise<Piece | null> {
  const renewal = setInterval(() => void ask(`${id}/renew`).catch(() => undefined), time / 3);
  try {
    // The server asks for moves and reviews only in these forms.
    const result = await (kind === 'move'
      ? threads.bots.think(payload as BotJob)
      : threads.reviews.review(payload as MomentTask));
    const { lease } = await ask<SubmitAnswer>(`${id}/submit`, { result });
    return lease;
  } catch (error) {
    if (!stop.aborted) await ask(`${id}/abort`).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}
