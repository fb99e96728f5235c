/**
 * The powers that turn values of a search into chances, for each game and number of players. `cosecha calibrate` fits
 * them; without one, values count as they are.
 */
export const SHARPNESS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  ceylon: { 2: 1.1, 3: 1.36, 4: 1.27 },
  cacao: { 2: 1.17, 3: 0.95, 4: 1.07 },
  santiago: { 2: 1.91, 3: 1.26, 4: 1.3, 5: 1.56 },
  alubari: { 2: 0.67, 3: 1, 4: 1.13, 5: 1.26 },
};
