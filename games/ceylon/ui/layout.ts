import { DISTRICTS, MAP, type District } from '../data/map.ts';
import { axial, DISTRICT_OF, type Hex, HEX_NAMES, hexAt } from '../rules/map.ts';

/** Centre to corner of a hexagon, before the map is tilted. */
const RADIUS = 50;
const WIDTH = RADIUS * Math.sqrt(3);
const COLUMNS = MAP[0].length;
/** The map is seen from the south and from above: rows are closer than they are wide. */
const TILT = 0.88;
/** How much higher each level is drawn. */
export const LEVEL_HEIGHT = 16;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Districts are drawn apart from each other: the river runs in the valley between them. */
const APART: Readonly<Record<District, Point>> = {
  dimbula: { x: -9, y: 4 },
  kandy: { x: 1, y: -8 },
  ruhuna: { x: 1, y: 6 },
  uva: { x: 13, y: 1 },
};

const round = (value: number): number => Math.round(value * 10) / 10;

const districtOf = (hex: Hex): District => DISTRICTS[DISTRICT_OF[hex]];

const centreOf = (hex: Hex): Point => {
  const row = Math.floor(hex / COLUMNS);
  const apart = APART[districtOf(hex)];
  return {
    x: round(WIDTH * ((hex % COLUMNS) + (row % 2 === 0 ? 0.5 : 1)) + apart.x),
    y: round(RADIUS * (1 + row * 1.5) * TILT + apart.y),
  };
};

/** Centres of all hexagons on the ground, in the order of their numbers. */
export const CENTRES: readonly Point[] = HEX_NAMES.map((_, hex) => centreOf(hex));

/** The centre of a hexagon's top, at its level. */
export const topOf = (hex: Hex, level: number): Point => ({
  x: CENTRES[hex].x,
  y: CENTRES[hex].y - level * LEVEL_HEIGHT,
});

/** The land with the names of the districts above and below it; the sea goes on as far as there is room. */
export const VIEW_BOX = {
  x: -14,
  y: -46,
  width: round(WIDTH * (COLUMNS + 0.5)) + 32,
  height: RADIUS * (MAP.length * 1.5 + 0.5) * TILT + 90,
} as const;

/** Corners of a tilted hexagon that stands on one of them, clockwise from the top. */
export function corners(radius: number): readonly Point[] {
  return [-90, -30, 30, 90, 150, 210].map(angle => ({
    x: round(radius * Math.cos((angle * Math.PI) / 180)),
    y: round(radius * Math.sin((angle * Math.PI) / 180) * TILT),
  }));
}

export const outline = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(' ');

/** Towards the upper right, the right and the lower right, with the two corners of that side. */
const SIDES = [
  { q: 1, r: -1, from: 0, to: 1 },
  { q: 1, r: 0, from: 1, to: 2 },
  { q: 0, r: 1, from: 2, to: 3 },
] as const;

/** The middle of the valley between hexagons of different districts, as one path. */
export const RIVER: string = HEX_NAMES.map((_, hex) => riverAt(hex)).join('');

function riverAt(hex: Hex): string {
  const [q, r] = axial(hex);
  const around = corners(RADIUS);
  return SIDES.map(side => {
    const other = hexAt(q + side.q, r + side.r);
    if (other === undefined || DISTRICT_OF[other] === DISTRICT_OF[hex]) return '';
    // Halfway between this side and the same side of the neighbour, which may lie further off.
    const here = CENTRES[hex];
    const [one, two] = [APART[districtOf(hex)], APART[districtOf(other)]];
    const middle = { x: (two.x - one.x) / 2, y: (two.y - one.y) / 2 };
    const at = ({ x, y }: Point): string => `${round(here.x + x + middle.x)} ${round(here.y + y + middle.y)}`;
    return `M${at(around[side.from])}L${at(around[side.to])}`;
  }).join('');
}

/** Where the plantation stands on a top: in the middle, or to the left of the pawns. */
export const plantationOffset = (pawns: number): Point => ({
  x: pawns === 0 ? 0 : -14,
  y: pawns === 0 ? -3 : 2,
});

/** Where one of the pawns on a top stands: in the middle, or to the right of the plantation. */
export const pawnOffset = (place: number, pawns: number, isPlanted: boolean): Point => ({
  x: (isPlanted ? 20 : 0) + (place - (pawns - 1) / 2) * (isPlanted ? 15 : 21),
  y: isPlanted ? -6 : -5,
});
