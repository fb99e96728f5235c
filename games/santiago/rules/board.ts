import { BLOCK, COLUMNS, ROWS } from '../data/board.ts';

/** A square for one tile, counted row by row from the top left corner: 0 is a1, 47 is h6. */
export type Space = number;
/** An intersection of thick lines, counted row by row: 0 is V1, 19 is Z4. */
export type Intersection = number;
/** A place for a canal: the thick line between two neighbouring intersections. Horizontal places come first. */
export type Place = number;
/** A set of places, one bit each: all 31 fit into one integer. */
export type PlaceSet = number;

export const SPACES = COLUMNS * ROWS;
const ACROSS = COLUMNS / BLOCK + 1;
const DOWN = ROWS / BLOCK + 1;
export const INTERSECTIONS = ACROSS * DOWN;
const HORIZONTAL = (ACROSS - 1) * DOWN;
export const PLACES = HORIZONTAL + ACROSS * (DOWN - 1);

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const column = (space: Space): number => space % COLUMNS;
const row = (space: Space): number => Math.floor(space / COLUMNS);
const across = (at: Intersection): number => at % ACROSS;
const down = (at: Intersection): number => Math.floor(at / ACROSS);
const isHorizontal = (place: Place): boolean => place < HORIZONTAL;

/** The first end of a place: left of a horizontal one, above a vertical one. */
const firstEnd = (place: Place): Intersection =>
  isHorizontal(place)
    ? Math.floor(place / (ACROSS - 1)) * ACROSS + (place % (ACROSS - 1))
    : place - HORIZONTAL;

export const ENDS: readonly (readonly [Intersection, Intersection])[] = range(PLACES).map(place => {
  const first = firstEnd(place);
  return [first, isHorizontal(place) ? first + 1 : first + ACROSS];
});

/** Whether one of two neighbouring lines of squares, `line` and the one before, is the given one. */
const isAlong = (square: number, line: number): boolean =>
  square === line * BLOCK || square === line * BLOCK - 1;
const isWithin = (square: number, block: number): boolean => Math.floor(square / BLOCK) === block;

const runsAlong = (place: Place, space: Space): boolean => {
  const [i, j] = [across(ENDS[place][0]), down(ENDS[place][0])];
  return isHorizontal(place)
    ? isWithin(column(space), i) && isAlong(row(space), j)
    : isWithin(row(space), j) && isAlong(column(space), i);
};

export const setOf = (places: readonly Place[]): PlaceSet =>
  places.reduce((set, place) => set | (1 << place), 0);
export const listOf = (set: PlaceSet): Place[] => range(PLACES).filter(place => set & (1 << place));

/** The spaces that a canal waters: four inside the board, two on its edge. */
export const WATERED: readonly (readonly Space[])[] = range(PLACES).map(place =>
  range(SPACES).filter(space => runsAlong(place, space)),
);

/** The two places along the sides of a space. */
export const BESIDE: readonly PlaceSet[] = range(SPACES).map(space =>
  setOf(range(PLACES).filter(place => runsAlong(place, space))),
);

/** The places that end at an intersection. */
export const PLACES_AT: readonly PlaceSet[] = range(INTERSECTIONS).map(at =>
  setOf(range(PLACES).filter(place => ENDS[place].includes(at))),
);

/** The places that share an intersection with a place, including itself. */
export const TOUCHING: readonly PlaceSet[] = ENDS.map(
  ([first, second]) => PLACES_AT[first] | PLACES_AT[second],
);

/** Spaces that share a side. */
export const NEIGHBOURS: readonly (readonly Space[])[] = range(SPACES).map(space =>
  range(SPACES).filter(
    other => Math.abs(column(space) - column(other)) + Math.abs(row(space) - row(other)) === 1,
  ),
);

/** Half of the board fits into one integer, one bit for each space: the upper rows and the lower rows. */
const HALF = SPACES / 2;
const bitsOf = (spaces: readonly Space[]): number =>
  spaces.reduce((bits, space) => bits | (1 << (space % HALF)), 0);

/** The neighbours of each space that are in the upper half, and those in the lower half. */
export const UPPER_SIDES: readonly number[] = NEIGHBOURS.map(sides =>
  bitsOf(sides.filter(side => side < HALF)),
);
export const LOWER_SIDES: readonly number[] = NEIGHBOURS.map(sides =>
  bitsOf(sides.filter(side => side >= HALF)),
);

/** Whether a space is in a set, given as the bits of both halves. */
export const isInHalves = (space: Space, upper: number, lower: number): boolean =>
  ((space < HALF ? upper >> space : lower >> (space - HALF)) & 1) === 1;

/** Spaces that share a side or a corner. */
export const AROUND: readonly (readonly Space[])[] = range(SPACES).map(space =>
  range(SPACES).filter(
    other =>
      other !== space &&
      Math.abs(column(space) - column(other)) <= 1 &&
      Math.abs(row(space) - row(other)) <= 1,
  ),
);

/** Spaces with a corner at an intersection. */
export const CORNERING: readonly (readonly Space[])[] = range(INTERSECTIONS).map(at =>
  range(SPACES).filter(space => isAlong(column(space), across(at)) && isAlong(row(space), down(at))),
);

/** The six intersections inside the board. */
export const INNER: readonly Intersection[] = range(INTERSECTIONS).filter(at => CORNERING[at].length === 4);

export const SPACE_NAMES: readonly string[] = range(SPACES).map(
  space => `${'abcdefgh'[column(space)]}${row(space) + 1}`,
);
export const INTERSECTION_NAMES: readonly string[] = range(INTERSECTIONS).map(
  at => `${'VWXYZ'[across(at)]}${down(at) + 1}`,
);
export const PLACE_NAMES: readonly string[] = ENDS.map(ends =>
  ends.map(at => INTERSECTION_NAMES[at]).join('-'),
);
