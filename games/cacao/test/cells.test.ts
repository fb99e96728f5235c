import { expect, test } from 'vitest';
import { cellAt, fold, GRID_SIZE, opposite, STEPS, xOf, yOf } from '../rules/cells.ts';
import { finished } from './playout.ts';

const WINDOW = Array.from({ length: 32 }, (_, index) => index);

test.each([
  [0, 0],
  [-32, -32],
  [-28, -3],
  [-1, -30],
  [0, -17],
])('the 32 rows and columns from %i, %i on have places of their own in the grid', (x, y) => {
  const places = new Set(WINDOW.flatMap(right => WINDOW.map(down => fold(cellAt(x + right, y + down)))));
  expect(places.size).toBe(32 * 32);
  expect(Math.min(...places)).toBe(0);
  expect(Math.max(...places)).toBe(GRID_SIZE - 1);
});

test('no play area is wider or higher than the grid', () => {
  for (let game = 0; game < 20; game++) {
    const { jungleCells, workerCells } = finished(4, game).state;
    for (const numbers of [xOf, yOf].map(of => [...jungleCells, ...workerCells].map(of))) {
      expect(Math.max(...numbers) - Math.min(...numbers)).toBeLessThan(30);
    }
  }
});

test('a cell knows its coordinates, and a step leads to the neighbour on that edge', () => {
  const cell = cellAt(-3, 7);
  expect([xOf(cell), yOf(cell)]).toEqual([-3, 7]);
  expect(STEPS.map(step => [xOf(cell + step), yOf(cell + step)])).toEqual([
    [-3, 6],
    [-2, 7],
    [-3, 8],
    [-4, 7],
  ]);
  for (const edge of [0, 1, 2, 3]) expect(STEPS[edge] + STEPS[opposite(edge)]).toBe(0);
});
