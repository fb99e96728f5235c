import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isMissing, startedTable, startServer, STORES, turnOf, type TestServer } from './test-server.ts';

const DAYS = { speed: { kind: 'correspondence', days: 3 } };

describe.each(STORES)('correspondence on %s', store => {
  describe.skipIf(isMissing(store))('for people who play over days', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer({ store });
    });
    afterAll(() => server.end());

    test('the next table is the one with the earliest deadline, never the one they are at', async () => {
      const { id: slow, guests } = await startedTable(server, { speed: { kind: 'correspondence', days: 7 } });
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const quick = await guests[0].open({ game: 'cacao', seats, visibility: 'public', ...DAYS });
      await guests[1].do(quick, { type: 'sit', seat: 1 });
      await guests[0].do(quick, { type: 'start' });
      const turns = [await turnOf(slow, guests), await turnOf(quick, guests)];
      // Bring both tables to the same person.
      const [one] = turns;
      if (one === undefined || turns[1] === undefined) throw new Error('no one is to act');
      const person = one.guest;
      if (turns[1].guest !== person)
        await turns[1].guest.do(quick, { type: 'move', move: turns[1].moves[0] });
      const next = async (after: string) => (await person.call('GET', `/api/me/next${after}`)).body;
      expect(await next('')).toEqual({ table: quick, waiting: 2 });
      expect(await next(`?after=${quick}`)).toEqual({ table: slow, waiting: 1 });
      const other = guests.find(guest => guest !== person) ?? person;
      expect((await other.call('GET', '/api/me/next')).body).toEqual({ table: null, waiting: 0 });
    });

    test('a note is kept, changed, listed and deleted by its owner', async () => {
      const { id, guests } = await startedTable(server, DAYS);
      const [ana] = guests;
      const address = `/api/tables/${id}/note`;
      expect((await ana.call('GET', address)).body).toEqual({ text: '', at: null });
      await ana.call('PUT', address, { text: 'first' });
      await ana.call('PUT', address, { text: 'Watch the canal\nin round 4' });
      expect((await ana.call('GET', address)).body).toMatchObject({ text: 'Watch the canal\nin round 4' });
      expect((await ana.call('GET', '/api/me/notes')).body).toMatchObject({ notes: [{ table: id }] });
      expect((await ana.call('DELETE', address)).status).toBe(204);
      expect((await ana.call('GET', '/api/me/notes')).body).toEqual({ notes: [] });
    });

    test('no one else reads a note: not a player, not a spectator, not the log', async () => {
      const { id, guests } = await startedTable(server, DAYS);
      const [ana, blas] = guests;
      const stranger = await server.guest();
      const secret = 'my secret plan';
      await ana.call('PUT', `/api/tables/${id}/note`, { text: secret });
      for (const other of [blas, stranger]) {
        expect((await other.call('GET', `/api/tables/${id}/note`)).body).toEqual({ text: '', at: null });
        expect((await other.call('GET', '/api/me/notes')).body).toEqual({ notes: [] });
        await other.call('PUT', `/api/tables/${id}/note`, { text: 'another' });
        await other.call('DELETE', `/api/tables/${id}/note`);
        expect(JSON.stringify(await other.look(id, 0))).not.toContain(secret);
      }
      expect((await ana.call('GET', `/api/tables/${id}/note`)).body).toMatchObject({ text: secret });
    });

    test('notes are about tables that one may enter, and have an end', async () => {
      const host = await server.guest();
      const id = await host.open({ game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }] });
      const stranger = await server.guest();
      expect((await stranger.call('PUT', `/api/tables/${id}/note`, { text: 'x' })).status).toBe(404);
      expect((await host.call('PUT', '/api/tables/nowhere-at-all/note', { text: 'x' })).status).toBe(404);
      const long = { text: 'x'.repeat(4001) };
      expect((await host.call('PUT', `/api/tables/${id}/note`, long)).status).toBe(400);
    });

    test('notes go with the account', async () => {
      const { id, guests } = await startedTable(server, DAYS);
      await guests[0].call('PUT', `/api/tables/${id}/note`, { text: 'mine' });
      expect(await server.services.storage.notes.ofPerson(guests[0].id)).toHaveLength(1);
      await guests[0].call('DELETE', '/api/me');
      expect(await server.services.storage.notes.ofPerson(guests[0].id)).toEqual([]);
    });
  });
});
