/**
 * The board is a grid of square spaces; thick lines run around every block of two by two spaces, the rim of the
 * board included, and only thick lines carry canals. Known: that thick lines cross, that six crossings lie inside
 * and that corners count is stated in the rulebook; the size is sure, several descriptions and pictures agree.
 */
export const COLUMNS = 8;
export const ROWS = 6;
export const BLOCK = 2;

/** Known: stated. */
export const PALMS = 3;
