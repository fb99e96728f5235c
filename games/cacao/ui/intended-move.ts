import type { BoardProps } from '../../../board/module.ts';
import { WORKER_TILES } from '../data/workers.ts';
import { cellAt, isJungleCell } from '../rules/cells.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { usefulWorkers } from './gains.ts';

/** The move, as a line of text, that a touch of a closed target most likely meant; the rules say why not. */
export function intendedMove(
  id: string,
  { view, viewer, chosen }: BoardProps<View, Move>,
): string | undefined {
  const [kind, at = ''] = id.split(':');
  const [x, y, edge, amount] = at.split(',');
  switch (kind) {
    case 'cell':
      return moveOnCell(view, viewer, chosen, [Number(x), Number(y)]);
    case 'hand':
      return placement(at, '1,0');
    case 'display':
      return `fill 0,0 with ${at}`;
    case 'edge':
      return `work ${busiest(view, at)} at ${x},${y} ${edge}`;
    case 'work':
      return `work ${amount} at ${x},${y} ${edge}`;
    default:
      return undefined;
  }
}

/** A touch of the workers themselves means that as many act as can; where none can, the rule says why. */
function busiest({ groups, seats }: View, at: string): number {
  const group = groups.find(({ x, y, edge }) => `${x},${y},${edge}` === at);
  if (group === undefined) return 1;
  return Math.max(1, usefulWorkers(seats[group.seat], group.tile, group.workers));
}

/** While a worker tile is to be placed, a touch means to place it, even on a cell for jungle tiles; likewise a fill. */
function moveOnCell(
  view: View,
  viewer: number | null,
  chosen: ReadonlySet<string>,
  [x, y]: readonly [number, number],
): string {
  const cell = `${x},${y}`;
  const isFilling = view.phase === 'filling' || (view.phase !== 'placing' && isJungleCell(cellAt(x, y)));
  if (isFilling)
    return `fill ${cell} with ${chosenName(chosen, 'display') ?? view.display.at(0) ?? 'temple'}`;
  const held = WORKER_TILES.find(({ name }) => view.hand !== null && view.hand[name] > 0);
  const tile = chosenName(chosen, 'hand') ?? held?.name ?? WORKER_TILES[0].name;
  const isOwn = view.workers.some(laid => laid.x === x && laid.y === y && laid.seat === viewer);
  return isOwn ? `overbuild ${cell} with ${tile}${facing(tile)}` : placement(tile, cell);
}

const placement = (tile: string, cell: string): string => `place ${tile} at ${cell}${facing(tile)}`;

const facing = (tile: string): string => (tile === WORKER_TILES[0].name ? '' : ' facing north');

const chosenName = (chosen: ReadonlySet<string>, kind: string): string | undefined =>
  [...chosen].find(id => id.startsWith(`${kind}:`))?.slice(kind.length + 1);
