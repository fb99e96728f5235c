import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Guest } from './test-client.ts';
import { runServer } from './process.ts';

test('log lines are JSON that says each thing once, and hold no secret', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'cosecha-log-'));
  const server = await runServer(['--data', data, '--log', 'debug']);
  const guest = await Guest.at(server.address);
  const opened = await guest.call<{ invite: string }>('POST', '/api/tables', {
    key: 'log-test-1',
    game: 'cacao',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const { invite } = opened.body;
  const recovery = await guest.call<{ code: string }>('POST', '/api/me/recovery-code');
  const program = await guest.call<{ token: string }>('POST', '/api/me/programs', { name: 'Log' });
  await guest.call('GET', `/api/invites/${invite}`);
  await guest.call('POST', '/api/session/recovery', { code: `${recovery.body.code}X` });
  await server.kill('SIGTERM');
  const lines = server
    .output()
    .split('\n')
    .filter(line => line.startsWith('{'));
  expect(lines.filter(line => line.includes('"msg":"request"')).length).toBeGreaterThanOrEqual(6);
  for (const line of lines) {
    const names = [...line.matchAll(/"(\w+)":/g)].map(([, name]) => name);
    expect(new Set(names).size, line).toBe(names.length);
    expect(JSON.parse(line)).toHaveProperty('time');
  }
  const secrets = [invite, guest.cookie.split('=')[1], recovery.body.code, program.body.token];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10);
    expect(server.output()).not.toContain(secret);
  }
  rmSync(data, { recursive: true, force: true });
});
