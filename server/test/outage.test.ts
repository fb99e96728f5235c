import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableUpdate } from '../../api/table-update.ts';
import { freshDatabase, ownDatabase } from './cluster.ts';
import { runServer, type Running } from './process.ts';
import { freshKey, Guest, type Answer, type Outcome } from './test-client.ts';
import { isMissing, startedTable, startServer, type TestServer } from './test-server.ts';

/** Longer than any pause before a new connection, and a regular check of versions after it. */
const PATIENCE = 30_000;

const FROM_OTHERS = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
const IS_LISTENER = "query ~* '^listen|pg_notify'";
const terminating = (which: string): string => `select pg_terminate_backend(pid) ${FROM_OTHERS} and ${which}`;

describe.skipIf(isMissing('postgres'))('when PostgreSQL goes and comes back', () => {
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let servers: Running[];
  beforeAll(async () => {
    database = await ownDatabase();
    const flags = ['--database', database.url, '--log', 'silent'];
    servers = [await runServer(flags), await runServer(flags)];
  }, 60_000);
  afterAll(async () => {
    for (const server of servers) await server.kill('SIGTERM');
  });

  const cutConnections = (which = 'true'): Promise<object[]> => queryOn(database.url, terminating(which));
  const countListeners = async (): Promise<number> =>
    (await queryOn(database.url, `select pid ${FROM_OTHERS} and ${IS_LISTENER}`)).length;
  const expectAlive = (): void => {
    for (const server of servers) expect(server.process.exitCode, server.output()).toBeNull();
  };

  /** Two people at one table, each at another server. */
  const openTable = async (): Promise<{ id: string; guests: Guest[] }> => {
    const [ana, blas] = await Promise.all(servers.map(({ address }) => Guest.at(address)));
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const id = await ana.open({ game: 'cacao', seats, visibility: 'public' });
    await blas.do(id, { type: 'sit', seat: 1 });
    await ana.do(id, { type: 'start' });
    return { id, guests: [ana, blas] };
  };

  /** Asks until there is an answer that is not a 503, as the app does; the others are collected. */
  const insist = async <T>(ask: () => Promise<Answer<T>>, refusals: Answer<T>[] = []): Promise<Answer<T>> => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(50)) {
      const answer = await ask();
      if (answer.status !== 503) return answer;
      refusals.push(answer);
    }
    throw new Error('no answer but 503');
  };
  const send = (
    guest: Guest,
    id: string,
    command: object,
    version: number,
    refusals?: Answer<Outcome>[],
  ): Promise<Answer<Outcome>> => {
    const key = freshKey();
    return insist(() => guest.command(id, command, version, key), refusals);
  };

  /** The player to act moves at their own server, and both talk; all of it is acknowledged. */
  const playRound = async (id: string, guests: readonly Guest[], round: number): Promise<number[]> => {
    const sights = await Promise.all(
      guests.map(guest => insist(() => guest.call<TableUpdate>('GET', `/api/tables/${id}`))),
    );
    const seat = sights.findIndex(({ body }) => body.table.moves.length > 0);
    const talk = guests.map((guest, index) =>
      send(guest, id, { type: 'say', text: `${round} ${index}` }, sights[index].body.table.version),
    );
    const said = await Promise.all(talk);
    if (seat === -1) return said.map(({ status }) => status);
    const { moves, version } = sights[seat].body.table;
    const moved = await send(guests[seat], id, { type: 'move', move: moves[0] }, version);
    return [...said, moved].map(({ status }) => status);
  };

  test('cut connections end no process and lose nothing, and everything is done once', async () => {
    const { id, guests } = await openTable();
    const streams = await Promise.all(guests.map(guest => guest.watch(id, { since: 0 })));
    const enough = new AbortController();
    const cutting = (async () => {
      for (; !enough.signal.aborted; await wait(40)) await cutConnections();
    })();
    const statuses: number[] = [];
    for (let round = 0; round < 15; round++) statuses.push(...(await playRound(id, guests, round)));
    enough.abort();
    await cutting;
    // A move may come too late at a server that has not heard of the one before.
    const done = statuses.filter(status => status === 200).length;
    expect(statuses.every(status => status === 200 || status === 409)).toBe(true);
    expect(done).toBeGreaterThan(30);
    const byPeople = (lines: TableUpdate['lines']): TableUpdate['lines'] =>
      lines.filter(line => line.type === 'said' || (line.type === 'moved' && line.by === 'person'));
    for (const stream of streams) {
      const lines = await stream.until(({ messages }) => {
        const all = messages.flatMap(message => message.lines);
        return byPeople(all).length >= done && all;
      }, PATIENCE);
      expect(byPeople(lines)).toHaveLength(done);
      expect(lines.map(({ n }) => n)).toEqual(lines.map((_, index) => index + 1));
      expect(stream.isOver).toBe(false);
    }
    expectAlive();
    await expect.poll(countListeners, { timeout: PATIENCE }).toBe(2);
    for (const guest of guests) guest.leave();
  }, 120_000);

  test('a signal that gets lost between two processes is sent again or made good', async () => {
    const { id, guests } = await openTable();
    const stream = await guests[1].watch(id);
    await stream.until(({ messages }) => messages[0]);
    await cutConnections(IS_LISTENER);
    const answer = await send(guests[0], id, { type: 'say', text: 'anyone there?' }, 1);
    expect(answer.status).toBe(200);
    await stream.until(
      ({ messages }) => messages.some(({ table }) => table.version >= answer.body.version),
      PATIENCE,
    );
    for (const guest of guests) guest.leave();
  }, 60_000);

  test('an outage is answered with 503, and afterwards everything goes on', async () => {
    const { id, guests } = await openTable();
    const streams = await Promise.all(guests.map(guest => guest.watch(id)));
    const { table } = await streams[0].until(({ messages }) => messages.at(-1));
    await database.stop();
    const refusals: Answer<Outcome>[][] = [[], []];
    const waiting = guests.map((guest, index) =>
      send(guest, id, { type: 'say', text: `out ${index}` }, table.version, refusals[index]),
    );
    const stranger = new Guest(servers[0].address);
    const refused = await stranger.call('POST', '/api/session', { language: 'en' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable', retryAfter: 1 } });
    expect(refused.headers['retry-after']).toBe('1');
    // Several attempts to reconnect fall into this time.
    await expect
      .poll(() => Math.min(...refusals.map(({ length }) => length)), { timeout: PATIENCE })
      .toBeGreaterThan(70);
    expectAlive();
    expect(streams.map(({ isOver }) => isOver)).toEqual([false, false]);
    await database.start();
    for (const answer of await Promise.all(waiting)) {
      expect(answer.status).toBe(200);
      for (const stream of streams)
        await stream.until(
          ({ messages }) => messages.some(message => message.table.version >= answer.body.version),
          PATIENCE,
        );
    }
    expect(new Set(refusals.flat().map(({ body }) => body.code))).toEqual(new Set(['unavailable']));
    const { lines } = await guests[0].look(id, table.version);
    const texts = lines.flatMap(line => (line.type === 'said' ? [line.text] : []));
    expect(texts.sort()).toEqual(['out 0', 'out 1']);
    await expect.poll(countListeners, { timeout: PATIENCE }).toBe(2);
    expectAlive();
    for (const guest of guests) guest.leave();
  }, 120_000);
});

