import type { ComponentChildren } from 'preact';
import type { Weather } from '../data/board.ts';
import type { Cube } from '../data/supplies.ts';

/** Every small component, drawn once around (0, 0) in a circle of radius 10; shapes differ, not only colours. */
export type Glyph =
  | Cube
  | Weather
  | 'steel'
  | 'rubble'
  | 'leaf'
  | 'marker'
  | 'worker'
  | 'rail'
  | 'station'
  | 'rubbleStation'
  | 'estate'
  | 'contract'
  | 'equipment'
  | 'any'
  | 'cubes'
  | 'work'
  | 'star';

const PICTURES: Readonly<Record<Glyph, () => ComponentChildren>> = {
  iron: () => (
    <g class="g-iron">
      <path d="M-8-2-3-9 5-8 9-1 6 7-3 9-9 5Z" />
      <path class="g-line" d="M-8-2 0 0 5-8M0 0-3 9M0 0 9-1" />
    </g>
  ),
  stone: () => (
    <g class="g-stone">
      <path d="M-9-3-4-8H9V3L4 8H-9Z" />
      <path class="g-line" d="M-9-3H4V8M4-3 9-8" />
    </g>
  ),
  steel: () => (
    <g class="g-steel">
      <path d="M-9-6H9V-2H3V3H9V7H-9V3H-3V-2H-9Z" />
      <path class="g-shine" d="M-7-4H7" />
    </g>
  ),
  rubble: () => (
    <g class="g-rubble">
      <path d="M-9 7-7 0-2-1 1 7ZM-1 7 2-1 7 0 9 7ZM-5-2-3-8 4-8 5-2Z" />
    </g>
  ),
  leaf: () => (
    <g class="g-leaf">
      <path d="M-8 9C-10-3-3-9 9-9 9 3 3 9-6 7Z" />
      <path class="g-line" d="M-9 10C-5 3 0-2 5-5" />
    </g>
  ),
  chai: () => (
    <g class="g-chai">
      <path d="M-7-2H6L4 9H-5Z" />
      <path class="g-line" d="M6 0C11 0 10 6 5 5" />
      <path class="g-steam" d="M-3-4C-5-7-1-7-3-10M2-4C0-7 4-7 2-10" />
    </g>
  ),
  event: () => (
    <g class="g-event">
      <path d="M-8-8H8V8H-8Z" />
      <path class="g-bolt" d="M2-7-4 1H0L-2 7 4-1H0Z" />
    </g>
  ),
  marker: () => (
    <g class="g-marker">
      <circle r="8.5" />
      <circle class="g-line" r="4.5" />
    </g>
  ),
  worker: () => (
    <g class="g-worker">
      <path d="M0-10A4 4 0 0 1 3-3C9-2 9 1 8 2L4 2 7 9H2L0 5-2 9H-7L-4 2-8 2C-9 1-9-2-3-3A4 4 0 0 1 0-10Z" />
    </g>
  ),
  rail: () => (
    <g class="g-rail">
      <path class="g-sleeper" d="M-8-6H8M-8 0H8M-8 6H8" />
      <path class="g-line" d="M-4-10V10M4-10V10" />
    </g>
  ),
  station: () => (
    <g class="g-station">
      <path d="M-8 8V-2H8V8Z" />
      <path class="g-roof" d="M-10-2 0-9 10-2Z" />
      <path class="g-line" d="M-2 8V2H2V8" />
    </g>
  ),
  rubbleStation: () => (
    <g class="g-station">
      <path d="M-8 8V-2H8V8Z" />
      <path class="g-roof" d="M-10-2 0-9 10-2Z" />
      <path class="g-pebbles" d="M-6 8-4 3 0 3 1 8ZM0 8 2 2 6 3 7 8Z" />
    </g>
  ),
  estate: () => (
    <g class="g-estate">
      <path d="M-10 8V3A5 5 0 0 1 0 3 5 5 0 0 1 10 3V8Z" />
      <path d="M-6-3A6 5 0 0 1 6-3V0H-6Z" />
    </g>
  ),
  contract: () => (
    <g class="g-contract">
      <path d="M-7-9H7V9L4 7 1 9-2 7-5 9-7 8Z" />
      <path class="g-line" d="M-4-5H4M-4-1H4M-4 3H1" />
    </g>
  ),
  equipment: () => (
    <g class="g-engine">
      <path d="M-10 4V-3H1V-8H9V4Z" />
      <path class="g-stack" d="M-8-3V-8H-4V-3" />
      <circle cx="-6" cy="6" r="3" />
      <circle cx="5" cy="6" r="3" />
    </g>
  ),
  any: () => (
    <g>
      <g transform="translate(-4 -4) scale(.62)">{PICTURES.stone()}</g>
      <g transform="translate(4 4) scale(.62)">{PICTURES.steel()}</g>
      <path class="g-slash" d="M6-9-6 9" />
    </g>
  ),
  cubes: () => (
    <g>
      <g transform="translate(-3.5 3) scale(.68)">{PICTURES.iron()}</g>
      <g transform="translate(4 -3) scale(.66)">{PICTURES.stone()}</g>
    </g>
  ),
  work: () => (
    <g class="g-hammer">
      <path class="g-handle" d="M-8 9 2-3" />
      <path d="M-3-7 3-10 10-2 6 3Z" />
    </g>
  ),
  star: () => (
    <path class="g-star" d="M0-10 2.9-3.6 9.5-3.1 4.5 1.4 6.1 8.1 0 4.5-6.1 8.1-4.5 1.4-9.5-3.1-2.9-3.6Z" />
  ),
  sun: () => (
    <g class="g-sun">
      <circle r="5" />
      <path class="g-line" d="M0-10V-7M0 7V10M-10 0H-7M7 0H10M-7-7-5-5M5 5 7 7M-7 7-5 5M5-5 7-7" />
    </g>
  ),
  rain: () => (
    <g class="g-rain">
      <path d="M-8 2C-11-3-7-6-4-5-3-10 5-10 5-5 10-5 10 2 6 2Z" />
      <path class="g-line" d="M-5 5-6 9M0 5-1 9M5 5 4 9" />
    </g>
  ),
  fog: () => (
    <g class="g-fog">
      <path class="g-line" d="M-8-6H5M-4-2H9M-9 2H6M-3 6H8" />
    </g>
  ),
};

