import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventView } from '../../api/event.ts';
import { freshDatabase, hasPostgres } from './cluster.ts';
import {
  createEvent,
  enter,
  eventUntil,
  playRound,
  protectedGuests,
  readEvent,
  SWISS,
} from './event-players.ts';
import { freshKey } from './test-client.ts';
import { startServer, type TestServer } from './test-server.ts';

const LONG = 240_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const FULL = { start: { kind: 'full', players: 4 } } as const;

describe('an event', () => {
  test('is for protected accounts only, to make and to enter', async () => {
    const guest = await server.guest();
    const refused = await guest.call('POST', '/api/events', { key: freshKey(), ...SWISS, ...FULL });
    expect(refused).toMatchObject({ status: 403, body: { code: 'needs-account' } });
    const [host] = await protectedGuests(server, 1);
    const { id } = await createEvent(host, FULL);
    expect((await guest.call('POST', `/api/events/${id}/players`)).body).toMatchObject({
      code: 'needs-account',
    });
    // Anyone may read it, even without a session.
    const reading = await fetch(`${server.address}/api/events/${id}`);
    expect(reading.status).toBe(200);
    expect(await reading.text()).not.toContain('secret');
  });

  test('refuses rules that do not fit', async () => {
    const [host] = await protectedGuests(server, 1);
    const ask = async (wanted: object): Promise<unknown> =>
      (await host.call('POST', '/api/events', { key: freshKey(), ...SWISS, ...FULL, ...wanted })).body[
        'code'
      ];
    expect(await ask({ game: 'nothing' })).toBe('bad-settings');
    expect(await ask({ tableSize: 5 })).toBe('bad-settings');
    expect(await ask({ deal: 'common', start: { kind: 'full', players: 3 } })).toBe('bad-settings');
    expect(await ask({ format: 'groups', finalists: 2, tableSize: 3 })).toBe('bad-settings');
    expect(await ask({ start: { kind: 'time', at: 5, most: 8 } })).toBe('bad-settings');
    expect(await ask({ speed: { kind: 'untimed' } })).toBe('bad-request');
  });

  test('the same key is the same event, and no one organises too many', async () => {
    const [host] = await protectedGuests(server, 1);
    const key = freshKey();
    const one = await createEvent(host, { ...FULL, key });
    expect((await createEvent(host, { ...FULL, key })).id).toBe(one.id);
    for (let more = 0; more < 9; more++) await createEvent(host, FULL);
    const refused = await host.call('POST', '/api/events', { key: freshKey(), ...SWISS, ...FULL });
    expect(refused).toMatchObject({ status: 403, body: { code: 'too-many-events' } });
  });

  test('a second account of the same person stays out', async () => {
    const [host, second, third] = await protectedGuests(server, 3);
    const { people } = server.services.storage;
    await people.change(host.id, { email: 'a@example.org', email_confirmed: 1 });
    await people.change(second.id, { email: 'A+club@Example.org', email_confirmed: 1 });
    const { id } = await createEvent(host, { ...FULL, deal: 'common' });
    await enter(id, [host]);
    await enter(id, [host]);
    expect((await readEvent(host, id)).players).toBe(1);
    expect((await second.call('POST', `/api/events/${id}/players`)).body).toMatchObject({
      code: 'already-entered',
    });
    await enter(id, [third]);
    const [newer] = await protectedGuests(server, 1);
    expect((await newer.call('POST', `/api/events/${id}/players`)).body).toMatchObject({ code: 'forbidden' });
  });

  test('only the organiser removes others and cancels', async () => {
    const [host, guest, third] = await protectedGuests(server, 3);
    const { id } = await createEvent(host, FULL);
    await enter(id, [host, guest, third]);
    const remove = `/api/events/${id}/players/${host.id}`;
    expect((await guest.call('DELETE', remove)).status).toBe(403);
    expect((await guest.call('DELETE', `/api/events/${id}`)).status).toBe(403);
    expect((await host.call('DELETE', `/api/events/${id}/players/${guest.id}`)).status).toBe(204);
    expect((await third.call('DELETE', `/api/events/${id}/players/${third.id}`)).status).toBe(204);
    expect((await readEvent(host, id)).entrants.map(one => one.id)).toEqual([host.id]);
    expect((await host.call('DELETE', `/api/events/${id}`)).status).toBe(204);
    expect((await readEvent(host, id)).status).toBe('cancelled');
    expect((await guest.call('POST', `/api/events/${id}/players`)).body).toMatchObject({
      code: 'event-closed',
    });
  });

  test('starts at its time, or is cancelled with too few players', { timeout: LONG }, async () => {
    const [host, guest] = await protectedGuests(server, 2);
    const start = { kind: 'time', at: Date.now() + 1500, most: 8 };
    const [lonely, pair] = [await createEvent(host, { start }), await createEvent(host, { start })];
    await enter(lonely.id, [host]);
    await enter(pair.id, [host, guest]);
    await eventUntil(host, lonely.id, ({ status }) => status === 'cancelled');
    expect((await eventUntil(host, pair.id, ({ you }) => you.table !== null)).status).toBe('playing');
  });

  test(
    'people who block each other are not paired while there is another way',
    { timeout: LONG },
    async () => {
      const guests = await protectedGuests(server, 4);
      const [ana, blas, carla, dora] = guests;
      // Only one pairing is left.
      await ana.call('PUT', `/api/me/blocks/${blas.id}`);
      await carla.call('PUT', `/api/me/blocks/${ana.id}`);
      const { id } = await createEvent(ana, FULL);
      await enter(id, guests);
      const { results } = await eventUntil(ana, id, ({ round }) => round === 1);
      const pairs = results[0].tables.map(({ seats }) => new Set(seats.map(({ player }) => player)));
      expect(pairs).toContainEqual(new Set([ana.id, dora.id]));
      expect(pairs).toContainEqual(new Set([blas.id, carla.id]));
    },
  );

  test('someone who deletes their data leaves no name and no id', { timeout: LONG }, async () => {
    const guests = await protectedGuests(server, 4);
    const [host, leaver] = guests;
    const { id } = await createEvent(host, FULL);
    await enter(id, guests);
    await eventUntil(leaver, id, ({ you }) => you.table !== null);
    await leaver.call('DELETE', '/api/me');
    const text = JSON.stringify(await readEvent(host, id));
    expect(text).not.toContain(leaver.id);
    expect((await readEvent(host, id)).entrants.filter(({ name }) => name === null).length).toBe(1);
  });
});

test.skipIf(!hasPostgres)(
  'two processes run one event: every table is made once',
  { timeout: LONG },
  async () => {
    const database = await freshDatabase();
    const [one, two] = await Promise.all([1, 2].map(() => startServer({ flags: { database } })));
    const guests = [...(await protectedGuests(one, 2)), ...(await protectedGuests(two, 2))];
    const { id } = await createEvent(guests[0], { rounds: 2, ...FULL });
    await Promise.all(guests.map(guest => enter(id, [guest])));
    for (let round = 1; round <= 2; round++) {
      const event: EventView = await eventUntil(
        guests[round],
        id,
        ({ round: number, you }) => number === round && you.table !== null,
      );
      await playRound(guests, event, round);
    }
    const over = await eventUntil(guests[3], id, ({ status }) => status === 'finished');
    expect(over.results.length).toBe(2);
    for (const guest of guests) {
      const { body } = await guest.call<{ tables: unknown[] }>('GET', '/api/me/tables');
      expect(body.tables.length).toBe(2);
    }
    await one.end();
    await two.end();
  },
);
