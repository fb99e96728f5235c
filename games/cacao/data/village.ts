/** Fields of the river on a village board, in the carrier's direction. Known: ends stated, the rest read from the board. */
export const POOLS = [-10, -4, -1, 0, 2, 4, 7, 11, 16] as const;

/** Storage places for fruits and places for sun tokens on a village board. Stated. */
export const STORAGE_PLACES = 5;
export const SUN_PLACES = 3;

/** Pieces in the box; with four players they fill every place, so no supply can run out. Stated. */
export const FRUITS_IN_BOX = 20;
export const SUN_TOKENS_IN_BOX = 12;
export const COINS_IN_BOX = [
  { value: 1, copies: 24 },
  { value: 5, copies: 12 },
  { value: 10, copies: 12 },
] as const;

/** Gold for the most and the second most workers beside a temple. Stated. */
export const TEMPLE_FIRST = 6;
export const TEMPLE_SECOND = 3;
