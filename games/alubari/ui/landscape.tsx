import type { Weather } from '../data/board.ts';
import type { Plan } from './plan.ts';
import { Clouds, Conifers, Lights, Peaks, scattered, TeaRows } from './scenery.tsx';

/** The land goes on to both sides of the line, for windows of any shape. */
const [LEFT, RIGHT, SKY] = [-900, 1900, -400];

const [STOPS, MIST] = [
  ['sky-high', 'sky-middle', 'sky-low'],
  [0.85, 0],
] as const;

const Gradients = () => (
  <defs>
    <linearGradient id="alu-sky" x1="0" y1="0" x2="0" y2="1">
      {STOPS.map((tone, index) => (
        <stop key={tone} offset={0.35 + index * 0.2} style={{ stopColor: `var(--${tone})` }} />
      ))}
    </linearGradient>
    <linearGradient id="alu-mist" x1="0" y1="0" x2="0" y2="1">
      {MIST.map((opacity, index) => (
        <stop key={index} offset={index} style={{ stopColor: 'var(--mist)', stopOpacity: opacity }} />
      ))}
    </linearGradient>
    <radialGradient id="alu-glow">
      <stop offset="0" style={{ stopColor: 'var(--sun-glow)', stopOpacity: 0.95 }} />
      <stop offset="0.3" style={{ stopColor: 'var(--sun-glow)', stopOpacity: 0.4 }} />
      <stop offset="1" style={{ stopColor: 'var(--sun-glow)', stopOpacity: 0 }} />
    </radialGradient>
    <linearGradient id="alu-light" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0.3" style={{ stopColor: 'var(--daylight)', stopOpacity: 0.22 }} />
      <stop offset="0.6" style={{ stopColor: 'var(--daylight)', stopOpacity: 0 }} />
      <stop offset="0.75" style={{ stopColor: '#08202c', stopOpacity: 0.16 }} />
    </linearGradient>
    <linearGradient id="alu-fold" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" style={{ stopColor: 'var(--daylight)', stopOpacity: 0 }} />
      <stop offset="0.35" style={{ stopColor: 'var(--daylight)', stopOpacity: 0.16 }} />
      <stop offset="1" style={{ stopColor: '#08202c', stopOpacity: 0.2 }} />
    </linearGradient>
    <linearGradient id="alu-fall" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" style={{ stopColor: 'var(--water-high)' }} />
      <stop offset="1" style={{ stopColor: 'var(--water-low)' }} />
    </linearGradient>
  </defs>
);

/** A ridge over the whole width. */
function ridge(y: number, rise: number, seed: number): string {
  const step = 140;
  const next = scattered(seed);
  let line = `M${LEFT} ${y}`;
  for (let x = LEFT; x < RIGHT; x += step) {
    const crest = y - rise * (0.3 + next());
    line += `Q${x + step / 2} ${crest.toFixed(0)} ${x + step} ${(y - rise * 0.5 * next()).toFixed(0)}`;
  }
  return line;
}

const mistAt = (y: number): string =>
  `M${LEFT} ${y}C-400 ${y - 22} 0 ${y + 18} 260 ${y - 4}S700 ${y - 16} 1000 ${y + 4}S1500 ${y - 14} ${RIGHT} ${y}V${y + 34}C1400 ${y + 18} 500 ${y + 46} ${LEFT} ${y + 26}Z`;

/** The tone of a row: tea green at the foot, blue under the snow. */
const tone = (row: number, rows: number): string =>
  `color-mix(in oklab, var(--hill-high) ${Math.round((row / Math.max(1, rows - 1)) * 100)}%, var(--hill-low))`;

/** Snow, blue ridges and a green slope for each row of the line, in the weather of the round. */
export function Landscape({ plan, weather }: { readonly plan: Plan; readonly weather: Weather | null }) {
  const { rows, width } = plan;
  const bottom = rows[0] + 200;
  const summit = rows[rows.length - 1];
  return (
    <g class={`land ${weather === null ? '' : `is-${weather}`}`} aria-hidden="true">
      <Gradients />
      <rect x={LEFT} y={SKY} width={RIGHT - LEFT} height={summit + 260 - SKY} fill="url(#alu-sky)" />
      {weather === 'sun' && <circle cx={width * 0.955} cy={summit - 64} r="150" fill="url(#alu-glow)" />}
      {weather === 'sun' && <circle class="land-sun" cx={width * 0.955} cy={summit - 64} r="17" />}
      <Peaks width={width} base={summit + 34} />
      <Clouds y={summit - 66} />
      <path fill="url(#alu-mist)" opacity="0.8" d={mistAt(summit - 34)} />
      <path class="land-far" d={`${ridge(summit - 2, 40, 7)}V${bottom}H${LEFT}Z`} />
      {rows.toReversed().map((y, index) => (
        <Slope key={y} y={y} row={rows.length - 1 - index} rows={rows.length} bottom={bottom} />
      ))}
      <rect x={LEFT} y={SKY} width={RIGHT - LEFT} height={bottom - SKY} fill="url(#alu-light)" />
      <Lights top={summit} bottom={bottom} />
      {weather === 'rain' && <Rain top={SKY} bottom={bottom} />}
      {weather === 'fog' && rows.map(y => <path key={y} class="land-fog" d={mistAt(y - 30)} />)}
    </g>
  );
}

interface SlopeProps {
  readonly y: number;
  readonly row: number;
  readonly rows: number;
  readonly bottom: number;
}

/** The slope above a row of the line: its crest in the light, groves or tea on it, a wall of stone under the rails. */
function Slope({ y, row, rows, bottom }: SlopeProps) {
  const isSummit = row === rows - 1;
  const crest = ridge(isSummit ? y - 6 : y - 50, 34, 11 + row * 5);
  return (
    <g>
      <path style={{ fill: tone(row, rows) }} d={`${crest}V${bottom}H${LEFT}Z`} />
      <path class="land-crest" d={crest} />
      <rect class="land-fold" x={LEFT} y={y - 44} width={RIGHT - LEFT} height="74" fill="url(#alu-fold)" />
      {row === 0 ? <TeaRows y={y} /> : <Conifers y={isSummit ? y + 4 : y - 40} seed={row * 3 + 2} />}
      <path fill="url(#alu-mist)" opacity={0.12 + 0.1 * row} d={mistAt(y - 60)} />
      <path
        class="land-ledge"
        d={`M${LEFT} ${y + 6}H${RIGHT}V${y + 18}C900 ${y + 27} 300 ${y + 13} ${LEFT} ${y + 20}Z`}
      />
    </g>
  );
}

/** Slanting rain over the whole mountain. */
function Rain({ top, bottom }: { readonly top: number; readonly bottom: number }) {
  const next = scattered(5);
  const drops = Array.from({ length: 260 }, () => {
    const [x, y] = [LEFT + next() * (RIGHT - LEFT), top + next() * (bottom - top)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-5 17`;
  });
  return <path class="land-rain" d={drops.join('')} />;
}
