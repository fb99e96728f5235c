import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { grantedOf, type Counters } from './counters.ts';

const PREFIX = 'cosecha:limit:';
const TIME_LIMIT = 1000;
/** How long a server that starts waits for Redis, so that its first requests are counted together with the others'. */
const FIRST_WAIT = 2000;

/** Counts in Redis, for installations where PostgreSQL should not count every request. Waits a moment for the connection. */
export async function openRedisCounters(url: string): Promise<Counters & { close(): void }> {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: TIME_LIMIT,
    connectTimeout: TIME_LIMIT,
    retryStrategy: times => Math.min(10_000, 200 * 2 ** times) * (0.5 + Math.random() / 2),
  });
  // While Redis is away, each process counts by itself.
  redis.on('error', () => undefined);
  const isReady = new Promise<void>(resolve => redis.once('ready', () => resolve()));
  await Promise.race([isReady, wait(FIRST_WAIT, undefined, { ref: false })]);
  return {
    async take(wishes, now) {
      const pipeline = redis.pipeline();
      for (const { key, window, wanted } of wishes)
        pipeline
          .set(`${PREFIX}${key}`, 0, 'PX', window, 'NX')
          .incrby(`${PREFIX}${key}`, wanted)
          .pttl(`${PREFIX}${key}`);
      const results = (await pipeline.exec()) ?? [];
      for (const [error] of results) if (error !== null) throw error;
      return wishes.map((wish, index) => ({
        granted: grantedOf(wish, Number(results[index * 3 + 1][1])),
        ends: now + Math.max(1, Number(results[index * 3 + 2][1])),
      }));
    },
    close: () => redis.disconnect(),
  };
}