/** Inside a picture. */
export const Mark = ({
  glyph,
  x = 0,
  y = 0,
  size = 10,
}: {
  readonly glyph: Glyph;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}) => <g transform={`translate(${x} ${y}) scale(${size / 10})`}>{PICTURES[glyph]()}</g>;

/** Between words. */
export const Icon = ({ glyph }: { readonly glyph: Glyph }) => (
  <svg class="icon" viewBox="-11 -11 22 22" aria-hidden="true">
    {PICTURES[glyph]()}
  </svg>
);

const isGlyph = (name: string): name is Glyph => name in PICTURES;

/** Words with pictures among them: `3rd {worker} for 2 {rubble}`. */
export const Sketch = ({ of }: { readonly of: string }) => (
  <>{of.split(/[{}]/).map((part, index) => (isGlyph(part) ? <Icon key={index} glyph={part} /> : part))}</>
);

const CHIPS: Readonly<Record<string, Glyph>> = {
  leaf: 'leaf',
  chai: 'chai',
  steel: 'steel',
  stone: 'stone',
  iron: 'iron',
  rubble: 'rubble',
  contract: 'contract',
  equipment: 'equipment',
  station: 'station',
  rail: 'rail',
  event: 'event',
  points: 'star',
  estate: 'estate',
  space: 'worker',
};

const isWeather = (of: string | number): of is Weather => of === 'sun' || of === 'rain' || of === 'fog';

/** The little picture before a word of the log. */
export function Chip({ kind, of }: { readonly kind: string; readonly of: string | number }) {
  if (kind === 'weather') return isWeather(of) ? <Icon glyph={of} /> : null;
  const glyph = CHIPS[kind];
  return glyph === undefined ? null : <Icon glyph={glyph} />;
}
