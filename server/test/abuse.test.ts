import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileRequests } from './abuse/hostile-requests.ts';
import { flood, startPair, type Answered, type Asked, type Pair, type Trust } from './abuse/pair.ts';
import { holdRequests, sendEndless, type HeldRequests } from './abuse/slow-requests.ts';
import { freshDatabase, hasPostgres } from './cluster.ts';
import { hasRedis, startRedis } from './redis.ts';
import { freshKey } from './test-client.ts';

const [RATE, RATE_ADDRESS, GUESTS, SIGN_INS, CREATIONS, CHAT] = [40, 100, 6, 5, 12, 7];
const [STREAMS, STREAMS_ADDRESS, MAILS, CODE_TRIES] = [3, 5, 4, 5];
/** Megabytes that two processes together may grow by: garbage that is not collected yet, but no hoard. */
const GROWTH = 300;
const SLOW = 200;
/** While Redis does not answer, each process counts by itself; on a starved machine that happens. */
const RETRY = { retry: 2, timeout: 120_000 };

let addresses = 0;
const freshAddress = (): string => `198.51.${addresses >> 8}.${addresses++ & 255}`;

const LIMITS = Object.entries({
  rate: RATE,
  'rate-address': RATE_ADDRESS,
  guests: GUESTS,
  'sign-ins': SIGN_INS,
  creations: CREATIONS,
  chat: CHAT,
  streams: STREAMS,
  'streams-address': STREAMS_ADDRESS,
  mails: MAILS,
  'code-tries': CODE_TRIES,
  'worker-keys': 'a-worker-key-for-abuse',
}).flatMap(([name, value]) => [`--${name}`, String(value)]);

const CASES: readonly { readonly broker: 'PostgreSQL' | 'Redis'; readonly trust: Trust }[] = [
  { broker: 'PostgreSQL', trust: 'hops' },
  { broker: 'Redis', trust: 'networks' },
];

