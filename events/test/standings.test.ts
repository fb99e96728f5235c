import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastRandom, shuffle } from '../../kernel/random.ts';
import { groupCount, roundsOf, rulesError } from '../format.ts';
import type { Round, SeatResult } from '../round.ts';
import { matchPoints, roundPoints, tablePoints } from '../scoring.ts';
import { sectionsOf } from '../sections.ts';
import { standings } from '../standings.ts';
import { EVENT_WORDS } from '../text.ts';
import { entrants, playEvent, randomResults, RULES } from './play-event.ts';

const seeds = fc.integer({ min: 1, max: 1_000_000 });

const result = (rank: number, points: number | null = null, isForfeit = false): SeatResult => ({
  rank,
  points,
  isForfeit,
});

const duel = (
  one: string,
  other: string,
  winner: string | null,
  points: readonly number[] = [0, 0],
): Round => ({
  stage: 'main',
  tables: [
    {
      seats: [one, other],
      results: [one, other].map((id, seat) => result(winner === null || winner === id ? 1 : 2, points[seat])),
    },
  ],
  byes: [],
});

describe('points', () => {
  test('a table gives a point for each opponent behind, half a point for a shared place', () => {
    expect(tablePoints([result(1), result(2), result(2), result(4)])).toEqual([6, 3, 3, 0]);
  });

  test('a seat that was given up is behind all others, whatever a bot made of it', () => {
    expect(tablePoints([result(1, 90, true), result(2, 50), result(3, 40)])).toEqual([0, 4, 2]);
    expect(matchPoints([[result(1, 90, true)], [result(1, 10)]])).toEqual([[0], [2]]);
  });

  test('over all tables the match points of a seat add up to the same sum', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 2, max: 9 }),
        seeds,
        (size, count, seed) => {
          const random = fastRandom(seed);
          const seats = Array.from({ length: size }, (_, seat) => `p${seat}`);
          const tables = Array.from({ length: count }, () => randomResults({ seats, results: null }, random));
          const points = matchPoints(tables);
          for (let seat = 0; seat < size; seat++)
            expect(points.reduce((sum, table) => sum + table[seat], 0)).toBe(count * (count - 1));
        },
      ),
    );
  });

  test('the same seat is compared, not the winners of the tables', () => {
    // A loses at a table of strong players but has made more of that seat than anyone else.
    const tables = [
      [result(2, 40), result(1, 60)],
      [result(1, 30), result(2, 20)],
      [result(1, 35), result(2, 34)],
    ];
    expect(matchPoints(tables)).toEqual([
      [4, 4],
      [0, 0],
      [2, 2],
    ]);
  });

  test('a bye is worth half of what can be won', () => {
    const round: Round = { ...duel('a', 'b', 'a'), byes: ['c'] };
    expect(roundPoints(round, 2, false).get('c')).toBe(1);
    const two: Round = { ...round, tables: [...round.tables, ...duel('d', 'e', 'd').tables] };
    expect(roundPoints(two, 2, true).get('c')).toBe(1);
  });
});

