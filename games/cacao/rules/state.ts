import type { Seat } from '../../../kernel/seat.ts';
import { fold, type Cell, type EdgeAt } from './cells.ts';
import { EMPTY, type JungleTile, type Piece } from './tiles.ts';

/** The decisions of a turn, in the order of the rulebook. */
export const PHASES = ['placing', 'filling', 'activation'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * An edge whose workers are to act, as one number: where it is, which tile its workers face, how many they are and
 * whose.
 */
export type Group = number;
export const group = (edgeAt: EdgeAt, tile: JungleTile, workers: number, seat: Seat): Group =>
  (edgeAt << 8) | (tile << 4) | (workers << 2) | seat;
export const groupEdge = (of: Group): EdgeAt => of >> 8;
export const groupTile = (of: Group): JungleTile => (of >> 4) & 15;
export const groupWorkers = (of: Group): number => (of >> 2) & 3;
export const groupSeat = (of: Group): Seat => of & 3;

export interface State {
  phase: Phase | null;
  players: number;
  /** Whether the owner is asked about every gain; otherwise gains are taken in full (option `gains`). */
  asksGains: boolean;
  /** Whether a tile that covers another one may be covered as well (option `layers`). */
  allowsMoreLayers: boolean;
  startSeat: Seat;
  active: Seat;

  /** The piece on each cell, by `fold(cell)`; the top tile of an overbuilt cell. */
  grid: Piece[];
  /** Cells in the order in which they were taken. */
  workerCells: Cell[];
  jungleCells: Cell[];
  /** Overbuilt tiles: cell and piece, one pair after another, the lower of two on the same cell first. */
  covered: number[];
  /** Empty worker cells with a jungle tile beside them: where a worker tile may go. */
  openCells: Cell[];

  /** Unseen jungle tiles by tile; their order is not fixed before they are drawn. */
  junglePile: number[];
  junglePileSize: number;
  display: JungleTile[];

  /** Worker tiles by seat * 4 + tile. */
  hands: number[];
  workerPiles: number[];

  gold: number[];
  fruits: number[];
  suns: number[];
  /** Index of the carrier's pool. */
  carriers: number[];

  /** Step A: the cell of the tile placed this turn; null while that is still to be done. */
  placedCell: Cell | null;
  /** Step B: spaces still to be filled this turn. */
  dueCells: Cell[];
  /** Step C: edges whose workers are still to act. */
  groups: Group[];
}

function copyInto(from: readonly number[], into: number[]): void {
  while (into.length > from.length) into.pop();
  while (into.length < from.length) into.push(0);
  for (let index = 0; index < from.length; index++) into[index] = from[index];
}

/** Only occupied cells differ from an empty grid: clearing and setting them is faster than copying all. */
function copyGrid(from: Readonly<State>, into: State): void {
  for (let index = 0; index < into.workerCells.length; index++)
    into.grid[fold(into.workerCells[index])] = EMPTY;
  for (let index = 0; index < into.jungleCells.length; index++)
    into.grid[fold(into.jungleCells[index])] = EMPTY;
  for (let index = 0; index < from.workerCells.length; index++) {
    const at = fold(from.workerCells[index]);
    into.grid[at] = from.grid[at];
  }
  for (let index = 0; index < from.jungleCells.length; index++) {
    const at = fold(from.jungleCells[index]);
    into.grid[at] = from.grid[at];
  }
}

export function copy(from: Readonly<State>, into?: State): State {
  if (into === undefined) return fresh(from);
  into.phase = from.phase;
  into.players = from.players;
  into.asksGains = from.asksGains;
  into.allowsMoreLayers = from.allowsMoreLayers;
  into.startSeat = from.startSeat;
  into.active = from.active;
  into.junglePileSize = from.junglePileSize;
  into.placedCell = from.placedCell;
  copyGrid(from, into);
  copyInto(from.workerCells, into.workerCells);
  copyInto(from.jungleCells, into.jungleCells);
  copyInto(from.covered, into.covered);
  copyInto(from.openCells, into.openCells);
  copyInto(from.junglePile, into.junglePile);
  copyInto(from.display, into.display);
  copyInto(from.hands, into.hands);
  copyInto(from.workerPiles, into.workerPiles);
  copyInto(from.gold, into.gold);
  copyInto(from.fruits, into.fruits);
  copyInto(from.suns, into.suns);
  copyInto(from.carriers, into.carriers);
  copyInto(from.dueCells, into.dueCells);
  copyInto(from.groups, into.groups);
  return into;
}

function fresh(from: Readonly<State>): State {
  return {
    phase: from.phase,
    players: from.players,
    asksGains: from.asksGains,
    allowsMoreLayers: from.allowsMoreLayers,
    startSeat: from.startSeat,
    active: from.active,
    grid: from.grid.slice(),
    workerCells: from.workerCells.slice(),
    jungleCells: from.jungleCells.slice(),
    covered: from.covered.slice(),
    openCells: from.openCells.slice(),
    junglePile: from.junglePile.slice(),
    junglePileSize: from.junglePileSize,
    display: from.display.slice(),
    hands: from.hands.slice(),
    workerPiles: from.workerPiles.slice(),
    gold: from.gold.slice(),
    fruits: from.fruits.slice(),
    suns: from.suns.slice(),
    carriers: from.carriers.slice(),
    placedCell: from.placedCell,
    dueCells: from.dueCells.slice(),
    groups: from.groups.slice(),
  };
}

/** Number of tiles of one seat in hands or piles. */
export function tilesOf(counts: readonly number[], seat: Seat): number {
  const first = seat * 4;
  return counts[first] + counts[first + 1] + counts[first + 2] + counts[first + 3];
}

export function remove(list: number[], item: number): void {
  let index = 0;
  while (list[index] !== item) index++;
  list[index] = list[list.length - 1];
  list.pop();
}

/** Neither pile nor display holds a jungle tile. */
export const isJungleExhausted = (state: Readonly<State>): boolean =>
  state.display.length === 0 && state.junglePileSize === 0;
