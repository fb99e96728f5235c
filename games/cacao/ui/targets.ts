import type { Kind, Target } from '../../../board/module.ts';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { xOf, yOf } from '../rules/cells.ts';
import type { Fill, Move, Overbuild, Place, Work } from '../rules/moves.ts';
import { TURNS } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';
import type { TargetKind } from '../text/board.ts';
import { neighboursOf } from './layout.ts';
import { deedOf, tasksOf } from './tasks.ts';
import { displayId, cellId, edgeId, handId, workId } from './target-ids.ts';
import { translated } from './text.ts';

const onTable = (kind: TargetKind): Kind => ({ on: 'table', ask: translated(({ asks }) => asks[kind]) });
const onButton = (kind: TargetKind): Kind => ({ on: 'button', ask: translated(({ asks }) => asks[kind]) });

export const KINDS: Readonly<Record<TargetKind, Kind>> = {
  tile: onTable('tile'),
  jungle: onTable('jungle'),
  cell: onTable('cell'),
  work: onTable('work'),
  turn: { ...onButton('turn'), cycle: translated(text => text.targets.turn) },
};

type CacaoTarget = Target<TargetKind>;

/** The cell that a sentence names. */
export const targetOfChip = ({ kind, of }: { readonly kind: string; readonly of: string | number }) =>
  kind === 'cell' ? `cell:${of}` : undefined;

export function targets(move: Move, view: View): readonly CacaoTarget[] {
  switch (move.type) {
    case 'place':
    case 'overbuild':
      return placementTargets(move, view);
    case 'fill':
      return fillTargets(move);
    case 'work':
      return workTargets(move, view);
  }
}

function placementTargets({ type, tile, turn, cell }: Place | Overbuild, view: View): readonly CacaoTarget[] {
  const { name } = WORKER_TILES[tile];
  const at = { x: xOf(cell), y: yOf(cell) };
  const neighbours = neighboursOf(view, at);
  const spot: CacaoTarget = {
    id: cellId(at.x, at.y),
    kind: 'cell',
    name: translated(text => text.targets[type === 'place' ? 'square' : 'overbuild'](at, neighbours)),
  };
  const held: CacaoTarget = {
    id: handId(name),
    kind: 'tile',
    name: translated(text => text.targets.workerTiles[name]),
  };
  if (TURNS[tile] === 1) return [held, spot];
  const facing = translated(text => text.targets.facing(name, EDGES[turn]));
  return [held, spot, { id: `turn:${turn}`, kind: 'turn', name: facing }];
}

function fillTargets({ tile, cell }: Fill): readonly CacaoTarget[] {
  const { name } = JUNGLE_TILES[tile];
  const at = { x: xOf(cell), y: yOf(cell) };
  return [
    { id: displayId(name), kind: 'jungle', name: translated(text => text.targets.jungleTiles[name]) },
    { id: cellId(at.x, at.y), kind: 'cell', name: translated(text => text.targets.jungleSpace(at)) },
  ];
}

/** Each number of workers on each edge is a target of its own, on the card of the edge. */
function workTargets({ cell, edge: index, amount }: Work, view: View): readonly CacaoTarget[] {
  const [x, y, edge] = [xOf(cell), yOf(cell), EDGES[index]];
  const group = view.groups.find(one => one.x === x && one.y === y && one.edge === edge);
  // A move that the rules do not list has no group, and its targets are never shown.
  if (group === undefined) return [];
  const number = tasksOf(view, group.seat).find(task => task.id === edgeId(x, y, edge))?.number ?? 0;
  const deed = deedOf(view, group, amount);
  return [
    {
      id: workId(x, y, edge, amount),
      kind: 'work',
      name: translated(text => text.tasks.name(number, deed)),
    },
  ];
}
