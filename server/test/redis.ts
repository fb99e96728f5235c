import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from './cluster.ts';

const PROGRAM = ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/usr/bin/valkey-server'].find(
  file => existsSync(file),
);

/** On a build server a missing Redis is a failure, elsewhere it is said and its tests are left out. */
export const hasRedis = ((): boolean => {
  if (PROGRAM !== undefined) return true;
  if (process.env['CI'] !== undefined) throw new Error('Redis is needed for the tests and is not installed');
  console.warn('Redis is not installed: its tests are left out.');
  return false;
})();

export interface RedisServer {
  readonly url: string;
  readonly pid: () => number | undefined;
  start(): Promise<void>;
  /** As a crash would. */
  stop(): Promise<void>;
}

/** A Redis that stores nothing and ends with the tests. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let server: ReturnType<typeof spawn> | undefined;
  const end = (): void => void server?.kill('SIGKILL');
  process.once('exit', end);
  const start = async (): Promise<void> => {
    server = spawn(PROGRAM ?? '', flags, { stdio: 'ignore' });
    for (let attempt = 0; attempt < 100; attempt++) {
      if (await isAnswering(url)) return;
      await wait(50);
    }
    throw new Error('Redis does not answer');
  };
  await start();
  return {
    url,
    start,
    pid: () => server?.pid,
    async stop() {
      const ended = server === undefined ? undefined : once(server, 'exit');
      end();
      await ended;
      server = undefined;
    },
  };
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    client.disconnect();
  }
}
