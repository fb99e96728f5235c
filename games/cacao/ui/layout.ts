import type { BoardProps } from '../../../board/module.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import type { Coordinates, Edge, View, WorkerName } from '../rules/view.ts';
import type { Neighbours } from '../text/board.ts';
import type { Area } from './canopy.ts';
import { CELL } from './worker-tile.tsx';

export const STEP: Readonly<Record<Edge, readonly [number, number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
};

/** Workers on the four edges, clockwise from the north, of a tile whose most workers are on the edge `facing`. */
export function workersOn(tile: WorkerName, facing: Edge): readonly number[] {
  const { workers } = WORKER_TILES.find(({ name }) => name === tile) ?? WORKER_TILES[0];
  const turn = EDGES.indexOf(facing);
  return EDGES.map((_, edge) => workers[(edge - turn + 4) % 4]);
}

/** The empty worker cells beside a jungle tile. */
export const freeSquares = (view: View): readonly Coordinates[] => emptyBeside(view, view.jungle);

/** The empty jungle cells beside a worker tile. */
export const jungleSpaces = (view: View): readonly Coordinates[] => emptyBeside(view, view.workers);

function emptyBeside(view: View, tiles: readonly Coordinates[]): readonly Coordinates[] {
  const taken = new Set([...view.workers, ...view.jungle].map(({ x, y }) => `${x},${y}`));
  const empty = new Map<string, Coordinates>();
  for (const { x, y } of tiles) {
    for (const edge of EDGES) {
      const cell = { x: x + STEP[edge][0], y: y + STEP[edge][1] };
      if (!taken.has(`${cell.x},${cell.y}`)) empty.set(`${cell.x},${cell.y}`, cell);
    }
  }
  return [...empty.values()];
}

/** The jungle tiles on the sides of a cell. */
export const neighboursOf = ({ jungle }: View, { x, y }: Coordinates): Neighbours =>
  EDGES.flatMap(edge => {
    const beside = jungle.find(tile => tile.x === x + STEP[edge][0] && tile.y === y + STEP[edge][1]);
    return beside === undefined ? [] : [{ edge, tile: beside.tile }];
  });

/** Room around the outermost cells, in cells. */
const MARGIN = 0.72;
/** At least so many cells are shown: the first tiles do not fill the screen. */
const LEAST = { columns: 6, rows: 5 };

/**
 * Whether a small screen closes in on the tiles: while workers act or a space is filled at the viewer's wish. In the turns of
 * others the picture would only jump back and forth.
 */
export const isCloseUp = ({ view, viewer, toAct }: Decision): boolean =>
  viewer !== null && toAct.includes(viewer) && view.phase !== 'placing';

type Decision = Pick<BoardProps<View>, 'view' | 'viewer' | 'toAct'>;

/** The part of the plane that is shown first: all tiles and the cells around them. */
export function boxOf(view: View, free: readonly Coordinates[]): Area {
  const cells: readonly Coordinates[] = [...view.workers, ...view.jungle, ...free];
  const [west, east] = [Math.min(...cells.map(({ x }) => x)), Math.max(...cells.map(({ x }) => x))];
  const [north, south] = [Math.min(...cells.map(({ y }) => y)), Math.max(...cells.map(({ y }) => y))];
  const columns = Math.max(LEAST.columns, east - west + 2 * MARGIN);
  const rows = Math.max(LEAST.rows, south - north + 2 * MARGIN);
  return {
    x: ((west + east - columns) / 2) * CELL,
    y: ((north + south - rows) / 2) * CELL,
    width: columns * CELL,
    height: rows * CELL,
  };
}
