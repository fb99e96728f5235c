import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Guest } from './test-client.ts';
import { startedTable, startServer, turnOf, type TestServer } from './test-server.ts';

const DAYS = { speed: { kind: 'correspondence', days: 3 } };

/** A mail server that keeps what it gets. */
const mails: { to: string; text: string }[] = [];
const catcher = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
    stream.on('end', () => {
      mails.push({ to: session.envelope.rcptTo[0].address, text });
      done();
    });
  },
});

/** A push service that keeps what it gets, says of some browsers that they are gone, and to one never answers. */
const pushes: { path: string; headers: NodeJS.Dict<string | string[]>; length: number }[] = [];
let isSilenceOver = false;
const service = createServer((request, response) => {
  let length = 0;
  request.on('data', (part: Buffer) => (length += part.length));
  request.on('end', () => {
    pushes.push({ path: request.url ?? '', headers: request.headers, length });
    if (request.url === '/silent') response.on('close', () => (isSilenceOver = true));
    else response.writeHead(request.url === '/gone' ? 410 : 201).end();
  });
});

// A server that listens on a port has an address of this kind.
const portOf = (server: Server | SMTPServer['server']): number => (server.address() as AddressInfo).port;

let server: TestServer;
let ahead = 0;
beforeAll(async () => {
  await new Promise<void>(resolve => catcher.listen(0, '127.0.0.1', resolve));
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve));
  server = await startServer({
    overrides: { now: () => Date.now() + ahead },
    flags: {
      smtp: `smtp://127.0.0.1:${portOf(catcher.server)}`,
      push: 'yes',
      'push-hosts': `127.0.0.1:${portOf(service)}`,
      'notice-delay': '60',
    },
  });
});
afterAll(async () => {
  await server.end();
  catcher.close();
  service.close();
});

const until = async <T>(find: () => T | undefined | false): Promise<T> => {
  const end = Date.now() + 15_000;
  for (;;) {
    const found = find();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > end) throw new Error('nothing came');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
};

/** The readable text of a mail. */
const plain = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, coded =>
      Buffer.from(coded.replaceAll('=', ''), 'hex').toString('utf8'),
    );

async function withAddress(guest: Guest, address: string): Promise<void> {
  await guest.call('PUT', '/api/me/email', { address });
  const mail = await until(() => mails.find(({ to }) => to === address));
  const [, code] = /\b(\d{6})\b/.exec(plain(mail.text)) ?? [];
  expect((await guest.call('POST', '/api/me/email/confirm', { code })).body).toMatchObject({
    email: { address, isConfirmed: true },
  });
}