describe('standings', () => {
  test('do not depend on the order of players, tables, seats or rounds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('swiss', 'round-robin'),
        fc.boolean(),
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 5, max: 16 }),
        seeds,
        (format, isDuplicate, tableSize, count, seed) => {
          const rules = { ...RULES, format, isDuplicate, tableSize } as const;
          const { rounds } = playEvent(rules, count, seed, 9);
          const random = fastRandom(seed);
          const ids = entrants(count).map(({ id }) => id);
          const mixed = shuffle(
            rounds.map(round => ({ ...round, tables: shuffle([...round.tables], random) })),
            random,
          );
          expect(standings(rules, shuffle([...ids], random), mixed)).toEqual(standings(rules, ids, rounds));
        },
      ),
      { numRuns: 80 },
    );
  });

  test('other names give the same order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 14 }), seeds, (count, seed) => {
        const { rounds } = playEvent(RULES, count, seed);
        const ids = entrants(count).map(({ id }) => id);
        const renamed = new Map(shuffle([...ids], fastRandom(seed)).map((id, index) => [id, `q${index}`]));
        const name = (id: string): string => renamed.get(id) ?? '';
        const other = rounds.map(round => ({
          ...round,
          tables: round.tables.map(table => ({ ...table, seats: table.seats.map(name) })),
          byes: round.byes.map(name),
        }));
        const ranks = new Map(standings(RULES, ids.map(name), other).map(line => [line.player, line.rank]));
        for (const { player, rank } of standings(RULES, ids, rounds))
          expect(ranks.get(name(player))).toBe(rank);
      }),
      { numRuns: 50 },
    );
  });

  test('say what separates two players', () => {
    const round = { ...RULES, format: 'round-robin' } as const;
    // A, B and C won one game each against one another; D lost to all of them.
    const rounds = [
      duel('a', 'b', 'a', [30, 20]),
      duel('b', 'c', 'b', [30, 20]),
      duel('c', 'a', 'c', [60, 20]),
      ...['a', 'b', 'c'].map(id => duel(id, 'd', id, [1, 0])),
    ];
    const lines = standings(round, ['a', 'b', 'c', 'd'], rounds);
    expect(lines.map(({ player }) => player)).toEqual(['c', 'b', 'a', 'd']);
    expect(lines.map(({ aheadBy }) => aheadBy)).toEqual(['share', 'share', 'points', undefined]);
    for (const language of ['en', 'es'] as const)
      expect(EVENT_WORDS[language].tieBreaks.share.rule.length).toBeGreaterThan(20);
  });

  test('the game between two players with the same points decides first', () => {
    const rounds = [duel('a', 'b', 'b'), duel('a', 'c', 'a'), duel('b', 'd', 'd'), duel('c', 'd', null)];
    const [, second, third] = standings({ ...RULES, format: 'round-robin' }, ['a', 'b', 'c', 'd'], rounds);
    expect([second.player, second.aheadBy, third.player]).toEqual(['b', 'direct', 'a']);
  });

  test('players whom nothing separates share a place', () => {
    const lines = standings(RULES, ['a', 'b', 'c'], [{ ...duel('a', 'b', null), byes: ['c'] }]);
    expect(lines.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });
});

describe('groups and final', () => {
  const rules = { ...RULES, format: 'groups', groupSize: 4, finalists: 4 } as const;

  test('the best of each group play the final, and its winner is first', () => {
    const { rounds, entrants: all } = playEvent(rules, 12, 5);
    expect(groupCount(12, rules)).toBe(3);
    expect(rounds.map(({ stage }) => stage)).toEqual(['group', 'group', 'group', 'final', 'final', 'final']);
    expect(rounds.length).toBe(roundsOf(rules, 12));
    const [final, ...groups] = sectionsOf(rules, all, rounds);
    expect(groups.map(({ lines }) => lines.length)).toEqual([4, 4, 4]);
    const finalists = final.lines.map(({ player }) => player);
    expect(finalists.length).toBe(4);
    for (const { lines } of groups) expect(finalists).toContain(lines[0].player);
  });

  test('never have more rounds than announced', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5 }),
        fc.integer({ min: 10, max: 40 }),
        seeds,
        (tableSize, count, seed) => {
          const wanted = { ...rules, tableSize, groupSize: 2 * tableSize, finalists: tableSize };
          expect(playEvent(wanted, count, seed, 10).rounds.length).toBeLessThanOrEqual(
            roundsOf(wanted, count),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a final too small for a table is refused', () => {
    expect(rulesError({ ...rules, tableSize: 4, finalists: 3 })).toContain('final');
    expect(rulesError({ ...rules, isDuplicate: true, finalists: 3 })).toContain('common deal');
    expect(rulesError(rules)).toBeUndefined();
  });
});
