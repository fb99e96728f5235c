import { MAP } from '../data/map.ts';
import { axial, DISTRICT_OF, type Hex, HEX_NAMES, hexAt } from '../rules/map.ts';

/** Centre to corner of a place on the map; the hexagon drawn on it is smaller, so that rivers have room. */
const RADIUS = 50;
const WIDTH = RADIUS * Math.sqrt(3);
const COLUMNS = MAP[0].length;
/** How much higher each level is drawn. */
export const LEVEL_HEIGHT = 9;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const centreOf = (hex: Hex): Point => {
  const row = Math.floor(hex / COLUMNS);
  return {
    x: round(WIDTH * ((hex % COLUMNS) + (row % 2 === 0 ? 0.5 : 1))),
    y: round(RADIUS * (1 + row * 1.5)),
  };
};

/** Centres of all hexagons, in the order of their numbers. */
export const CENTRES: readonly Point[] = HEX_NAMES.map((_, hex) => centreOf(hex));

/** The centre of a hexagon's top, at its level. */
export const topOf = (hex: Hex, level: number): Point => ({
  x: CENTRES[hex].x,
  y: CENTRES[hex].y - level * LEVEL_HEIGHT,
});

/** Where the plantation and the pawn are drawn on a hexagon's top. */
export const PLANTATION_OFFSET: Point = { x: -13, y: 8 };
export const PAWN_OFFSET: Point = { x: 19, y: 3 };

/** The whole picture: the map, the names of the districts above and below it. */
export const VIEW_BOX = {
  x: -8,
  y: -36,
  width: round(WIDTH * (COLUMNS + 0.5)) + 16,
  height: RADIUS * (MAP.length * 1.5 + 0.5) + 68,
} as const;

/** Corners of a hexagon that stands on one of them, clockwise from the top. */
export function corners(radius: number): readonly Point[] {
  return [-90, -30, 30, 90, 150, 210].map(angle => ({
    x: round(radius * Math.cos((angle * Math.PI) / 180)),
    y: round(radius * Math.sin((angle * Math.PI) / 180)),
  }));
}

export const outline = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** Towards the upper right, the right and the lower right, with the two corners of that side. */
const SIDES = [
  { q: 1, r: -1, from: 0, to: 1 },
  { q: 1, r: 0, from: 1, to: 2 },
  { q: 0, r: 1, from: 2, to: 3 },
] as const;

/** The sides between hexagons of different districts, where the river runs, as one path. */
export const RIVER: string = HEX_NAMES.map((_, hex) => riverAt(hex)).join('');

function riverAt(hex: Hex): string {
  const [q, r] = axial(hex);
  const around = corners(RADIUS);
  const { x, y } = CENTRES[hex];
  return SIDES.map(side => {
    const other = hexAt(q + side.q, r + side.r);
    if (other === undefined || DISTRICT_OF[other] === DISTRICT_OF[hex]) return '';
    const [from, to] = [around[side.from], around[side.to]];
    return `M${round(x + from.x)} ${round(y + from.y)}L${round(x + to.x)} ${round(y + to.y)}`;
  }).join('');
}
