import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '../limits/address.ts';
import type { Counters } from '../limits/counters.ts';
import { createLimiter } from '../limits/limiter.ts';
import { openRedisCounters } from '../limits/redis-counters.ts';
import { freshDatabase, hasPostgres } from './cluster.ts';
import { hasRedis, startRedis } from './redis.ts';
import { MOST_WAITING } from '../tables/lobby-room.ts';
import { SWISS } from './event-players.ts';
import { freshKey, Guest, type Answer } from './test-client.ts';
import { startServer, type TestServer } from './test-server.ts';

/** How often each status was answered. */
const tally = (answers: readonly Answer[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['not an address', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('a limiter', () => {
  const limit = { name: 'test', max: 40, window: 1000 };

  test('starts again when its window is over', async () => {
    let now = 1_000_000;
    const { count } = createLimiter(undefined, () => now);
    for (let round = 0; round < 40; round++) expect(await count(limit, 'ana')).toBe(0);
    expect(await count(limit, 'ana')).toBe(1);
    expect(await count(limit, 'blas')).toBe(0);
    now += 1000;
    expect(await count(limit, 'ana')).toBe(0);
  });

  test('counts by itself while the shared store does not answer', async () => {
    const broken: Counters = { take: () => Promise.reject(new Error('gone')) };
    const { count } = createLimiter(broken, () => 1_000_000);
    const waits = await times(60, async () => count(limit, 'ana'));
    expect(waits.filter(wait => wait === 0)).toHaveLength(40);
  });
});

describe('requests', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ flags: { rate: '50', 'rate-address': '400' } });
  });
  afterAll(() => server.end());

  /** Everyone in these tests comes from the same address: a fresh server forgets them. */
  const again = async (): Promise<void> => {
    server = await server.restart();
  };

  test.each<[string, (guest: Guest) => Promise<Answer>]>([
    ['bad bodies', guest => guest.call('POST', '/api/tables', '{"broken')],
    ['schema faults', guest => guest.call('POST', '/api/tables', { nonsense: true })],
    ['unknown routes', guest => guest.call('GET', '/api/nowhere')],
    ['tables that do not exist', guest => guest.call('GET', '/api/tables/none-of-these')],
    ['control characters', guest => guest.call('PATCH', '/api/me', { name: 'a\u0000b' })],
  ])('%s count for a person', async (_name, call) => {
    await again();
    const guest = await server.guest();
    const answers = await times(80, () => call(guest));
    expect(tally(answers)[429]).toBeGreaterThanOrEqual(30);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'too-many-requests' });
    expect(refused?.headers['retry-after']).toBe(String(refused?.body['retryAfter']));
    expect(refused?.body['message']).toMatch(/try again in \d+ seconds/);
  });

  test.each<[string, (guest: Guest, index: number) => Promise<Answer>]>([
    [
      'forged cookies',
      (guest, n) => guest.call('GET', '/api/me', undefined, { cookie: `cosecha=forged${n}` }),
    ],
    [
      'forged tokens',
      (guest, n) =>
        guest.call('GET', '/api/me', undefined, { authorization: `Bearer forged-token-${n}-xxxxxxx` }),
    ],
    ['bad addresses', guest => guest.call('GET', '/api/tables/%zz')],
    ['bad origins', guest => guest.call('POST', '/api/tables', {}, { origin: 'https://elsewhere.example' })],
    ['unknown pages', guest => guest.call('GET', '/nothing.png')],
  ])('%s count for an address', async (_name, call) => {
    await again();
    const guest = new Guest(server.address);
    const answers = await times(500, index => call(guest, index));
    expect(tally(answers)[429]).toBeGreaterThanOrEqual(100);
  });

  test('one person does not use up what another may do, and health is always told', async () => {
    await again();
    const [busy, calm] = [await server.guest(), await server.guest()];
    await times(80, () => busy.call('GET', '/api/me'));
    expect((await busy.call('GET', '/api/me')).status).toBe(429);
    expect((await calm.call('GET', '/api/me')).status).toBe(200);
    await times(400, () => busy.call('GET', '/api/me'));
    expect((await calm.call('GET', '/api/me')).status).toBe(429);
    expect((await calm.call('GET', '/api/health')).status).toBe(200);
  });

  test('guests, sign-ins, tables and chat have limits of their own', async () => {
    const small = { rate: '600', guests: '5', 'sign-ins': '5', creations: '5', chat: '5' };
    const strict = await startServer({ flags: small });
    const guest = await strict.guest();
    const id = await guest.open({ game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const code = 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA-AAAAA';
    const calls: (() => Promise<Answer<unknown>>)[] = [
      () => new Guest(strict.address).call('POST', '/api/session', {}),
      () => guest.call('POST', '/api/session/recovery', { code }),
      () => guest.call('POST', '/api/tables', { key: freshKey(), game: 'cacao', seats: [{ kind: 'me' }] }),
      () => guest.command(id, { type: 'say', text: 'hello' }, 1),
    ];
    for (const call of calls) {
      const answers = await times(8, call);
      expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
    }
    const pictures = await times(20, () => guest.command(id, { type: 'react', reaction: 'wow' }, 1));
    expect(pictures.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(8);
    await strict.end();
  });
});

test('no one fills the lobby: only a few public tables of one host wait there at a time', async () => {
  const server = await startServer({ flags: { rate: '600' } });
  const [host, other] = [await server.guest(), await server.guest()];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const ask = (guest: Guest, more: object = {}): Promise<Answer> =>
    guest.call('POST', '/api/tables', {
      key: freshKey(),
      game: 'cacao',
      seats,
      visibility: 'public',
      ...more,
    });
  const key = freshKey();
  const first = await ask(host, { key });
  for (let more = 1; more < MOST_WAITING; more++) expect((await ask(host)).status).toBe(200);
  expect(await ask(host)).toMatchObject({ status: 403, body: { code: 'too-many-tables' } });
  // The same table again, a private one, and someone else's are none of it.
  expect((await ask(host, { key })).body['id']).toBe(first.body['id']);
  expect((await ask(host, { visibility: 'private' })).status).toBe(200);
  expect((await ask(other)).status).toBe(200);
  await host.do(String(first.body['id']), { type: 'close' });
  expect((await ask(host)).status).toBe(200);
  await server.end();
});

test('what is not even HTTP counts for its address', async () => {
  const server = await startServer({ flags: { rate: '20' } });
  const answers = await times(50, () => broken(server));
  expect(answers.filter(line => line.startsWith('HTTP/1.1 400'))).toHaveLength(20);
  expect(answers.filter(line => line.startsWith('HTTP/1.1 429'))).toHaveLength(30);
  await server.end();
});

/** The first line of the answer to something that no browser sends. */
const broken = ({ address }: TestServer): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
      socket.write('NONSENSE\r\n\r\n'),
    );
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('close', () => resolve(text.split('\r\n')[0]));
    socket.on('error', reject);
  });

