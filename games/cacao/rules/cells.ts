/**
 * The play area has no limits, so a cell is a number made of its coordinates: the single plantation of the start
 * pair is at (0, 0), x grows to the east and y to the south. Cells with even x + y are for jungle tiles.
 */
export type Cell = number;

const WIDTH = 64;
const ORIGIN = 32;

/** One more than the largest cell number. */
export const CELL_COUNT = WIDTH * WIDTH;

export const cellAt = (x: number, y: number): Cell => (y + ORIGIN) * WIDTH + x + ORIGIN;
export const xOf = (cell: Cell): number => (cell & (WIDTH - 1)) - ORIGIN;
export const yOf = (cell: Cell): number => (cell >> 6) - ORIGIN;

/** Whether the cell is for a jungle tile; otherwise it is for a worker tile. */
export const isJungleCell = (cell: Cell): boolean => ((xOf(cell) + yOf(cell)) & 1) === 0;

/** Steps to the neighbours, clockwise from the north, in the order of the edges. */
export const STEPS = [-WIDTH, 1, WIDTH, -1] as const;

/** The opposite edge. */
export const opposite = (edge: number): number => (edge + 2) & 3;

/** One edge of a worker tile, as one number. */
export type EdgeAt = number;
export const edgeAt = (cell: Cell, edge: number): EdgeAt => (cell << 2) | edge;
export const cellOf = (of: EdgeAt): Cell => of >> 2;
export const edgeOf = (of: EdgeAt): number => of & 3;

/**
 * The index of a cell in the grid. A new jungle tile is never more than one row or column outside the others, so 28 of
 * them span at most 28 rows and columns, and the worker tiles around them 30. Coordinates taken modulo 32 are therefore
 * unique, even with the empty cells that are read just outside.
 */
export const GRID_SIZE = 1024;
export const fold = (cell: Cell): number => ((cell >> 1) & 0x3e0) | (cell & 31);
