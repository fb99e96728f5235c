import { fastRandom } from '../../kernel/random.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lineUps, schedule } from '../arena/schedule.ts';
import { createStandings, wilson } from '../arena/standings.ts';
import { verdictOn } from '../arena/verdict.ts';
import { botChooser, requireBot, type NamedBot } from '../play-match.ts';
import { cosecha, jsonLines, type Run } from './run.ts';

describe('who meets whom', () => {
  test('as many bots as seats all meet, and each deal is played from every seat', () => {
    const bouts = schedule(['a', 'b', 'c'], 3, 6, 'seed');
    expect(bouts.map(({ bots }) => bots.join(''))).toEqual(['abc', 'bca', 'cab', 'abc', 'bca', 'cab']);
    expect(bouts.map(({ deal }) => deal)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(new Set(bouts.map(({ seed }) => seed)).size).toBe(2);
  });

  test('the last one fills the seats that are left', () => {
    expect(lineUps(['a', 'b'], 4)).toEqual([['a', 'b', 'b', 'b']]);
    expect(schedule(['a', 'b'], 4, 1, 'seed').map(({ bots }) => bots.join(''))).toEqual([
      'abbb',
      'bbba',
      'bbab',
      'babb',
    ]);
  });

  test('more bots than seats meet in every selection', () => {
    expect(lineUps(['a', 'b', 'c'], 2)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
  });

  test('deals are never cut short', () => {
    expect(schedule(['a', 'b'], 2, 5, 'seed')).toHaveLength(6);
  });
});

describe('standings', () => {
  const bouts = schedule(['a', 'b'], 2, 100, 'seed');

  test('count shared victories in parts', () => {
    const standings = createStandings(2);
    standings.add(bouts[0], { totals: [10, 10], ranks: [1, 1] });
    standings.add(bouts[1], { totals: [5, 9], ranks: [2, 1] });
    expect(standings.table().map(({ bot, share, points }) => [bot, share, points])).toEqual([
      ['a', 0.75, 9.5],
      ['b', 0.25, 7.5],
    ]);
    expect(standings.tallyOf('a')).toEqual({ wins: 1.5, games: 2 });
  });

  test('whoever wins more is rated higher, and certainty grows with games', () => {
    const standings = createStandings(2);
    const widths = [20, 100].map(games => {
      for (const bout of bouts.slice(games === 20 ? 0 : 20, games)) {
        const isFirst = bout.number % 4 === 0 ? bout.bots[0] === 'b' : bout.bots[0] === 'a';
        standings.add(bout, { totals: [1, 1], ranks: isFirst ? [1, 2] : [2, 1] });
      }
      const [first] = standings.table();
      expect(first.bot).toBe('a');
      return first.ratingInterval[1] - first.ratingInterval[0];
    });
    const [one, other] = standings.table();
    expect(one.rating).toBeGreaterThan(other.rating);
    expect(widths[1]).toBeLessThan(widths[0]);
  });

  test('intervals: known values', () => {
    expect(wilson(0.5, 100).map(bound => bound.toFixed(3))).toEqual(['0.404', '0.596']);
    expect(wilson(1, 400).map(bound => bound.toFixed(3))).toEqual(['0.990', '1.000']);
  });
});

describe('the verdict', () => {
  const bounds = { low: 0.6, high: 0.7 };

  test('is clear when the share is', () => {
    expect(verdictOn({ wins: 150, games: 200 }, bounds)).toBe('atLeast');
    expect(verdictOn({ wins: 100, games: 200 }, bounds)).toBe('atMost');
    expect(verdictOn({ wins: 20, games: 20 }, bounds)).toBe('atLeast');
  });

  test('waits while both answers are possible', () => {
    expect(verdictOn({ wins: 130, games: 200 }, bounds)).toBeUndefined();
    expect(verdictOn({ wins: 10, games: 10 }, bounds)).toBeUndefined();
  });

  test('errs in one test of twenty at most, however early it stops', () => {
    const random = fastRandom(7);
    const errors = Array.from({ length: 400 }, () => {
      let [wins, games] = [0, 0];
      while (verdictOn({ wins, games }, bounds) === undefined) {
        games++;
        if (random.below(100) < 60) wins++;
      }
      return verdictOn({ wins, games }, bounds) === 'atLeast';
    }).filter(Boolean);
    expect(errors.length).toBeLessThan(0.07 * 400);
  });

  test('waits for the rest of a deal', () => {
    const standings = createStandings(2);
    const bouts = schedule(['a', 'b'], 2, 4, 'seed');
    for (const bout of bouts.slice(0, 3)) standings.add(bout, { totals: [9, 9], ranks: [1, 1] });
    expect(standings.tallyOf('a')).toEqual({ wins: 1, games: 2 });
    expect(standings.tallyOf('nobody')).toEqual({ wins: 0, games: 0 });
  });
});

/** Two runs differ in nothing but the processor time they took. */
const withoutTimes = (out: string): string => out.replaceAll(/"decisionMs":[^,]+,/g, '');

describe('cosecha arena', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'arena-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const arena = (...words: string[]): Run =>
    cosecha(['arena', 'cacao', '--bots', 'sense,random', '--jobs', '1', '--records', folder, ...words]);

  test('saves every game as a record that can be verified, and goes on where it was interrupted', () => {
    const first = arena('--games', '4', '--json');
    const files = readdirSync(folder).sort();
    expect(files).toHaveLength(4);
    for (const file of files) expect(cosecha(['verify', join(folder, file)]).code).toBe(0);
    const kept = readFileSync(join(folder, files[0]), 'utf8');
    rmSync(join(folder, files[3]));
    const again = arena('--games', '4', '--json');
    expect(withoutTimes(again.out)).toBe(withoutTimes(first.out));
    expect(readFileSync(join(folder, files[0]), 'utf8')).toBe(kept);
    const more = arena('--games', '6', '--json');
    expect(jsonLines(more)).toMatchObject([{ games: 6 }]);
  });

  test('does not mix two arenas in one folder', () => {
    arena('--games', '2');
    const other = arena('--games', '2', '--seed', 'another');
    expect(other.code).toBe(2);
    expect(other.err).toContain('belongs to a different tournament');
  });

  test('ends the thinking of a bot by its processor time, whatever its playouts', () => {
    const spec = requireBot('search:7');
    let asked = 0;
    const bot: NamedBot['bot'] = decision => {
      expect(decision.playouts).toBeGreaterThan(7);
      do asked++;
      while (decision.isOutOfTime?.() === false);
      return decision.moves[1];
    };
    const moves = [0, 1].map(id => ({ id, type: 'any' }));
    const choose = botChooser({ spec, bot, playouts: 7 }, seedFrom('any'), 0, 2);
    expect(choose({ seat: 0, view: null, moves })).toBe(moves[1]);
    expect(asked).toBeGreaterThan(1);
  });

  test('stops when the answer is clear', () => {
    const [line] = jsonLines(arena('--games', '400', '--sprt', '40,60', '--json'));
    expect(line).toMatchObject({ sprt: { verdict: 'atLeast' } });
    expect(line['games']).toBeLessThan(400);
  });

  test.each(['60', '70,60', 'a,b'])('--sprt %s is refused', word => {
    expect(arena('--sprt', word).code).toBe(2);
  });
});
