import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from './cluster.ts';
import { Guest, type Answer } from './test-client.ts';
import { isMissing, startServer, STORES, type TestServer } from './test-server.ts';

const MAIN = path.join(import.meta.dirname, '..', '..', 'cli', 'main.ts');
const KEY = 'a-worker-key-for-tests';
const BOTS = ['level-1', 'level-1'].map(level => ({ kind: 'bot', level }));

const startWorker = (server: TestServer): ChildProcess =>
  spawn(
    process.execPath,
    [MAIN, 'worker', '--language', 'en', '--server', server.address, '--threads', '1'],
    {
      env: { ...process.env, COSECHA_WORKER_KEY: KEY },
      stdio: 'ignore',
    },
  );

/** A server that lets a worker help. */
const openServer = (database: Record<string, string>): Promise<TestServer> =>
  startServer({ flags: { 'worker-keys': KEY, 'bot-threads': '0', ...database } });

const call = (server: TestServer, route: string, body: object = {}, key = KEY): Promise<Answer> =>
  new Guest(server.address).call('POST', `/api/work/${route}`, body, { authorization: `Bearer ${key}` });

interface Taken {
  readonly lease: { id: string; payload: { moves: string[]; view: object } } | null;
}

/** Work that waits, as an operator would see it. */
const offer = (server: TestServer, key: string): Promise<string> =>
  server.services.work.offer({
    key,
    kind: 'move',
    owner: 'ana',
    priority: 0,
    payload: { moves: ['a', 'b'] },
  });

describe.each(STORES)('workers over HTTP on %s', store => {
  describe.skipIf(isMissing(store))('with keys', () => {
    test('need a key, take work and hand it in', async () => {
      const database = store === 'postgres' ? { database: await freshDatabase() } : {};
      const server = await openServer(database);
      expect((await call(server, 'acquire', { kinds: ['move'] }, 'another-key-that-is-long')).status).toBe(
        401,
      );
      expect((await new Guest(server.address).call('GET', '/api/work/status')).status).toBe(401);
      const result = offer(server, 'one');
      const taken = await call(server, 'acquire', { kinds: ['move'], wait: 10 });
      const { lease } = taken.body as unknown as Taken;
      expect((await call(server, `${lease?.id}/renew`)).body).toEqual({ held: true });
      expect((await call(server, `${lease?.id}/submit`, { result: 'a' })).body).toMatchObject({
        accepted: true,
      });
      expect(await result).toBe('a');
      expect((await call(server, `${lease?.id}/renew`)).body).toEqual({ held: false });
      expect((await call(server, 'acquire', { kinds: ['move'] })).body).toEqual({ lease: null });
      await server.end();
    });

    test('lose nothing although one worker after the other is killed', async () => {
      const database = store === 'postgres' ? { database: await freshDatabase() } : {};
      const server = await openServer(database);
      const { work } = server.services;
      // The server's own threads leave this work to the workers.
      const own = work.acquire.bind(work);
      Object.assign(work, {
        acquire: (worker: string, kinds: Parameters<typeof own>[1]) =>
          worker === 'own' ? Promise.resolve(undefined) : own(worker, kinds),
      });
      const payload = await botTurn(server);
      let worker = startWorker(server);
      let answered = 0;
      for (let n = 0; n < 4; n++) {
        const result = work.offer({ key: `k${n}`, kind: 'move', owner: `o${n}`, priority: 0, payload });
        if (n % 2 === 0) {
          await expect.poll(async () => (await work.status()).queued, { timeout: 30_000 }).toBe(0);
          const ended = once(worker, 'exit');
          worker.kill('SIGKILL');
          await ended;
          worker = startWorker(server);
        }
        expect(payload.moves).toContain(await result);
        answered++;
      }
      expect(answered).toBe(4);
      const ended = once(worker, 'exit');
      worker.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      await server.end();
    });
  });
});

/** A bot's turn as a worker gets it. */
async function botTurn(server: TestServer): Promise<{ moves: string[] }> {
  const guest = await server.guest();
  // The guest begins, so that the guest's own moves can be handed to a worker.
  const options = { start: 'first' };
  const id = await guest.open({ game: 'cacao', options, seats: [{ kind: 'me' }, BOTS[0]], start: true });
  const { table } = await guest.look(id);
  return {
    game: 'cacao',
    level: 'level-2',
    seat: table.toAct[0] ?? 0,
    view: table.view,
    moves: [...table.moves],
  } as {
    moves: string[];
  };
}

describe('tables where only bots play', () => {
  test('pause while no one watches and go on when someone looks', async () => {
    let ahead = 0;
    const server = await startServer({
      overrides: { now: () => Date.now() + ahead },
      flags: { 'bot-pace': '20' },
    });
    const guest = await server.guest();
    const seats = [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ];
    const id = await guest.open({ game: 'cacao', seats, start: true });
    const stored = async (): Promise<number> => (await server.services.storage.tables.row(id))?.version ?? 0;
    const before = await stored();
    const stream = await guest.watch(id);
    await stream.version(before + 3);
    stream.close();
    ahead += 120_000;
    await expect
      .poll(async () => {
        const version = await stored();
        await new Promise(resolve => setTimeout(resolve, 300));
        return (await stored()) - version;
      })
      .toBe(0);
    const paused = await stored();
    expect((await server.services.storage.tables.row(id))?.due).toBeNull();
    const again = await guest.watch(id);
    await again.version(paused + 3);
    await server.end();
  });
});
