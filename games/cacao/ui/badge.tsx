import { signed } from '../text/wording.ts';
import type { Area } from './canopy.ts';
import { GAIN_KINDS, type Gain } from './gains.ts';
import { Coin, Drop, Pod, Sun, TempleHouse } from './pieces.tsx';
import { CELL } from './worker-tile.tsx';

const PICTURES: Readonly<Record<(typeof GAIN_KINDS)[number], () => preact.JSX.Element>> = {
  gold: () => (
    <g transform="scale(0.5)" class="is-plain-coin">
      <Coin />
    </g>
  ),
  fruit: () => <Pod turn={24} size={0.36} />,
  sun: () => <Sun r={5} />,
  water: () => (
    <g transform="scale(0.48)">
      <Drop />
    </g>
  ),
  temple: () => (
    <g transform="scale(0.24)">
      <TempleHouse />
    </g>
  ),
};

/** A place between the edges of what the screen shows; `half` is half the size of the thing that stands there. */
const within = (at: number, half: number, from: number, size: number): number =>
  Math.max(from + half, Math.min(at, from + size - half));

interface BadgeProps {
  readonly gain: Gain;
  /** Where its middle lies, in the units of the picture. */
  readonly x: number;
  readonly y: number;
  /** Units for each pixel. */
  readonly unit: number;
  /** All that the screen shows: the sign stays within it. */
  readonly area: Area;
  /** What a chosen tile brings, the most that any tile of the hand would bring, or what is about to be placed. */
  readonly look: 'paper' | 'faint' | 'dark';
  /** How many lines there is room for. */
  readonly lines: number;
}

const LINE = 18;
const SIGN = 9.8;
const PICTURE = 18;
/** Between a sign and the edge of the screen, in pixels. */
const EDGE = 2;

/** Signs grow on cells of more than so many pixels, up to so many times. */
const [LARGE_CELL, MOST] = [72, 1.4];
const growthOn = (cell: number): number => Math.min(MOST, Math.max(1, cell / LARGE_CELL));

/** What a place would bring: a small sign whose writing keeps its size on the screen. */
export function Badge({ gain, x, y, unit, area, look, lines }: BadgeProps) {
  const shown = GAIN_KINDS.filter(kind => gain[kind] > 0).slice(0, lines);
  const longest = Math.max(...shown.map(kind => signed(gain[kind]).length));
  const width = longest * SIGN + PICTURE + 7;
  const height = shown.length * LINE + 5;
  const scale = unit * growthOn(CELL / unit);
  const left = within(x, (width / 2 + EDGE) * scale, area.x, area.width);
  const top = within(y, (height / 2 + EDGE) * scale, area.y, area.height);
  return (
    <g class={`badge is-${look}`} transform={`translate(${left} ${top}) scale(${scale})`} aria-hidden="true">
      <rect class="badge-ground" x={-width / 2} y={-height / 2} width={width} height={height} rx="10" />
      {shown.map((kind, line) => {
        const Picture = PICTURES[kind];
        return (
          <g key={kind} transform={`translate(${-width / 2} ${-height / 2 + 2.5 + (line + 0.5) * LINE})`}>
            <text class="badge-figure" aria-hidden="true" x={longest * SIGN + 4} dy="0.36em">
              {signed(gain[kind])}
            </text>
            <g transform={`translate(${width - PICTURE / 2 - 2} 0)`}>
              <Picture />
            </g>
          </g>
        );
      })}
    </g>
  );
}