test('no one fills the lobby with ever new guests: the tables of an address count together', async () => {
  const server = await startServer({ flags: { rate: '600', creations: '12' } });
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const open = async (visibility: string): Promise<number> => {
    const guest = await server.guest();
    const body = { key: freshKey(), game: 'cacao', seats, visibility };
    return (await guest.call('POST', '/api/tables', body)).status;
  };
  const statuses = [];
  for (let n = 0; n < 16; n++) statuses.push(await open('public'));
  expect(statuses.filter(status => status === 200)).toHaveLength(12);
  expect(statuses.filter(status => status === 429)).toHaveLength(4);
  expect(await open('private')).toBe(200);
  // Events stand in a list as well.
  const organiser = await server.guest();
  await organiser.call('POST', '/api/me/recovery-code');
  const event = { ...SWISS, key: freshKey(), start: { kind: 'full', players: 4 } };
  expect((await organiser.call('POST', '/api/events', event)).status).toBe(429);
  await server.end();
});

describe('proxies', () => {
  const forged = (server: TestServer, header: (index: number) => string): Promise<Answer[]> => {
    const guest = new Guest(server.address);
    return times(60, n => guest.call('GET', '/api/me', undefined, { 'x-forwarded-for': header(n) }));
  };
  const flags = { rate: '20', 'rate-address': '40' };

  test('without one, no one can claim another address', async () => {
    const server = await startServer({ flags });
    expect(tally(await forged(server, n => `192.0.2.${n}`))[429]).toBeGreaterThanOrEqual(40);
    await server.end();
  });

  test('behind one, only what the proxy added counts', async () => {
    const server = await startServer({ flags: { ...flags, 'trust-proxy': '1' } });
    const answers = await forged(server, n => `192.0.2.${n}, 198.51.100.7`);
    expect(tally(answers)[429]).toBeGreaterThanOrEqual(40);
    expect(tally(await forged(server, n => `198.51.100.7, 192.0.2.${n}`))[429]).toBeUndefined();
    await server.end();
  });

  test('only those in the named networks are believed', async () => {
    const server = await startServer({ flags: { ...flags, 'trust-proxy': '127.0.0.0/8, 10.0.0.0/8' } });
    expect(tally(await forged(server, n => `198.51.100.${n}, 10.1.1.1`))[429]).toBeUndefined();
    const answers = await forged(server, n => `192.0.2.${n}, 203.0.113.5, 10.1.1.1`);
    expect(tally(answers)[429]).toBeGreaterThanOrEqual(40);
    const elsewhere = await startServer({ flags: { ...flags, 'trust-proxy': '10.0.0.0/8' } });
    expect(tally(await forged(elsewhere, n => `192.0.2.${n}`))[429]).toBeGreaterThanOrEqual(40);
    await server.end();
    await elsewhere.end();
  });

  test.each(['1', '127.0.0.0/8, 10.0.0.0/8'])(
    '%s: bad addresses count for the visitor, too',
    async proxies => {
      const server = await startServer({ flags: { ...flags, 'trust-proxy': proxies } });
      const guest = new Guest(server.address);
      const bad = (from: (n: number) => string): Promise<Answer[]> =>
        times(60, n => guest.call('GET', '/api/tables/%zz', undefined, { 'x-forwarded-for': from(n) }));
      expect(tally(await bad(n => `203.0.113.9, 198.51.100.${n}`))).toEqual({ 400: 60 });
      expect(tally(await bad(n => `198.51.100.${n}, 203.0.113.7`))[429]).toBeGreaterThanOrEqual(40);
      await server.end();
    },
  );

  test('the whole network of an IPv6 user counts as one address', async () => {
    const server = await startServer({ flags: { ...flags, 'trust-proxy': '1' } });
    const answers = await forged(server, n => `2001:db8:1:2::${n.toString(16)}`);
    expect(tally(answers)[429]).toBeGreaterThanOrEqual(40);
    await server.end();
  });
});

