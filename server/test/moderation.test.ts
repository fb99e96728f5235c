import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Acts, OwnSanctions, Reports } from '../../api/moderation.ts';
import { appoint, dismiss } from '../moderation/acts.ts';
import { COMMAND_LINE } from '../moderation/act-list.ts';
import { openSqlite } from '../storage/sqlite.ts';
import { openPostgres } from '../storage/postgres.ts';
import type { Guest } from './test-client.ts';
import { isMissing, startedTable, startServer, STORES, type TestServer } from './test-server.ts';

const DAY = 86_400_000;
const author = { operator: COMMAND_LINE, reason: 'test' };

describe.each(STORES)('moderation on %s', store => {
  describe.skipIf(isMissing(store))('works:', () => {
    let server: TestServer;
    let now = Date.now();
    beforeAll(async () => {
      server = await startServer({ store, overrides: { now: () => now } });
    });
    afterAll(() => server.end());

    const operator = async (): Promise<Guest> => {
      const guest = await server.guest();
      await appoint(server.services, author, guest.id);
      return guest;
    };
    const sanction = (by: Guest, person: Guest, body: object) =>
      by.call('POST', `/api/operator/people/${person.id}/sanctions`, { reason: 'rude words', ...body });

    test('a report carries the lines as the server stored them', async () => {
      const { id, guests } = await startedTable(server);
      const [ana, blas] = guests;
      for (const text of ['hello', 'you fool', 'good luck']) await blas.do(id, { type: 'say', text });
      await ana.do(id, { type: 'say', text: 'mine' });
      const { lines } = await ana.look(id, 0);
      const bad = lines.find(line => line.type === 'said' && line.text === 'you fool')?.n ?? 0;
      const own = lines.find(line => line.type === 'said' && line.text === 'mine')?.n ?? 0;
      const report = { table: id, person: blas.id, reason: 'chat', text: 'please look' };
      const wrong = await ana.call('POST', '/api/reports', { ...report, lines: [own] });
      expect(wrong.status).toBe(400);
      const first = await ana.call('POST', '/api/reports', { ...report, lines: [bad] });
      expect(first).toMatchObject({ status: 200, body: { isNew: true } });
      expect((await ana.call('POST', '/api/reports', report)).body).toEqual({ isNew: false });
      const chief = await operator();
      const { body } = await chief.call<Reports>('GET', '/api/operator/reports');
      const found = body.reports.filter(({ table }) => table === id);
      expect(found).toMatchObject([
        { person: { id: blas.id }, reporter: { id: ana.id }, lines: [{ n: bad, text: 'you fool' }] },
      ]);
      const close = `/api/operator/reports/${found[0].id}/close`;
      expect((await chief.call('POST', close, { reason: 'warned' })).status).toBe(204);
      const after = await chief.call<Reports>('GET', '/api/operator/reports');
      expect(after.body.reports.some(one => one.table === id)).toBe(false);
    });

    test('reports are about people at a table that the reporter may enter, and have an end', async () => {
      const { id, guests } = await startedTable(server, { visibility: 'private' }).catch(() =>
        startedTable(server),
      );
      const stranger = await server.guest();
      const body = { table: id, person: stranger.id, reason: 'play' };
      expect((await guests[0].call('POST', '/api/reports', body)).status).toBe(404);
      const self = { ...body, person: guests[0].id };
      expect((await guests[0].call('POST', '/api/reports', self)).status).toBe(400);
      const { name, max, window } = server.services.limits.reports;
      const key = `${name} ${guests[0].id}`;
      await server.services.storage.limits.tallies.take([{ key, max, window, wanted: max }], now);
      const flood = await guests[0].call('POST', '/api/reports', { ...body, person: guests[1].id });
      expect(flood).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    });

    test('for everyone but operators the routes do not exist', async () => {
      const chief = await operator();
      const guest = await server.guest();
      const { body } = await guest.call<{ paths: Record<string, object> }>('GET', '/api/openapi.json');
      const routes = Object.entries(body.paths).filter(([address]) => address.startsWith('/api/operator/'));
      expect(routes.length).toBeGreaterThanOrEqual(6);
      const program = await chief.call<{ token: string }>('POST', '/api/me/programs', { name: 'Helper' });
      const helper = await server.guest();
      helper.cookie = '';
      helper.token = program.body.token;
      for (const [address, methods] of routes)
        for (const method of Object.keys(methods))
          for (const who of [guest, helper]) {
            const url = address.replace('{id}', chief.id);
            const answer = await who.call(method.toUpperCase(), url, method === 'get' ? undefined : {});
            expect(answer, `${method} ${address}`).toMatchObject({
              status: 404,
              body: { code: 'not-found' },
            });
          }
      await dismiss(server.services, author, chief.id);
      expect((await chief.call('GET', '/api/operator/reports')).status).toBe(404);
    });

    test('a warning is read once', async () => {
      const [chief, blas] = [await operator(), await server.guest()];
      expect((await sanction(chief, blas, { kind: 'warn' })).status).toBe(204);
      const read = async () => (await blas.call<OwnSanctions>('GET', '/api/me/sanctions')).body.sanctions;
      expect(await read()).toMatchObject([{ kind: 'warn', reason: 'rude words', isSeen: false }]);
      await blas.call('POST', '/api/me/sanctions/seen');
      expect(await read()).toMatchObject([{ isSeen: true }]);
    });

    test('who is muted does not write, until the time is over', async () => {
      const chief = await operator();
      const { id, guests } = await startedTable(server);
      await sanction(chief, guests[1], { kind: 'mute', days: 2 });
      const refused = await guests[1].do(id, { type: 'say', text: 'hi' });
      expect(refused).toMatchObject({ status: 403, body: { code: 'muted' } });
      const picture = await guests[1].do(id, { type: 'react', reaction: 'wow' });
      expect(picture).toMatchObject({ status: 403, body: { code: 'muted' } });
      expect((await guests[0].do(id, { type: 'say', text: 'hi' })).status).toBe(200);
      now += 2 * DAY + 1;
      expect((await guests[1].do(id, { type: 'say', text: 'hi' })).status).toBe(200);
    });

    test('who is banned changes nothing, may leave, and is back when the ban is lifted', async () => {
      const chief = await operator();
      const { id, guests } = await startedTable(server);
      const [, blas] = guests;
      const { body } = await blas.call<{ token: string }>('POST', '/api/me/programs', { name: 'Bot' });
      const program = await server.guest();
      program.cookie = '';
      program.token = body.token;
      await sanction(chief, blas, { kind: 'ban' });
      expect((await guests[0].look(id)).table.seats[1]).toMatchObject({ because: 'left' });
      for (const who of [blas, program]) {
        const opened = await who.call('POST', '/api/tables', { key: 'some-fresh-key', game: 'cacao' });
        expect(opened).toMatchObject({ status: 403, body: { code: 'banned' } });
      }
      expect((await blas.do(id, { type: 'reclaim' })).body.code).toBe('banned');
      expect((await blas.call('GET', '/api/me')).status).toBe(200);
      const lifting = { kind: 'ban', reason: 'was a mistake' };
      expect((await chief.call('POST', `/api/operator/people/${blas.id}/lift`, lifting)).status).toBe(204);
      expect((await blas.do(id, { type: 'reclaim' })).status).toBe(200);
      await sanction(chief, blas, { kind: 'ban' });
      expect((await blas.call('DELETE', '/api/me')).status).toBe(204);
    });

    test('a name is changed, and a table closed in the middle of a match', async () => {
      const chief = await operator();
      const { id, guests } = await startedTable(server);
      const rename = { name: 'Neutral', reason: 'offensive' };
      await chief.call('POST', `/api/operator/people/${guests[1].id}/rename`, rename);
      expect((await guests[0].look(id)).table.seats[1].name).toBe('Neutral');
      const stream = await guests[0].watch(id);
      const close = `/api/operator/tables/${id}/close`;
      expect((await chief.call('POST', close, { reason: 'abuse' })).status).toBe(204);
      await stream.until(({ messages }) => messages.some(({ table }) => table.status === 'closed'));
      const { table } = await guests[0].look(id);
      expect(table).toMatchObject({ status: 'closed', toAct: [], outcome: null, seed: null });
      expect((await chief.call('POST', close, {})).status).toBe(400);
      const nowhere = '/api/operator/tables/nowhere-at-all/close';
      expect((await chief.call('POST', nowhere, { reason: 'x' })).status).toBe(404);
    });

    test('every act is written down with its author and reason, and the list only grows', async () => {
      const [chief, blas] = [await operator(), await server.guest()];
      await sanction(chief, blas, { kind: 'mute', days: 1 });
      const { body } = await chief.call<Acts>('GET', '/api/operator/acts');
      const mine = body.acts.filter(({ operator: who }) => who?.id === chief.id);
      expect(mine).toMatchObject([{ act: 'mute', target: blas.id, reason: 'rude words' }]);
      expect(body.acts.some(({ act, target }) => act === 'appoint' && target === chief.id)).toBe(true);
      const { database, data } = server.services.settings;
      const { db, reader } =
        database === undefined ? openSqlite(path.join(data, 'cosecha.sqlite')) : openPostgres(database);
      for (const change of [
        sql`update operator_act set reason = 'another'`,
        sql`delete from operator_act where act = 'mute'`,
      ])
        await expect(change.execute(db)).rejects.toThrow(/only grows/);
      if (reader !== db) await reader.destroy();
      await db.destroy();
      // An act stays when the people in it are gone.
      await blas.call('DELETE', '/api/me');
      const after = await chief.call<Acts>('GET', '/api/operator/acts');
      expect(after.body.acts.some(({ target }) => target === blas.id)).toBe(true);
    });

    test('what was reported about someone goes with their account', async () => {
      const { id, guests } = await startedTable(server);
      await guests[0].call('POST', '/api/reports', { table: id, person: guests[1].id, reason: 'name' });
      await guests[1].call('DELETE', '/api/me');
      const open = await server.services.storage.moderation.reports('open', 100);
      expect(open.some(({ person }) => person === guests[1].id)).toBe(false);
    });
  });
});
