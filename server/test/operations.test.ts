import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isGameId, loadGame } from '../../games/index.ts';
import { parseRecord, verify } from '../../kernel/record.ts';
import { backUp, restore } from '../backup.ts';
import { freshDatabase, ownDatabase } from './cluster.ts';
import { isMissing, startedTable, startServer, STORES, turnOf, type TestServer } from './test-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-operations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plays matches to their end, and leaves one in the middle. */
async function playSome(server: TestServer): Promise<{ finished: string[]; running: string }> {
  const host = await server.guest();
  const finished = [];
  for (const game of ['cacao', 'santiago']) {
    const seats = [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ];
    const id = await host.open({
      game,
      seats: game === 'santiago' ? [...seats, seats[0]] : seats,
      start: true,
    });
    await host.watch(id);
    await expect.poll(async () => (await host.look(id)).table.status, { timeout: 60_000 }).toBe('finished');
    finished.push(id);
  }
  const { id: running, guests } = await startedTable(server);
  await guests[0].do(running, { type: 'say', text: 'ñandú 👩‍🌾' });
  return { finished, running };
}

describe.each(STORES)('a backup of %s', store => {
  test.skipIf(isMissing(store))(
    'brings back every match, on either store, while the server runs',
    async () => {
      const database = store === 'postgres' ? await freshDatabase() : undefined;
      const server = await startServer({ flags: database === undefined ? {} : { database } });
      const { finished, running } = await playSome(server);
      const file = path.join(folder, `${store}.gz`);
      const rows = await backUp(server.services.settings, file, 'test');
      const targets: TestServer[] = [];
      for (const target of STORES.filter(one => !isMissing(one))) {
        const data = path.join(folder, `${store}-${target}`);
        const flags: Record<string, string> =
          target === 'postgres' ? { data, database: await freshDatabase() } : { data };
        expect(await restore({ data, database: flags['database'] }, file)).toBe(rows);
        await expect(restore({ data, database: flags['database'] }, file)).rejects.toThrow('not-empty');
        targets.push(await startServer({ flags }));
      }
      for (const target of targets) {
        for (const id of finished) {
          const log = await target.services.storage.tables.log(id, 0);
          expect(log).toEqual(await server.services.storage.tables.log(id, 0));
          await replay(target, id);
        }
        expect(await target.services.storage.tables.log(running, 0)).toEqual(
          await server.services.storage.tables.log(running, 0),
        );
        await target.end();
      }
      await server.end();
    },
  );
});

/** The record that the restored server gives is proved move by move. */
async function replay(server: TestServer, id: string): Promise<void> {
  const guest = await server.guest();
  await server.services.runtime.host.handleHostCommand(id, { type: 'admit', person: guest.id }, 0);
  const { body } = await guest.call('GET', `/api/tables/${id}/record`);
  const record = parseRecord(JSON.stringify(body));
  if (!isGameId(record.game)) throw new Error('unknown game');
  const { game } = await loadGame(record.game);
  expect(() => verify(game, record)).not.toThrow();
  expect(record.moves.length).toBeGreaterThan(10);
}

test('a file that is damaged or something else restores nothing', async () => {
  const server = await startServer();
  await server.guest();
  const file = path.join(folder, 'whole.gz');
  await backUp(server.services.settings, file, 'test');
  await server.end();
  const broken = path.join(folder, 'broken.gz');
  writeFileSync(broken, readFileSync(file).subarray(0, -20));
  const data = path.join(folder, 'target');
  await expect(restore({ data, database: undefined }, broken)).rejects.toThrow('incomplete');
  writeFileSync(broken, 'hello');
  await expect(restore({ data, database: undefined }, broken)).rejects.toThrow('no-backup');
  expect(await restore({ data, database: undefined }, file)).toBeGreaterThan(0);
});

describe('probes', () => {
  test('say when the server is ready and when it is leaving, and streams are told when to come back', async () => {
    const server = await startServer({ flags: { drain: '1' } });
    const { id, guests } = await startedTable(server);
    expect((await guests[0].call('GET', '/live')).status).toBe(200);
    expect(await guests[0].call('GET', '/ready')).toMatchObject({
      status: 200,
      body: { ready: true, draining: false },
    });
    const streams = await Promise.all(guests.map(guest => guest.elsewhere().watch(id)));
    const closing = server.close();
    const answer = await guests[0].call('GET', '/ready');
    expect(answer).toMatchObject({ status: 503, body: { ready: false, draining: true, database: true } });
    expect((await guests[0].look(id)).table.status).toBe('playing');
    for (const stream of streams) {
      const { data } = await stream.until(({ events }) => events.find(({ event }) => event === 'leaving'));
      expect(Number(Reflect.get(JSON.parse(data) as object, 'wait'))).toBeGreaterThanOrEqual(1000);
    }
    await closing;
  });

  test.skipIf(isMissing('postgres'))('notice a database that is gone, and one that is back', async () => {
    const database = await ownDatabase();
    const server = await startServer({ flags: { database: database.url } });
    const guest = await server.guest();
    await database.stop();
    await expect
      .poll(async () => (await guest.call('GET', '/ready')).body['database'], { timeout: 20_000 })
      .toBe(false);
    expect((await guest.call('GET', '/live')).status).toBe(200);
    await database.start();
    await expect.poll(async () => (await guest.call('GET', '/ready')).status, { timeout: 30_000 }).toBe(200);
    await server.end();
  });
});

test('figures are served on a port of their own', async () => {
  const port = await freePort();
  const server = await startServer({ flags: { 'metrics-port': String(port) } });
  const { id, guests } = await startedTable(server);
  await guests[0].watch(id);
  const turn = await turnOf(id, guests);
  await turn?.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
  await turn?.guest.command(id, { type: 'move', move: 'nonsense' }, turn.version);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('cosecha_commands_total{type="move",outcome="done"} 1');
  expect(text).toMatch(/cosecha_commands_total\{type="move",outcome="[a-z-]+"\} 1/);
  expect(text).toMatch(/cosecha_commit_seconds_count\{outcome="written"\} [1-9]/);
  expect(text).toContain('cosecha_table_streams 1');
  expect(text).toContain('cosecha_ready 1');
  expect(text).toContain('cosecha_work_queued 0');
  expect(text).toMatch(/cosecha_nodejs_eventloop_lag/);
  expect((await guests[0].call('GET', '/metrics')).status).not.toBe(500);
  await server.end();
});

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      // A server that listens on a port has an address of this kind.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
