import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseRecord } from '../../kernel/record.ts';
import type { ServerConfig } from '../config.ts';
import { runUpkeep } from '../upkeep.ts';
import { freshKey, type Guest } from './test-client.ts';
import { isMissing, startedTable, startServer, STORES, turnOf, type TestServer } from './test-server.ts';

const LIVE = { kind: 'live', bank: 600, increment: 5 };

/** Plays the first legal moves to the end. */
async function playOut(id: string, guests: readonly Guest[]): Promise<void> {
  for (;;) {
    const turn = await turnOf(id, guests);
    if (turn === undefined) return;
    await turn.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
  }
}

/** Does something to the database that no server does. */
async function tamper({ database, data }: ServerConfig, statement: string): Promise<void> {
  if (database === undefined) {
    const file = new DatabaseSync(path.join(data, 'cosecha.sqlite'));
    file.exec(statement);
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe.each(STORES)('the log of results on %s', store => {
  describe.skipIf(isMissing(store))('has', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer({ store });
    });
    afterAll(() => server.end());
    const find = async (id: string) => (await server.services.storage.results.find([id]))[0];

    test('one row for a match, with the places, scores and points of the game', async () => {
      const told: string[] = [];
      server.services.runtime.onFinished(id => told.push(id));
      const { id, guests } = await startedTable(server, { speed: LIVE });
      expect(await find(id)).toBeUndefined();
      await playOut(id, guests);
      const { table } = await guests[0].look(id);
      if (table.outcome?.kind !== 'played') throw new Error('not played to the end');
      const { result } = table.outcome;
      const row = await find(id);
      expect(row).toMatchObject({ game: 'cacao', players: 2, pace: 'live', ending: 'played', rated: 0 });
      expect(row).toMatchObject({ imported: 0, visibility: 'public', moves: table.ply, n: null });
      expect(row.started).toBeLessThanOrEqual(row.ended);
      expect(row.ended).toBe(table.at);
      expect(row.seats.map(({ place }) => place)).toEqual(result.ranks);
      expect(row.seats.map(({ score }) => score)).toEqual(result.totals);
      expect(row.seats.map(({ person }) => person)).toEqual(guests.map(guest => guest.id));
      for (const { seat, points } of row.seats)
        expect(JSON.parse(points)).toEqual(
          result.breakdown.map(({ source, points: each }) => [source, each[seat]]),
        );
      expect(told).toEqual([id]);
      expect(JSON.stringify(row)).not.toContain(table.seed ?? 'seed');
    });

    test('whoever resigned last, and a bot by its level', async () => {
      const guest = await server.guest();
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }];
      const id = await guest.open({ game: 'cacao', seats, start: true });
      await guest.do(id, { type: 'resign' });
      const row = await find(id);
      expect(row).toMatchObject({ ending: 'conceded', pace: 'untimed' });
      expect(row.seats).toMatchObject([
        { kind: 'person', person: guest.id, place: 2, score: null, departure: 'resigned' },
        { kind: 'bot', bot: 'random', place: 1, score: null, departure: null },
      ]);
      const { body } = await guest.call<{ tables: object[] }>('GET', '/api/me/tables');
      expect(body.tables).toMatchObject([{ id, result: { places: [2, 1], scores: null } }]);
    });

    test('nothing for a table that is closed', async () => {
      const guest = await server.guest();
      const id = await guest.open({ game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] });
      await guest.do(id, { type: 'close' });
      await runUpkeep(server.services);
      expect(await find(id)).toBeUndefined();
    });

    test('a mark at a match that was brought from elsewhere', async () => {
      const { id, guests } = await startedTable(server);
      await playOut(id, guests);
      const { body } = await guests[0].call('GET', `/api/tables/${id}/record`);
      const record = parseRecord(JSON.stringify(body));
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const wanted = { key: freshKey(), record, seats };
      const answer = await guests[0].call<{ id: string }>('POST', '/api/tables/import', wanted);
      expect(await find(answer.body.id)).toMatchObject({ imported: 1, rated: 0 });
    });

    test('the same rows again after they were lost, once', async () => {
      const { id, guests } = await startedTable(server, { speed: LIVE });
      await playOut(id, guests);
      const before = await find(id);
      await guests[0].do(id, { type: 'say', text: 'well played' });
      await tamper(server.services.settings, 'delete from result');
      await tamper(server.services.settings, 'delete from result_seat');
      server = await server.restart();
      await runUpkeep(server.services);
      await runUpkeep(server.services);
      expect(await find(id)).toEqual(before);
    });

    test('no name of a person who has left, and still their place', async () => {
      const { id, guests } = await startedTable(server);
      await playOut(id, guests);
      const before = await find(id);
      await guests[1].call('DELETE', '/api/me');
      const after = await find(id);
      expect(after.seats[1].person).toMatch(/^gone\./);
      expect(after.seats[1].place).toBe(before.seats[1].place);
      expect(after.seats[0]).toEqual(before.seats[0]);
      expect(JSON.stringify(after)).not.toContain(guests[1].id);
    });
  });

  describe.skipIf(isMissing(store))('takes a rated match', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer({ store });
    });
    afterAll(() => server.end());
    const protectedGuest = async (): Promise<Guest> => {
      const guest = await server.guest();
      await guest.call('POST', '/api/me/recovery-code');
      return guest;
    };
    const wanted = { game: 'cacao', visibility: 'public', rated: true, speed: LIVE };
    const two = [{ kind: 'me' }, { kind: 'open' }];

    test('of protected accounts, and shows the setting to everyone before they sit', async () => {
      const [ana, blas] = [await protectedGuest(), await protectedGuest()];
      const id = await ana.open({ ...wanted, seats: two });
      expect((await blas.look(id)).table.settings.rated).toBe(true);
      const lobby = await blas.call<{ tables: { id: string; settings: object }[] }>('GET', '/api/tables');
      expect(lobby.body.tables.find(table => table.id === id)?.settings).toMatchObject({ rated: true });
      await blas.do(id, { type: 'sit', seat: 1 });
      await ana.do(id, { type: 'start' });
      await playOut(id, [ana, blas]);
      expect((await server.services.storage.results.find([id]))[0].rated).toBe(1);
    });

    test('of no one who could not be found again', async () => {
      const ana = await protectedGuest();
      const stranger = await server.guest();
      const id = await ana.open({ ...wanted, seats: two });
      const answer = await stranger.do(id, { type: 'sit', seat: 1 });
      expect(answer).toMatchObject({ status: 403, body: { code: 'needs-account' } });
      const own = await stranger.call('POST', '/api/tables', { key: freshKey(), ...wanted, seats: two });
      expect(own).toMatchObject({ status: 403, body: { code: 'needs-account' } });
    });

    test('of no bot without a place on the scale, and of no program', async () => {
      const ana = await protectedGuest();
      const id = await ana.open({ ...wanted, seats: two });
      expect((await ana.do(id, { type: 'seatBot', seat: 1, level: 'random' })).body.code).toBe('unknown-bot');
      expect((await ana.do(id, { type: 'seatBot', seat: 1, level: 'level-1' })).status).toBe(200);
      await ana.do(id, { type: 'freeSeat', seat: 1 });
      const { body } = await ana.call<{ token: string }>('POST', '/api/me/programs', { name: 'Digger' });
      const program = await server.guest();
      program.cookie = '';
      program.token = body.token;
      expect((await program.do(id, { type: 'sit', seat: 1 })).body.code).toBe('needs-account');
    });

    test.each([
      ['without a clock', { speed: { kind: 'untimed' } }],
      ['with undo by consent', { undo: 'consent' }],
      ['with hints', { hints: true }],
      ['alone', { seats: [{ kind: 'me' }], game: 'alubari' }],
      ['against a bot without a rating', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }],
    ])('never %s', async (_what, change) => {
      const ana = await protectedGuest();
      const body = { key: freshKey(), ...wanted, seats: two, ...change };
      expect((await ana.call('POST', '/api/tables', body)).status).toBe(400);
    });

    test('in which no one is asked for an undo', async () => {
      const ana = await protectedGuest();
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'level-1' }];
      const id = await ana.open({ ...wanted, seats, start: true });
      const turn = await turnOf(id, [ana, ana]);
      await ana.command(id, { type: 'move', move: turn?.moves[0] }, turn?.version ?? 0);
      const { table } = await ana.look(id);
      expect(table.undo.asking).toBe(0);
      expect((await ana.do(id, { type: 'askUndo' })).body.code).toBe('undo-off');
    });
  });
});
