import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import { recomputeRatings, takeInPending } from '../ratings/take-in.ts';
import type { MatchResult } from '../storage/results.ts';
import { openPostgresStore, openSqliteStore, type DataStore } from '../storage/storage.ts';
import { freshDatabase } from './cluster.ts';
import { ratedResult } from './rated-results.ts';
import { isMissing, STORES } from './test-server.ts';

/** Some months of a club: people, a bot now and then, two games and paces, shared places. */
function season(count: number, from = 0): MatchResult[] {
  const random = fastRandom(5 + from);
  return Array.from({ length: count }, (_, index) => {
    const people = Array.from({ length: 7 }, (_each, person) => `person-${person}`).sort(
      () => random.below(3) - 1,
    );
    const players = 2 + random.below(3);
    const places = Array.from({ length: players }, () => random.below(3));
    const seats = places.map((score, seat) => ({
      player: seat === 1 && index % 4 === 0 ? 'level-2' : people[seat],
      place: 1 + places.filter(other => other > score).length,
      ...(seat === 1 && index % 4 === 0 ? { anchor: 1294.5 } : {}),
    }));
    const ladder = {
      game: index % 3 === 0 ? 'ceylon' : 'cacao',
      pace: index % 5 === 0 ? 'days' : 'live',
    } as const;
    return ratedResult(`table-${from + index}`, 1e12 + index * 3_000_000, seats, ladder);
  });
}

describe.each(STORES)('ratings on %s', store => {
  describe.skipIf(isMissing(store))('are', () => {
    let stores: DataStore[] = [];
    let tidy = (): void => undefined;
    beforeAll(async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-ratings-'));
      tidy = () => rmSync(folder, { recursive: true, force: true });
      const url = store === 'postgres' ? await freshDatabase() : '';
      stores =
        store === 'postgres'
          ? [await openPostgresStore(url), await openPostgresStore(url)]
          : [await openSqliteStore(folder)];
    });
    afterAll(async () => {
      for (const each of stores) await each.close();
      tidy();
    });

    test('taken in once each, whoever of several processes does it, and the same to the bit when recomputed', async () => {
      const [storage] = stores;
      for (const result of season(60)) await storage.results.add(result);
      const taken = await Promise.all([...stores, ...stores].map(each => takeInPending(each)));
      expect(taken.reduce((sum, count) => sum + count, 0)).toBe(60);
      const stored = await storage.ratings.all();
      expect(new Set(stored.changes.map(({ n }) => n)).size).toBe(60);
      expect(await recomputeRatings(storage)).toMatchObject({ matches: 60, differences: 0 });
      expect(await storage.ratings.all()).toEqual(stored);
      expect(stored.changes.some(({ player }) => player.startsWith('level'))).toBe(false);
    });

    test('recomputed where they were tampered with', async () => {
      const [storage] = stores;
      const { ratings, changes } = await storage.ratings.all();
      const forged = ratings.map((row, index) => (index === 0 ? { ...row, mu: row.mu + 300 } : row));
      await storage.ratings.replace(60, forged, changes);
      expect((await recomputeRatings(storage)).differences).toBe(1);
      expect(await storage.ratings.all()).toEqual({ ratings, changes });
    });

    test('the same for the others when someone has left, and recomputable', async () => {
      const [storage] = stores;
      const before = await storage.ratings.all();
      await storage.results.forget('person-3');
      const after = await storage.ratings.all();
      expect(JSON.stringify(after)).not.toContain('person-3');
      const others = (rows: typeof before.ratings) =>
        rows.filter(({ player }) => player !== 'person-3' && !player.startsWith('gone.'));
      expect(others(after.ratings)).toEqual(others(before.ratings));
      expect((await recomputeRatings(storage)).differences).toBe(0);
    });

    test('not changed by a recomputation that a new match overtakes', async () => {
      const [storage] = stores;
      const { ratings, changes } = await storage.ratings.all();
      for (const result of season(1, 900)) await storage.results.add(result);
      await takeInPending(storage);
      expect(await storage.ratings.replace(60, ratings, changes)).toBe(false);
      expect((await recomputeRatings(storage)).differences).toBe(0);
    });

    test('held back with a deal that others still play, and then taken in by the time it became known', async () => {
      const [storage] = stores;
      const before = await storage.ratings.all();
      const [early, late, open] = season(3, 970);
      for (const result of [late, early])
        await storage.results.add({
          ...result,
          visibility: 'sealed',
          ended: 2e12 + (result === late ? 9 : 0),
        });
      expect(await takeInPending(storage)).toBe(0);
      expect(await storage.ratings.all()).toEqual(before);
      // It ended after them and is known before them.
      await storage.results.add({ ...open, ended: 2e12 + 50 });
      expect(await takeInPending(storage)).toBe(1);
      await storage.results.release([early.table_id, late.table_id, 'no-such-table'], 2e12 + 100);
      expect(await takeInPending(storage)).toBe(2);
      const [opened, first, last] = (await storage.ratings.taken(before.changes.at(-1)?.n ?? 0)).slice(-3);
      expect([opened, first, last].map(({ table_id }) => table_id)).toEqual(
        [open, early, late].map(({ table_id }) => table_id),
      );
      expect((await recomputeRatings(storage)).differences).toBe(0);
      const { changes } = await storage.ratings.all();
      expect(changes.findLast(({ table_id }) => table_id === early.table_id)?.at).toBe(2e12 + 100);
    });

    test('not made of matches that are not rated', async () => {
      const [storage] = stores;
      const before = await storage.ratings.all();
      for (const result of season(3, 950)) await storage.results.add({ ...result, rated: 0 });
      expect(await takeInPending(storage)).toBe(0);
      expect(await storage.ratings.all()).toEqual(before);
    });
  });
});
