/** Pieces of one player. Stated. */
export const MARKERS = 8;
export const DISCS = { score: 1, technology: 1, councillors: 4 } as const;
export const PAWNS = 1;
export const PLAYERS = { least: 2, most: 4 } as const;
/** Known: sure, from outside the rulebook. */
export const COLOURS = ['red', 'yellow', 'blue', 'pink'] as const;

/** What a player begins with. Stated. */
export const STARTING_RUPEES = 15;
export const STARTING_BLACK_CHESTS = 1;

/**
 * Contract slots of a personal board: each opens once so many markers have left the board.
 * Known: markers lie on the slots and leave from the left, stated; that the five slots carry 1, 1, 2, 2 and 2
 * markers is reconstructed. Another likely board would be [1, 2, 3, 4, 5].
 */
export const SLOTS = [1, 2, 4, 6, 8] as const;

/** Chests a store holds. Stated. */
export const STORE = 5;

/** District bonuses from the top of the stack. Stated. */
export const BONUSES = [10, 6, 3, 1] as const;

/** Points of the first, second, third and fourth place in each majority. Stated. */
export const MAJORITY = [10, 6, 3, 1] as const;

/** Points lost for each marker left on a personal board. Stated. */
export const MARKER_LOSS = 2;

/** Coins in the box; the supply is not limited to them. Stated. */
export const COINS_IN_BOX = [
  { value: 10, copies: 14 },
  { value: 5, copies: 24 },
  { value: 2, copies: 20 },
  { value: 1, copies: 24 },
] as const;
