import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from './test-client.ts';
import { startServer, type TestServer } from './test-server.ts';

const EXAMPLE = path.join(import.meta.dirname, '..', '..', 'docs', 'player.mjs');

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

test('the example in the documentation takes a seat by invitation and plays a match to its end', async () => {
  expect(readFileSync(EXAMPLE, 'utf8').trimEnd().split('\n').length).toBeLessThan(60);
  const host = await server.guest();
  const { body } = await host.call<{ token: string }>('POST', '/api/me/programs', { name: 'Autómata' });
  const id = await host.open({ game: 'cacao', seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] });
  const { body: invitation } = await host.call<{ invite: string }>('GET', `/api/tables/${id}/invite`);
  const stream = await host.watch(id);
  const program = spawn(process.execPath, [EXAMPLE, server.address, invitation.invite], {
    env: { ...process.env, COSECHA_TOKEN: body.token },
    stdio: 'ignore',
  });
  try {
    await stream.until(({ messages }) => messages.at(-1)?.table.seats[0].name === 'Autómata', 30_000);
    expect((await host.look(id)).table.seats[0].isProgram).toBe(true);
    await host.do(id, { type: 'start' });
    const end = await stream.until(
      ({ messages }) => messages.find(({ table }) => table.status === 'finished'),
      50_000,
    );
    expect(end.table.outcome?.kind).toBe('played');
    const { body: record } = await host.call('GET', `/api/tables/${id}/record`);
    expect(record).toMatchObject({ seats: ['Autómata', 'random'], bots: [null, 'random'] });
  } finally {
    program.kill();
  }
});

test('a program has a token instead of a cookie, and no way to become a person', async () => {
  const owner = await server.guest();
  const { body } = await owner.call<{ id: string; token: string }>('POST', '/api/me/programs', {
    name: 'Bot',
  });
  const program = new Guest(server.address);
  program.token = body.token;
  expect((await program.call('GET', '/api/me')).body).toMatchObject({
    id: body.id,
    kind: 'program',
    name: 'Bot',
  });
  for (const route of ['/api/me/recovery-code', '/api/me/passkeys/options']) {
    expect((await program.call('POST', route)).status, route).toBe(403);
  }
  expect((await program.call('POST', '/api/me/programs', { name: 'Child' })).status).toBe(403);
  expect((await owner.call('GET', '/api/me/programs')).body).toEqual({
    programs: [{ id: body.id, name: 'Bot' }],
  });
  await owner.call('DELETE', `/api/me/programs/${body.id}`);
  expect((await program.call('GET', '/api/me')).status).toBe(401);
});
