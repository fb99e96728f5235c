import { EDGES, WORKER_TILES } from '../data/workers.ts';
import type { Edge, View, WorkerName } from '../rules/view.ts';
import { CELL } from './art.tsx';

export const STEP: Readonly<Record<Edge, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** Workers on the four edges, clockwise from the north, of a tile that lies with its heavy side to `facing`. */
export function workersOn(tile: WorkerName, facing: Edge): readonly number[] {
  const { workers } = WORKER_TILES.find(({ name }) => name === tile) ?? WORKER_TILES[0];
  const turn = EDGES.indexOf(facing);
  return EDGES.map((_, edge) => workers[(edge - turn + 4) % 4]);
}

export interface Spread {
  readonly x: number;
  readonly y: number;
}

/** Empty worker cells beside a jungle tile, and jungle cells beside worker tiles: what the eye needs to see. */
export function freeCells(view: View): readonly Spread[] {
  const taken = new Set([...view.workers, ...view.jungle].map(({ x, y }) => `${x},${y}`));
  const free = new Map<string, Spread>();
  for (const { x, y } of view.jungle) {
    for (const edge of EDGES) {
      const cell = { x: x + STEP[edge][0], y: y + STEP[edge][1] };
      if (!taken.has(`${cell.x},${cell.y}`)) free.set(`${cell.x},${cell.y}`, cell);
    }
  }
  return [...free.values()];
}

/** The part of the plane that has to be seen: all tiles and the spaces around them. */
export function boxOf(
  view: View,
  free: readonly Spread[],
): { x: number; y: number; width: number; height: number } {
  const cells: readonly Spread[] = [...view.workers, ...view.jungle, ...free];
  const [west, east] = [Math.min(...cells.map(({ x }) => x)), Math.max(...cells.map(({ x }) => x))];
  const [north, south] = [Math.min(...cells.map(({ y }) => y)), Math.max(...cells.map(({ y }) => y))];
  return {
    x: (west - 0.6) * CELL,
    y: (north - 0.6) * CELL,
    width: (east - west + 1.2) * CELL,
    height: (south - north + 1.2) * CELL,
  };
}
