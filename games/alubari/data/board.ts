/** The action areas, resolved in this order. Stated. */
export const AREAS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type Area = (typeof AREAS)[number];

/** Places of the areas in `AREAS`, for code that counts. */
export const STOCK_AREA = 0;
export const DIG_AREA = 1;
export const WORKS_AREA = 2;
export const RAIL_AREA = 3;
export const BUILD_AREA = 4;
export const POST_AREA = 5;
export const CHAIWALA_AREA = 6;

/**
 * Worker spaces of A to G by player count. Which areas carry an overlay is stated (1-2: A, D, F, G; 3: none;
 * 4-5: A, B, C, D, E, G), the numbers are reconstructed: areas without an overlay keep the printed number.
 */
export const WORKER_SPACES: Readonly<Record<number, readonly number[]>> = {
  1: [3, 3, 2, 2, 2, 2, 1],
  2: [3, 3, 2, 2, 2, 2, 1],
  3: [4, 3, 2, 3, 2, 3, 2],
  4: [5, 4, 3, 4, 3, 3, 3],
  5: [5, 4, 3, 4, 3, 3, 3],
};

/** Areas under an action card, by player count. Stated. */
export const OVERLAYS: Readonly<Record<number, readonly Area[]>> = {
  1: ['A', 'D', 'F', 'G'],
  2: ['A', 'D', 'F', 'G'],
  3: [],
  4: ['A', 'B', 'C', 'D', 'E', 'G'],
  5: ['A', 'B', 'C', 'D', 'E', 'G'],
};

/** Once the rubble is gone area B has this many spaces, for building. Stated. */
export const REPLACED_DIG_SPACES = 1;

/** Dig rate: the 5 as last space is stated, the 2 as first likely, the start reconstructed. */
export const DIG_RATE = { least: 2, most: 5, start: 3 } as const;

/** Rail rate: that it has a 2 and stops at both ends is stated, the rest reconstructed. */
export const RAIL_RATE = { least: 1, most: 3, start: 1 } as const;

/**
 * Harvest rate in halves of a leaf; the space after the last one is the end of the track. The 1/2 on the left,
 * two 2s on the right and the end space are stated; the single 1 and the start are reconstructed.
 */
export const HARVEST_HALVES: readonly number[] = [1, 2, 4, 4];
export const HARVEST_START = 1;

/** Points of the chai track, space by space from 0. Reconstructed. */
export const CHAI_POINTS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12];

/** Spaces covered at the end of the chai track: three players stated, the others likely. */
export const CHAI_COVERS: Readonly<Record<number, number>> = { 1: 3, 2: 3, 3: 2, 4: 1, 5: 0 };

/** The kinds of weather, printed on the backs of the contracts. Stated. */
export const WEATHERS = ['sun', 'rain', 'fog'] as const;
export type Weather = (typeof WEATHERS)[number];

/** The steps of the rate markers in each weather. Stated. */
export const WEATHER_STEPS: Readonly<Record<Weather, { dig: number; rail: number; harvest: number }>> = {
  sun: { dig: 2, rail: 1, harvest: 0 },
  rain: { dig: -1, rail: -1, harvest: 1 },
  fog: { dig: 0, rail: 0, harvest: -1 },
};

/** Weather tokens of each kind and fog tiles. Stated. */
export const WEATHER_TOKENS = 3;
export const FOG_TILES = 2;
