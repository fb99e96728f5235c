import type { ComponentChildren } from 'preact';
import { SeatMark, seatColour, seatTextColour } from '../../../board/seat-icon.tsx';
import type { Seat } from '../../../kernel/seat.ts';
import type { JungleName } from '../data/jungle.ts';

/** Tiles are drawn around (0, 0), 92 units wide on cells of 100. */
export const CELL = 100;
const HALF = 46;

/** A harvester seen from above the edge: a head with a wide hat over shoulders. */
const WORKER = 'M-7 9C-7 2-4 0 0 0S7 2 7 9Z';

function Workers({ count, angle }: { readonly count: number; readonly angle: number }) {
  const gap = count === 3 ? 19 : 22;
  return (
    <g transform={`rotate(${angle}) translate(0 -34)`}>
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`translate(${(index - (count - 1) / 2) * gap} 0)`}>
          <path class="worker-body" d={WORKER} />
          <ellipse class="worker-hat" rx="8.4" ry="3.6" cy="-1" />
          <circle class="worker-crown" r="4" cy="-3.4" />
        </g>
      ))}
    </g>
  );
}

/** A worker tile: a hut with the mark of its seat, and the workers on its four edges, clockwise from the north. */
export function WorkerTile({ seat, workers }: { readonly seat: Seat; readonly workers: readonly number[] }) {
  return (
    <g class="worker-tile">
      <rect
        x={-HALF}
        y={-HALF}
        width={HALF * 2}
        height={HALF * 2}
        rx="9"
        fill={seatColour(seat)}
        stroke={seatTextColour(seat)}
      />
      <path class="plaza" d="M0-27 27 0 0 27-27 0Z" />
      <g transform="translate(0 1)">
        <path class="hut-wall" d="M-11 0H11V11H-11Z" />
        <path d="M0-16 17 1H-17Z" fill={seatTextColour(seat)} />
        <g transform="translate(0 2)">
          <circle r="8.6" class="hut-sign" />
          <SeatMark seat={seat} size={6} />
        </g>
      </g>
      {workers.map((count, edge) => (
        <Workers key={edge} count={count} angle={edge * 90} />
      ))}
    </g>
  );
}

