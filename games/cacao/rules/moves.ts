import type { Notation } from '../../../kernel/game.ts';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { CELL_COUNT, cellAt, cellOf, edgeOf, xOf, yOf, type Cell, type EdgeAt } from './cells.ts';
import { joined, TURNS, type JungleTile, type WorkerTile } from './tiles.ts';

/** A worker tile laid on a cell; `turn` is the edge that most of its workers face. */
interface Placement<T extends string> {
  readonly id: number;
  readonly type: T;
  readonly tile: WorkerTile;
  readonly turn: number;
  readonly cell: Cell;
}

/** Step A: lay a worker tile on an empty cell. */
export type Place = Placement<'place'>;

/** Step A, once the jungle is exhausted: lay it on one of the player's own tiles, for a sun token. */
export type Overbuild = Placement<'overbuild'>;

/** Step B: lay a jungle tile from the display on a due space. */
export interface Fill {
  readonly id: number;
  readonly type: 'fill';
  readonly tile: JungleTile;
  readonly cell: Cell;
}

/** Step C: let `amount` of the workers on one edge act; the others on that edge are used up. */
export interface Work {
  readonly id: number;
  readonly type: 'work';
  readonly cell: Cell;
  readonly edge: number;
  readonly amount: number;
}

export type Move = Place | Overbuild | Fill | Work;

/** The id of a placement: its cell, its tile and its turn, one after the other in the bits of a number. */
export const OVERBUILD_IDS = CELL_COUNT * 16;
export const FILL_IDS = OVERBUILD_IDS + CELL_COUNT * 16;
export const WORK_IDS = FILL_IDS + CELL_COUNT * 16;
const SIZE = WORK_IDS + CELL_COUNT * 16;

/** The ids of the first placement on a cell, and of the first one on top of the tile on a cell. */
export const placesOn = (cell: Cell): number => cell << 4;
export const overbuildsOn = (cell: Cell): number => OVERBUILD_IDS + (cell << 4);

const placementOf = (tile: WorkerTile, turn: number): number => (tile << 2) | turn;

/** The placements that a set of tiles (bit 1 << tile) allows, counted from the first one on a cell. */
export const PLACEMENTS_OF_SET: readonly (readonly number[])[] = [...new Array(1 << TURNS.length).keys()].map(
  tiles =>
    joined(TURNS, (turns, tile) =>
      tiles & (1 << tile) ? Array.from({ length: turns }, (_unused, turn) => placementOf(tile, turn)) : [],
    ),
);

/** The parts of the id of a placement. */
export const cellOfPlacement = (id: number): Cell => (id >> 4) & (CELL_COUNT - 1);
export const tileOfPlacement = (id: number): WorkerTile => (id >> 2) & 3;
export const turnOfPlacement = (id: number): number => id & 3;

export const fillId = (tile: JungleTile, cell: Cell): number => FILL_IDS + ((cell << 4) | tile);
export const cellOfFill = (id: number): Cell => (id - FILL_IDS) >> 4;
export const tileOfFill = (id: number): JungleTile => id & 15;

export const workId = (cell: Cell, edge: number, amount: number): number =>
  WORK_IDS + ((cell << 4) | (edge << 2) | amount);
export const edgeOfWork = (id: number): EdgeAt => (id - WORK_IDS) >> 2;
export const amountOfWork = (id: number): number => id & 3;

/** Moves by id. Few cells are ever used, so a move is made when it is first needed, and only once. */
const made: (Move | null)[] = [];
while (made.length < SIZE) made.push(null);

export const moveOf = (id: number): Move => (made[id] ??= Object.freeze(makeMove(id)));

function makeMove(id: number): Move {
  if (id >= WORK_IDS) {
    const at = edgeOfWork(id);
    return { id, type: 'work', cell: cellOf(at), edge: edgeOf(at), amount: amountOfWork(id) };
  }
  if (id >= FILL_IDS) return { id, type: 'fill', tile: tileOfFill(id), cell: cellOfFill(id) };
  const type = id < OVERBUILD_IDS ? 'place' : 'overbuild';
  return { id, type, tile: tileOfPlacement(id), turn: turnOfPlacement(id), cell: cellOfPlacement(id) };
}

