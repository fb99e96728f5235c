import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isZone, quietUntil } from '../notifications/quiet-hours.ts';
import { isMissing, startedTable, startServer, STORES, turnOf, type TestServer } from './test-server.ts';

const DAYS = { speed: { kind: 'correspondence', days: 3 } };

describe('quiet hours', () => {
  const at = (time: string): number => Date.parse(`2026-03-10T${time}:00Z`);
  const night = { quiet_from: 22 * 60, quiet_until: 8 * 60, zone: 'UTC' };

  test('reach over midnight and end at their time', () => {
    expect(quietUntil(at('23:30'), night)).toBe(Date.parse('2026-03-11T08:00:00Z'));
    expect(quietUntil(at('03:00'), night)).toBe(at('08:00'));
    expect(quietUntil(at('08:00'), night)).toBeUndefined();
    expect(quietUntil(at('12:00'), night)).toBeUndefined();
    expect(quietUntil(at('12:00'), undefined)).toBeUndefined();
  });

  test('are those of the person, wherever the server is', () => {
    const tokyo = { quiet_from: 13 * 60, quiet_until: 14 * 60, zone: 'Asia/Tokyo' };
    expect(quietUntil(at('04:30'), tokyo)).toBe(at('05:00'));
    expect(quietUntil(at('13:30'), tokyo)).toBeUndefined();
    expect([isZone('Europe/Madrid'), isZone('Middle/Earth')]).toEqual([true, false]);
  });
});

describe.each(STORES)('deadlines on %s', store => {
  describe.skipIf(isMissing(store))('are', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer({ store });
    });
    afterAll(() => server.end());

    test('listed for the player who is to act, and in a calendar with a secret address', async () => {
      const { id, guests } = await startedTable(server, DAYS);
      const turn = await turnOf(id, guests);
      const actor = turn?.guest ?? guests[0];
      const other = guests.find(guest => guest !== actor) ?? guests[1];
      expect((await actor.call('GET', '/api/me/deadlines')).body).toMatchObject({
        deadlines: [{ table: id }],
      });
      expect((await other.call('GET', '/api/me/deadlines')).body).toEqual({ deadlines: [] });
      const { body } = await actor.call<{ address: string }>('POST', '/api/me/calendar');
      const { pathname } = new URL(body.address);
      const program = await server.guest();
      program.cookie = '';
      const feed = await program.call<string>('GET', pathname);
      expect(feed.headers['content-type']).toContain('text/calendar');
      expect(feed.body).toContain('BEGIN:VEVENT');
      expect(feed.body).toContain(`/table/${id}`);
      const renewed = await actor.call<{ address: string }>('POST', '/api/me/calendar');
      expect((await program.call('GET', pathname)).status).toBe(404);
      const fresh = new URL(renewed.body.address).pathname;
      expect((await program.call('GET', fresh)).status).toBe(200);
      await actor.call('DELETE', '/api/me/calendar');
      expect((await program.call('GET', fresh)).status).toBe(404);
      // The store holds no address, only its hash.
      const again = await actor.call<{ address: string }>('POST', '/api/me/calendar');
      const row = await server.services.storage.correspondence.find(actor.id);
      expect(again.body.address).not.toContain(row?.calendar ?? '');
      await actor.call('DELETE', '/api/me');
      expect(await server.services.storage.correspondence.find(actor.id)).toBeUndefined();
    });

    test('told after the quiet hours: a notice in them is postponed, not lost', async () => {
      const { notices, correspondence } = server.services.storage;
      const { id, guests } = await startedTable(server, DAYS);
      const actor = (await turnOf(id, guests))?.guest ?? guests[0];
      const quiet = { from: '22:00', until: '08:00', zone: 'Europe/Madrid' };
      expect((await actor.call('PUT', '/api/me/correspondence', { quiet })).body).toMatchObject({ quiet });
      const wrong = { quiet: { ...quiet, zone: 'Middle/Earth' } };
      expect((await actor.call('PUT', '/api/me/correspondence', wrong)).status).toBe(400);
      const late = Date.now() + 60_000_000;
      const mine = async (now: number) => (await notices.due(now)).filter(notice => notice.table_id === id);
      const [notice] = await mine(late);
      expect(notice.person).toBe(actor.id);
      await notices.postpone(notice, late + 1000);
      expect(await mine(late)).toEqual([]);
      expect(await mine(late + 1000)).toHaveLength(1);
      expect((await correspondence.find(actor.id))?.quiet_from).toBe(22 * 60);
      expect((await actor.call('PUT', '/api/me/correspondence', { quiet: null })).body).toMatchObject({
        quiet: null,
      });
    });
  });
});
