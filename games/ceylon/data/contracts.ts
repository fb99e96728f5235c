/** Kinds of tea by the level they grow on: black on 0, green on 1, white on 2. Stated. */
export const TEAS = ['black', 'green', 'white'] as const;
export type Tea = (typeof TEAS)[number];

/** Export companies, numbered 1 to 5. Stated. */
export const COMPANIES = [1, 2, 3, 4, 5] as const;

/**
 * Contracts, one copy of each: a company, the chests it wants (black, green, white) and the two rewards.
 * Known: four per company, three chests each and the row marked so stated; every other row reconstructed with
 * rupees = 9 + s and points = 2 + s, s being the sum of the levels of the chests.
 */
export const CONTRACTS = [
  { company: 1, chests: [3, 0, 0], rupees: 9, points: 2 },
  { company: 1, chests: [1, 2, 0], rupees: 11, points: 4 },
  { company: 1, chests: [0, 2, 1], rupees: 13, points: 6 },
  { company: 1, chests: [1, 0, 2], rupees: 13, points: 6 },
  { company: 2, chests: [2, 1, 0], rupees: 10, points: 3 },
  { company: 2, chests: [1, 2, 0], rupees: 11, points: 4 }, // stated
  { company: 2, chests: [1, 1, 1], rupees: 12, points: 5 },
  { company: 2, chests: [1, 0, 2], rupees: 13, points: 6 },
  { company: 3, chests: [2, 1, 0], rupees: 10, points: 3 },
  { company: 3, chests: [2, 0, 1], rupees: 11, points: 4 },
  { company: 3, chests: [1, 1, 1], rupees: 12, points: 5 },
  { company: 3, chests: [0, 2, 1], rupees: 13, points: 6 },
  { company: 4, chests: [3, 0, 0], rupees: 9, points: 2 },
  { company: 4, chests: [2, 0, 1], rupees: 11, points: 4 },
  { company: 4, chests: [0, 3, 0], rupees: 12, points: 5 },
  { company: 4, chests: [0, 1, 2], rupees: 14, points: 7 },
  { company: 5, chests: [1, 2, 0], rupees: 11, points: 4 },
  { company: 5, chests: [2, 0, 1], rupees: 11, points: 4 },
  { company: 5, chests: [1, 1, 1], rupees: 12, points: 5 },
  { company: 5, chests: [0, 2, 1], rupees: 13, points: 6 },
] as const;

/** Wagons of the train, each with one open contract. Stated. */
export const WAGONS = 3;

/** Points at the end for contracts of 0, 1, 2, 3, 4, 5 different companies. Stated. */
export const COMPANY_POINTS = [0, 1, 3, 6, 10, 15] as const;

/** Tea chests in the box by kind; the supply is not limited to them. Stated. */
export const CHESTS_IN_BOX = [16, 14, 10] as const;
