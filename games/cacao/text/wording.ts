import { chip, figure, type Chip, type Part } from '../../../kernel/text.ts';
import { xOf, yOf, type Cell } from '../rules/cells.ts';

/** A change: `+2`, `−1`. */
export const signed = (count: number): string => (count > 0 ? `+${count}` : figure(count));

export const coordinates = (x: number, y: number): string => `(${figure(x)}, ${figure(y)})`;

/** A cell of the play area; its chip leads to the spot on the board. */
export const cellChip = (cell: Cell): Chip =>
  chip('cell', `${xOf(cell)},${yOf(cell)}`, coordinates(xOf(cell), yOf(cell)));

export const labelOf = (part: Part): string => (typeof part === 'string' ? part : part.label);

/** Equal tiles together: each tile once, with its number. */
export const countEach = <T>(tiles: readonly T[]): (readonly [tile: T, count: number])[] =>
  [...new Set(tiles)].map(tile => [tile, tiles.filter(other => other === tile).length]);

export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const capitalisedAll = <K extends string>(
  names: Readonly<Record<K, string>>,
): Readonly<Record<K, string>> =>
  // fromEntries forgets the literal keys; every name of the table is present.
  Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, capitalised(name)])) as Record<
    K,
    string
  >;
