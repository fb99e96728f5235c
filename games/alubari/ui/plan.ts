import { RAIL_SPACES } from '../data/route.ts';
import { STATIONS } from '../rules/board.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A stretch of the line: the stations of a town above it, rail spaces on it. */
interface Stretch {
  readonly town?: number;
  readonly rails: readonly number[];
}

/** Station plaques, and the height of a row: names, plaques, the line. */
export const PLAQUE = { width: 62, height: 46 } as const;
const [GAP, RAIL_WIDTH, ROW, TOP, MARGIN] = [4, 54, 106, 34, 22];

const stretch = (rails: readonly number[], town?: number): Stretch =>
  town === undefined ? { rails } : { town, rails };

/** From the bottom up; the rows alternate in direction. */
const ROWS: Readonly<Record<'wide' | 'tall', readonly (readonly Stretch[])[]>> = {
  wide: [
    [stretch([], 0), stretch([0]), stretch([1], 1)],
    [stretch([2], 2), stretch([3], 3), stretch([4])],
    [stretch([5, 6], 4), stretch([7, 8], 5), stretch([9])],
    [stretch([10], 6), stretch([11]), stretch([12], 7), stretch([13], 8), stretch([14], 9)],
  ],
  tall: [
    [stretch([], 0), stretch([0])],
    [stretch([1], 1), stretch([2], 2)],
    [stretch([3], 3), stretch([4])],
    [stretch([5, 6, 7], 4)],
    [stretch([8], 5), stretch([9]), stretch([10], 6)],
    [stretch([11]), stretch([12], 7), stretch([13], 8)],
    [stretch([14], 9)],
  ],
};

const WIDTHS = { wide: 690, tall: 400 } as const;

/** The position of a town's name. */
export interface TownPlace extends Point {
  readonly town: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The position of each rail space. */
  readonly rails: readonly Point[];
  /** The piece of line that ends at each rail space, and the one after the last. */
  readonly lines: readonly string[];
  readonly stations: readonly Point[];
  readonly towns: readonly TownPlace[];
}

const spacesOf = (town: number): number[] =>
  STATIONS.flatMap((station, index) => (station.town === town ? [index] : []));

const widthOf = ({ town, rails }: Stretch): number =>
  Math.max(town === undefined ? 0 : spacesOf(town).length * (PLAQUE.width + GAP), rails.length * RAIL_WIDTH);

function planOf(shape: 'wide' | 'tall'): Plan {
  const rows = ROWS[shape];
  const width = WIDTHS[shape];
  const height = TOP + rows.length * ROW;
  const rails: Point[] = [];
  const stations: Point[] = [];
  const towns: TownPlace[] = [];
  /** The course of the line: its turns, and the rail spaces by their number. */
  const course: (Point & { readonly rail?: number })[] = [];
  rows.forEach((row, index) => {
    const y = height - index * ROW - 24;
    const isBack = index % 2 === 1;
    const room = (width - 2 * MARGIN - row.reduce((sum, one) => sum + widthOf(one), 0)) / row.length;
    let at = MARGIN;
    const along = (x: number): number => (isBack ? width - x : x);
    course.push({ x: along(MARGIN), y });
    for (const one of row) {
      const size = widthOf(one) + room;
      const middle = along(at + size / 2);
      one.rails.forEach((rail, place) => {
        const x = along(at + (size * (place + 0.5)) / one.rails.length);
        const point = { x, y: y + (rail % 2 === 0 ? -4 : 4) };
        rails[rail] = point;
        course.push({ ...point, rail });
      });
      if (one.town !== undefined) {
        const spaces = spacesOf(one.town);
        const span = spaces.length * (PLAQUE.width + GAP);
        towns.push({ town: one.town, x: middle - span / 2 + 4, y: y - 79 });
        spaces.forEach((station, place) => {
          stations[station] = { x: middle - span / 2 + (place + 0.5) * (PLAQUE.width + GAP), y: y - 49 };
        });
      }
      at += size;
    }
    course.push({ x: along(width - MARGIN), y });
  });
  return { width, height, rails, stations, towns, lines: linesOf(course) };
}

/** Smooth pieces from each rail space to the next one. */
function linesOf(course: readonly (Point & { readonly rail?: number })[]): string[] {
  const lines: string[] = [];
  let line = `M${course[0].x} ${course[0].y}`;
  for (let index = 0; index + 1 < course.length; index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      step => course[Math.max(0, Math.min(course.length - 1, index + step))],
    );
    const isTurn = from.rail === undefined && to.rail === undefined && from.y !== to.y;
    const swing = from.x > 200 ? 16 : -16;
    line += isTurn
      ? `C${from.x + swing} ${from.y} ${to.x + swing} ${to.y} ${to.x} ${to.y}`
      : `C${from.x + (to.x - before.x) / 6} ${from.y + (to.y - before.y) / 12} ${to.x - (after.x - from.x) / 6} ${to.y - (after.y - from.y) / 12} ${to.x} ${to.y}`;
    if (to.rail !== undefined) {
      lines[to.rail] = line;
      line = `M${to.x} ${to.y}`;
    }
  }
  lines[RAIL_SPACES.length] = line;
  return lines;
}

export const PLANS: Readonly<Record<'wide' | 'tall', Plan>> = { wide: planOf('wide'), tall: planOf('tall') };
