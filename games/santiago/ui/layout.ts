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

/** Spaces lie on a grid of 100 units; a tile is drawn around its middle, 82 units wide. */
export const CELL = 100;
export const HALF = 41;
export const WIDTH = COLUMNS * CELL;
export const HEIGHT = ROWS * CELL;
/** Tiles keep away from the thick lines, where canals run. */
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

/** The lozenge from crossing to crossing and to the middle of the blocks beside: these fill the board without gaps. */
export function diamondOf(place: Place): string {
  const { x, y } = middleOf(place);
  return `${x - CELL},${y} ${x},${y - CELL} ${x + CELL},${y} ${x},${y + CELL}`;
}

/** Every canal from the end where its water comes in to the other one. */
export function flowLines(
  spring: Intersection,
  canals: readonly Place[],
): readonly (Line & { place: Place })[] {
  const steps: number[] = Array.from({ length: INTERSECTIONS }, () => Infinity);
  const wet: Intersection[] = [spring];
  steps[spring] = 0;
  // The list grows while it is walked, until the water has come everywhere.
  for (const at of wet) {
    for (const place of canals) {
      if ((PLACES_AT[at] & (1 << place)) === 0) continue;
      const next = ENDS[place][0] === at ? ENDS[place][1] : ENDS[place][0];
      if (steps[next] !== Infinity) continue;
      steps[next] = steps[at] + 1;
      wet.push(next);
    }
  }
  return canals.map(place => {
    const [first, second] = ENDS[place];
    const isForth = steps[first] <= steps[second];
    return {
      place,
      from: intersectionAt(isForth ? first : second),
      to: intersectionAt(isForth ? second : first),
    };
  });
}

/** All spaces along some canals, whether something grows there or not. */
export const spacesAlong = (canals: readonly Place[]): ReadonlySet<Space> =>
  new Set(canals.flatMap(place => WATERED[place]));

/** Where a panel beside the board lies, and where the tiles of the village lie in it. */
export interface Plan {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly village: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  readonly stores: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
  slot(index: number): Point;
  /** The tile that was taken and waits for its space. */
  readonly taken: Point;
}

/**
 * On a wide screen the village lies to the left of the board; on a tall one below it, with the stores in a line above.
 * Both leave a corner free for the lens: to the left or the right of the bottom.
 */
export const PLANS: Readonly<Record<'wide' | 'tall', Plan>> = {
  wide: {
    box: { x: -226, y: -20, width: 1046, height: 640 },
    village: { x: -216, y: -10, width: 188, height: 340 },
    stores: { x: -216, y: 340, width: 188, height: 214 },
    slot: index => ({ x: -167 + (index % 2) * 90, y: 106 + Math.floor(index / 2) * 90 }),
    taken: { x: -77, y: 286 },
  },
  tall: {
    box: { x: -9, y: -72, width: 818, height: 802 },
    village: { x: -5, y: 618, width: 530, height: 108 },
    stores: { x: -5, y: -68, width: 810, height: 52 },
    slot: index => ({ x: 48 + index * 104, y: 672 }),
    taken: { x: 464, y: 672 },
  },
};
