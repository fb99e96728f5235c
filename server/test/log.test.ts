import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SWISS } from './event-players.ts';
import { freshKey, Guest } from './test-client.ts';
import { runServer, type Running } from './process.ts';

const PASSWORD = 'a-password-of-the-mail-server';
const HOOK = 'a-secret-part-of-an-address';
const data = mkdtempSync(path.join(tmpdir(), 'cosecha-log-'));
const letters: string[] = [];

/** A mail server that takes some letters and refuses others, with the address in its answer. */
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onAuth: (_auth, _session, done) => done(null, { user: 'cosecha' }),
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('refused') ? new Error(`no such user: ${address}`) : null),
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
    stream.on('end', () => {
      letters.push(text);
      done();
    });
  },
});

let server: Running;
beforeAll(async () => {
  await new Promise<void>(resolve => mailServer.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = mailServer.server.address() as AddressInfo;
  const smtp = `smtp://cosecha:${PASSWORD}@127.0.0.1:${port}`;
  server = await runServer(['--data', data, '--log', 'debug', '--smtp', smtp, '--webhooks', 'any']);
}, 120_000);
afterAll(() => {
  mailServer.close();
  rmSync(data, { recursive: true, force: true });
});

/** Does everything that has to do with a secret, also what fails; the secrets by name. */
async function useSecrets(guest: Guest): Promise<Record<string, string>> {
  const secretOf = async (route: string, body: object | undefined, field: string): Promise<string> =>
    String((await guest.call('POST', route, body))['body'][field]);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const invite = await secretOf('/api/tables', { key: freshKey(), game: 'cacao', seats }, 'invite');
  const recovery = await secretOf('/api/me/recovery-code', undefined, 'code');
  const program = await secretOf('/api/me/programs', { name: 'Log' }, 'token');
  const access = await secretOf('/api/me/tokens', { name: 'Log', scopes: ['read'], days: 1 }, 'token');
  const calendar = (await secretOf('/api/me/calendar', undefined, 'address')).split('/').at(-1) ?? '';
  const url = `http://127.0.0.1:9/${HOOK}`;
  const webhook = await secretOf('/api/me/webhooks', { url, news: ['your-turn'] }, 'secret');
  await guest.call('PUT', '/api/me/email', { address: 'refused-someone@example.org' });
  await guest.call('PUT', '/api/me/email', { address: 'reader@example.org' });
  const code = /\b\d{6}\b/.exec(letters.at(-1) ?? '')?.[0] ?? '';
  await guest.call('POST', '/api/me/email/confirm', { code: '000000' });
  await guest.call('POST', '/api/me/email/confirm', { code });
  await guest.call('POST', '/api/events', { ...SWISS, key: freshKey(), deal: 'common', start: FULL });
  await guest.call('POST', '/api/session/recovery', { code: `${recovery}X` });
  for (const address of [
    `/api/invites/${invite}`,
    `/api/calendar/${calendar}`,
    `/api/mail/stop?token=${access}`,
  ])
    await guest.call('GET', address);
  const session = guest.cookie.split('=')[1];
  return { invite, session, recovery, program, access, calendar, webhook, code };
}

const FULL = { kind: 'full', players: 4 };

/** Everything secret that the store keeps. */
function storedSecrets(): Record<string, string> {
  const database = new DatabaseSync(path.join(data, 'cosecha.sqlite'), { readOnly: true });
  const read = (column: string, table: string): Record<string, string> =>
    Object.fromEntries(
      database
        .prepare(`select ${column} as secret from ${table} where ${column} is not null`)
        .all()
        .map(({ secret }, index) => [`${table}.${column} ${index}`, String(secret)]),
    );
  const found = {
    ...read('secret', 'event'),
    ...read('email_stop', 'person'),
    ...read('hash', 'session'),
    ...read('secret', 'webhook'),
  };
  database.close();
  return found;
}

test('log lines are JSON that says each thing once, and hold no secret', async () => {
  const guest = await Guest.at(server.address);
  const secrets = { ...(await useSecrets(guest)), password: PASSWORD, hook: HOOK };
  await server.kill('SIGTERM');
  const output = server.output();
  const lines = output.split('\n').filter(line => line.startsWith('{'));
  expect(lines.filter(line => line.includes('"msg":"request"')).length).toBeGreaterThanOrEqual(15);
  for (const line of lines) {
    const names = [...line.matchAll(/"(\w+)":/g)].map(([, name]) => name);
    expect(new Set(names).size, line).toBe(names.length);
    expect(JSON.parse(line)).toHaveProperty('time');
  }
  expect(output).toContain('the mail server did not take the email');
  const all = { ...secrets, ...storedSecrets() };
  for (const name of ['event.secret 0', 'person.email_stop 0', 'session.hash 0', 'webhook.secret 0'])
    expect(Object.keys(all)).toContain(name);
  // Whole words: a code of six digits may be part of a time.
  const words = new Set(output.split(/[^\w-]+/));
  for (const [name, secret] of Object.entries(all)) {
    expect(secret, name).toMatch(/^[\w-]{6,}$/);
    expect(words.has(secret), name).toBe(false);
  }
  expect(output).not.toContain('example.org');
});