describe('open streams', () => {
  test('are limited for a person and for an address, and a closed one makes room', async () => {
    const server = await startServer({ flags: { streams: '3', 'streams-address': '5' } });
    const [ana, blas] = [await server.guest(), await server.guest()];
    const streams = [];
    for (let n = 0; n < 3; n++) streams.push(await ana.listen('/api/me/turns'));
    expect((await ana.listen('/api/me/turns')).status).toBe(429);
    for (let n = 0; n < 2; n++) expect((await blas.listen('/api/me/turns')).status).toBe(200);
    expect((await blas.listen('/api/me/turns')).status).toBe(429);
    streams[0].close();
    await expect.poll(async () => (await ana.listen('/api/me/turns')).status, { timeout: 5000 }).toBe(200);
    await server.end();
  });

  test('that are refused for another reason are not counted', async () => {
    const server = await startServer({ flags: { streams: '1' } });
    const ana = await server.guest();
    for (let n = 0; n < 5; n++)
      expect((await ana.listen('/api/tables/none-of-these/stream')).status).toBe(404);
    await expect.poll(async () => (await ana.listen('/api/me/turns')).status, { timeout: 5000 }).toBe(200);
    await server.end();
  });
});

test.skipIf(!hasRedis)(
  'limits in Redis hold over several processes, and each counts by itself without it',
  async () => {
    const redis = await startRedis();
    const limit = { name: 'test', max: 40, window: 60_000 };
    // They are connected from the start, so that no request is counted by one process alone.
    const counters = await Promise.all([openRedisCounters(redis.url), openRedisCounters(redis.url)]);
    const limiters = counters.map(one => createLimiter(one, Date.now));
    const waits = await times(100, async n => limiters[n % 2].count(limit, 'ana'));
    expect(waits.filter(wait => wait === 0)).toHaveLength(40);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
    await redis.stop();
    const alone = await times(100, async n => limiters[n % 2].count(limit, 'blas'));
    expect(alone.filter(wait => wait === 0)).toHaveLength(80);
    for (const one of counters) one.close();
  },
);

describe.skipIf(!hasPostgres)('limits over two processes', () => {
  let servers: TestServer[];
  const flags = { rate: '50', 'rate-address': '150', streams: '6', 'sign-ins': '8' };
  beforeAll(async () => {
    const database = await freshDatabase();
    servers = [
      await startServer({ flags: { ...flags, database } }),
      await startServer({ flags: { ...flags, database } }),
    ];
  });
  afterAll(async () => {
    for (const server of servers) await server.end();
  });

  test('hold for a person and for an address', async () => {
    const guest = await servers[0].guest();
    const both = servers.map(({ address }) => guest.elsewhere(address));
    const answers = await times(120, n => both[n % 2].call('GET', '/api/me'));
    // The request that made the guest had no session yet.
    expect(tally(answers)).toEqual({ 200: 50, 429: 70 });
    const strangers = servers.map(({ address }) => new Guest(address));
    const more = await times(200, n => strangers[n % 2].call('GET', '/nothing.png'));
    expect(tally(more)[404]).toBeLessThanOrEqual(30);
  });

  test('hold for open streams', async () => {
    const database = await freshDatabase();
    const own = { rate: '0', streams: '6', database };
    const pair = [await startServer({ flags: own }), await startServer({ flags: own })];
    const guest = await pair[0].guest();
    const both = pair.map(({ address }) => guest.elsewhere(address));
    const streams = await times(16, n => both[n % 2].listen('/api/me/turns'));
    const open = streams.filter(({ status }) => status === 200).length;
    expect(open).toBeLessThanOrEqual(6);
    expect(open).toBeGreaterThan(0);
    for (const twin of both) twin.leave();
    for (const server of pair) await server.end();
  });
});
