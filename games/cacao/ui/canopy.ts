import type { Coordinates } from '../rules/view.ts';
import { CELL } from './worker-tile.tsx';

/** A part of the plane, in the units of the picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One tree of the jungle as it is seen from above. */
export interface Tree {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly shape: number;
}

/** Trees stand on a loose grid of this width. */
const STEP = 56;
const ROW = 48;
/** How many shapes there are to choose from, broad crowns first and palms last. */
export const CROWNS = 8;
export const PALMS = 2;
/** Trees are so many times as large as they are drawn. */
const SMALLEST = 0.56;
export const LARGEST = 1.06;

/** A number from 0 to 1 that belongs to a place: the same place always gets the same tree. */
function chance(column: number, row: number, salt: number): number {
  let hash = Math.imul(column, 374_761_393) ^ Math.imul(row, 668_265_263) ^ Math.imul(salt, 974_634_777);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

function treeAt(column: number, row: number): Tree {
  const [dx, dy, size, shape] = [0, 1, 2, 3].map(salt => chance(column, row, salt));
  const isPalm = chance(column, row, 4) < 0.13;
  return {
    key: `${column},${row}`,
    x: (column + (row % 2 === 0 ? 0 : 0.5) + (dx - 0.5) * 0.7) * STEP,
    y: (row + (dy - 0.5) * 0.6) * ROW,
    size: SMALLEST + size * (LARGEST - SMALLEST),
    shape: isPalm ? CROWNS + Math.floor(shape * PALMS) : Math.floor(shape * CROWNS),
  };
}

/** The trees of an area, from the far ones to the near ones; none stands where a tile lies or may be placed. */
export function treesIn(area: Area, clear: readonly Coordinates[]): readonly Tree[] {
  const trees: Tree[] = [];
  const margin = 60;
  const rows = [Math.floor((area.y - margin) / ROW), Math.ceil((area.y + area.height + margin) / ROW)];
  const columns = [Math.floor((area.x - margin) / STEP), Math.ceil((area.x + area.width + margin) / STEP)];
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (let column = columns[0]; column <= columns[1]; column++) {
      const tree = treeAt(column, row);
      if (distanceTo(clear, tree) > CELL * 0.52 + tree.size * 30) trees.push(tree);
    }
  }
  return trees;
}

/** How far a point is from the middle of the nearest cell, counted along the larger axis. */
function distanceTo(cells: readonly Coordinates[], { x, y }: Coordinates): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const distance = Math.max(Math.abs(cell.x * CELL - x), Math.abs(cell.y * CELL - y));
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}
