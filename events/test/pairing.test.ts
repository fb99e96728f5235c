import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundsToMeetAll, type EventRules } from '../format.ts';
import { pairTables } from '../pairing.ts';
import { partition } from '../partition.ts';
import { historyOf, type PlayerId, type Round } from '../round.ts';
import { playEvent, RULES } from './play-event.ts';

const sizes = fc.integer({ min: 2, max: 5 });
const seeds = fc.integer({ min: 1, max: 1_000_000 });

/** Every way to split players into tables. */
function* partitions(players: readonly PlayerId[], size: number): Generator<PlayerId[][]> {
  if (players.length === 0) yield [];
  const [first, ...rest] = players;
  if (first === undefined) return;
  for (const others of choose(rest, size - 1))
    for (const tables of partitions(
      rest.filter(player => !others.includes(player)),
      size,
    ))
      yield [[first, ...others], ...tables];
}

function* choose(players: readonly PlayerId[], count: number): Generator<PlayerId[]> {
  if (count === 0) yield [];
  else
    for (const [index, player] of players.entries())
      for (const rest of choose(players.slice(index + 1), count - 1)) yield [player, ...rest];
}

const repeatsIn = (tables: readonly (readonly PlayerId[])[], rounds: readonly Round[]): number => {
  const { meetings } = historyOf(rounds);
  const pairs = tables.flatMap(table =>
    table.flatMap((one, seat) => table.slice(seat + 1).map(other => [one, other])),
  );
  return pairs.filter(([one, other]) => meetings(one, other) > 0).length;
};

describe('a round', () => {
  test('pairs everyone who takes part once, or gives them a bye, in every format and with players leaving', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('swiss', 'round-robin', 'groups'),
        sizes,
        fc.integer({ min: 5, max: 23 }),
        seeds,
        fc.constantFrom(0, 6),
        (format, tableSize, count, seed, drops) => {
          const rules: EventRules = {
            ...RULES,
            format,
            tableSize,
            groupSize: 2 * tableSize,
            finalists: tableSize,
          };
          const { rounds, active } = playEvent(rules, count, seed, drops);
          rounds.forEach((round, index) => {
            for (const { seats } of round.tables) expect(seats.length).toBe(tableSize);
            const all = [...round.tables.flatMap(({ seats }) => seats), ...round.byes].toSorted();
            if (round.stage === 'final') expect(active[index]).toEqual(expect.arrayContaining(all));
            else expect(all).toEqual(active[index].toSorted());
            expect(new Set(all).size).toBe(all.length);
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('gives no one a second bye while someone else has had none', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 5, max: 20 }),
        seeds,
        fc.constantFrom(0, 8),
        (tableSize, count, seed, drops) => {
          const { rounds, active } = playEvent({ ...RULES, tableSize, rounds: 7 }, count, seed, drops);
          rounds.forEach((_, index) => {
            const { byes } = historyOf(rounds.slice(0, index + 1));
            const figures = active[index].map(byes);
            expect(Math.max(...figures) - Math.min(...figures)).toBeLessThanOrEqual(1);
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  test('two players meet again only when it must be: tables of two never before half of all have been met', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 30 }), seeds, (count, seed) => {
        const { rounds } = playEvent({ ...RULES, rounds: Math.floor(count / 2) }, count - (count % 2), seed);
        rounds.forEach((round, index) => {
          expect(
            repeatsIn(
              round.tables.map(({ seats }) => seats),
              rounds.slice(0, index),
            ),
          ).toBe(0);
        });
      }),
      { numRuns: 60 },
    );
  });

  test.for([
    [2, 8],
    [3, 9],
    [4, 8],
    [5, 10],
  ])('tables of %i with %i players repeat as few meetings as any pairing could', ([tableSize, count]) => {
    fc.assert(
      fc.property(seeds, seed => {
        const { rounds } = playEvent({ ...RULES, tableSize, rounds: 5 }, count, seed);
        rounds.forEach((round, index) => {
          const before = rounds.slice(0, index);
          const { meetings } = historyOf(before);
          const cost = (tables: readonly (readonly PlayerId[])[]): number =>
            tables
              .flatMap(table =>
                table.flatMap((one, seat) => table.slice(seat + 1).map(other => meetings(one, other))),
              )
              .reduce((sum, met) => sum + (met * (met + 1)) / 2, 0);
          const players = round.tables.flatMap(({ seats }) => seats).toSorted();
          const least = Math.min(...[...partitions(players, tableSize)].map(cost));
          expect(cost(round.tables.map(({ seats }) => seats))).toBe(least);
        });
      }),
      { numRuns: 12 },
    );
  });

  test.for([3, 4, 5])('large events at tables of %i repeat nothing in the first rounds', tableSize => {
    fc.assert(
      fc.property(fc.integer({ min: tableSize * tableSize, max: 60 }), seeds, (count, seed) => {
        const even = count - (count % tableSize);
        fc.pre(even >= tableSize * tableSize);
        const { rounds } = playEvent({ ...RULES, tableSize, rounds: 2 }, even, seed);
        expect(
          repeatsIn(
            rounds[1].tables.map(({ seats }) => seats),
            rounds.slice(0, 1),
          ),
        ).toBe(0);
      }),
      { numRuns: 10 },
    );
  });

  test('at tables of two everyone meets everyone exactly once', () => {
    for (let count = 2; count <= 17; count++) {
      const { rounds, entrants } = playEvent({ ...RULES, format: 'round-robin' }, count, count);
      expect(rounds.length).toBe(roundsToMeetAll(count, 2));
      const { meetings } = historyOf(rounds);
      for (const [place, { id }] of entrants.entries())
        for (const other of entrants.slice(place + 1)) expect(meetings(id, other.id)).toBe(1);
    }
  });

  test('everyone sits in each seat about equally often', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 5 }), seeds, (tableSize, tables, seed) => {
        const { rounds, entrants } = playEvent({ ...RULES, tableSize, rounds: 10 }, tables * tableSize, seed);
        const { timesAt } = historyOf(rounds);
        for (const { id } of entrants) {
          const times = Array.from({ length: tableSize }, (_, seat) => timesAt(id, seat));
          expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('keeps apart those who should not meet, where it can', () => {
    const order = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const avoid = (one: string, other: string): boolean =>
      [one, other].every(id => ['p0', 'p1', 'p2'].includes(id));
    const { tables } = pairTables(order, 4, { rounds: [], points: () => 0, avoid });
    for (const { seats } of tables)
      expect(seats.filter(id => ['p0', 'p1', 'p2'].includes(id)).length).toBe(1);
  });
});

test('many players are split well though not every way can be tried', () => {
  const players = Array.from({ length: 60 }, (_, index) => `p${index}`);
  const numberOf = (id: string): number => Number(id.slice(1));
  // Only players whose numbers leave the same remainder may meet: one pairing in a vast number costs nothing.
  const tables = partition(players, 4, (one, other) => (numberOf(one) % 15 === numberOf(other) % 15 ? 0 : 1));
  expect(tables.length).toBe(15);
  for (const table of tables) expect(new Set(table.map(id => numberOf(id) % 15)).size).toBe(1);
});