const Pod = ({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path class="pod" d="M0-21C11-14 13 6 0 21-13 6-11-14 0-21Z" />
    <path class="pod-rib" d="M0-18V18M-6-10C-8 0-7 8-3 14M6-10C8 0 7 8 3 14" />
    <path class="pod-stalk" d="M0-21V-27" />
  </g>
);

export const Coin = ({
  x = 0,
  y = 0,
  r = 13,
  figure,
}: {
  x?: number;
  y?: number;
  r?: number;
  figure: number | string;
}) => (
  <g transform={`translate(${x} ${y})`}>
    <circle class="coin" r={r} />
    <text class="coin-figure" y={r * 0.37} font-size={r * 1.12}>
      {figure}
    </text>
  </g>
);

const Stall = ({ price }: { readonly price: number }) => (
  <g>
    <path class="stall-post" d="M-25-8V27M25-8V27" />
    <path class="stall-table" d="M-28 12H28V27H-28Z" />
    <path class="stall-roof" d="M-33-6-25-27H25L33-6Z" />
    <path class="stall-stripe" d="M-17-27-20-6H-8L-7-27ZM7-27 8-6H20L17-27Z" />
    <Coin y={12} r={14} figure={price} />
  </g>
);

const Mine = ({ gold }: { readonly gold: number }) => (
  <g>
    <path class="rock" d="M-34 28-26-8-8-28 12-26 28-6 34 28Z" />
    <path class="rock-shade" d="M-8-28 2-4-6 28H-34L-26-8Z" />
    <path class="mine-mouth" d="M-15 28V10A15 15 0 0 1 15 10V28Z" />
    <path class="mine-beam" d="M-16 28V9M16 28V9M-19 8H19" />
    {Array.from({ length: gold }, (_, index) => (
      <path
        key={index}
        class="nugget"
        transform={`translate(${(index - (gold - 1) / 2) * 17} 19)`}
        d="M-8 4-4-5 4-6 8 2 3 7-5 7Z"
      />
    ))}
  </g>
);

const Cenote = () => (
  <g>
    <ellipse class="cenote-rim" rx="35" ry="29" />
    <ellipse class="cenote-water" rx="27" ry="21" cy="2" />
    <path class="ripple" d="M-16 0C-10-6 10-6 16 0M-11 9C-6 5 6 5 11 9" />
    <path class="vine" d="M-24-20C-22-8-27-2-23 8M-14-25C-13-15-17-12-14-6M22-21C20-10 25-4 22 4" />
  </g>
);

export const Sun = ({ r = 18 }: { readonly r?: number }) => (
  <g>
    {Array.from({ length: 8 }, (_, ray) => (
      <path
        key={ray}
        class="sun-ray"
        d={`M-4 ${-r - 2}L0 ${-r * 1.65} 4 ${-r - 2}Z`}
        transform={`rotate(${ray * 45})`}
      />
    ))}
    <circle class="sun-disc" r={r} />
    <path
      class="sun-face"
      d={`M${-r * 0.45} ${-r * 0.15}h${r * 0.2}M${r * 0.25} ${-r * 0.15}h${r * 0.2}M${-r * 0.35} ${r * 0.3}Q0 ${r * 0.65} ${r * 0.35} ${r * 0.3}`}
    />
  </g>
);

const Temple = () => (
  <g>
    <path class="temple-step" d="M-36 30H36V18H-36ZM-28 18H28V6H-28ZM-20 6H20V-6H-20Z" />
    <path class="temple-house" d="M-13-6H13V-19H-13Z" />
    <path class="temple-roof" d="M-17-19H17L11-29H-11Z" />
    <path class="temple-stair" d="M-7 30V-6H7V30M-7 24H7M-7 18H7M-7 12H7M-7 6H7M-7 0H7" />
    <path class="temple-door" d="M-4-6V-14H4V-6Z" />
  </g>
);

const PICTURES: Readonly<Record<JungleName, () => ComponentChildren>> = {
  'plantation-1': () => <Pod x={0} y={2} turn={14} />,
  'plantation-2': () => (
    <g>
      <Pod x={-14} y={0} turn={-14} />
      <Pod x={15} y={4} turn={16} />
    </g>
  ),
  'market-2': () => <Stall price={2} />,
  'market-3': () => <Stall price={3} />,
  'market-4': () => <Stall price={4} />,
  'mine-1': () => <Mine gold={1} />,
  'mine-2': () => <Mine gold={2} />,
  cenote: () => <Cenote />,
  'sun-site': () => (
    <g>
      <path class="altar" d="M-30 31H30L24 20H-24Z" />
      <g transform="translate(0 -7)">
        <Sun r={16} />
      </g>
    </g>
  ),
  temple: () => <Temple />,
};

const LEAVES =
  'M-46-30C-36-34-28-32-24-22-34-18-42-20-46-30ZM46-34C38-38 28-36 24-28 32-22 42-24 46-34ZM-46 34C-38 24-30 24-22 32-28 40-38 42-46 34ZM46 30C40 22 30 22 24 30 30 38 40 40 46 30Z';

/** A jungle tile: its workplace in a clearing. */
export function JungleTile({ tile }: { readonly tile: JungleName }) {
  const Picture = PICTURES[tile];
  return (
    <g class="jungle-tile">
      <rect class="jungle-ground" x={-HALF} y={-HALF} width={HALF * 2} height={HALF * 2} rx="9" />
      <path class="jungle-leaf" d={LEAVES} />
      <ellipse class="clearing" rx="39" ry="37" />
      <Picture />
    </g>
  );
}
