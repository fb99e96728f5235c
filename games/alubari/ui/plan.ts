import { RAIL_SPACES } from '../data/route.ts';
import { TALL, WIDE, type Sketch } from './sketches.ts';

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
