/** Price tiles in the bag: each price with its number of tiles. */
export const PRICE_TILES = [
  { price: 2, tiles: 3 },
  { price: 3, tiles: 3 },
  { price: 4, tiles: 3 },
  { price: 5, tiles: 3 },
  { price: 6, tiles: 3 },
] as const;

export const BASKETS = 20;
export const ROUNDS = 12;
export const MAX_SALE = 3;
/** What a basket is worth when the game ends. */
export const LEFTOVER_VALUE = 1;

/** The market is crowded when more baskets than this are sold in a round. */
export const demandFor = (players: number): number => players + 1;
