import { BLOCK, COLUMNS, ROWS } from '../data/board.ts';
import {
  ENDS,
  INTERSECTIONS,
  PLACES_AT,
  WATERED,
  type Intersection,
  type Place,
  type Space,
} from '../rules/board.ts';

/** Spaces form a grid of 100 units; a tile is 82 units wide. */
export const CELL = 100;
export const HALF = 41;
export const WIDTH = COLUMNS * CELL;
export const HEIGHT = ROWS * CELL;
/** Tiles are moved away from the thick lines, where canals run. */
const NUDGE = 3;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = (index: number): number => index * CELL + CELL / 2 + (index % BLOCK === 0 ? NUDGE : -NUDGE);

export const spaceAt = (space: Space): Point => ({
  x: middle(space % COLUMNS),
  y: middle(Math.floor(space / COLUMNS)),
});

const ACROSS = COLUMNS / BLOCK + 1;

export const intersectionAt = (at: Intersection): Point => ({
  x: (at % ACROSS) * BLOCK * CELL,
  y: Math.floor(at / ACROSS) * BLOCK * CELL,
});

export interface Line {
  readonly from: Point;
  readonly to: Point;
}

export const lineOf = (place: Place): Line => {
  const [first, second] = ENDS[place];
  return { from: intersectionAt(first), to: intersectionAt(second) };
};

export const middleOf = (place: Place): Point => {
  const { from, to } = lineOf(place);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
};

export const isHorizontal = (place: Place): boolean => {
  const { from, to } = lineOf(place);
  return from.y === to.y;
};

/** The diamond between both ends and the middles of the blocks beside: together these cover the board. */
export function diamondOf(place: Place): string {
  const { x, y } = middleOf(place);
  return `${x - CELL},${y} ${x},${y - CELL} ${x + CELL},${y} ${x},${y + CELL}`;
}

/** Every canal as a line in the direction of its water. */
export function flowLines(
  spring: Intersection,
  canals: readonly Place[],
): readonly (Line & { place: Place })[] {
  const steps: number[] = Array.from({ length: INTERSECTIONS }, () => Infinity);
  const reached: Intersection[] = [spring];
  steps[spring] = 0;
  // The list grows during the loop until the water has reached every canal.
  for (const at of reached) {
    for (const place of canals) {
      if ((PLACES_AT[at] & (1 << place)) === 0) continue;
      const next = ENDS[place][0] === at ? ENDS[place][1] : ENDS[place][0];
      if (steps[next] !== Infinity) continue;
      steps[next] = steps[at] + 1;
      reached.push(next);
    }
  }
  return canals.map(place => {
    const [first, second] = ENDS[place];
    const isForward = steps[first] <= steps[second];
    return {
      place,
      from: intersectionAt(isForward ? first : second),
      to: intersectionAt(isForward ? second : first),
    };
  });
}

/** All spaces along some canals, with or without a tile. */
export const spacesAlong = (canals: readonly Place[]): ReadonlySet<Space> =>
  new Set(canals.flatMap(place => WATERED[place]));

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything beside the board is drawn. */
export interface Plan {
  readonly box: Box;
  readonly village: Box;
  readonly hasHouses: boolean;
  slot(index: number): Point;
  /** The tile that is taken but not yet planted. */
  readonly taken: Point;
  readonly supplies: SuppliesPlan;
}

/** Positions inside the box of the supplies. */
export interface SuppliesPlan {
  readonly box: Box;
  readonly round: Point & { readonly anchor: 'start' | 'middle' };
  readonly canals: Point;
  /** The words for the tiles that are to come, and each crop with its number. */
  readonly label: Point;
  crop(index: number): Point;
  readonly boxed: Point;
}

/**
 * On a wide screen the village is to the left of the board; on a tall one it is below, with the supplies in a line
 * above. Both leave a corner free for the zoom buttons.
 */
export const PLANS: Readonly<Record<'wide' | 'tall', Plan>> = {
  wide: {
    box: { x: -230, y: -22, width: 1052, height: 650 },
    village: { x: -216, y: -10, width: 188, height: 340 },
    hasHouses: true,
    slot: index => ({ x: -167 + (index % 2) * 90, y: 106 + Math.floor(index / 2) * 90 }),
    taken: { x: -77, y: 286 },
    supplies: {
      box: { x: -216, y: 340, width: 188, height: 214 },
      round: { x: 94, y: 32, anchor: 'middle' },
      canals: { x: 32, y: 60 },
      label: { x: 16, y: 99 },
      crop: index => ({ x: 38 + (index % 2) * 86, y: 124 + Math.floor(index / 2) * 34 }),
      boxed: { x: 136, y: 192 },
    },
  },
  tall: {
    box: { x: -18, y: -102, width: 836, height: 852 },
    village: { x: -5, y: 636, width: 530, height: 108 },
    hasHouses: false,
    slot: index => ({ x: 48 + index * 104, y: 690 }),
    taken: { x: 464, y: 690 },
    supplies: {
      box: { x: -5, y: -96, width: 810, height: 68 },
      round: { x: 12, y: 43, anchor: 'start' },
      canals: { x: 204, y: 35 },
      label: { x: 284, y: 43 },
      crop: index => ({ x: 424 + index * 71, y: 34 }),
      boxed: { x: 782, y: 34 },
    },
  },
};

/** The nearest value that leaves something of the board's size within the board. */
export const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
