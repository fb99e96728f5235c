/**
 * The powers that turn values of a search into chances, for each game and number of players. `cosecha calibrate` fits
 * them; without one, values count as they are.
 */
export const SHARPNESS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  ceylon: { 2: 1.03, 3: 1.11, 4: 1.07 },
  cacao: { 2: 1.21, 3: 1.08, 4: 1.1 },
  santiago: { 2: 1.85, 3: 1.27, 4: 1.14, 5: 1.46 },
  alubari: { 2: 0.7, 3: 1.09, 4: 1.29, 5: 1.28 },
};