describe.each(CASES)('abuse of two processes, limits in $broker, proxies by $trust', ({ broker, trust }) => {
  describe.skipIf(!hasPostgres || (broker === 'Redis' && !hasRedis))('whose limits are small', () => {
    let pair: Pair;
    let slow: HeldRequests;
    let before = 0;
    let redis: Awaited<ReturnType<typeof startRedis>> | undefined;
    const letters: { to: string; text: string }[] = [];
    const catcher = catchMail(letters);
    beforeAll(async () => {
      redis = broker === 'Redis' ? await startRedis() : undefined;
      await new Promise<void>(resolve => catcher.listen(0, '127.0.0.1', resolve));
      // A server that listens on a port has an address of this kind.
      const { port } = catcher.server.address() as AddressInfo;
      const flags = ['--database', await freshDatabase(), '--smtp', `smtp://127.0.0.1:${port}`, ...LIMITS];
      pair = await startPair(redis === undefined ? flags : [...flags, '--redis', redis.url], trust);
      before = pair.memory();
      slow = holdRequests(pair.servers, SLOW);
    }, 240_000);
    afterAll(async () => {
      await (pair as Pair | undefined)?.end();
      await redis?.stop();
      catcher.close();
    });

    const post = (path: string, body: unknown, rest: Omit<Asked, 'path' | 'body'> = {}): Promise<Answered> =>
      pair.ask({ method: 'POST', path, body, ...rest });
    const expectHeld = async (
      times: number,
      limit: number,
      work: (index: number) => Promise<{ readonly status: number }>,
    ): Promise<void> => {
      const { passed, most } = await flood(times, limit, work);
      expect(passed).toBeLessThanOrEqual(most);
      // A limit that stops everyone would hold as well.
      expect(passed).toBeGreaterThanOrEqual(limit / 2);
    };

    test.each<[string, number, (n: number) => Omit<Asked, 'from'>]>([
      ['bad bodies', GUESTS, () => ({ method: 'POST', path: '/api/session', body: '{"broken' })],
      ['schema faults', GUESTS, () => ({ method: 'POST', path: '/api/session', body: { nonsense: true } })],
      ['forged cookies', RATE, n => ({ path: '/api/me', headers: { cookie: `cosecha=forged${n}` } })],
      [
        'forged tokens',
        RATE,
        n => ({ path: '/api/me', headers: { authorization: `Bearer forged-${n}-xxxx` } }),
      ],
      ['unknown worker keys', RATE, n => workWith(`forged-worker-key-${n}`)],
      ['unknown pages', RATE, () => ({ path: '/nothing.png' })],
      ['bad addresses', RATE, () => ({ path: '/api/tables/%zz' })],
    ])('%s from one address are counted together', RETRY, async (_name, limit, asked) => {
      const from = freshAddress();
      await expectHeld(3 * limit, limit, n =>
        pair.ask({ ...asked(n), from, forged: `192.0.2.${n}, 203.0.113.${n}` }),
      );
    });

    test(
      'many people behind one address share its limit, and one person has the same limit everywhere',
      RETRY,
      async () => {
        const people = await Promise.all(Array.from({ length: 10 }, () => pair.guest()));
        const me = (n: number, from?: string): Promise<Answered> =>
          pair.ask({ path: '/api/me', from, headers: { cookie: people[n % people.length] } });
        const from = freshAddress();
        await expectHeld(3 * RATE_ADDRESS, RATE_ADDRESS, n => me(n, from));
        const one = await pair.guest();
        await expectHeld(3 * RATE, RATE, () => pair.ask({ path: '/api/me', headers: { cookie: one } }));
      },
    );

    test('guests, sign-ins, tables and chat are counted over both', RETRY, async () => {
      const from = freshAddress();
      await expectHeld(5 * GUESTS, GUESTS, () => post('/api/session', { language: 'en' }, { from }));
      const signingIn = freshAddress();
      const code = 'AAAAA-AAAAA-AAAAA-AAAAA-AAAAA-AAAAA';
      await expectHeld(5 * SIGN_INS, Math.min(SIGN_INS, CODE_TRIES), () =>
        post('/api/session/recovery', { code }, { from: signingIn }),
      );
      const headers = { cookie: await pair.guest() };
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const open = (): Promise<Answered> =>
        post('/api/tables', { key: freshKey(), game: 'cacao', seats, visibility: 'public' }, { headers });
      await expectHeld(4 * CREATIONS, CREATIONS, open);
      const talker = { cookie: await pair.guest() };
      const opened = await post(
        '/api/tables',
        { key: freshKey(), game: 'cacao', seats },
        { headers: talker },
      );
      const path = `/api/tables/${idIn(opened)}/commands`;
      await expectHeld(4 * CHAT, CHAT, n =>
        post(path, { type: 'say', text: `${n}`, version: 1, key: freshKey() }, { headers: talker }),
      );
    });

    test('a lobby that is flooded by many stays a page long', async () => {
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const crowd = await Promise.all(Array.from({ length: 20 }, () => pair.guest()));
      const opened = await Promise.all(
        crowd.flatMap(cookie =>
          Array.from({ length: CREATIONS }, () =>
            post(
              '/api/tables',
              { key: freshKey(), game: 'cacao', seats, visibility: 'public' },
              { headers: { cookie } },
            ),
          ),
        ),
      );
      expect(opened.filter(({ status }) => status === 200).length).toBeGreaterThan(100);
      const { text } = await pair.ask({ path: '/api/tables', headers: { cookie: crowd[0] } });
      // The server's own answer, in the form that its document describes.
      const page = JSON.parse(text) as { tables: unknown[]; next: string | null };
      expect(page.tables.length).toBeLessThanOrEqual(100);
      expect(page.next).not.toBeNull();
    });

    test('streams are counted for a person and for an address over both', async () => {
      const listen = (cookie: string, from: string): Promise<number> =>
        slow.stream('/api/me/turns', { cookie, 'x-forwarded-for': addressList(from, trust) });
      const cookie = await pair.guest();
      const own = await Promise.all(Array.from({ length: 12 }, (_, n) => listen(cookie, `203.0.113.${n}`)));
      const open = own.filter(status => status === 200).length;
      expect(open).toBeLessThanOrEqual(STREAMS);
      expect(open).toBeGreaterThan(0);
      const crowd = await Promise.all(Array.from({ length: 14 }, () => pair.guest()));
      const all = await Promise.all(crowd.map(one => listen(one, '203.0.113.99')));
      expect(all.filter(status => status === 200).length).toBeLessThanOrEqual(STREAMS_ADDRESS);
      expect(all).toContain(200);
      expect([...own, ...all].filter(status => status !== 200 && status !== 429)).toEqual([]);
      slow.endStreams();
    });

    test('a victim gets a few emails a day, whoever asks for them and wherever', async () => {
      const crowd = await Promise.all(Array.from({ length: 16 }, () => pair.guest()));
      const address = 'victim@example.org';
      const answers = await Promise.all(
        crowd.map((cookie, n) =>
          pair.ask({
            method: 'PUT',
            path: '/api/me/email',
            body: { address: n % 2 === 0 ? address : address.toUpperCase() },
            headers: { cookie },
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(crowd.length - MAILS);
      expect(letters.filter(({ to }) => to.toLowerCase() === address)).toHaveLength(MAILS);
    });

    test('codes are guessed five times, however many guess at once', async () => {
      const headers = { cookie: await pair.guest() };
      const address = 'guessed@example.org';
      const asked = await pair.ask({ method: 'PUT', path: '/api/me/email', body: { address }, headers });
      expect(asked.status).toBe(200);
      const code = /\b\d{6}\b/.exec(letters.find(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
      expect(code).toMatch(/^\d{6}$/);
      const wrong = Array.from({ length: 30 }, (_, n) => String(n).padStart(6, '0')).filter(
        one => one !== code,
      );
      const guesses = await Promise.all(
        wrong.map(one => post('/api/me/email/confirm', { code: one }, { headers })),
      );
      expect(guesses.filter(({ text }) => text.includes('wrong code'))).toHaveLength(CODE_TRIES);
      expect((await post('/api/me/email/confirm', { code }, { headers })).status).not.toBe(200);
      const made = await post('/api/me/recovery-code', undefined, { headers });
      // The server's own answer, in the form that its document describes.
      const { code: recovery } = JSON.parse(made.text) as { code: string };
      const near = `${recovery.slice(0, -1)}${recovery.endsWith('A') ? 'B' : 'A'}`;
      await expectHeld(30, CODE_TRIES, () => post('/api/session/recovery', { code: near }));
    });

    test('nonsense at every route is refused with a reason', async () => {
      const { text } = await pair.ask({ path: '/api/openapi.json', headers: { cookie: await pair.guest() } });
      for (const make of hostileRequests(text)) {
        const asked = make({ cookie: await pair.guest() });
        const { status } = await pair.ask(asked);
        expect(status, JSON.stringify(asked).slice(0, 300)).toBeLessThan(500);
      }
    }, 240_000);

    test('bodies without an end are cut off', async () => {
      for (const server of pair.servers) {
        const { sent, status } = await sendEndless(server, {
          'x-forwarded-for': addressList('203.0.113.77', trust),
        });
        // The answer may be lost with the connection.
        expect([0, 413, 429]).toContain(status);
        // What was on its way when the server had enough.
        expect(sent).toBeLessThan(32 * 1024 * 1024);
      }
    });

    test('slow requests keep no one waiting and are ended', async () => {
      const begun = performance.now();
      expect((await pair.ask({ path: '/api/meta' })).status).toBe(200);
      expect(performance.now() - begun).toBeLessThan(10_000);
      await expect.poll(() => slow.open(), { timeout: 120_000, interval: 500 }).toBe(0);
    }, 130_000);

    test('after all of it nothing failed, nothing is hoarded and everyone can play', async () => {
      expect([...pair.statuses.keys()].filter(status => status >= 500)).toEqual([]);
      expect(pair.memory() - before).toBeLessThan(GROWTH);
      const headers = { cookie: await pair.guest() };
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
      const body = { key: freshKey(), game: 'cacao', seats, start: true };
      const opened = await post('/api/tables', body, { headers });
      expect((await pair.ask({ path: `/api/tables/${idIn(opened)}`, headers })).status).toBe(200);
    });
  });
});

const workWith = (key: string): Asked => ({
  method: 'POST',
  path: '/api/work/acquire',
  body: { kinds: ['move'] },
  headers: { authorization: `Bearer ${key}` },
});

const addressList = (from: string, trust: Trust): string => (trust === 'hops' ? from : `${from}, 10.9.8.7`);

// The server's own answer, in the form that its document describes.
const idIn = ({ text }: Answered): string => (JSON.parse(text) as { id: string }).id;

const catchMail = (letters: { to: string; text: string }[]): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
      stream.on('end', () => {
        letters.push({ to: session.envelope.rcptTo[0].address, text });
        done();
      });
    },
  });
