import { drawPiece, fromDeck, type Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { edgeAt, edgeOf, fold, STEPS, opposite, type Cell, type EdgeAt } from './cells.ts';
import { group, remove, type State } from './state.ts';
import {
  EMPTY,
  junglePiece,
  jungleOf,
  isTemple,
  seatOf,
  workerBit,
  workersOf,
  type JungleTile,
  type Piece,
} from './tiles.ts';

export const pieceAt = (state: Readonly<State>, cell: Cell): Piece => state.grid[fold(cell)];

/** Whether the workers on an edge would have something to do at this piece. */
const isWorkplace = (piece: Piece): boolean => piece !== EMPTY && !isTemple(jungleOf(piece));

/** The number of the pile among those of the game; the seats' own piles come after it. */
export const JUNGLE_PILE = 0;

/** Turns over the top tile of the jungle pile. */
export function drawJungleTile(state: State, random: Random): JungleTile {
  const draw = fromDeck(random, JUNGLE_PILE, state.junglePileSize);
  return drawPiece(state.junglePile, draw, state.junglePileSize--);
}

/** Lays a jungle tile; cells around it open up, and the workers that already face it are to act. */
export function layJungleTile(state: State, cell: Cell, tile: JungleTile): void {
  const piece = junglePiece(tile);
  for (let edge = 0; edge < 4; edge++) {
    const beside = cell + STEPS[edge];
    const neighbour = pieceAt(state, beside);
    if (neighbour === EMPTY) {
      if (!touchesJungle(state, beside)) state.openCells.push(beside);
    } else if (isWorkplace(piece)) {
      addGroup(state, edgeAt(beside, opposite(edge)), neighbour, piece);
    }
  }
  state.grid[fold(cell)] = piece;
  state.jungleCells.push(cell);
}

/** Lays a worker tile; its workers that face a jungle tile are to act. */
export function layWorkerTile(state: State, cell: Cell, piece: Piece): void {
  state.grid[fold(cell)] = piece;
  for (let edge = 0; edge < 4; edge++) {
    const beside = pieceAt(state, cell + STEPS[edge]);
    if (isWorkplace(beside)) addGroup(state, edgeAt(cell, edge), piece, beside);
  }
}

export function takeOpenCell(state: State, cell: Cell): void {
  remove(state.openCells, cell);
  state.workerCells.push(cell);
}

export const isOwnTile = (state: Readonly<State>, seat: Seat, cell: Cell): boolean =>
  state.workerCells.includes(cell) && seatOf(pieceAt(state, cell)) === seat;

function addGroup(state: State, at: EdgeAt, workerTile: Piece, jungleTile: Piece): void {
  const workers = workersOf(workerTile, edgeOf(at));
  if (workers > 0) state.groups.push(group(at, jungleOf(jungleTile), workers, seatOf(workerTile)));
}

function touchesJungle(state: Readonly<State>, cell: Cell): boolean {
  let pieces = EMPTY;
  for (let edge = 0; edge < 4; edge++) pieces |= pieceAt(state, cell + STEPS[edge]);
  return pieces !== EMPTY;
}

export function workerTilesBeside(state: Readonly<State>, cell: Cell): number {
  let count = 0;
  for (let edge = 0; edge < 4; edge++) count += workerBit(pieceAt(state, cell + STEPS[edge]));
  return count;
}
