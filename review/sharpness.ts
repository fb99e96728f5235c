/**
 * The powers that turn values of a search into chances, for each game and number of players. `cosecha calibrate` fits
 * them; without one, values count as they are.
 */
export const SHARPNESS: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  ceylon: { 2: 1.03, 3: 1.39, 4: 1.23 },
  cacao: { 2: 1.11, 3: 1.03, 4: 1.1 },
  santiago: { 2: 1.66, 3: 1.35, 4: 1.22, 5: 1.67 },
  alubari: { 2: 0.69, 3: 0.97, 4: 1.13, 5: 1.28 },
};
