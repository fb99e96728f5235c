import type { Seat } from '../../kernel/seat.ts';
import type { GainTable } from './gains.ts';
import { fold, STEPS } from './rules/cells.ts';
import type { State } from './rules/state.ts';
import { jungleOf, JUNGLE_TILE_COUNT, TURNS, WORKER_TILE_COUNT, workersOn } from './rules/tiles.ts';

const best: [number, number] = [0, 0];
/** The jungle tile on each side of the cell that is looked at; -1 where there is none. */
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

function gainOf(edges: Int32Array, gains: GainTable): number {
  let gain = 0;
  for (let index = 0; index < edges.length; index += 2) {
    const tile = sides[edges[index]];
    if (tile >= 0) gain += gains.at(tile, edges[index + 1]);
  }
  return gain;
}

/** What a seat's best placement from its hand earns at once, and its best one on another cell. */
export function bestPlacements(
  { openCells, grid, hands }: Readonly<State>,
  seat: Seat,
  gains: GainTable,
): readonly [number, number] {
  best[0] = 0;
  best[1] = 0;
  for (let index = 0; index < openCells.length; index++) {
    for (let edge = 0; edge < 4; edge++) {
      const tile = jungleOf(grid[fold(openCells[index] + STEPS[edge])]);
      sides[edge] = tile < JUNGLE_TILE_COUNT ? tile : -1;
    }
    let here = 0;
    for (let tile = 0; tile < WORKER_TILE_COUNT; tile++) {
      if (hands[seat * WORKER_TILE_COUNT + tile] === 0) continue;
      const turns = EDGES[tile];
      for (let turn = 0; turn < turns.length; turn++) here = Math.max(here, gainOf(turns[turn], gains));
    }
    if (here > best[0]) {
      best[1] = best[0];
      best[0] = here;
    } else if (here > best[1]) best[1] = here;
  }
  return best;
}
