/**
 * The board is a grid of square spaces; thick lines run around every block of two by two spaces and around the
 * edge of the board, and only thick lines carry canals. Known: the rulebook states that thick lines intersect, that
 * six intersections are inside and that corners count; the size is sure, several descriptions and pictures agree.
 */
export const COLUMNS = 8;
export const ROWS = 6;
export const BLOCK = 2;

/** Known: stated. */
export const PALMS = 3;
