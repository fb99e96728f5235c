import { Arrow, type Summary } from '../../../board/summary.tsx';
import { summary as en } from '../text/summary.en.ts';
import { summary as es } from '../text/summary.es.ts';
import { Mark, type Glyph } from './glyphs.tsx';
import { Marker } from './marker.tsx';
import { Engine } from './scenery.tsx';
import { Worker } from './worker.tsx';
import './alubari.css';
import './mountain.css';
import './street.css';

const at = (x: number, y: number, size = 1): string => `translate(${x} ${y}) scale(${size})`;

/** A thing on a small card. */
const Thing = ({ glyph, x, y }: { readonly glyph: Glyph; readonly x: number; readonly y: number }) => (
  <g transform={at(x, y)}>
    <rect class="summary-card" x="-22" y="-22" width="44" height="44" rx="10" />
    <Mark glyph={glyph} size={14} />
  </g>
);

const Round = () => (
  <>
    {(['sun', 'rain', 'fog'] as const).map((weather, index) => (
      <Thing key={weather} glyph={weather} x={62 + index * 58} y={46} />
    ))}
    {(['contract', 'iron', 'stone', 'chai'] as const).map((glyph, index) => (
      <Thing key={glyph} glyph={glyph} x={42 + index * 52} y={108} />
    ))}
  </>
);

const AREAS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const PLACED = [
  { seat: 0, x: 52, y: 40 },
  { seat: 1, x: 120, y: 40 },
  { seat: 0, x: 188, y: 40 },
];

const Placing = () => (
  <>
    {PLACED.map(({ seat, x, y }, index) => (
      <g key={index}>
        <ellipse class="summary-card" cx={x} cy={y + 18} rx="26" ry="11" />
        <g transform={at(x, y, 1.35)}>
          <Worker seat={seat} />
        </g>
      </g>
    ))}
    {AREAS.map((letter, index) => (
      <g key={letter} transform={at(27 + index * 31, 112)}>
        <rect class="summary-letter" x="-13" y="-16" width="26" height="32" rx="7" />
        <text class="summary-letter-word" dy="0.36em">
          {letter}
        </text>
      </g>
    ))}
  </>
);

const Smelting = () => (
  <>
    <Thing glyph="iron" x={38} y={40} />
    <Arrow x={80} y={40} />
    <Thing glyph="steel" x={120} y={40} />
    <Arrow x={162} y={40} />
    <Thing glyph="rail" x={202} y={40} />
    <Thing glyph="rubble" x={78} y={108} />
    <Arrow x={120} y={108} />
    <Thing glyph="estate" x={162} y={108} />
    <g transform={at(190, 126)}>
      <Marker owner={0} size={11} />
    </g>
    <g transform={at(228, 60)}>
      <Marker owner={0} size={11} />
    </g>
  </>
);

const Building = () => (
  <>
    <path class="summary-hill" d="M0 150V96C50 70 120 104 170 74S226 52 240 56V150Z" />
    <path class="summary-rail" d="M0 122C60 100 120 132 240 92" />
    <path class="summary-sleepers" d="M0 122C60 100 120 132 240 92" />
    <g transform="translate(112 118) rotate(-5) scale(1.25)">
      <Engine />
    </g>
    <Thing glyph="station" x={48} y={56} />
    <Thing glyph="station" x={102} y={44} />
    <Thing glyph="equipment" x={196} y={34} />
    <g transform={at(72, 78)}>
      <Marker owner={0} size={11} />
    </g>
  </>
);

const Tea = () => (
  <>
    <Thing glyph="contract" x={62} y={46} />
    <Arrow x={120} y={46} />
    <Thing glyph="star" x={178} y={46} />
    <Thing glyph="leaf" x={62} y={108} />
    <Arrow x={120} y={108} />
    <Thing glyph="chai" x={178} y={108} />
  </>
);

export const summary: Summary = {
  text: { en, es },
  pictures: [Round, Placing, Smelting, Building, Tea],
};
