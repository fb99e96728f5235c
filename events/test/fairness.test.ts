import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fastRandom, shuffle } from '../../kernel/random.ts';
import type { EventRules } from '../format.ts';
import { historyOf, type PlayerId, type Round } from '../round.ts';
import { roundPoints } from '../scoring.ts';
import { nextRound } from '../schedule.ts';
import { sectionsOf } from '../sections.ts';
import { playEvent, RULES } from './play-event.ts';

/** Any event: every format, tables of two to five, with or without a common deal, players leaving or not. */
const events = fc
  .record({
    format: fc.constantFrom('swiss', 'round-robin', 'groups'),
    tableSize: fc.integer({ min: 2, max: 5 }),
    isDuplicate: fc.boolean(),
    rounds: fc.integer({ min: 1, max: 8 }),
    more: fc.integer({ min: 0, max: 14 }),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    drops: fc.constantFrom(0, 6, 12),
  })
  .map(({ more, seed, drops, ...given }) => {
    const { tableSize, isDuplicate } = given;
    const finalists = tableSize * (isDuplicate ? 2 : 1);
    const rules: EventRules = { ...RULES, ...given, groupSize: 2 * tableSize, finalists };
    const count = 2 * tableSize + more;
    return { rules, count, seed, played: playEvent(rules, count, seed, drops) };
  });

const renameRound = (round: Round, name: (id: PlayerId) => PlayerId): Round => ({
  ...round,
  tables: round.tables.map(table => ({ ...table, seats: table.seats.map(name) })),
  byes: round.byes.map(name),
});

describe('fairness of an event', () => {
  test('other names, and other orders of the tables played, change no pairing and no seat', () => {
    fc.assert(
      fc.property(events, ({ rules, count, seed, played: { rounds, entrants } }) => {
        const random = fastRandom(seed);
        const fresh = shuffle(
          Array.from({ length: count }, (_, index) => `q${index}`),
          random,
        );
        const names = new Map(entrants.map(({ id }, index) => [id, fresh[index]]));
        const name = (id: PlayerId): PlayerId => names.get(id) ?? '';
        const renamed = entrants.map(one => ({ ...one, id: name(one.id) }));
        // Somewhere in the event, perhaps before its final, with those who left by the end away already.
        const before = rounds.slice(0, seed % (rounds.length + 1));
        const mixed = before.map(round => ({
          ...renameRound(round, name),
          tables: shuffle([...renameRound(round, name).tables], random),
        }));
        const straight = nextRound(rules, { entrants, rounds: before });
        const other = nextRound(rules, { entrants: renamed, rounds: mixed });
        expect(other).toEqual(straight === undefined ? undefined : renameRound(straight, name));
      }),
      { numRuns: 120 },
    );
  });

  test('everyone sits in each seat about equally often, in every format and whoever rests or leaves', () => {
    fc.assert(
      fc.property(events, ({ rules: { tableSize, format }, played: { rounds, entrants } }) => {
        const { timesAt } = historyOf(rounds);
        const isWhole = entrants.every(({ isActive }) => isActive);
        // A player who leaves had only a part of the plan, and so had the opponents who stay.
        const most = !isWhole ? 4 : tableSize === 2 && format === 'round-robin' ? 1 : 2;
        for (const { id } of entrants) {
          const times = Array.from({ length: tableSize }, (_, seat) => timesAt(id, seat));
          expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(most);
        }
      }),
      { numRuns: 120 },
    );
  });

  test('a round gives as many points as its tables have, and byes half of a table', () => {
    fc.assert(
      fc.property(events, ({ rules: { tableSize, isDuplicate }, played: { rounds } }) => {
        for (const round of rounds) {
          const points = [...roundPoints(round, tableSize, isDuplicate).values()];
          const tables = round.tables.length;
          const perTable = isDuplicate ? tableSize * (tables - 1) : tableSize * (tableSize - 1);
          // Everyone who is left may have met: then all of them rest.
          const perBye = isDuplicate ? Math.max(0, tables - 1) : tableSize - 1;
          const sum = points.reduce((total, each) => total + each, 0);
          expect(sum).toBe(tables * perTable + round.byes.length * perBye);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('standings name everyone once, order by points, and say what separates neighbours', () => {
    fc.assert(
      fc.property(events, ({ rules, played: { rounds, entrants } }) => {
        const sections = sectionsOf(rules, entrants, rounds).filter(
          ({ stage }) => stage !== 'final' || rules.format !== 'groups',
        );
        const listed = sections.flatMap(({ lines }) => lines.map(({ player }) => player));
        expect(listed.toSorted()).toEqual(entrants.map(({ id }) => id).toSorted());
        for (const { lines } of sections)
          lines.slice(1).forEach((line, index) => {
            const ahead = lines[index];
            expect(ahead.points).toBeGreaterThanOrEqual(line.points);
            expect(line.rank === ahead.rank).toBe(ahead.aheadBy === undefined);
            if (ahead.aheadBy === 'points') expect(ahead.points).toBeGreaterThan(line.points);
            else expect(ahead.points).toBe(line.points);
          });
      }),
      { numRuns: 80 },
    );
  });

  test('no one who has left is paired again, and nothing is won by leaving', () => {
    fc.assert(
      fc.property(events, ({ rules: { tableSize, isDuplicate }, played: { rounds, active } }) => {
        rounds.forEach((round, index) => {
          const here = new Set(active[index]);
          for (const id of [...round.tables.flatMap(({ seats }) => seats), ...round.byes])
            expect(here.has(id)).toBe(true);
          const points = roundPoints(round, tableSize, isDuplicate);
          for (const { seats, results } of round.tables)
            seats.forEach((id, seat) => {
              if (results?.[seat].isForfeit !== true) return;
              // Level only with others who left, at the table or in the same seat.
              const peers = isDuplicate ? round.tables.length - 1 : tableSize - 1;
              expect(points.get(id)).toBeLessThanOrEqual(peers);
            });
        });
      }),
      { numRuns: 80 },
    );
  });
});
