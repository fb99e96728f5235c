import { RAIL_SPACES } from '../data/route.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A town: the middle of its first house, and the row it stands on. */
interface TownPlace {
  readonly row: number;
  readonly x: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The heights of the line on each row, from the bottom up. */
  readonly rows: readonly number[];
  readonly towns: readonly TownPlace[];
  /** The position of each rail space. */
  readonly rails: readonly Point[];
  /** The piece of line that ends at each rail space, and the one after the last. */
  readonly lines: readonly string[];
  /** Where the train waits, by the next rail space; the last place is the end of the line. */
  readonly trains: readonly (Point & { readonly isBack: boolean })[];
}

/** A house and the step from one to the next. */
export const HOUSE = { width: 58, height: 48, step: 62 } as const;
/** From the line up to the ground of the houses, and to their sign. */
export const GROUND = 18;
export const SIGN = { height: 20, above: 88 } as const;

interface Sketch {
  readonly width: number;
  readonly top: number;
  readonly step: number;
  /** For each row from the bottom up: the towns by the middle of their first house, and the rail spaces. */
  readonly rows: readonly {
    readonly towns: readonly (readonly [number, number])[];
    readonly rails: Spread;
  }[];
  /** Where the line enters, turns on the right and on the left, and ends. */
  readonly ends: {
    readonly from: number;
    readonly right: number;
    readonly left: number;
    readonly to: number;
  };
  readonly bulge: number;
}
type Spread = readonly (readonly [rail: number, x: number])[];

const WIDE: Sketch = {
  width: 1000,
  top: 90,
  step: 106,
  rows: [
    {
      towns: [
        [0, 53],
        [1, 474],
        [2, 622],
        [3, 774],
      ],
      rails: [
        [0, 388],
        [1, 505],
        [2, 653],
        [3, 836],
      ],
    },
    {
      towns: [
        [4, 614],
        [5, 451],
        [6, 170],
      ],
      rails: [
        [4, 908],
        [5, 822],
        [6, 727],
        [7, 632],
        [8, 482],
        [9, 352],
        [10, 201],
      ],
    },
    {
      towns: [
        [7, 293],
        [8, 465],
        [9, 790],
      ],
      rails: [
        [11, 190],
        [12, 324],
        [13, 496],
        [14, 655],
      ],
    },
  ],
  ends: { from: -900, right: 936, left: 112, to: 880 },
  bulge: 76,
};

const TALL: Sketch = {
  width: 390,
  top: 104,
  step: 107,
  rows: [
    { towns: [[0, 60]], rails: [] },
    {
      towns: [
        [1, 200],
        [2, 55],
      ],
      rails: [
        [0, 341],
        [1, 231],
        [2, 86],
      ],
    },
    {
      towns: [[3, 66]],
      rails: [
        [3, 128],
        [4, 312],
      ],
    },
    {
      towns: [[4, 102]],
      rails: [
        [5, 300],
        [6, 195],
        [7, 90],
      ],
    },
    {
      towns: [
        [5, 55],
        [6, 272],
      ],
      rails: [
        [8, 86],
        [9, 195],
        [10, 303],
      ],
    },
    {
      towns: [
        [7, 200],
        [8, 55],
      ],
      rails: [
        [11, 341],
        [12, 231],
        [13, 86],
      ],
    },
    { towns: [[9, 250]], rails: [[14, 110]] },
  ],
  ends: { from: -300, right: 346, left: 44, to: 345 },
  bulge: 50,
};

/** The loop before the summit, from its lowest point back to it. */
const loopAt = ({ x, y }: Point): string =>
  `C${x + 42} ${y} ${x + 40} ${y - 54} ${x} ${y - 54}S${x - 42} ${y} ${x} ${y}`;

function planOf({ width, top, step, rows: drawn, ends, bulge }: Sketch): Plan {
  const heights = drawn.map((_, row) => top + (drawn.length - 1 - row) * step);
  const towns: TownPlace[] = [];
  const rails: Point[] = [];
  const lines: string[] = [];
  const trains: Plan['trains'][number][] = [];
  let line = `M${ends.from} ${heights[0]}`;
  let at = 24;
  drawn.forEach((row, index) => {
    const y = heights[index];
    const isBack = index % 2 === 1;
    const turn = isBack ? ends.left : ends.right;
    for (const [town, x] of row.towns) towns[town] = { row: index, x };
    for (const [rail, x] of row.rails) {
      rails[rail] = { x, y };
      lines[rail] = `${line}H${x}`;
      line = `M${x} ${y}`;
      // Close behind the next space: where the line has just turned, at the turn.
      trains[rail] = { x: isBack ? Math.min(x + 47, at) : Math.max(x - 47, at), y, isBack };
      at = isBack ? x - 38 : x + 38;
    }
    if (index + 1 === drawn.length) return;
    const swing = isBack ? turn - bulge : turn + bulge;
    line += `H${turn}C${swing} ${y} ${swing} ${heights[index + 1]} ${turn} ${heights[index + 1]}`;
    at = turn;
  });
  const last = rails[RAIL_SPACES.length - 1];
  lines[RAIL_SPACES.length] = `M${last.x} ${last.y}${loopAt(last)}H${ends.to}`;
  trains[RAIL_SPACES.length] = { x: ends.to - 26, y: last.y, isBack: false };
  return { width, height: heights[0] + 20, rows: heights, towns, rails, lines, trains };
}

export const PLANS: Readonly<Record<'wide' | 'tall', Plan>> = { wide: planOf(WIDE), tall: planOf(TALL) };
