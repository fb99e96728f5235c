/**
 * The powers that turn values of a search into chances, for each game and number of players. `cosecha calibrate` fits
 * them; without one, values count as they are.
 */
export const SHARPNESS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  ceylon: { 2: 1.08, 3: 1.31, 4: 1.31 },
  cacao: { 2: 1.22, 3: 1.08, 4: 1.1 },
  santiago: { 2: 2.11, 3: 1.34, 4: 1.35, 5: 1.44 },
  alubari: { 2: 0.7, 3: 1.03, 4: 1.2, 5: 1.23 },
};
