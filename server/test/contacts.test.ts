import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Contacts, Invitations } from '../../api/contacts.ts';
import type { TableSummaries } from '../../api/table.ts';
import { tendSeeks } from '../events/seek-work.ts';
import type { Guest } from './test-client.ts';
import { isMissing, startServer, STORES, type TestServer } from './test-server.ts';

const OPEN = { game: 'cacao', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' };

const contactsOf = async (guest: Guest): Promise<Contacts> =>
  (await guest.call<Contacts>('GET', '/api/me/contacts')).body;

const ids = (people: readonly { id: string }[]): string[] => people.map(({ id }) => id);

const befriend = async (one: Guest, other: Guest): Promise<void> => {
  await one.call('PUT', `/api/me/friends/${other.id}`);
  await other.call('PUT', `/api/me/friends/${one.id}`);
};

describe.each(STORES)('contacts on %s', store => {
  describe.skipIf(isMissing(store))('is kept:', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startServer({ store });
    });
    afterAll(() => server.end());
    const meet = async (count: number): Promise<Guest[]> => {
      const guests: Guest[] = [];
      for (let index = 0; index < count; index++) guests.push(await server.guest());
      return guests;
    };

    test('a request becomes a friendship when the other agrees, and ends on both sides', async () => {
      const [ana, blas] = await meet(2);
      await ana.call('PUT', `/api/me/friends/${blas.id}`);
      expect(ids((await contactsOf(ana)).asked)).toEqual([blas.id]);
      expect(ids((await contactsOf(blas)).asking)).toEqual([ana.id]);
      expect((await contactsOf(ana)).friends).toEqual([]);
      await blas.call('PUT', `/api/me/friends/${ana.id}`);
      expect(ids((await contactsOf(ana)).friends)).toEqual([blas.id]);
      expect(ids((await contactsOf(blas)).friends)).toEqual([ana.id]);
      await blas.call('DELETE', `/api/me/friends/${ana.id}`);
      expect(await contactsOf(ana)).toEqual({ friends: [], asking: [], asked: [], blocked: [], muted: [] });
    });

    test('only friends see who is here; asking, being asked and blocking show nothing', async () => {
      const [ana, blas, cora] = await meet(3);
      await befriend(ana, blas);
      await cora.call('PUT', `/api/me/friends/${ana.id}`);
      await ana.listen('/api/me/turns');
      expect((await contactsOf(blas)).friends).toMatchObject([{ id: ana.id, isHere: true }]);
      expect(JSON.stringify(await contactsOf(cora))).not.toContain('isHere');
      // Blocking someone, or being blocked, ends what one sees of them.
      await blas.call('PUT', `/api/me/blocks/${ana.id}`);
      expect((await contactsOf(blas)).friends).toEqual([]);
      expect((await contactsOf(ana)).friends).toEqual([]);
      expect(JSON.stringify(await contactsOf(blas))).not.toContain('isHere');
      expect(JSON.stringify(await contactsOf(ana))).not.toContain('block":[{');
    });

    test('someone who is blocked is not told, and cannot ask again', async () => {
      const [ana, blas] = await meet(2);
      await ana.call('PUT', `/api/me/blocks/${blas.id}`);
      expect((await blas.call('PUT', `/api/me/friends/${ana.id}`)).status).toBe(200);
      expect(ids((await contactsOf(blas)).asked)).toEqual([ana.id]);
      expect((await contactsOf(ana)).asking).toEqual([]);
      expect(ids((await contactsOf(ana)).blocked)).toEqual([blas.id]);
    });

    test('people who block each other are not seated together through the lobby', async () => {
      const [ana, blas, cora] = await meet(3);
      const id = await ana.open(OPEN);
      await ana.call('PUT', `/api/me/blocks/${blas.id}`);
      await cora.call('PUT', `/api/me/blocks/${ana.id}`);
      for (const guest of [blas, cora]) {
        const { body } = await guest.call<TableSummaries>('GET', '/api/tables');
        expect(body.tables.some(table => table.id === id)).toBe(false);
        const refused = await guest.do(id, { type: 'sit', seat: 1 });
        expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      }
      await ana.call('DELETE', `/api/me/blocks/${blas.id}`);
      expect((await blas.do(id, { type: 'sit', seat: 1 })).status).toBe(200);
    });

    test('people who block each other are not brought together by the queue', async () => {
      const [ana, blas, cora] = await meet(3);
      await blas.call('PUT', `/api/me/blocks/${ana.id}`);
      const wanted = { game: 'cacao', pace: 'days', players: 2 };
      for (const guest of [ana, blas]) await guest.call('POST', '/api/seeks', wanted);
      await tendSeeks(server.services);
      const tableOf = async (guest: Guest): Promise<unknown> =>
        (await guest.call<{ seek: { table: string | null } | null }>('GET', '/api/me/seek')).body.seek?.table;
      expect([await tableOf(ana), await tableOf(blas)]).toEqual([null, null]);
      const seen = await ana.call<{ seeks: { person: string }[] }>('GET', '/api/seeks');
      expect(seen.body.seeks.map(({ person }) => person)).not.toContain(blas.id);
      expect((await ana.call('POST', `/api/seeks/${blas.id}/join`)).status).toBe(404);
      await cora.call('POST', '/api/seeks', wanted);
      await tendSeeks(server.services);
      expect(await tableOf(cora)).not.toBeNull();
      for (const guest of [ana, blas]) await guest.call('DELETE', '/api/me/seek');
    });

    test('friends are invited by name, others are not', async () => {
      const [ana, blas, cora] = await meet(3);
      await befriend(ana, blas);
      const id = await ana.open({ ...OPEN, visibility: 'private' });
      const address = `/api/tables/${id}/invitations`;
      expect((await ana.call('POST', address, { person: cora.id })).status).toBe(403);
      expect((await blas.call('POST', address, { person: ana.id })).status).toBe(404);
      expect((await ana.call('POST', address, { person: blas.id })).status).toBe(204);
      const { body } = await blas.call<Invitations>('GET', '/api/me/invitations');
      expect(body.invitations).toMatchObject([{ table: { id } }]);
      expect((await cora.call<Invitations>('GET', '/api/me/invitations')).body.invitations).toEqual([]);
      expect((await blas.do(id, { type: 'sit', seat: 1 })).status).toBe(200);
      const after = await blas.call<Invitations>('GET', '/api/me/invitations');
      expect(after.body.invitations).toEqual([]);
    });

    test('an invitation can be refused', async () => {
      const [ana, blas] = await meet(2);
      await befriend(ana, blas);
      const id = await ana.open({ ...OPEN, visibility: 'private' });
      await ana.call('POST', `/api/tables/${id}/invitations`, { person: blas.id });
      await blas.call('DELETE', `/api/me/invitations/${id}`);
      const { body } = await blas.call<Invitations>('GET', '/api/me/invitations');
      expect(body.invitations).toEqual([]);
    });

    test('a flood of requests ends for the day, at every process', async () => {
      const [ana] = await meet(1);
      const crowd = await meet(3);
      const { tallies } = server.services.storage.limits;
      const { name, max, window } = server.services.limits.relations;
      // All but one of the day's requests are used up.
      await tallies.take([{ key: `${name} ${ana.id}`, max, window, wanted: max - 1 }], Date.now());
      expect((await ana.call('PUT', `/api/me/friends/${crowd[0].id}`)).status).toBe(200);
      expect((await ana.call('PUT', `/api/me/friends/${crowd[1].id}`)).status).toBe(429);
      expect((await ana.call('PUT', `/api/me/blocks/${crowd[2].id}`)).status).toBe(429);
      // The same request again costs nothing.
      expect((await ana.call('PUT', `/api/me/friends/${crowd[0].id}`)).status).toBe(200);
    });

    test('no one befriends themselves, a stranger to the server or a program', async () => {
      const [ana, blas] = await meet(2);
      const { body } = await blas.call<{ id: string }>('POST', '/api/me/programs', { name: 'Bot' });
      for (const [id, status] of [
        [ana.id, 400],
        ['nobody-at-all', 404],
        [body.id, 400],
      ] as const)
        expect((await ana.call('PUT', `/api/me/friends/${id}`)).status).toBe(status);
    });

    test('relations go with the account, on both sides', async () => {
      const [ana, blas] = await meet(2);
      await befriend(ana, blas);
      await ana.call('DELETE', '/api/me');
      expect((await contactsOf(blas)).friends).toEqual([]);
      expect(await server.services.storage.relations.towards(blas.id)).toEqual([]);
    });
  });
});