describe.skipIf(isMissing('postgres'))('a process that never sends a signal', () => {
  const withMute = async (
    work: (mute: TestServer, other: TestServer, url: string) => Promise<void>,
  ): Promise<void> => {
    const database = await freshDatabase();
    const mute = await startServer({ flags: { database } });
    const other = await startServer({ flags: { database } });
    mute.services.storage.bus.publish = () => undefined;
    await work(mute, other, database);
    await mute.end();
    await other.end();
  };

  test(
    'writes, and the streams of the others hear of it',
    () =>
      withMute(async (mute, other) => {
        const { id, guests } = await startedTable(mute);
        const stream = await guests[1].elsewhere(other.address).watch(id);
        await stream.until(({ messages }) => messages[0]);
        const answer = await guests[0].do(id, { type: 'say', text: 'hello' });
        await stream.version(answer.body.version);
        stream.close();
      }),
    60_000,
  );

  test(
    'writes, and who comes from there sees no older version at the others',
    () =>
      withMute(async (mute, other) => {
        const { id, guests } = await startedTable(mute);
        const early = await guests[0].elsewhere(other.address).watch(id);
        await early.until(({ messages }) => messages[0]);
        const { body } = await guests[1].do(id, { type: 'say', text: 'hello' });
        const there = guests[1].elsewhere(other.address);
        const stream = await there.watch(id, { since: body.version });
        const first = await stream.until(({ messages }) => messages[0]);
        expect(first.table.version).toBeGreaterThanOrEqual(body.version);
        for (const open of [early, stream]) open.close();
      }),
    60_000,
  );

  test(
    'ends a session, and the others notice once they have reconnected',
    () =>
      withMute(async (mute, other, url) => {
        const { id, guests } = await startedTable(mute);
        const there = guests[1].elsewhere(other.address);
        const streams = [await there.watch(id), await there.listen('/api/me/turns')];
        await guests[1].call('DELETE', '/api/session');
        expect(await there.call('GET', '/api/me/tables')).toMatchObject({ status: 200 });
        await queryOn(url, terminating(IS_LISTENER));
        for (const stream of streams)
          await stream.until(({ events }) => events.some(({ event }) => event === 'gone'), PATIENCE);
        expect(await there.call('GET', '/api/me/tables')).toMatchObject({ status: 401 });
      }),
    60_000,
  );
});

async function queryOn(url: string, text: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<object>(text);
  await client.end();
  return rows;
}
