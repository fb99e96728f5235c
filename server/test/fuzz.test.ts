import fc from 'fast-check';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ERROR_CODES } from '../../api/error.ts';
import type { Guest } from './test-client.ts';
import { startedTable, startServer, type TestServer } from './test-server.ts';

let server: TestServer;
let guest: Guest;
let table: string;
beforeAll(async () => {
  server = await startServer();
  const started = await startedTable(server);
  guest = started.guests[0];
  table = started.id;
});
afterAll(() => server.end());

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { requestBody?: unknown }>>>>;
}

/** Every route that the server describes. */
async function routes(): Promise<{ method: string; path: string; hasBody: boolean }[]> {
  const { body } = await guest.call<Document>('GET', '/api/openapi.json');
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      hasBody: requestBody !== undefined,
    })),
  );
}

/** Streams stay open when they are granted: they have tests of their own. */
const isStream = (path: string): boolean => path.endsWith('/stream') || path.endsWith('/turns');
/** These end the very session that asks. */
const isFarewell = (method: string, path: string): boolean =>
  method === 'DELETE' && (path === '/api/me' || path === '/api/session');

function expectTypedRefusal(status: number, body: unknown, what: string): void {
  expect(status, what).toBeGreaterThanOrEqual(400);
  expect(status, what).toBeLessThan(500);
  expect(ERROR_CODES, what).toContain(Reflect.get(Object(body), 'code'));
}

const BODIES: readonly (readonly [string, unknown])[] = [
  ['not JSON', '{"a":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['nothing in it', '{}'],
  ['something too much', '{"unexpected":true}'],
  ['a prototype', '{"__proto__":{"admin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{}}}'],
  ['deep', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
  [
    'wrong types',
    {
      type: 7,
      version: 'x',
      key: [],
      game: {},
      seats: 'me',
      name: 5,
      code: 5,
      response: 'x',
      address: 7,
      endpoint: 9,
    },
  ],
];

test('every route refuses malformed bodies with a typed error and goes on', async () => {
  for (const { method, path, hasBody } of await routes()) {
    if (!hasBody) continue;
    const url = path.replace('{id}', table);
    for (const [name, body] of BODIES) {
      const answer = await guest.call(method, url, body);
      // An empty object is a fair arrival, and a fair change of nothing.
      if (name === 'nothing in it' && answer.status === 200) continue;
      expectTypedRefusal(answer.status, answer.body, `${method} ${path}: ${name}`);
    }
  }
});

test('every route refuses a body that is too large', async () => {
  const large = JSON.stringify({ text: 'x'.repeat(40_000) });
  const huge = JSON.stringify({ text: 'x'.repeat(300_000) });
  for (const { method, path, hasBody } of await routes()) {
    // Work is for workers and moderation for operators: who asks is looked at before the body is read.
    if (!hasBody || path.startsWith('/api/work/') || path.startsWith('/api/operator/')) continue;
    const body = path === '/api/tables/import' ? huge : large;
    const answer = await guest.call(method, path.replace('{id}', table), body);
    expect(answer, `${method} ${path}`).toMatchObject({ status: 413, body: { code: 'too-large' } });
  }
});

test('every route refuses addresses that make no sense', async () => {
  const odd = [
    '..',
    '%00',
    '%2e%2e%2fetc%2fpasswd',
    "'; drop table log; --",
    'x'.repeat(3000),
    '🫘',
    '%E0%A4%A',
  ];
  for (const { method, path } of await routes()) {
    if (!path.includes('{')) continue;
    for (const value of odd) {
      const url = path.replaceAll(/\{\w+\}/g, encodeURI(value).replaceAll('%25', '%'));
      const answer = await guest.call(method, url);
      expectTypedRefusal(answer.status, answer.body, `${method} ${url.slice(0, 80)}`);
    }
  }
});

/** Pages that are made to be shared are read without a session; a calendar asks for its secret address instead. */
const PUBLIC = new Set([
  'GET /api/calendar/{token}',
  'GET /api/events',
  'GET /api/events/{id}',
  'GET /api/challenges/{game}',
]);

test('every route but the open ones needs a session', async () => {
  const stranger = guest.elsewhere();
  stranger.cookie = '';
  for (const { method, path } of await routes()) {
    const isOpen = /^\/api\/(health|meta|session|mail)/.test(path) && !(method === 'DELETE');
    if (isOpen || PUBLIC.has(`${method} ${path}`)) continue;
    const answer = await stranger.call(
      method,
      path.replaceAll(/\{\w+\}/g, table),
      method === 'GET' ? undefined : {},
    );
    expect(answer.status, `${method} ${path}`).toBe(401);
  }
});

test('unknown queries and content types are refused', async () => {
  for (const query of ['since=-1', 'since=abc', 'since=1e9', 'since=99999999999', 'other=1']) {
    expect((await guest.call('GET', `/api/tables/${table}?${query}`)).status, query).toBe(400);
  }
  const form = await guest.call('POST', `/api/tables/${table}/commands`, 'type=leave', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(form.status).toBe(400);
});

test('commands of any shape never break the server', async () => {
  const anything = fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('move', 'sit', 'say', 'undo', 'answerUndo', 'seatBot', 'handOver'),
        fc.string(),
      ),
      version: fc.oneof(fc.integer(), fc.double(), fc.string()),
      key: fc.oneof(fc.uuid(), fc.string()),
      move: fc.oneof(fc.string({ maxLength: 300 }), fc.anything()),
      seat: fc.oneof(fc.integer(), fc.anything()),
      text: fc.oneof(fc.string({ unit: 'binary', maxLength: 600 }), fc.anything()),
      agree: fc.oneof(fc.boolean(), fc.anything()),
      level: fc.string(),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(anything, async body => {
      const text = JSON.stringify(body, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      const answer = await guest.call('POST', `/api/tables/${table}/commands`, text);
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
  expect((await guest.look(table)).table.status).toBe('playing');
});

test('the other routes answer nonsense without a failure of their own', async () => {
  for (const { method, path, hasBody } of await routes()) {
    if (isStream(path) || isFarewell(method, path) || hasBody) continue;
    const answer = await guest.call(method, path.replaceAll(/\{\w+\}/g, 'AAAAAAAAAAAAAAAA'));
    expect(answer.status, `${method} ${path}`).toBeLessThan(500);
  }
});

test('noise on the wire is answered or closed, and the server goes on', async () => {
  const { port } = new URL(server.address);
  const noises = [
    '\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    '\u0000\u0001\u0002',
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n\r\n`,
  ];
  for (const noise of noises) {
    await new Promise<void>(resolve => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.end(noise));
      socket.on('data', () => socket.destroy());
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });
  }
  expect((await guest.call('GET', '/api/health')).status).toBe(200);
});
