import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { xOf, yOf } from '../rules/cells.ts';
import type { Move } from '../rules/moves.ts';
import type { Coordinates, Edge, View, WorkerName } from '../rules/view.ts';
import { gainsOn, sumOf, worthOf, type EdgeGain } from './gains.ts';
import { STEP, workersOn } from './layout.ts';

/** A worker in front of an empty space may still get something there, or in front of a full storage nothing. */
const HOPE = 0.1;

/** The turn in which the workers bring the most at once. */
export function prefer(moves: readonly Move[], view: View): Move {
  const valueOf = (move: Move): number => {
    if (move.type !== 'place' && move.type !== 'overbuild') return 0;
    const at = { x: xOf(move.cell), y: yOf(move.cell) };
    return worthOfTurn(view, at, workersOn(WORKER_TILES[move.tile].name, EDGES[move.turn]));
  };
  return moves.reduce((best, move) => (valueOf(move) > valueOf(best) ? move : best));
}

function worthOfTurn(view: View, at: Coordinates, workers: readonly number[]): number {
  const edges = gainsOn(view, view.viewer ?? view.active, at, workers);
  const idle = EDGES.reduce((sum, edge, index) => {
    const isEmpty = view.jungle.every(
      tile => tile.x !== at.x + STEP[edge][0] || tile.y !== at.y + STEP[edge][1],
    );
    return isEmpty ? sum + workers[index] : sum;
  }, 0);
  return worthOf(sumOf(edges)) + idle * HOPE;
}

/** The best turn of a tile on a cell, and what it brings. */
export function bestTurn(
  view: View,
  at: Coordinates,
  tile: WorkerName,
): { readonly facing: Edge; readonly gains: readonly EdgeGain[] } {
  const worth = (facing: Edge): number => worthOfTurn(view, at, workersOn(tile, facing));
  const facing = EDGES.reduce((best, edge) => (worth(edge) > worth(best) ? edge : best));
  return { facing, gains: gainsOn(view, view.viewer ?? view.active, at, workersOn(tile, facing)) };
}
