import { expect, test } from 'vitest';
import { CROWNS, treesIn } from '../canopy.ts';
import { CELL } from '../worker-tile.tsx';

const AREA = { x: -500, y: -400, width: 1000, height: 800 };

test('the same place always grows the same tree, whatever part of the jungle is shown', () => {
  const all = new Map(treesIn(AREA, []).map(tree => [tree.key, tree]));
  const part = treesIn({ x: -100, y: -100, width: 300, height: 250 }, []);
  expect(part.length).toBeGreaterThan(20);
  for (const tree of part) {
    expect(all.get(tree.key)).toEqual(tree);
    // A place is a place of the plane, not of the screen.
    expect(tree.x).toBeGreaterThan(-220);
    expect(tree.x).toBeLessThan(320);
  }
});

test('a new tile fells only the trees where it lies', () => {
  const before = treesIn(AREA, [{ x: 0, y: 0 }]);
  const after = treesIn(AREA, [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]);
  const felled = before.filter(tree => !after.some(({ key }) => key === tree.key));
  expect(felled.length).toBeGreaterThan(0);
  for (const { x, y } of felled) expect(Math.hypot(x - CELL, y)).toBeLessThan(CELL * 1.3);
  expect(after.every(tree => before.some(({ key }) => key === tree.key))).toBe(true);
});

test('no tree stands on a tile, and there are crowns and palms', () => {
  const trees = treesIn(AREA, [{ x: 0, y: 0 }]);
  for (const { x, y } of trees) expect(Math.max(Math.abs(x), Math.abs(y))).toBeGreaterThan(CELL / 2);
  expect(trees.some(({ shape }) => shape >= CROWNS)).toBe(true);
  expect(new Set(trees.map(({ shape }) => shape)).size).toBeGreaterThan(CROWNS);
});