const place = (tile: WorkerTile, turn: number, cell: Cell): Move =>
  moveOf(placesOn(cell) + placementOf(tile, turn));
const overbuild = (tile: WorkerTile, turn: number, cell: Cell): Move =>
  moveOf(overbuildsOn(cell) + placementOf(tile, turn));

const at = (cell: Cell): string => `${xOf(cell)},${yOf(cell)}`;

const facing = (tile: WorkerTile, turn: number): string =>
  TURNS[tile] === 1 ? '' : ` facing ${EDGES[turn]}`;

function text(move: Move): string {
  switch (move.type) {
    case 'place':
      return `place ${WORKER_TILES[move.tile].name} at ${at(move.cell)}${facing(move.tile, move.turn)}`;
    case 'overbuild':
      return `overbuild ${at(move.cell)} with ${WORKER_TILES[move.tile].name}${facing(move.tile, move.turn)}`;
    case 'fill':
      return `fill ${at(move.cell)} with ${JUNGLE_TILES[move.tile].name}`;
    case 'work':
      return `work ${move.amount} at ${at(move.cell)} ${EDGES[move.edge]}`;
  }
}

/** `-3,12`: coordinates that the grid can hold. */
const CELL = '(-?[0-9]{1,2},-?[0-9]{1,2})';
const TURN = '(?: facing ([a-z]+))?';
const PATTERNS = {
  place: new RegExp(`^place ([0-9-]+) at ${CELL}${TURN}$`),
  overbuild: new RegExp(`^overbuild ${CELL} with ([0-9-]+)${TURN}$`),
  fill: new RegExp(`^fill ${CELL} with ([a-z0-9-]+)$`),
  work: new RegExp(`^work ([0-3]) at ${CELL} ([a-z]+)$`),
} as const;

/** Accepts any cell of the grid, also one for the other kind of tile: `whyNot` names the rule. */
function parse(line: string): Move | undefined {
  const placed = PATTERNS.place.exec(line);
  if (placed) return withTile(place, placed[1], placed[3], placed[2]);
  const built = PATTERNS.overbuild.exec(line);
  if (built) return withTile(overbuild, built[2], built[3], built[1]);
  const filled = PATTERNS.fill.exec(line);
  if (filled) {
    const cell = parseCell(filled[1]);
    const tile = JUNGLE_TILES.findIndex(({ name }) => name === filled[2]);
    return cell === undefined || tile < 0 ? undefined : moveOf(fillId(tile, cell));
  }
  const worked = PATTERNS.work.exec(line);
  if (!worked) return undefined;
  const cell = parseCell(worked[2]);
  const edge = EDGES.findIndex(name => name === worked[3]);
  return cell === undefined || edge < 0 ? undefined : moveOf(workId(cell, edge, Number(worked[1])));
}

function parseCell(coordinates: string): Cell | undefined {
  const [x, y] = coordinates.split(',').map(Number);
  const cell = cellAt(x, y);
  return at(cell) === coordinates && cell >= 0 && cell < CELL_COUNT ? cell : undefined;
}

function withTile<M>(
  make: (tile: WorkerTile, turn: number, cell: Cell) => M,
  name: string,
  direction: string | undefined,
  coordinates: string,
): M | undefined {
  const tile = WORKER_TILES.findIndex(candidate => candidate.name === name);
  const cell = parseCell(coordinates);
  if (tile < 0 || cell === undefined) return undefined;
  const turn = direction === undefined ? 0 : EDGES.findIndex(edge => edge === direction);
  const isTurnGiven = direction !== undefined;
  return turn < 0 || isTurnGiven !== TURNS[tile] > 1 ? undefined : make(tile, turn, cell);
}

export const notation: Notation<Move> = { size: SIZE, text, parse };
