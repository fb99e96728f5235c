export const PLAYER_COUNTS = [2, 3, 4, 5] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** What depends on the number of players. `supply`: blue canals beside the board. Known: stated. */
export const SUPPLIES = {
  2: { rounds: 10, piles: 3, supply: 10, escudos: 5 },
  3: { rounds: 11, piles: 4, supply: 11, escudos: 10 },
  4: { rounds: 11, piles: 4, supply: 11, escudos: 10 },
  5: { rounds: 9, piles: 5, supply: 9, escudos: 10 },
} as const satisfies Record<PlayerCount, object>;

/** Blue canals in the box, for the supply and for the players. Known: stated. */
export const CANALS = 15;
/** Canals each player may lay once, besides those of the supply. Known: stated. */
export const OWN_CANALS = 1;

/** Farmers of each colour. Known: stated. */
export const FARMERS = 22;

/** Known: stated. */
export const BANKNOTES = [
  { escudos: 1, copies: 24 },
  { escudos: 2, copies: 24 },
  { escudos: 5, copies: 24 },
] as const;

/** Every banknote of the box together. Known: derived. */
export const ALL_ESCUDOS = 192;

/** Escudos that everyone gets at the end of a round. Known: stated. */
export const INCOME = 3;
