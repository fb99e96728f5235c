import { JUNGLE_TILES, type JungleKind } from '../data/jungle.ts';
import { WORKER_TILES, type PlayerCount } from '../data/workers.ts';
import type { Seat } from '../../../kernel/seat.ts';

/** Like `flatMap`, whose lists count as lists with holes: the engine reads those more slowly. */
export function joined<T, U>(items: readonly T[], listOf: (item: T, index: number) => readonly U[]): U[] {
  const all: U[] = [];
  items.forEach((item, index) => all.push(...listOf(item, index)));
  return all;
}

/** Index into WORKER_TILES. */
export type WorkerTile = number;
/** Index into JUNGLE_TILES. */
export type JungleTile = number;

export const WORKER_TILE_COUNT = WORKER_TILES.length;
export const JUNGLE_TILE_COUNT = JUNGLE_TILES.length;

export const jungleTile = (name: (typeof JUNGLE_TILES)[number]['name']): JungleTile =>
  JUNGLE_TILES.findIndex(tile => tile.name === name);

export const KINDS: readonly JungleKind[] = JUNGLE_TILES.map(({ kind }) => kind);

/** Tiles of a kind as a set of bits. */
const tilesOfKind = (kind: JungleKind): number =>
  KINDS.reduce((tiles, of, tile) => (of === kind ? tiles | (1 << tile) : tiles), 0);
const MARKETS = tilesOfKind('market');
const PLANTATIONS = tilesOfKind('plantation');
const TEMPLES = tilesOfKind('temple');
export const marketBit = (tile: JungleTile): number => (MARKETS >> tile) & 1;
export const plantationBit = (tile: JungleTile): number => (PLANTATIONS >> tile) & 1;
export const isMarket = (tile: JungleTile): boolean => ((MARKETS >> tile) & 1) !== 0;
export const isTemple = (tile: JungleTile): boolean => ((TEMPLES >> tile) & 1) !== 0;
export const VALUES: readonly number[] = JUNGLE_TILES.map(({ value }) => value);
export const TURNS: readonly number[] = WORKER_TILES.map(({ turns }) => turns);

/** The eleven, ten or nine worker tiles that each seat plays with, by tile. */
export const workerTilesFor = (players: PlayerCount): number[] =>
  WORKER_TILES.map(({ copies, removed }) => copies - removed[players]);

/** The jungle tiles that are shuffled, by tile: those neither removed nor laid at the start. */
export const jungleTilesFor = (players: PlayerCount): number[] =>
  JUNGLE_TILES.map(({ copies, removed, start }) => copies - start - (players === 2 ? removed : 0));

/**
 * The content of a cell of the grid, as one number: 0 nothing, 1 to 15 a jungle tile, from 16 on a worker tile with its
 * seat and its turn. OVERBUILT is added if it covers another worker tile.
 */
export type Piece = number;
export const EMPTY: Piece = 0;
export const OVERBUILT = 128;
const FIRST_WORKER = 16;
const LAST_JUNGLE = 15;

export const junglePiece = (tile: JungleTile): Piece => tile + 1;
export const jungleOf = (piece: Piece): JungleTile => piece - 1;
export const isWorker = (piece: Piece): boolean => piece >= FIRST_WORKER;
/** 1 for a worker tile, otherwise 0: a sign. A branch would be slow, because positions cannot be predicted. */
export const workerBit = (piece: Piece): number => (LAST_JUNGLE - piece) >>> 31;
export const isOverbuilt = (piece: Piece): boolean => piece >= OVERBUILT;

export const workerPiece = (seat: Seat, tile: WorkerTile, turn: number): Piece =>
  FIRST_WORKER + seat * 16 + tile * 4 + turn;
export const seatOf = (piece: Piece): Seat => (((piece & (OVERBUILT - 1)) - FIRST_WORKER) >> 4) & 3;
export const tileOf = (piece: Piece): WorkerTile => (piece >> 2) & 3;
export const turnOf = (piece: Piece): number => piece & 3;

/** Workers on each edge of each tile in each turn: turn 0 has the edge with the most workers in the north, turn 1 in the east. */
const WORKERS: readonly number[] = joined(WORKER_TILES, ({ workers }) =>
  joined([0, 1, 2, 3], turn => [0, 1, 2, 3].map(edge => workers[(edge - turn + 4) % 4])),
);
export const workersOn = (tile: WorkerTile, turn: number, edge: number): number =>
  WORKERS[tile * 16 + turn * 4 + edge];
export const workersOf = (piece: Piece, edge: number): number => WORKERS[(piece & 15) * 4 + edge];
