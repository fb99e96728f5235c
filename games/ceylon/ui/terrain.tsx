import { CENTRES, corners, LEVEL_HEIGHT, outline, type Point } from './layout.ts';

/** The ground of a hexagon, its top on each level, and the ring that shows that it can be chosen. */
const GROUND = corners(49.4);
const TOPS = [GROUND, GROUND, corners(40.5)] as const;
const RINGS = [corners(44.5), corners(44.5), corners(36.5)].map(outline);
/** The earth under the lowest level, seen at its southern edge. */
const FOOT = 7;

/** The two southern sides of a block: the left one lies in the light, the right one in the shade. */
const walls = ([, , east, south, west]: readonly Point[], height: number): readonly [string, string] => [
  `M${west.x} ${west.y}L${south.x} ${south.y}v${height}L${west.x} ${west.y + height}Z`,
  `M${east.x} ${east.y}L${south.x} ${south.y}v${height}L${east.x} ${east.y + height}Z`,
];
/** Courses of stone along both sides, at the given depths. */
const courses = ([, , east, south, west]: readonly Point[], depths: readonly number[]): string =>
  depths
    .map(depth => `M${west.x} ${west.y + depth}L${south.x} ${south.y + depth} ${east.x} ${east.y + depth}`)
    .join('');

const EARTH = walls(GROUND, FOOT);
const LOW = { walls: walls(GROUND, LEVEL_HEIGHT), courses: courses(GROUND, [5.5, 11]) };
const HIGH = { walls: walls(TOPS[2], LEVEL_HEIGHT), courses: courses(TOPS[2], [5.5, 11]) };
/** The light upper edge of a top. */
const rim = ([north, northEast, , , southWest, northWest]: readonly Point[]): string =>
  `M${southWest.x + 1} ${southWest.y}L${northWest.x + 1} ${northWest.y + 0.6} ${north.x} ${north.y + 1.2} ${northEast.x - 1} ${northEast.y + 0.6}`;
const RIMS = TOPS.map(rim);

/** Rows of tea bushes along the slope: dots on these lines. */
const ROWS = [
  'M-23.5-20.5C-9-23.6 9-23.6 23.5-20.5',
  'M-35.2-8C-13-11.6 13-11.6 35.2-8',
  'M-35.2 5.2C-13 1.6 13 1.6 35.2 5.2',
  'M-29.4 18C-11 14.6 11 14.6 29.4 18',
  'M-11.7 30C-5 28.6 5 28.6 11.7 30',
].join('');

/** Each row of bushes as shade, leaves and light. */
const Bushes = ({ level }: { readonly level: number }) => (
  <g class={`ceylon-bushes is-${level}`} transform={level > 1 ? 'scale(0.8)' : undefined}>
    <path class="is-shade" d={ROWS} transform="translate(1.6 2.8)" />
    <path class="is-leaf" d={ROWS} />
    <path class="is-light" d={ROWS} transform="translate(-1.2 -1.5)" />
  </g>
);

const Block = ({ shape, kind }: { readonly shape: typeof LOW; readonly kind: string }) => (
  <g class={`ceylon-block ${kind}`}>
    <path class="is-lit" d={shape.walls[0]} />
    <path class="is-dark" d={shape.walls[1]} />
    <path class="is-course" d={shape.courses} />
  </g>
);

/** A hexagon of tea land: the higher, the lighter. Around the centre of its lowest level. */
export function Terrace({ level }: { readonly level: number }) {
  const lift = -level * LEVEL_HEIGHT;
  return (
    <g>
      {level === 0 ? (
        <g class="ceylon-block is-earth">
          <path class="is-lit" d={EARTH[0]} />
          <path class="is-dark" d={EARTH[1]} />
        </g>
      ) : (
        <g transform={`translate(0 ${-LEVEL_HEIGHT})`}>
          <Block shape={LOW} kind="is-low" />
          <polygon class="ceylon-top is-1" points={outline(GROUND)} />
        </g>
      )}
      {level > 1 && (
        <g transform={`translate(0 ${-2 * LEVEL_HEIGHT})`}>
          <path class="ceylon-cast" d="M-35 20.2 0 38l35-17.8v16L0 56-35 36.2Z" />
          <Block shape={HIGH} kind="is-high" />
        </g>
      )}
      <g transform={`translate(0 ${lift})`}>
        <polygon class={`ceylon-top is-${level}`} points={outline(TOPS[level])} />
        <path class="ceylon-rim" d={RIMS[level]} />
        <Bushes level={level} />
        <g transform={`translate(0 ${level > 1 ? 43 : 51})`}>
          {level === 1 && <path class="ceylon-peak" d="M-6 4 0-6 6 4Z" />}
          {level === 2 && <path class="ceylon-peak" d="M-12 3-6-7 0 3ZM0 3 6-7 12 3Z" />}
        </g>
        <polygon class="ceylon-ring" points={RINGS[level]} />
      </g>
    </g>
  );
}

/** The colours of the tops, from the light in the upper left to the shade. */
export const TerraceShades = () => (
  <defs>
    {[0, 1, 2].map(level => (
      <radialGradient key={level} id={`ceylon-level-${level}`} cx="0.32" cy="0.18" r="1">
        <stop offset="0" class={`ceylon-stop is-light-${level}`} />
        <stop offset="0.55" class={`ceylon-stop is-mid-${level}`} />
        <stop offset="1" class={`ceylon-stop is-deep-${level}`} />
      </radialGradient>
    ))}
  </defs>
);

/** Where the land ends, for the coast around it. */
export const COAST = CENTRES.map(({ x, y }) => `translate(${x} ${y})`);
export const GROUND_OUTLINE = outline(GROUND);
