import type { Kind, BoardProps, Target, Translated } from '../../../board/module.ts';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { xOf, yOf, type Cell } from '../rules/cells.ts';
import type { Move } from '../rules/moves.ts';
import { TURNS } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';
import { AMOUNTS, CELLS, DIRECTIONS, EDGE_NAMES, JUNGLE_NAMES, WORKER_NAMES } from './words.ts';

export const KINDS = {
  tile: {
    on: 'table',
    ask: { en: 'Choose a worker tile from your hand', es: 'Elige una loseta de tu mano' },
  },
  jungle: { on: 'table', ask: { en: 'Choose a jungle tile', es: 'Elige una loseta de selva' } },
  cell: { on: 'table', ask: { en: 'Choose a space', es: 'Elige un espacio' } },
  edge: { on: 'table', ask: { en: 'Choose whose turn it is to work', es: 'Elige quién trabaja' } },
  amount: { on: 'button', ask: { en: 'How many work?', es: '¿Cuántos trabajan?' } },
  turn: {
    on: 'button',
    ask: { en: 'Turn the tile', es: 'Gira la loseta' },
    cycle: { en: 'Turn', es: 'Girar' },
  },
} as const satisfies Record<string, Kind>;

type CacaoTarget = Target<keyof typeof KINDS>;

export const handId = (name: string): string => `hand:${name}`;
export const displayId = (name: string): string => `display:${name}`;
export const cellId = (x: number, y: number): string => `cell:${x},${y}`;
export const edgeId = (x: number, y: number, edge: string): string => `edge:${x},${y},${edge}`;

/** The space that a sentence names. */
export const placeOf = ({ kind, of }: { readonly kind: string; readonly of: string | number }) =>
  kind === 'cell' ? `cell:${of}` : undefined;

const cellTarget = (cell: Cell, name: Translated): CacaoTarget => ({
  id: cellId(xOf(cell), yOf(cell)),
  kind: 'cell',
  name,
});

export function targets(move: Move, view: View): readonly CacaoTarget[] {
  switch (move.type) {
    case 'place':
    case 'overbuild': {
      const { name } = WORKER_TILES[move.tile];
      const tile: CacaoTarget = { id: handId(name), kind: 'tile', name: WORKER_NAMES[name] };
      const cell = cellTarget(move.cell, CELLS[move.type](xOf(move.cell), yOf(move.cell), view));
      if (TURNS[move.tile] === 1) return [tile, cell];
      return [tile, cell, { id: `turn:${move.turn}`, kind: 'turn', name: DIRECTIONS[EDGES[move.turn]] }];
    }
    case 'fill': {
      const { name } = JUNGLE_TILES[move.tile];
      return [
        { id: displayId(name), kind: 'jungle', name: JUNGLE_NAMES[name] },
        cellTarget(move.cell, CELLS.fill(xOf(move.cell), yOf(move.cell), view)),
      ];
    }
    case 'work': {
      const [x, y, edge] = [xOf(move.cell), yOf(move.cell), EDGES[move.edge]];
      return [
        { id: edgeId(x, y, edge), kind: 'edge', name: EDGE_NAMES(x, y, edge, view) },
        { id: `amount:${move.amount}`, kind: 'amount', name: AMOUNTS[move.amount] },
      ];
    }
  }
}

/** Somebody touched a place where nothing can be put: the move that comes nearest to it, as a line of text. */
export function attempt(id: string, { view, viewer, chosen }: BoardProps<View, Move>): string | undefined {
  const [kind, at = ''] = id.split(':');
  const [x, y, edge] = at.split(',');
  const cell = `${x},${y}`;
  const held = WORKER_TILES.find(({ name }) => view.hand !== null && view.hand[name] > 0);
  const tile = chosenName(chosen, 'hand') ?? held?.name ?? WORKER_TILES[0].name;
  const facing = tile === WORKER_TILES[0].name ? '' : ' facing north';
  const isOwn = view.workers.some(laid => `${laid.x},${laid.y}` === cell && laid.seat === viewer);
  const isJungle = (Number(x) + Number(y)) % 2 === 0;
  switch (kind) {
    case 'cell':
      if (isJungle)
        return `fill ${cell} with ${chosenName(chosen, 'display') ?? view.display[0] ?? 'temple'}`;
      return isOwn ? `overbuild ${cell} with ${tile}${facing}` : `place ${tile} at ${cell}${facing}`;
    case 'hand':
      return `place ${at} at 1,0${at === WORKER_TILES[0].name ? '' : ' facing north'}`;
    case 'display':
      return `fill 0,0 with ${at}`;
    case 'edge':
      return `work 1 at ${cell} ${edge}`;
    default:
      return undefined;
  }
}

const chosenName = (chosen: ReadonlySet<string>, kind: string): string | undefined =>
  [...chosen].find(id => id.startsWith(`${kind}:`))?.slice(kind.length + 1);
