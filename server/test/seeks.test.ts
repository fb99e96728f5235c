import { describe, expect, test } from 'vitest';
import type { Seek, Seeks } from '../../api/seek.ts';
import { freshDatabase, hasPostgres } from './cluster.ts';
import { protectedGuests } from './event-players.ts';
import type { Guest } from './test-client.ts';
import { isMissing, startServer, STORES } from './test-server.ts';

const LONG = 120_000;
const LIVE = { game: 'cacao', pace: 'live', players: 2 } as const;

const look = async (guest: Guest): Promise<Seek | null> =>
  (await guest.call<{ seek: Seek | null }>('GET', '/api/me/seek')).body.seek;

async function tableFor(guest: Guest): Promise<string> {
  const end = Date.now() + 30_000;
  for (;;) {
    const found = (await look(guest))?.table;
    if (typeof found === 'string') return found;
    if (Date.now() > end) throw new Error('no table was found');
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

test('someone who looks stands in the queue with their rating', { timeout: LONG }, async () => {
  const server = await startServer();
  const [ana, blas] = await protectedGuests(server, 2);
  const { ratings } = server.services.storage;
  const rating = {
    player: ana.id,
    game: 'cacao',
    pace: 'live',
    mu: 1720.4,
    sigma: 90,
    matches: 9,
    opponents: 4,
    at: 1,
  } as const;
  expect(await ratings.replace(0, [rating], [])).toBe(true);
  for (const guest of [ana, blas]) await guest.call('POST', '/api/seeks', { ...LIVE, players: 4 });
  const { body } = await ana.call<Seeks>('GET', '/api/seeks');
  expect(new Map(body.seeks.map(({ person, rating: own }) => [person, own]))).toEqual(
    new Map([
      [ana.id, 1720],
      [blas.id, 1500],
    ]),
  );
  await server.end();
});

describe.for([...STORES])('looking for opponents on %s', store => {
  test.skipIf(isMissing(store))(
    'two people who look for the same play each other',
    { timeout: LONG },
    async () => {
      const server = await startServer({ store });
      const [ana, blas] = await protectedGuests(server, 2);
      const guest = await server.guest();
      await ana.call('POST', '/api/seeks', LIVE);
      await guest.call('POST', '/api/seeks', { ...LIVE, players: 3 });
      // Asking again is the same place in the queue: no one can fill it.
      await ana.call('POST', '/api/seeks', LIVE);
      const { body } = await blas.call<Seeks>('GET', '/api/seeks?game=cacao');
      expect(body.seeks.map(({ person }) => person).toSorted()).toEqual([ana.id, guest.id].toSorted());
      await blas.call('POST', '/api/seeks', LIVE);
      const [one, other] = await Promise.all([tableFor(ana), tableFor(blas)]);
      expect(one).toBe(other);
      const { table } = await ana.look(one);
      expect(table.status).toBe('playing');
      expect(table.settings).toMatchObject({ rated: true, visibility: 'public' });
      expect(new Set(table.seats.map(({ person }) => person))).toEqual(new Set([ana.id, blas.id]));
      expect((await look(guest))?.table).toBeNull();
      await guest.call('DELETE', '/api/me/seek');
      expect(await look(guest)).toBeNull();
      // Having found a table, both may look for the next one.
      expect((await ana.call<Seek>('POST', '/api/seeks', LIVE)).body.table).toBeNull();
      await server.end();
    },
  );

  test.skipIf(isMissing(store))(
    'someone in the lobby is joined, and bots come in the end',
    { timeout: LONG },
    async () => {
      let clock = Date.now();
      const server = await startServer({ store, overrides: { now: () => clock } });
      const [ana, blas, carla] = await Promise.all([server.guest(), server.guest(), server.guest()]);
      await ana.call('POST', '/api/seeks', LIVE);
      await server.services.storage.seeks.put({
        ...(await server.services.storage.seeks.find(ana.id))!,
        rating: 2400,
      });
      expect((await blas.call('POST', `/api/seeks/${blas.id}/join`)).status).toBe(404);
      await blas.call('POST', `/api/seeks/${ana.id}/join`);
      expect(await tableFor(ana)).toBe(await tableFor(blas));

      await carla.call('POST', '/api/seeks', { ...LIVE, players: 3, bots: true });
      clock += 14_000;
      await look(carla);
      clock += 2000;
      const { table } = await carla.look(await tableFor(carla));
      expect(table.seats.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'bot', 'person']);
      // A table with guests does not count for ratings.
      expect(table.settings.rated).toBeUndefined();
      await server.end();
    },
  );
});

test.skipIf(!hasPostgres)('people at two processes get one table', { timeout: LONG }, async () => {
  const database = await freshDatabase();
  const servers = await Promise.all([1, 2].map(() => startServer({ flags: { database } })));
  const guests = await Promise.all(Array.from({ length: 8 }, (_, index) => servers[index % 2].guest()));
  await Promise.all(guests.map(guest => guest.call('POST', '/api/seeks', LIVE)));
  const tables = await Promise.all(guests.map(tableFor));
  expect(new Set(tables).size).toBe(4);
  for (const [index, guest] of guests.entries()) {
    const { table } = await guest.look(tables[index]);
    expect(table.seats.every(({ kind }) => kind === 'person')).toBe(true);
    expect(table.seats.map(({ person }) => person)).toContain(guest.id);
  }
  for (const server of servers) await server.end();
});
