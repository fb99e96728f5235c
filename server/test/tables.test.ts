import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Value } from 'typebox/value';
import { TableUpdate } from '../../api/table-update.ts';
import { GAME_IDS } from '../../games/index.ts';
import { Guest } from './test-client.ts';
import { startedTable, startServer, turnOf, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const TWO = [{ kind: 'me' }, { kind: 'open' }];

describe('opening a table', () => {
  test('fills in what was not said', async () => {
    const host = await server.guest();
    const id = await host.open({ game: 'cacao', seats: TWO });
    const { table, you } = await host.look(id);
    expect(you).toEqual({ seat: 0, isHost: true });
    expect(table).toMatchObject({
      status: 'open',
      settings: { visibility: 'private', undo: 'free', speed: { kind: 'untimed' } },
      view: null,
      moves: [],
      commitment: null,
      seed: null,
    });
  });

  test.each([
    [{ game: 'chess', seats: TWO }, 'bad-settings'],
    [{ game: 'cacao', seats: [{ kind: 'me' }] }, 'bad-settings'],
    [{ game: 'cacao', seats: [{ kind: 'me' }, { kind: 'me' }] }, 'bad-settings'],
    [{ game: 'cacao', seats: TWO, options: { weather: 'sunny' } }, 'bad-settings'],
    [{ game: 'cacao', seats: [{ kind: 'me' }, { kind: 'bot', level: 'genius' }] }, 'unknown-bot'],
    [{ game: 'cacao', seats: TWO, speed: { kind: 'live', bank: 1, increment: 0 } }, 'bad-request'],
  ])('refuses %o', async (wanted, code) => {
    const host = await server.guest();
    const answer = await host.call('POST', '/api/tables', { key: 'a-key-of-this-test', ...wanted });
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });
});

describe('lists', () => {
  test('show public tables to all, and private ones to those who belong there', async () => {
    const [host, other] = [await server.guest(), await server.guest()];
    const open = await host.open({
      game: 'santiago',
      seats: [...TWO, { kind: 'open' }],
      visibility: 'public',
    });
    const hidden = await host.open({ game: 'santiago', seats: [...TWO, { kind: 'open' }] });
    const lobby = await other.call<{ tables: { id: string }[] }>('GET', '/api/tables?game=santiago');
    const ids = lobby.body.tables.map(({ id }) => id);
    expect(ids).toContain(open);
    expect(ids).not.toContain(hidden);
    const mine = await host.call<{ tables: { id: string }[] }>('GET', '/api/me/tables');
    expect(mine.body.tables.map(({ id }) => id).toSorted()).toEqual([open, hidden].toSorted());
    expect((await other.call('GET', '/api/me/tables')).body).toEqual({ tables: [], next: null });
  });

  test('say whose turn it is, most urgent first', async () => {
    const { id, guests } = await startedTable(server);
    const turn = await turnOf(id, guests);
    if (turn === undefined) throw new Error('no one is to act');
    await turn.guest.open({ game: 'cacao', seats: TWO });
    const { body } = await turn.guest.call<{ tables: { id: string; yourTurn: boolean }[] }>(
      'GET',
      '/api/me/tables',
    );
    expect(body.tables[0]).toMatchObject({ id, yourTurn: true, status: 'playing' });
    expect(body.tables[1].yourTurn).toBe(false);
  });
});

describe('at the table', () => {
  test('bots of every level play a match to its end', async () => {
    const host = await server.guest();
    const seats = [
      { kind: 'bot', level: 'level-1' },
      { kind: 'bot', level: 'random' },
    ];
    const id = await host.open({ game: 'cacao', seats, start: true });
    const stream = await host.watch(id);
    const end = await stream.until(
      ({ messages }) => messages.find(({ table }) => table.status === 'finished'),
      60_000,
    );
    expect(end.table.outcome?.kind).toBe('played');
  });

  test('a forbidden move names the rule, and so does the question why', async () => {
    const { id, guests } = await startedTable(server, { game: 'santiago', players: 3 });
    const turn = await turnOf(id, guests);
    if (turn === undefined) throw new Error('no one is to act');
    const { guest, moves, version } = turn;
    expect(moves).not.toContain('bid 99');
    const refused = await guest.command(id, { type: 'move', move: 'bid 11' }, version);
    expect(refused).toMatchObject({ status: 422, body: { code: 'illegal-move' } });
    const why = await guest.call('GET', `/api/tables/${id}/why?move=${encodeURIComponent('bid 11')}`);
    expect(why.body['rule']).toMatch(/^[a-z-]+$/);
    expect(refused.body.rule).toBe(why.body['rule']);
    const legal = await guest.call('GET', `/api/tables/${id}/why?move=${encodeURIComponent(moves[0])}`);
    expect(legal.body).toEqual({ rule: null });
    expect((await guest.command(id, { type: 'move', move: 'tango' }, version)).status).toBe(400);
  });

  test('an undo is asked for and granted', async () => {
    const { id, guests } = await startedTable(server, { undo: 'consent' });
    const turn = await turnOf(id, guests);
    if (turn === undefined) throw new Error('no one is to act');
    const other = guests.find(guest => guest !== turn.guest) ?? guests[0];
    const before = (await turn.guest.look(id)).table;
    await turn.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
    await turn.guest.do(id, { type: 'askUndo' });
    const asked = (await other.look(id)).table.undo.request;
    expect(asked?.waitingFor).toHaveLength(1);
    await other.do(id, { type: 'answerUndo', agree: true });
    const after = (await turn.guest.look(id)).table;
    expect(after.view).toEqual(before.view);
    expect(after.moves).toEqual(before.moves);
  });

  test('somebody leaves, a bot plays on, and the seat is taken back', async () => {
    const { id, guests } = await startedTable(server);
    const stream = await guests[1].watch(id);
    await guests[0].do(id, { type: 'leave' });
    const message = await stream.until(({ messages }) =>
      messages.find(({ table }) => table.seats[0].because === 'left'),
    );
    expect(message.table.seats[0].bot).toBe('random');
    const turn = await turnOf(id, guests);
    if (turn?.guest === guests[0])
      await stream.until(({ messages }) => messages.at(-1)?.table.toAct.includes(1));
    expect((await guests[0].do(id, { type: 'reclaim' })).status).toBe(200);
    expect((await guests[0].look(id)).table.seats[0]).toMatchObject({ bot: null, because: null });
  });

  test('giving up ends a match of two, and the rematch keeps the seats', async () => {
    const { id, guests } = await startedTable(server);
    await guests[0].do(id, { type: 'resign' });
    const { table } = await guests[1].look(id);
    expect(table).toMatchObject({ status: 'finished', outcome: { kind: 'conceded', ranks: [2, 1] } });
    expect(table.seed).toMatch(/^[0-9a-f]{64}$/);
    const answers = await Promise.all(
      guests.map(guest => guest.command(id, { type: 'rematch' }, table.version)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const next = (await guests[0].look(id)).table.rematch ?? '';
    const fresh = await guests[0].look(next);
    expect(fresh.table.after).toBe(id);
    const held = fresh.table.seats.findIndex(({ kind }) => kind === 'held');
    const sitter = guests.find(guest => guest.id === fresh.table.seats[held].person) ?? guests[0];
    expect((await sitter.do(next, { type: 'sit', seat: held })).status).toBe(200);
    const host = guests.find(guest => guest.id === fresh.table.host) ?? guests[0];
    expect((await host.do(next, { type: 'start' })).status).toBe(200);
  });

  test('the record of a match that goes on holds neither seed nor moves', async () => {
    const { id, guests } = await startedTable(server);
    const { body } = await guests[0].call('GET', `/api/tables/${id}/record`);
    expect(Object.keys(body).toSorted()).toEqual(['commitment', 'config', 'cosecha', 'game', 'rules']);
  });
});

test('messages are what the document says, before, during and after a match', async () => {
  const { id, guests } = await startedTable(server, { speed: { kind: 'live', bank: 600, increment: 5 } });
  const open = await guests[0].open({ game: 'cacao', seats: TWO });
  const during = await guests[0].look(id, 0);
  await guests[0].do(id, { type: 'resign' });
  for (const message of [await guests[0].look(open, 0), during, await guests[1].look(id, 0)]) {
    expect(Value.Errors(TableUpdate, message)).toEqual([]);
  }
});

describe('the server', () => {
  test('describes itself without a session, for programs and for people', async () => {
    const guest = new Guest(server.address);
    const { body } = await guest.call<{ openapi: string; paths: object }>('GET', '/api/openapi.json');
    expect(body.openapi).toMatch(/^3\.1/);
    expect(Object.keys(body.paths)).toContain('/api/tables/{id}/commands');
    const page = await guest.call<string>('GET', '/api/docs');
    expect(page.body).toContain('/api/tables/{id}/commands');
    expect(page.body).not.toContain('<script');
  });

  test('lists games, options and bots', async () => {
    const guest = await server.guest();
    const { body } = await guest.call<{ games: { id: string }[]; bots: string[] }>('GET', '/api/meta');
    expect(body.games.map(({ id }) => id)).toEqual(GAME_IDS);
    expect(body.bots).toEqual(['level-1', 'level-1b', 'level-2', 'level-2b', 'level-3', 'level-4']);
  });

  test('gives every page of the app, and nothing that is not there', async () => {
    const guest = await server.guest();
    expect((await guest.call('GET', '/table/anything')).status).toBe(200);
    expect((await guest.call('GET', '/missing.js')).status).toBe(404);
    expect((await guest.call('GET', '/../package.json')).status).toBe(404);
    expect((await guest.call('GET', '/api/nothing')).body).toMatchObject({ code: 'not-found' });
  });
});
