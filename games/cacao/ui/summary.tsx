import { Arrow, type Summary } from '../../../board/summary.tsx';
import { summary as en } from '../text/summary.en.ts';
import { summary as es } from '../text/summary.es.ts';
import { Materials } from './defs.tsx';
import { Coin, Pod, Sun } from './pieces.tsx';
import { WorkerTile } from './worker-tile.tsx';
import { JungleTile } from './workplaces.tsx';
import './art.css';
import './cacao.css';

const PAIR = [2, 1, 0, 1];
const PAIR_WEST = [1, 0, 1, 2];
const EVEN = [1, 1, 1, 1];

/** A place for a tile: the middle of its cell, and its size. */
const at = (x: number, y: number, size: number, turn = 0): string =>
  `translate(${x} ${y}) rotate(${turn}) scale(${size})`;

const Placing = () => (
  <>
    <Materials />
    <g transform={at(58, 75, 0.92)}>
      <JungleTile tile="plantation-1" />
    </g>
    <rect class="summary-place" x="107" y="32" width="86" height="86" rx="6" />
    <g transform={at(172, 66, 0.92, 9)}>
      <WorkerTile seat={0} workers={PAIR_WEST} />
    </g>
  </>
);

const Filling = () => (
  <>
    <g transform={at(48, 92, 0.7)}>
      <WorkerTile seat={0} workers={EVEN} />
    </g>
    <rect class="summary-place" x="86" y="58" width="68" height="68" rx="6" />
    <g transform={at(120, 52, 0.7, -6)}>
      <JungleTile tile="mine-1" />
    </g>
    <g transform={at(192, 92, 0.7)}>
      <WorkerTile seat={1} workers={PAIR_WEST} />
    </g>
    <Arrow x={120} y={112} turn={90} />
  </>
);

const Working = () => (
  <>
    <g transform={at(50, 96, 0.7)}>
      <JungleTile tile="plantation-2" />
    </g>
    <g transform={at(120, 96, 0.7)}>
      <WorkerTile seat={0} workers={PAIR_WEST} />
    </g>
    <g transform={at(190, 96, 0.7)}>
      <JungleTile tile="market-3" />
    </g>
    <Pod x={38} y={36} turn={14} size={0.9} />
    <Pod x={62} y={36} turn={-10} size={0.9} />
    <Arrow x={94} y={36} />
    <Pod x={132} y={36} turn={8} size={0.9} />
    <Arrow x={162} y={36} />
    <Coin x={198} y={36} figure={3} />
  </>
);

const Overbuilding = () => (
  <>
    <g transform={at(104, 84, 0.9, -5)}>
      <WorkerTile seat={0} workers={EVEN} />
    </g>
    <g transform={at(128, 70, 0.9, 4)}>
      <WorkerTile seat={0} workers={PAIR} />
    </g>
    <g transform="translate(48 52)">
      <Sun r={17} />
    </g>
    <g transform="translate(202 104)">
      <Sun r={17} />
    </g>
  </>
);

export const summary: Summary = {
  text: { en, es },
  pictures: [Placing, Filling, Working, Overbuilding],
};
