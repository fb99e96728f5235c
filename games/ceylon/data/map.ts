/** Tea districts of the map, in the order of the rulebook. Stated. */
export const DISTRICTS = ['dimbula', 'ruhuna', 'kandy', 'uva'] as const;
export type District = (typeof DISTRICTS)[number];

/** With two players one of these is left out. Stated. */
export const REMOVABLE = ['uva', 'dimbula'] as const;

/** Hexagons in each district. Stated. */
export const HEXES_PER_DISTRICT = 8;

/**
 * The map, one letter per hexagon: D Dimbula, R Ruhuna, K Kandy, U Uva. Hexagons stand on a corner; the second and
 * fourth row lie half a hexagon to the right. Known: four districts of eight stated; their shapes and borders are
 * reconstructed so that the map falls apart neither without Uva nor without Dimbula.
 */
export const MAP = ['DKKKKKUU', 'DDRKKKUU', 'DDRRRRUU', 'DDDRRRUU'] as const;
export const LETTERS = 'DRKU';

/**
 * Large elevation tiles, each over four hexagons, as axial coordinates (q to the right, r down and to the right).
 * A tile may be turned, not flipped. Known: five tiles over four hexagons stated, that all differ is likely,
 * the shapes are reconstructed: each of them fits every district.
 */
export const LARGE_TILES = [
  {
    name: 'worm',
    hexes: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, -1],
    ],
  },
  {
    name: 'pistol',
    hexes: [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
    ],
  },
  {
    name: 'wave',
    hexes: [
      [0, 0],
      [0, 1],
      [1, -2],
      [1, -1],
    ],
  },
  {
    name: 'bee',
    hexes: [
      [0, 0],
      [0, 1],
      [1, -1],
      [1, 0],
    ],
  },
  {
    name: 'arch',
    hexes: [
      [0, 0],
      [0, 1],
      [1, -1],
      [1, 1],
    ],
  },
] as const;

/** Small elevation tiles, one hexagon each. Stated. */
export const SMALL_TILES = 4;

/** Plantation tokens in the box: one for every hexagon. Stated. */
export const PLANTATION_TOKENS = 32;
