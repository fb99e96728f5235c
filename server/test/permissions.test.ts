import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest } from './test-client.ts';
import { startedTable, startServer, turnOf, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const privateTable = async (): Promise<{ id: string; host: Guest; invite: string }> => {
  const host = await server.guest();
  const id = await host.open({ game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { body } = await host.call<{ invite: string }>('GET', `/api/tables/${id}/invite`);
  return { id, host, invite: body.invite };
};

describe('nobody acts for another', () => {
  test('a spectator cannot move, undo, resign or start', async () => {
    const { id } = await startedTable(server);
    const spectator = await server.guest();
    for (const command of [{ type: 'undo' }, { type: 'resign' }, { type: 'reclaim' }, { type: 'leave' }]) {
      expect((await spectator.do(id, command)).status, command.type).toBe(403);
    }
    expect((await spectator.do(id, { type: 'move', move: 'anything' })).status).toBe(403);
  });

  test('a player cannot make the move of another, even knowing it', async () => {
    const { id, guests } = await startedTable(server);
    const turn = await turnOf(id, guests);
    if (turn === undefined) throw new Error('no one is to act');
    const other = guests.find(guest => guest !== turn.guest) ?? guests[0];
    const answer = await other.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
    expect(answer).toMatchObject({ status: 409, body: { code: 'not-your-turn' } });
  });

  test('a command cannot name another person', async () => {
    const { id, guests } = await startedTable(server);
    const spectator = await server.guest();
    const answer = await spectator.do(id, { type: 'resign', person: guests[0].id });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });
});

describe('nobody reads what is not theirs', () => {
  test('a private table does not exist for strangers', async () => {
    const { id } = await privateTable();
    const stranger = await server.guest();
    for (const path of ['', '/stream', '/record', '/invite', '/why?move=x']) {
      expect((await stranger.call('GET', `/api/tables/${id}${path}`)).status, path).toBe(404);
    }
    expect((await stranger.command(id, { type: 'sit', seat: 1 }, 1)).status).toBe(404);
  });

  test('a stream shows the hand of its own seat and of no other', async () => {
    const { id, guests } = await startedTable(server);
    const views = await Promise.all([...guests, await server.guest()].map(guest => guest.look(id)));
    const hands = views.map(({ table }) => (table.view as { hand: unknown }).hand);
    expect(hands[0]).not.toBeNull();
    expect(hands[2]).toBeNull();
    expect(views.filter(({ table }) => table.moves.length > 0)).toHaveLength(1);
  });

  test('an invented or stolen half of a cookie is nobody', async () => {
    const guest = await server.guest();
    const forged = [
      'cosecha=',
      'cosecha=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      `${guest.cookie.slice(0, -2)}xx`,
      `cosecha=${guest.id}`,
      `cosecha=${'A'.repeat(5000)}`,
    ];
    for (const cookie of forged) {
      const thief = new Guest(server.address);
      thief.cookie = cookie;
      expect((await thief.call('GET', '/api/me')).status, cookie).toBe(401);
    }
  });

  test('a cookie is no token and a token no cookie', async () => {
    const guest = await server.guest();
    const { body } = await guest.call<{ token: string }>('POST', '/api/me/programs', { name: 'Máquina' });
    const [one, two] = [new Guest(server.address), new Guest(server.address)];
    one.token = guest.cookie.split('=')[1];
    two.cookie = `cosecha=${body.token}`;
    expect((await one.call('GET', '/api/me')).status).toBe(401);
    expect((await two.call('GET', '/api/me')).status).toBe(401);
  });
});

describe('invitations', () => {
  test('let somebody in, to look and to sit', async () => {
    const { id, invite } = await privateTable();
    const friend = await server.guest();
    expect((await friend.call('GET', `/api/invites/${invite}`)).body['id']).toBe(id);
    expect((await friend.call('GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await friend.call('POST', `/api/invites/${invite}`)).body['id']).toBe(id);
    expect((await friend.do(id, { type: 'sit', seat: 1 })).status).toBe(200);
  });

  test('that were taken back are worth nothing; who came before stays', async () => {
    const { id, host, invite } = await privateTable();
    const [friend, late] = [await server.guest(), await server.guest()];
    await friend.call('POST', `/api/invites/${invite}`);
    const renewed = await host.call<{ invite: string }>('POST', `/api/tables/${id}/invite`);
    expect(renewed.body.invite).not.toBe(invite);
    expect((await late.call('POST', `/api/invites/${invite}`)).status).toBe(404);
    expect((await late.call('GET', `/api/tables/${id}`)).status).toBe(404);
    expect((await friend.call('GET', `/api/tables/${id}`)).status).toBe(200);
    await host.call('DELETE', `/api/tables/${id}/invite`);
    expect((await late.call('POST', `/api/invites/${renewed.body.invite}`)).status).toBe(404);
  });

  test('are renewed by the host alone', async () => {
    const { id, invite } = await privateTable();
    const friend = await server.guest();
    await friend.call('POST', `/api/invites/${invite}`);
    expect((await friend.call('GET', `/api/tables/${id}/invite`)).status).toBe(403);
    expect((await friend.call('POST', `/api/tables/${id}/invite`)).status).toBe(403);
    expect((await friend.call('DELETE', `/api/tables/${id}/invite`)).status).toBe(403);
  });
});

describe('other sites', () => {
  const rename = (guest: Guest, headers: Record<string, string>) =>
    guest.call('PATCH', '/api/me', { name: 'Ana' }, headers);
  const REJECTED = { status: 403, body: { code: 'bad-origin' } };

  test.each<[string, (address: string) => Record<string, string>]>([
    ['another site', () => ({ origin: 'https://evil.example' })],
    ['a page without an origin', () => ({ origin: 'null' })],
    [
      'another host of the same site',
      address => ({ origin: address.replace('localhost', 'other.localhost') }),
    ],
    ['another port of the same host', address => ({ origin: address.replace(/:\d+$/, ':1') })],
    ['another protocol', address => ({ origin: address.replace('http:', 'https:') })],
    ['another site that hides its origin', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['the same site, but not this origin', () => ({ 'sec-fetch-site': 'same-site' })],
    [
      'another origin that claims to be this one',
      () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }),
    ],
  ])('%s cannot make a browser change anything', async (_, headers) => {
    expect(await rename(await server.guest(), headers(server.address))).toMatchObject(REJECTED);
  });

  test('the app itself, the address bar and programs can', async () => {
    const guest = await server.guest();
    for (const headers of [
      { origin: server.address },
      { origin: server.address, 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ]) {
      expect((await rename(guest, headers)).status).toBe(200);
    }
  });

  test('behind a proxy only the public address counts, whatever the request names as its host', async () => {
    const proxied = await startServer({ flags: { url: 'https://play.example.org' } });
    const guest = await proxied.guest();
    const own = { origin: 'https://play.example.org' };
    expect((await rename(guest, own)).status).toBe(200);
    for (const headers of [
      { origin: proxied.address },
      { origin: 'http://evil.example', host: 'evil.example' },
    ])
      expect(await rename(guest, headers)).toMatchObject(REJECTED);
    await proxied.end();
  });

  test('are rejected by every route that changes something', async () => {
    const guest = await server.guest();
    const { body } = await guest.call<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
    const routes = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).flatMap(method => (method === 'get' ? [] : [[method.toUpperCase(), path]])),
    );
    expect(routes.length).toBeGreaterThan(15);
    for (const [method, path] of routes) {
      const address = path.replaceAll(/\{\w+\}/g, 'some-id-of-nothing');
      const answer = await guest.call(method, address, {}, { 'sec-fetch-site': 'same-site' });
      expect(answer, `${method} ${path}`).toMatchObject(REJECTED);
    }
  });

  test('get no script into a page and no page into a frame', async () => {
    const { headers } = await new Guest(server.address).call('GET', '/');
    expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test('somebody else cannot end my program', async () => {
  const [owner, other] = [await server.guest(), await server.guest()];
  const { body } = await owner.call<{ id: string }>('POST', '/api/me/programs', { name: 'Bot' });
  expect((await other.call('DELETE', `/api/me/programs/${body.id}`)).status).toBe(404);
  expect((await owner.call('DELETE', `/api/me/programs/${body.id}`)).status).toBe(204);
});
