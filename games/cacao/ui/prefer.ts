import { JUNGLE_TILES, type JungleKind } from '../data/jungle.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { xOf, yOf } from '../rules/cells.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { STEP, workersOn } from './layout.ts';

/** A rough value for each kind of jungle tile, only to turn a new tile sensibly. */
const KIND_VALUES: Readonly<Record<JungleKind, number>> = {
  plantation: 1.2,
  market: 1,
  mine: 1.3,
  cenote: 1.6,
  sun: 1.4,
  temple: 1.7,
};

/** The turn in which the most workers do something useful. */
export function prefer(moves: readonly Move[], view: View): Move {
  const valueOf = (move: Move): number => {
    if (move.type !== 'place' && move.type !== 'overbuild') return 0;
    const workers = workersOn(WORKER_TILES[move.tile].name, EDGES[move.turn]);
    return EDGES.reduce((sum, edge, index) => sum + workers[index] * valueFacing(view, move.cell, edge), 0);
  };
  return moves.reduce((best, move) => (valueOf(move) > valueOf(best) ? move : best));
}

function valueFacing(view: View, cell: number, edge: (typeof EDGES)[number]): number {
  const [x, y] = [xOf(cell) + STEP[edge][0], yOf(cell) + STEP[edge][1]];
  const beside = view.jungle.find(tile => tile.x === x && tile.y === y);
  if (beside === undefined) return 0.1;
  const { kind, value } = JUNGLE_TILES.find(({ name }) => name === beside.tile) ?? JUNGLE_TILES[0];
  const owner = view.viewer === null ? undefined : view.seats[view.viewer];
  if (kind === 'market' && owner?.fruits === 0) return 0.2;
  if (kind === 'plantation' && owner?.fruits === 5) return 0.1;
  return KIND_VALUES[kind] * Math.max(1, kind === 'temple' || kind === 'sun' ? 1 : value);
}