function subscription(path: string): object {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  return {
    endpoint: `http://127.0.0.1:${portOf(service)}${path}`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}

/** Two players over days; the one who waits and the one whose turn comes next. */
async function pair(): Promise<{ id: string; mover: Guest; next: Guest }> {
  const { id, guests } = await startedTable(server, DAYS);
  const turn = await turnOf(id, guests);
  if (turn === undefined) throw new Error('no one is to act');
  return { id, mover: turn.guest, next: guests.find(guest => guest !== turn.guest) ?? guests[0] };
}

async function passTurn(id: string, mover: Guest): Promise<void> {
  for (;;) {
    const { table } = await mover.look(id);
    if (table.moves.length === 0) return;
    await mover.command(id, { type: 'move', move: table.moves[0] }, table.version);
  }
}

/** Waits until everything due for a table was handled, and then for the delivery of something that is due later. */
async function laterRound(id: string): Promise<void> {
  const { notices } = server.services.storage;
  const dueFor = async () =>
    (await notices.due(Date.now() + ahead)).filter(({ table_id }) => table_id === id);
  await expect.poll(dueFor).toEqual([]);
  const { id: later, mover, next } = await pair();
  const address = `${later.toLowerCase()}@example.org`;
  await withAddress(next, address);
  await passTurn(later, mover);
  ahead += 61_000;
  await until(() => mails.find(({ to, text }) => to === address && plain(text).includes(later)));
}

describe('notices by e-mail', () => {
  test('come once for each turn, in the language of the player, with the link to the table', async () => {
    const { id, mover, next } = await pair();
    await next.call('PATCH', '/api/me', { name: 'Íñigo', language: 'es' });
    await withAddress(next, 'inigo@example.org');
    await passTurn(id, mover);
    const about = () =>
      mails.filter(({ to, text }) => to === 'inigo@example.org' && plain(text).includes(`/table/${id}`));
    expect(about()).toEqual([]);
    ahead += 61_000;
    const mail = await until(() => about()[0]);
    expect(plain(mail.text)).toMatch(/Íñigo, te toca jugar a Cacao con/);
    expect(plain(mail.text)).toContain(`${server.address}/table/${id}`);
    expect(mail.text).toMatch(/^List-Unsubscribe:\s+</m);
    await next.do(id, { type: 'say', text: 'ya voy' });
    ahead += 61_000;
    await laterRound(id);
    expect(about()).toHaveLength(1);
    await passTurn(id, next);
    await passTurn(id, mover);
    ahead += 61_000;
    await until(() => about().length === 2);
  });

  test('do not come to who has the table open', async () => {
    const { id, mover, next } = await pair();
    await withAddress(next, 'here@example.org');
    const stream = await next.watch(id);
    await passTurn(id, mover);
    ahead += 61_000;
    await laterRound(id);
    expect(mails.filter(({ to, text }) => to === 'here@example.org' && text.includes(id))).toEqual([]);
    stream.close();
  });

  test('stop with one click from the mail itself', async () => {
    const { id, mover, next } = await pair();
    await withAddress(next, 'stop@example.org');
    await passTurn(id, mover);
    ahead += 61_000;
    const mail = await until(() =>
      mails.find(({ to, text }) => to === 'stop@example.org' && plain(text).includes(id)),
    );
    const [, link] =
      /^List-Unsubscribe: <[^>]*(\/api\/mail\/stop\?token=[\w-]+)>/m.exec(
        mail.text.replaceAll(/\r?\n\s+/g, ' '),
      ) ?? [];
    const stranger = next.elsewhere();
    stranger.cookie = '';
    const answer = await stranger.call('POST', link, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(answer.status).toBe(200);
    expect((await next.call('GET', '/api/me')).body['email']).toBeNull();
  });

  test('need a code from the mail, which is good for five tries', async () => {
    const guest = await server.guest();
    await guest.call('PUT', '/api/me/email', { address: 'code@example.org' });
    const mail = await until(() => mails.find(({ to }) => to === 'code@example.org'));
    const [, code] = /\b(\d{6})\b/.exec(plain(mail.text)) ?? [];
    const wrong = code === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 5; guess++) {
      expect((await guest.call('POST', '/api/me/email/confirm', { code: wrong })).status).toBe(401);
    }
    expect((await guest.call('POST', '/api/me/email/confirm', { code })).status).toBe(401);
  });
});

describe('notices in the browser', () => {
  test('are sent encrypted and signed, once for each turn', async () => {
    const { id, mover, next } = await pair();
    expect((await next.call('PUT', '/api/me/push', subscription('/one'))).body).toMatchObject({ pushes: 1 });
    await passTurn(id, mover);
    ahead += 61_000;
    const push = await until(() => pushes.find(({ path }) => path === '/one'));
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(push.headers['authorization']).toMatch(/^vapid t=/);
    expect(push.length).toBeGreaterThan(100);
  });

  test('end with a browser that is gone', async () => {
    const { id, mover, next } = await pair();
    await next.call('PUT', '/api/me/push', subscription('/gone'));
    await passTurn(id, mover);
    ahead += 61_000;
    await until(() => pushes.find(({ path }) => path === '/gone'));
    await expect.poll(async () => (await next.call('GET', '/api/me')).body['pushes']).toBe(0);
  });

  test('do not wait for a push service that is silent', async () => {
    const [silent, quick] = [await pair(), await pair()];
    await silent.next.call('PUT', '/api/me/push', subscription('/silent'));
    await quick.next.call('PUT', '/api/me/push', subscription('/quick'));
    await passTurn(silent.id, silent.mover);
    await passTurn(quick.id, quick.mover);
    ahead += 61_000;
    await until(() => pushes.find(({ path }) => path === '/silent'));
    await until(() => pushes.find(({ path }) => path === '/quick'));
    expect(isSilenceOver).toBe(false);
  });

  test('go to push services only: the server cannot be sent anywhere', async () => {
    const guest = await server.guest();
    const { keys } = subscription('/x') as { keys: object };
    for (const endpoint of [
      'http://169.254.169.254/latest',
      'https://evil.example/push',
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com.evil.example/',
      'https://fcm.googleapis.com:8443/x',
    ]) {
      expect((await guest.call('PUT', '/api/me/push', { endpoint, keys })).status, endpoint).toBe(400);
    }
    const fair = await guest.call('PUT', '/api/me/push', {
      endpoint: 'https://fcm.googleapis.com/fcm/send/x',
      keys,
    });
    expect(fair.status).toBe(200);
  });
});

test('without settings nothing is offered', async () => {
  const quiet = await startServer();
  const guest = await quiet.guest();
  expect((await guest.call('GET', '/api/meta')).body).toMatchObject({ pushKey: null, email: false });
  expect((await guest.call('PUT', '/api/me/email', { address: 'a@example.org' })).status).toBe(503);
  expect((await guest.call('PUT', '/api/me/push', subscription('/q'))).status).toBe(503);
  await quiet.end();
});

test('a mail server that does not answer is said to be away, not a failure of the server', async () => {
  const without = await startServer({ flags: { smtp: 'smtp://127.0.0.1:1' } });
  const guest = await without.guest();
  const answer = await guest.call('PUT', '/api/me/email', { address: 'ana@example.org' });
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable', retryAfter: 60 } });
  await without.end();
});
