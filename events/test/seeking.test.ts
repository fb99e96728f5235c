import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchSeekers, rangeAfter, type Seeker } from '../seeking.ts';

const seeker = (id: string, change: Partial<Seeker> = {}): Seeker => ({
  id,
  goal: 'cacao live 2',
  players: 2,
  rating: 1500,
  waited: 0,
  takesBots: false,
  wish: null,
  ...change,
});

describe('people who look for opponents', () => {
  test('the range widens with time until anyone will do', () => {
    const ranges = [0, 10_000, 30_000, 60_000, 89_000, 90_000].map(rangeAfter);
    expect(ranges).toEqual(ranges.toSorted((one, other) => one - other));
    expect(ranges.at(-1)).toBe(Number.POSITIVE_INFINITY);
  });

  test('both must find the other near enough', () => {
    const [strong, weak] = [seeker('a', { rating: 1900 }), seeker('b', { rating: 1500, waited: 95_000 })];
    expect(matchSeekers([strong, weak])).toEqual([]);
    expect(matchSeekers([{ ...strong, waited: 95_000 }, weak])).toEqual([['a', 'b']]);
  });

  test('who wants to join someone does, whatever the ratings', () => {
    expect(matchSeekers([seeker('a', { rating: 2500 }), seeker('b', { wish: 'a' })])).toEqual([['a', 'b']]);
  });

  test('bots fill a table after a while, where everyone takes them', () => {
    const trio = { goal: 'cacao live 3', players: 3, waited: 16_000 };
    expect(matchSeekers([seeker('a', { ...trio, takesBots: true })])).toEqual([['a']]);
    expect(matchSeekers([seeker('a', { ...trio, takesBots: true }), seeker('b', trio)])).toEqual([]);
    expect(matchSeekers([seeker('a', { ...trio, takesBots: true, waited: 14_000 })])).toEqual([]);
  });

  test('those who should not meet do not', () => {
    expect(matchSeekers([seeker('a'), seeker('b')], () => true)).toEqual([]);
  });

  test('no one gets two tables, no table has too many people or people of different goals', () => {
    const people = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 4 }),
        players: fc.integer({ min: 2, max: 4 }),
        rating: fc.integer({ min: 800, max: 2200 }),
        waited: fc.integer({ min: 0, max: 120_000 }),
        takesBots: fc.boolean(),
      }),
      { selector: ({ id }) => id, maxLength: 30 },
    );
    fc.assert(
      fc.property(people, list => {
        const seekers = list.map(one => ({ ...one, goal: `cacao live ${one.players}`, wish: null }));
        const tables = matchSeekers(seekers);
        expect(new Set(tables.flat()).size).toBe(tables.flat().length);
        for (const table of tables) {
          const members = table.map(id => seekers.find(one => one.id === id));
          expect(new Set(members.map(one => one?.goal)).size).toBe(1);
          expect(table.length).toBeLessThanOrEqual(members[0]?.players ?? 0);
        }
        // No two people who would take each other are left over at tables of two.
        const left = seekers.filter(({ id, players }) => players === 2 && !tables.flat().includes(id));
        for (const one of left)
          for (const other of left)
            if (one !== other)
              expect(Math.abs(one.rating - other.rating)).toBeGreaterThan(
                Math.min(rangeAfter(one.waited), rangeAfter(other.waited)),
              );
      }),
    );
  });
});
