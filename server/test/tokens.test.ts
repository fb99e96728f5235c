import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCOPES, type AccessTokens, type CreatedToken } from '../../api/access-token.ts';
import { scopedRoutes, scopesOf } from '../http/scopes.ts';
import { Guest } from './test-client.ts';
import { isMissing, startedTable, startServer, STORES, turnOf, type TestServer } from './test-server.ts';

const DAY = 86_400_000;

/** The person with a token instead of a browser. */
async function withToken(guest: Guest, scopes: readonly string[], days = 30): Promise<Guest> {
  const { status, body } = await guest.call<CreatedToken>('POST', '/api/me/tokens', {
    name: 'Club bot',
    scopes,
    days,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const program = new Guest(guest.address);
  program.token = body.token;
  program.id = guest.id;
  return program;
}

const codeOf = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer;
  return status < 400 ? 'done' : String(body['code']);
};

describe.each(STORES)('tokens on %s', store => {
  describe.skipIf(isMissing(store))('of limited scope', () => {
    let server: TestServer;
    let ahead = 0;
    beforeAll(async () => {
      server = await startServer({ store, overrides: { now: () => Date.now() + ahead } });
    });
    afterAll(() => server.end());

    test('do what they were made for, and nothing else', async () => {
      const { id, guests } = await startedTable(server);
      const turn = await turnOf(id, guests);
      if (turn === undefined) throw new Error('no one is to act');
      const reader = await withToken(turn.guest, ['read']);
      const player = await withToken(turn.guest, ['read', 'play']);
      const talker = await withToken(turn.guest, ['chat']);
      const move = { type: 'move', move: turn.moves[0] };
      const say = { type: 'say', text: 'hello' };
      expect(await codeOf(reader.call('GET', '/api/me/tables'))).toBe('done');
      expect((await reader.command(id, move, turn.version)).body.code).toBe('missing-scope');
      expect((await player.command(id, say, turn.version)).body.code).toBe('missing-scope');
      expect((await talker.command(id, move, turn.version)).body.code).toBe('missing-scope');
      expect((await talker.command(id, say, turn.version)).status).toBe(200);
      expect((await player.command(id, move, turn.version)).status).toBe(200);
      expect(await codeOf(talker.call('GET', '/api/me/tables'))).toBe('missing-scope');
      expect(await codeOf(player.call('GET', '/api/me/company'))).toBe('missing-scope');
      expect(await codeOf(player.call('POST', '/api/events', {}))).toBe('missing-scope');
    });

    test('never reach the account, whatever their scopes', async () => {
      const guest = await server.guest();
      const all = await withToken(guest, SCOPES);
      const accountRoutes = scopedRoutes().filter(route => scopesOf(route).includes('account'));
      expect(accountRoutes.length).toBeGreaterThan(30);
      for (const route of accountRoutes) {
        const [method, path] = route.split(' ');
        const address = path.replaceAll(/:\w+/g, 'abcdefgh1234');
        const body = method === 'GET' || method === 'DELETE' ? undefined : {};
        expect([route, await codeOf(all.call(method, address, body))]).toEqual([route, 'missing-scope']);
      }
      const { body } = await all.call<{ email: unknown; passkeys: unknown }>('GET', '/api/me');
      expect(body).toMatchObject({ id: guest.id, email: null, passkeys: [] });
      expect(await codeOf(guest.call('GET', '/api/me'))).toBe('done');
    });

    test('are stored as a hash, say when they were used, end when they are revoked, and expire', async () => {
      const guest = await server.guest();
      const first = await withToken(guest, ['read'], 1);
      const second = await withToken(guest, ['read'], 30);
      const list = async () => (await guest.call<AccessTokens>('GET', '/api/me/tokens')).body.tokens;
      expect((await list()).map(({ used }) => used)).toEqual([null, null]);
      await first.call('GET', '/api/me');
      const used = (await list()).filter(token => token.used !== null);
      expect(used).toHaveLength(1);
      const rows = await server.services.storage.accessTokens.ofPerson(guest.id);
      expect(JSON.stringify(rows)).not.toContain(first.token.slice(8));
      const stream = await second.listen('/api/me/turns');
      const other = (await list()).find(({ id }) => id !== used[0].id);
      expect((await (await server.guest()).call('DELETE', `/api/me/tokens/${other?.id}`)).status).toBe(404);
      expect((await guest.call('DELETE', `/api/me/tokens/${other?.id}`)).status).toBe(204);
      await stream.until(({ events }) => events.some(({ event }) => event === 'gone'));
      expect(await codeOf(second.call('GET', '/api/me'))).toBe('no-session');
      ahead += 2 * DAY;
      expect(await codeOf(first.call('GET', '/api/me'))).toBe('no-session');
      await guest.call('DELETE', '/api/me');
      expect(await server.services.storage.accessTokens.ofPerson(guest.id)).toEqual([]);
    });

    test('are limited in number, and a program has none', async () => {
      const guest = await server.guest();
      for (let count = 0; count < 20; count++) await withToken(guest, ['read']);
      const body = { name: 'One more', scopes: ['read'], days: 1 };
      expect(await codeOf(guest.call('POST', '/api/me/tokens', body))).toBe('forbidden');
      expect(await codeOf(guest.call('POST', '/api/me/tokens', { ...body, scopes: ['root'] }))).toBe(
        'bad-request',
      );
      const { body: program } = await guest.call<{ token: string }>('POST', '/api/me/programs', {
        name: 'Bot',
      });
      const bot = new Guest(server.address);
      bot.token = program.token;
      expect(await codeOf(bot.call('POST', '/api/me/tokens', body))).toBe('forbidden');
    });
  });
});

describe('the routes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ flags: { rate: '40' } });
  });
  afterAll(() => server.end());

  test('of the document and the list of scopes are the same ones', async () => {
    const guest = await server.guest();
    const { body } = await guest.call<{ paths: Record<string, Record<string, { security?: unknown }>> }>(
      'GET',
      '/api/openapi.json',
    );
    const documented = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(documented.filter(route => scopesOf(route).length === 0)).toEqual([]);
    const hidden = ['/live', '/ready', '/api/docs', '/api/docs.css', '/api/openapi.json'];
    const listed = scopedRoutes().filter(route => !hidden.includes(route.split(' ')[1]));
    expect(listed.toSorted()).toEqual(documented.toSorted());
    expect(body.paths['/api/events']['post'].security).toEqual([{ session: [] }, { token: ['events'] }]);
  });

  test('count requests with any token for its person', async () => {
    const guest = await server.guest();
    const [one, other] = [await withToken(guest, ['read']), await withToken(guest, ['read'])];
    const statuses = new Set<number>();
    for (let count = 0; count < 60 && !statuses.has(429); count++)
      statuses.add((await (count % 2 === 0 ? one : other).call('GET', '/api/me')).status);
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await guest.call('GET', '/api/me')).status).toBe(429);
  });
});
