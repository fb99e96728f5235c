import { DISTRICTS, LETTERS, MAP } from '../data/map.ts';

/** A hexagon by its number: row by row, from the top left. */
export type Hex = number;

const COLUMNS = MAP[0].length;
export const HEX_COUNT = MAP.length * COLUMNS;
const HEXES: readonly Hex[] = Array.from({ length: HEX_COUNT }, (_, hex) => hex);

/** Columns are letters from the left, rows numbers from the top: `a1` to `h4`. */
export const HEX_NAMES: readonly string[] = HEXES.map(
  hex => `${'abcdefgh'[hex % COLUMNS]}${Math.floor(hex / COLUMNS) + 1}`,
);

/** The district of each hexagon, by its place in DISTRICTS. */
export const DISTRICT_OF: readonly number[] = HEXES.map(hex =>
  LETTERS.indexOf(MAP[Math.floor(hex / COLUMNS)][hex % COLUMNS]),
);

export const HEXES_OF: readonly (readonly Hex[])[] = DISTRICTS.map((_, district) =>
  HEXES.filter(hex => DISTRICT_OF[hex] === district),
);

/** Axial coordinates: a step right is q + 1, a step down and right is r + 1. */
export function axial(hex: Hex): readonly [number, number] {
  const row = Math.floor(hex / COLUMNS);
  return [(hex % COLUMNS) - (row >> 1), row];
}

/** The hexagon at axial coordinates, or undefined outside the map. */
export function hexAt(q: number, r: number): Hex | undefined {
  const column = q + (r >> 1);
  return r >= 0 && column >= 0 && column < COLUMNS ? HEXES[r * COLUMNS + column] : undefined;
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

const neighboursOf = (hex: Hex): Hex[] => {
  const [q, r] = axial(hex);
  return DIRECTIONS.flatMap(([east, down]) => hexAt(q + east, r + down) ?? []).sort(
    (one, other) => one - other,
  );
};

/** The map in play: whole, or without one district. */
export interface Terrain {
  readonly hexes: readonly Hex[];
  readonly districts: readonly number[];
  /** Adjacent hexagons in play. */
  readonly adjacent: readonly (readonly Hex[])[];
  /** The hexagon alone. */
  readonly itself: readonly (readonly Hex[])[];
  /** The hexagon itself, then the adjacent ones. */
  readonly around: readonly (readonly Hex[])[];
  /** The hexagon itself, then the adjacent ones of its own district. */
  readonly aroundInDistrict: readonly (readonly Hex[])[];
  /** Steps from one hexagon to another, by the shortest route in play. */
  readonly steps: readonly (readonly number[])[];
}

function terrainWithout(omitted: number): Terrain {
  const isIn = (hex: Hex): boolean => DISTRICT_OF[hex] !== omitted;
  const adjacent = HEXES.map(hex => (isIn(hex) ? neighboursOf(hex).filter(isIn) : []));
  return {
    hexes: HEXES.filter(isIn),
    districts: DISTRICTS.map((_, district) => district).filter(district => district !== omitted),
    adjacent,
    itself: HEXES.map(hex => [hex]),
    around: HEXES.map(hex => [hex, ...adjacent[hex]]),
    aroundInDistrict: HEXES.map(hex => [
      hex,
      ...adjacent[hex].filter(other => DISTRICT_OF[other] === DISTRICT_OF[hex]),
    ]),
    steps: HEXES.map(hex => stepsFrom(hex, adjacent)),
  };
}

function stepsFrom(start: Hex, adjacent: readonly (readonly Hex[])[]): number[] {
  const steps = HEXES.map(() => Infinity);
  steps[start] = 0;
  const queue = [start];
  for (const hex of queue) {
    for (const other of adjacent[hex]) {
      if (steps[other] !== Infinity) continue;
      steps[other] = steps[hex] + 1;
      queue.push(other);
    }
  }
  return steps;
}

/** Nothing is left out. */
export const WHOLE = -1;

/** The first terrain is the whole map, the others lack one district each. */
const TERRAINS: readonly Terrain[] = [WHOLE, ...DISTRICTS.keys()].map(terrainWithout);

/** The map in play when a district (or none: WHOLE) is left out. */
export const terrain = (omitted: number): Terrain => TERRAINS[omitted + 1];
