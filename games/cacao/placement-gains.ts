import type { Seat } from '../../kernel/seat.ts';
import { GAIN_ROW, type GainTable } from './gains.ts';
import { fold, STEPS } from './rules/cells.ts';
import type { State } from './rules/state.ts';
import {
  jungleOf,
  JUNGLE_TILE_COUNT,
  TURNS,
  WORKER_TILE_COUNT,
  workersOn,
  type Piece,
} from './rules/tiles.ts';

const best: [number, number] = [0, 0];
/** Where the gains at the jungle tile on each side of the cell begin. */
const sides = new Int32Array(4);

/** The edges with workers of every tile in every turn: pairs of edge and workers, one after another. */
export const EDGES: readonly (readonly Int32Array[])[] = Array.from(
  { length: WORKER_TILE_COUNT },
  (_, tile) =>
    Array.from({ length: TURNS[tile] }, (_turn, turn) =>
      Int32Array.from(
        [0, 1, 2, 3].flatMap(edge => {
          const workers = workersOn(tile, turn, edge);
          return workers === 0 ? [] : [edge, workers];
        }),
      ),
    ),
);

/** The workers on the four edges of a placement. */
const PLACEMENT = 4;

/** Every turn of the tiles of a hand, for each set of tiles. */
const PLACEMENTS: readonly Int32Array[] = Array.from({ length: 1 << WORKER_TILE_COUNT }, (_, tiles) =>
  Int32Array.from(
    Array.from({ length: WORKER_TILE_COUNT }, (_tile, tile) => tile)
      .filter(tile => (tiles >> tile) & 1)
      .flatMap(tile =>
        Array.from({ length: TURNS[tile] }, (_turn, turn) =>
          [0, 1, 2, 3].map(edge => workersOn(tile, turn, edge)),
        ).flat(),
      ),
  ),
);

function placementsOf(hands: readonly number[], seat: Seat): Int32Array {
  let tiles = 0;
  for (let tile = 0; tile < WORKER_TILE_COUNT; tile++)
    if (hands[seat * WORKER_TILE_COUNT + tile] > 0) tiles |= 1 << tile;
  return PLACEMENTS[tiles];
}

/** Where no jungle tile is, workers gain nothing. */
function rowBeside(piece: Piece): number {
  const tile = jungleOf(piece);
  return GAIN_ROW * (tile >= 0 && tile < JUNGLE_TILE_COUNT ? tile : JUNGLE_TILE_COUNT);
}

/** What a seat's best placement from its hand earns at once, and its best one on another cell. */
export function bestPlacements(
  { openCells, grid, hands }: Readonly<State>,
  seat: Seat,
  { rows }: GainTable,
): readonly [number, number] {
  best[0] = 0;
  best[1] = 0;
  const placements = placementsOf(hands, seat);
  for (let index = 0; index < openCells.length; index++) {
    const cell = openCells[index];
    for (let edge = 0; edge < 4; edge++) sides[edge] = rowBeside(grid[fold(cell + STEPS[edge])]);
    let here = 0;
    for (let at = 0; at < placements.length; at += PLACEMENT) {
      const gain =
        rows[sides[0] + placements[at]] +
        rows[sides[1] + placements[at + 1]] +
        rows[sides[2] + placements[at + 2]] +
        rows[sides[3] + placements[at + 3]];
      if (gain > here) here = gain;
    }
    if (here > best[0]) {
      best[1] = best[0];
      best[0] = here;
    } else if (here > best[1]) best[1] = here;
  }
  return best;
}
