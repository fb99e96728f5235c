import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ladder, Profile, RatingHistory, ResultLines, VisiblePeople } from '../../api/profile.ts';
import { takeInPending } from '../ratings/take-in.ts';
import { ratedResult } from './rated-results.ts';
import type { Guest } from './test-client.ts';
import { isMissing, startServer, STORES, turnOf, type TestServer } from './test-server.ts';

const DAY = 86_400_000;

describe.each(STORES)('profiles on %s', store => {
  describe.skipIf(isMissing(store))('tell', () => {
    let server: TestServer;
    let people: Guest[];
    beforeAll(async () => {
      server = await startServer({ store });
      people = [await safe('Ana'), await safe('Blas'), await safe('Cora'), await safe('Dina')];
      await playSeason();
    });
    afterAll(() => server.end());

    async function safe(name: string): Promise<Guest> {
      const guest = await server.guest();
      await guest.call('PATCH', '/api/me', { name });
      await guest.call('POST', '/api/me/recovery-code');
      return guest;
    }

    /** Ana wins most of her twelve matches, each against one of the others and a bot. */
    async function playSeason(): Promise<void> {
      const { results } = server.services.storage;
      const now = Date.now();
      for (let index = 0; index < 12; index++) {
        const isLost = index % 4 === 3;
        await results.add(
          ratedResult(`season-${index}`, now - (40 - index) * DAY, [
            { player: people[0].id, place: isLost ? 2 : 1 },
            { player: people[1 + (index % 3)].id, place: isLost ? 1 : 2 },
            { player: 'level-2', place: 3, anchor: 1200 },
          ]),
        );
      }
      await takeInPending(server.services.storage);
    }
    const read = async <T>(viewer: Guest, path: string): Promise<T> => {
      const { status, body } = await viewer.call<T>('GET', path);
      expect(status).toBe(200);
      return body;
    };

    test('whose page a viewer may open', async () => {
      const [ana, blas] = people;
      const guest = await server.guest();
      const ids = [ana.id, blas.id, guest.id, 'nobody-at-all'].join(',');
      const visible = async (viewer: Guest) =>
        new Set((await read<VisiblePeople>(viewer, `/api/people?ids=${ids}`)).visible);
      expect(await visible(ana)).toEqual(new Set([ana.id, blas.id]));
      expect(await visible(guest)).toEqual(new Set([ana.id, blas.id, guest.id]));
      await blas.call('PATCH', '/api/me', { isPublic: false });
      expect(await visible(ana)).toEqual(new Set([ana.id]));
      await blas.call('PATCH', '/api/me', { isPublic: true });
      expect((await ana.call('GET', '/api/people?ids=x')).status).toBe(400);
    });

    test('matches, ratings, places and rivals', async () => {
      const [ana, blas] = people;
      const profile = await read<Profile>(blas, `/api/people/${ana.id}`);
      expect(profile).toMatchObject({ name: 'Ana', isYou: false, isPublic: true });
      const details = profile.details ?? expect.fail('hidden');
      expect(details).toMatchObject({ matches: 12, won: 9 });
      expect(details.games).toMatchObject([{ game: 'cacao', live: 12, days: 0, places: [9, 3], best: 99 }]);
      const [rating] = details.ratings;
      expect(rating).toMatchObject({ game: 'cacao', pace: 'live', matches: 12, isProvisional: false });
      expect(rating.rating).toBeGreaterThan(1500);
      expect(rating.best).toBeGreaterThanOrEqual(rating.rating);
      const rival = details.people.find(({ name }) => name === 'Blas');
      expect(rival).toMatchObject({ met: 4, won: 3, shared: 0, lost: 1 });
      expect(details.bots).toMatchObject([{ bot: 'level-2', met: 12, won: 12 }]);
    });

    test('results in pages, with filters, and the change of the rating', async () => {
      const [ana, blas] = people;
      const first = await read<ResultLines>(ana, `/api/people/${ana.id}/results?limit=5`);
      const rest = await read<ResultLines>(ana, `/api/people/${ana.id}/results?limit=50&after=${first.next}`);
      const all = [...first.results, ...rest.results];
      expect(all).toHaveLength(12);
      expect(rest.next).toBeNull();
      expect(all.map(({ ended }) => ended)).toEqual(all.map(({ ended }) => ended).toSorted((a, b) => b - a));
      const { points } = await read<RatingHistory>(ana, `/api/people/${ana.id}/ratings`);
      expect(all.map(({ rating }) => rating?.after)).toEqual(points.map(({ rating }) => rating).toReversed());
      const query = (text: string) => read<ResultLines>(ana, `/api/people/${ana.id}/results?${text}`);
      expect((await query(`opponent=${blas.id}`)).results).toHaveLength(4);
      expect((await query('opponent=level-2')).results).toHaveLength(12);
      expect((await query('game=ceylon')).results).toEqual([]);
      expect((await query('pace=days')).results).toEqual([]);
      expect((await query('players=3')).results).toHaveLength(12);
      expect((await ana.call('GET', `/api/people/${ana.id}/results?players=9`)).status).toBe(400);
    });

    test('a ladder with the settled only, in pages, and bots on the same scale', async () => {
      const [ana] = people;
      const ladder = await read<Ladder>(ana, '/api/ratings/cacao');
      expect(ladder.players).toMatchObject([{ position: 1, id: ana.id, name: 'Ana' }]);
      expect(ladder.bots[0]).toEqual({ level: 'level-1', rating: 1000 });
      expect((await read<Ladder>(ana, '/api/ratings/cacao?pace=days')).players).toEqual([]);
      expect((await ana.call('GET', '/api/ratings/chess')).status).toBe(404);
      const at = `${ladder.players[0].rating + 0.5}~zzzzzzzz`;
      const second = await read<Ladder>(ana, `/api/ratings/cacao?after=${at}`);
      expect(second.players.every(({ position }) => position >= 1)).toBe(true);
    });

    test('nothing of a guest, nor of someone who wants it so', async () => {
      const [ana, blas, cora] = people;
      const guest = await server.guest();
      expect((await read<Profile>(ana, `/api/people/${guest.id}`)).details).toBeNull();
      expect((await ana.call('GET', `/api/people/${guest.id}/results`)).status).toBe(404);
      expect((await read<Profile>(guest, `/api/people/${guest.id}`)).details).not.toBeNull();
      await cora.call('PATCH', '/api/me', { isPublic: false });
      expect((await read<Profile>(ana, `/api/people/${cora.id}`)).details).toBeNull();
      expect((await ana.call('GET', `/api/people/${cora.id}/ratings`)).status).toBe(404);
      const text = JSON.stringify(await read<ResultLines>(blas, `/api/people/${ana.id}/results`));
      expect(text).not.toContain(cora.id);
      expect(text).not.toContain('Cora');
      expect(JSON.stringify(await read<ResultLines>(ana, `/api/people/${ana.id}/results`))).toContain('Cora');
      await cora.call('PATCH', '/api/me', { isPublic: true });
      expect((await read<Profile>(ana, `/api/people/${cora.id}`)).details).not.toBeNull();
    });

    test('private matches to those who played them only', async () => {
      const [ana, blas] = people;
      const result = ratedResult('private-one', Date.now(), [
        { player: ana.id, place: 1 },
        { player: blas.id, place: 2 },
      ]);
      await server.services.storage.results.add({ ...result, rated: 0, visibility: 'private' });
      const seen = async (viewer: Guest): Promise<number> =>
        (await read<ResultLines>(viewer, `/api/people/${ana.id}/results`)).results.length;
      expect(await seen(ana)).toBe(13);
      expect(await seen(people[3])).toBe(12);
    });

    test('days in a row, and the share of decisions without an error in reviewed matches', async () => {
      const [, blas] = people;
      const erin = await safe('Erin');
      const { storage } = server.services;
      const detailsOf = async (viewer: Guest): Promise<Profile['details']> =>
        (await read<Profile>(viewer, `/api/people/${erin.id}`)).details;
      expect(await detailsOf(erin)).toMatchObject({ streak: 0, accuracy: null });
      // Yesterday and the two days before, and once a week earlier; a match of today is not needed yet.
      const noon = Math.floor(Date.now() / DAY) * DAY - DAY / 2;
      for (const before of [0, 1, 2, 9])
        await storage.results.add(
          ratedResult(`erin-${before}`, noon - before * DAY, [
            { player: erin.id, place: 1 },
            { player: 'level-2', place: 2, anchor: 1200 },
          ]),
        );
      const decision = (ply: number, seat: number, mark: string | null): string =>
        JSON.stringify({ kind: 'decision', decision: { ply, seat, mark } });
      const marks = [null, null, 'brilliant', 'blunder'];
      const texts = [...marks.map((mark, ply) => decision(ply, 0, mark)), decision(9, 1, 'blunder')];
      for (const table of ['erin-0', 'erin-1']) {
        await storage.reviews.ask({ table_id: table, version: 1, owner: null, asked: 1 });
        await storage.reviews.claim(table, 'me', { now: 1, until: 2 });
        await storage.reviews.save(
          texts.map((result, n) => ({ table_id: table, moment: `m${n}`, n, is_close: 0, result })),
        );
      }
      await storage.reviews.end('erin-0', 'me', 'done');
      // The other review still runs: it says nothing yet.
      for (const viewer of [erin, blas])
        expect(await detailsOf(viewer)).toMatchObject({ streak: 3, accuracy: { percent: 75, matches: 1 } });
    });

    test('a symbol and a colour of one’s own', async () => {
      const [ana, blas] = people;
      await ana.call('PATCH', '/api/me', { symbol: 'star', colour: 'pink' });
      expect(await read<Profile>(blas, `/api/people/${ana.id}`)).toMatchObject({
        symbol: 'star',
        colour: 'pink',
      });
      expect((await ana.call('PATCH', '/api/me', { symbol: 'skull' })).status).toBe(400);
    });

    test('goals of a match played alone', async () => {
      const guest = await server.guest();
      const id = await guest.open({ game: 'alubari', seats: [{ kind: 'me' }], start: true });
      for (;;) {
        const turn = await turnOf(id, [guest]);
        if (turn === undefined) break;
        await guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
      }
      const { details } = await read<Profile>(guest, `/api/people/${guest.id}`);
      expect(details?.goals.length).toBeGreaterThan(5);
      expect(details).toMatchObject({ matches: 1, won: 0 });
    });

    test('everything about a person to that person, in one file', async () => {
      const [ana, blas] = people;
      const id = await ana.open({
        game: 'cacao',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        visibility: 'public',
      });
      await ana.do(id, { type: 'say', text: 'only Ana says this' });
      await blas.do(id, { type: 'say', text: 'only Blas says this' });
      const { status, body, headers } = await ana.call<Record<string, unknown[]>>('GET', '/api/me/export');
      expect(status).toBe(200);
      expect(headers['content-disposition']).toContain('cosecha-my-data.json');
      expect(body).toMatchObject({ cosechaExport: 1, me: { id: ana.id, name: 'Ana' } });
      expect(body['results']).toHaveLength(13);
      expect(body['ratingChanges']).toHaveLength(12);
      expect(body['tables']).toMatchObject([{ id }]);
      const text = JSON.stringify(body);
      expect(text).toContain('only Ana says this');
      expect(text).not.toContain('only Blas says this');
      expect(text).not.toContain(blas.id);
      await ana.do(id, { type: 'close' });
    });

    test('someone who left to no one, and keep the results of the others', async () => {
      const [ana, , , dina] = people;
      await dina.call('DELETE', '/api/me');
      expect((await ana.call('GET', `/api/people/${dina.id}`)).status).toBe(404);
      const { results } = await read<ResultLines>(ana, `/api/people/${ana.id}/results`);
      expect(results).toHaveLength(13);
      const gone = results
        .flatMap(({ others }) => others)
        .filter(({ id, bot }) => id === null && bot === null);
      expect(gone).toHaveLength(4);
      expect(JSON.stringify(results)).not.toContain('gone.');
    });
  });
});
