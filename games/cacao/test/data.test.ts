import { expect, test } from 'vitest';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { POOLS } from '../data/village.ts';
import { WORKER_TILES } from '../data/workers.ts';
import { jungleTilesFor, workersOn } from '../rules/tiles.ts';
import { drawn } from './area.ts';
import { scenario } from './scenario.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const turnsOf = (workers: readonly number[]): string[] =>
  workers.map((_, turn) => [...workers.slice(turn), ...workers.slice(0, turn)].join('-'));

test('[data-worker-tiles] each colour has eleven tiles of four patterns, two of which mirror each other', () => {
  expect(WORKER_TILES.map(({ name, copies }) => [name, copies])).toEqual([
    ['1-1-1-1', 4],
    ['2-1-0-1', 5],
    ['3-0-0-1', 1],
    ['3-1-0-0', 1],
  ]);
  expect(sum(WORKER_TILES.map(({ copies }) => copies))).toBe(11);
  expect(turnsOf([3, 0, 0, 1])).not.toContain('3-1-0-0');
  // Read the other way round it is the other tile.
  expect(turnsOf([3, 0, 0, 1])).toContain([3, 1, 0, 0].toReversed().join('-'));
});

test('every pattern is offered in as many rotations as look different', () => {
  expect(WORKER_TILES.map(({ turns }) => turns)).toEqual(
    WORKER_TILES.map(({ workers }) => new Set(turnsOf(workers)).size),
  );
});

test('[worker-tile-four-workers] every worker tile bears four workers, however it is turned', () => {
  for (const [tile, { workers }] of WORKER_TILES.entries()) {
    expect(sum(workers)).toBe(4);
    for (const turn of [0, 1, 2, 3]) {
      expect(sum([0, 1, 2, 3].map(edge => workersOn(tile, turn, edge)))).toBe(4);
    }
  }
});

// The pictures show both tiles with the three workers in the east.
test.each([
  ['3-0-0-1', 'R1300'],
  ['3-1-0-0', 'R0310'],
  ['2-1-0-1', 'R1210'],
])('[ruling-worker-edge-reading] %s is read clockwise from its fullest edge', (name, sign) => {
  const table = scenario({ players: ['Red', 'Yellow'], Red: { hand: ['2-1-0-1', '3-0-0-1', '3-1-0-0'] } });
  expect(table.play(`Red: place ${name} at -1,0 facing east`).area()).toBe(
    drawn(`
          -1      0   1
      0 ${sign}  P1   .
      1    .      .  M2`),
  );
});

test('[data-jungle-tiles] 28 jungle tiles are in the box, 21 of them for two players', () => {
  const copies = {
    'plantation-1': 6,
    'plantation-2': 2,
    'market-2': 2,
    'market-3': 4,
    'market-4': 1,
    'mine-1': 2,
    'mine-2': 1,
    cenote: 3,
    'sun-site': 2,
    temple: 5,
  };
  expect(Object.fromEntries(JUNGLE_TILES.map(tile => [tile.name, tile.copies]))).toEqual(copies);
  expect(sum(Object.values(copies))).toBe(28);
  const start = sum(JUNGLE_TILES.map(tile => tile.start));
  expect(start + sum(jungleTilesFor(2))).toBe(21);
  expect(start + sum(jungleTilesFor(3))).toBe(28);
  expect(start + sum(jungleTilesFor(4))).toBe(28);
});

test('[data-pools] the river has nine pools from -10 to 16, each worth more than the one before', () => {
  expect(POOLS).toHaveLength(9);
  expect(POOLS[0]).toBe(-10);
  expect(POOLS[8]).toBe(16);
  for (let pool = 1; pool < POOLS.length; pool++) expect(POOLS[pool]).toBeGreaterThan(POOLS[pool - 1]);
});
