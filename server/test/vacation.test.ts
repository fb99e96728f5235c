import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Vacations } from '../../api/vacation.ts';
import { daysUsed } from '../people/vacation.ts';
import { isMissing, startedTable, startServer, STORES, turnOf, type TestServer } from './test-server.ts';
import type { Guest } from './test-client.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS = { speed: { kind: 'correspondence', days: 2 } };

const take = (guest: Guest, body: object) => guest.call<Vacations>('POST', '/api/me/vacations', body);
const mine = async (guest: Guest): Promise<Vacations> =>
  (await guest.call<Vacations>('GET', '/api/me/vacations')).body;

test('a day of vacation that has begun counts as a whole one, and only those of the last 365 days count', () => {
  const vacation = (from: number, until: number) => ({ starts: from * DAY, ends: until * DAY });
  expect(daysUsed([vacation(0, 3), vacation(10, 10.2)], 20 * DAY)).toBe(4);
  expect(daysUsed([vacation(0, 3), vacation(100, 110)], 367 * DAY)).toBe(11);
  expect(daysUsed([vacation(0, 3)], 400 * DAY)).toBe(0);
});

describe.each(STORES)('vacations on %s', store => {
  describe.skipIf(isMissing(store))('of people who play over days', () => {
    let server: TestServer;
    let ahead = 0;
    const now = (): number => Date.now() + ahead;
    beforeAll(async () => {
      server = await startServer({ store, overrides: { now } });
    });
    afterAll(() => server.end());

    /** A match over days: the player to act and the other one. */
    async function match(more: object = DAYS) {
      const { id, guests } = await startedTable(server, { ...more });
      const turn = await turnOf(id, guests);
      if (turn === undefined) throw new Error('no one is to act');
      const actor = turn.guest;
      const other = guests.find(guest => guest !== actor) ?? actor;
      const seat = guests.indexOf(actor);
      const clock = async () => (await other.look(id)).table.clocks?.[seat];
      return {
        id,
        actor,
        other,
        seat,
        clock,
        because: async () => (await other.look(id)).table.seats[seat].because,
      };
    }

    test('stop the clock, are seen by the others, and move deadlines and calendar', async () => {
      const { id, actor, other, seat, because } = await match();
      ahead += 36 * HOUR;
      const begun = await take(actor, { days: 5 });
      expect(begun.body).toMatchObject({ allowance: 28, left: 23, vacations: [{}] });
      const { until } = begun.body.vacations[0];
      const seen = await other.look(id, 0);
      expect(seen.table.seats[seat].vacation).toBe(until);
      expect(seen.table.clocks?.[seat].heldUntil).toBe(until);
      expect(seen.lines).toContainEqual(expect.objectContaining({ type: 'vacationSet', seat, until }));
      const { body } = await actor.call<{ deadlines: { deadline: number }[] }>('GET', '/api/me/deadlines');
      // Twelve hours were left, and they are left at the end.
      expect((body.deadlines[0].deadline - until) / HOUR).toBeCloseTo(12, 0);
      ahead += 4 * DAY;
      expect(await because()).toBeNull();
      ahead += DAY + 13 * HOUR;
      await expect.poll(because).toBe('time');
    });

    test('ended early give back the days that have not begun, and the clock runs on', async () => {
      const { actor, clock } = await match();
      const { body } = await take(actor, { days: 10 });
      ahead += 3 * DAY;
      const ended = await actor.call<Vacations>('DELETE', `/api/me/vacations/${body.vacations[0].id}`);
      expect(ended.body.left).toBeGreaterThanOrEqual(24);
      const { left = 0, since, heldUntil } = (await clock()) ?? {};
      expect(heldUntil).toBeUndefined();
      expect((left + (since ?? 0) - now()) / HOUR).toBeCloseTo(48, 0);
    });

    test('do not save a decision that is nearly lost', async () => {
      const { actor, because } = await match();
      ahead += 2 * DAY - HOUR;
      await take(actor, { days: 5 });
      ahead += 2 * HOUR;
      await expect.poll(because).toBe('time');
    });

    test('begin as planned and hold matches that begin meanwhile', async () => {
      const planner = await server.guest();
      const planned = await take(planner, { from: now() + 10 * DAY, days: 3 });
      expect(planned.status).toBe(200);
      ahead += 10 * DAY + HOUR;
      const id = await planner.open({
        game: 'cacao',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        visibility: 'public',
        ...DAYS,
      });
      const other = await server.guest();
      await other.do(id, { type: 'sit', seat: 1 });
      await planner.do(id, { type: 'start' });
      await expect
        .poll(async () => (await other.look(id)).table.seats[0].vacation)
        .toBe(planned.body.vacations[0].until);
    });

    test('have an allowance that no order of requests exceeds', async () => {
      const guest = await server.guest();
      expect((await take(guest, { days: 29 })).status).toBe(400);
      expect((await take(guest, { days: 20 })).status).toBe(200);
      expect((await take(guest, { days: 1 })).body).toMatchObject({ code: 'no-vacation' });
      expect((await take(guest, { from: now() + 30 * DAY, days: 9 })).body).toMatchObject({
        code: 'no-vacation',
      });
      expect((await take(guest, { from: now() + 200 * DAY, days: 1 })).status).toBe(400);
      const many = await Promise.all(
        [30, 40, 50, 60].map(day => take(guest, { from: now() + day * DAY, days: 5 })),
      );
      expect(many.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
      const { vacations } = await mine(guest);
      expect(
        daysUsed(
          vacations.map(({ from, until }) => ({ starts: from, ends: until })),
          now() + 100 * DAY,
        ),
      ).toBeLessThanOrEqual(28);
    });

    test('of others are not mine to end, and one that is only planned is cancelled without a trace', async () => {
      const [ana, blas] = [await server.guest(), await server.guest()];
      const { body } = await take(ana, { from: now() + DAY, days: 4 });
      const address = `/api/me/vacations/${body.vacations[0].id}`;
      expect((await blas.call('DELETE', address)).status).toBe(404);
      expect((await ana.call<Vacations>('DELETE', address)).body).toMatchObject({ left: 28, vacations: [] });
    });

    test('do nothing in live matches', async () => {
      const { id, actor, other, seat } = await match({ speed: { kind: 'live', bank: 36_000, increment: 0 } });
      await take(actor, { days: 1 });
      const { table } = await other.look(id);
      expect(table.seats[seat].vacation).toBeUndefined();
      expect(table.clocks?.[seat].heldUntil).toBeUndefined();
    });

    test('hold notices back until the person is there again', async () => {
      const { id, actor } = await match();
      const { notices } = server.services.storage;
      const { body } = await take(actor, { days: 2 });
      const due = async (at: number) => (await notices.due(at)).filter(({ table_id }) => table_id === id);
      ahead += HOUR;
      await expect.poll(() => due(now())).toEqual([]);
      expect(await due(body.vacations[0].until)).toHaveLength(1);
      await actor.call('DELETE', `/api/me/vacations/${body.vacations[0].id}`);
      await expect.poll(() => due(now() + DAY)).toEqual([]);
    });

    test('are not needed against the others: no one hands over a seat at a table over days', async () => {
      const { id, other, seat } = await match();
      await other.do(id, { type: 'handOver', seat });
      ahead += HOUR;
      expect((await other.do(id, { type: 'handOver', seat })).body).toMatchObject({ code: 'not-away' });
    });
  });
});
