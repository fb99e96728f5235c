import type { ComponentChildren } from 'preact';
import { drawnOnce } from '../../../board/drawn-once.ts';
import type { JungleName } from '../data/jungle.ts';
import { Coin, Pod, Sun, TempleHouse } from './pieces.tsx';

const Shade = ({ width = 34, y = 31 }: { readonly width?: number; readonly y?: number }) => (
  <ellipse class="ground-shade" cy={y} rx={width} ry="6" />
);

/** Broad leaves that grow around the fruits. */
const LEAF = 'M0 0C10-10 24-14 38-8 30 4 16 8 0 0Z';
const Leaves = ({ turns }: { readonly turns: readonly number[] }) => (
  <g>
    {turns.map(turn => (
      <g key={turn} transform={`translate(0 -6) rotate(${turn})`}>
        <path class="cacao-leaf" d={LEAF} />
        <path class="cacao-vein" d="M2 0C14-3 24-5 34-7" />
      </g>
    ))}
  </g>
);

const Stall = ({ price }: { readonly price: number }) => (
  <g>
    <Shade />
    <path class="stall-post" d="M-26-8V30M26-8V30" />
    <path class="stall-table" d="M-31 12H31V30H-31Z" />
    <path class="stall-plank" d="M-31 18H31M-31 24H31M-16 12V30M16 12V30" />
    <path
      class="stall-roof"
      d="M-26-31H26L35-9A7 7 0 0 1 21-9 7 7 0 0 1 7-9 7 7 0 0 1-7-9 7 7 0 0 1-21-9 7 7 0 0 1-35-9Z"
    />
    <path
      class="stall-stripe"
      d="M-26-31H-16L-21-9A7 7 0 0 1-35-9ZM-5-31H5L7-9A7 7 0 0 1-7-9ZM16-31H26L35-9A7 7 0 0 1 21-9Z"
    />
    <path class="stall-shine" d="M-25-29H25" />
    <Coin y={14} figure={price} />
  </g>
);

const Mine = ({ gold }: { readonly gold: number }) => (
  <g>
    <Shade width={38} y={30} />
    <path class="rock" d="M-38 30-29-8-10-32 13-29 30-8 38 30Z" />
    <path class="rock-shade" d="M13-29 30-8 38 30H16L20-4 4-16Z" />
    <path class="rock-light" d="M-10-32 2-14-10 0-29-8Z" />
    <path class="mine-mouth" d="M-17 30V8A17 17 0 0 1 17 8V30Z" />
    <path class="mine-beam" d="M-17 30V6M17 30V6M-21 5H21" />
    <path class="nugget" d="M-33 29-30 22-24 21-21 29ZM22 29 25 23 31 24 33 29Z" />
    <Coin y={17} figure={gold} />
  </g>
);

const Cenote = () => (
  <g>
    <ellipse class="cenote-rim" rx="40" ry="33" cy="1" />
    <path class="rock-light" d="M-34-10C-24-28 0-34 22-27L16-21C-2-26-20-20-28-6Z" />
    <ellipse class="cenote-depth" rx="31" ry="24" cy="4" />
    <ellipse class="cenote-water" rx="30" ry="21" cy="7" />
    <path class="ripple" d="M-17 5C-10-1 10-1 17 5M-11 15C-6 11 6 11 11 15M-4 22H5" />
    <path
      class="vine"
      d="M-27-20C-24-8-30-2-25 10M-16-25C-14-15-19-11-15-3M23-22C21-10 27-4 23 8M13-26C12-18 15-15 13-9"
    />
    <path
      class="cacao-leaf"
      d="M-36 16C-44 10-44 2-38-4-32 2-30 10-36 16ZM36 20C46 16 48 8 44 0 36 4 32 12 36 20Z"
    />
  </g>
);

const SunSite = () => (
  <g>
    <Shade y={32} width={36} />
    <path class="stone" d="M-35 33H35L31 25H-31ZM-28 25H28L24 17H-24Z" />
    <path class="stone-light" d="M-30 26.4H30M-24 18.4H24" />
    <g transform="translate(0 -8)">
      <Sun r={17} />
    </g>
  </g>
);

const Temple = () => (
  <g>
    <Shade y={32} width={40} />
    <TempleHouse />
  </g>
);

const PICTURES: Readonly<Record<JungleName, () => ComponentChildren>> = {
  'plantation-1': () => (
    <g>
      <Leaves turns={[-160, -205, 12, -30]} />
      <Pod y={5} turn={10} size={1.15} />
    </g>
  ),
  'plantation-2': () => (
    <g>
      <Leaves turns={[-150, -210, 20, -30]} />
      <Pod x={-14} y={3} turn={12} />
      <Pod x={15} y={8} turn={-12} />
    </g>
  ),
  'market-2': () => <Stall price={2} />,
  'market-3': () => <Stall price={3} />,
  'market-4': () => <Stall price={4} />,
  'mine-1': () => <Mine gold={1} />,
  'mine-2': () => <Mine gold={2} />,
  cenote: () => <Cenote />,
  'sun-site': () => <SunSite />,
  temple: () => <Temple />,
};

const UNDERGROWTH =
  'M-50-28C-38-36-28-32-23-22-34-16-44-18-50-28ZM50-32C38-40 28-37 23-28 31-20 43-22 50-32ZM-50 34C-40 22-29 23-21 33-28 42-40 44-50 34ZM50 30C41 20 30 21 23 30 29 40 41 42 50 30ZM-20-50C-18-42-10-38 0-40 2-48-4-50-8-50ZM12 50C12 43 4 39-4 41-6 48 0 50 2 50Z';

/** A jungle tile: its workplace in a clearing. It fills its cell, so that neighbours join. */
export const JungleTile = drawnOnce(({ tile }: { readonly tile: JungleName }) => {
  const Picture = PICTURES[tile];
  return (
    <g class="jungle-tile">
      <rect class="jungle-ground" x="-50" y="-50" width="100" height="100" />
      <path class="jungle-leaf" d={UNDERGROWTH} />
      <path
        class="clearing"
        d="M-41-4C-42-30-26-42-2-41 26-42 42-29 41-2 42 28 27 41 2 41-27 42-41 27-41-4Z"
      />
      <Picture />
      <path class="tile-light" d="M-50-50H50V-47H-47V50H-50Z" />
      <path class="tile-dark" d="M50 50H-50V47H47V-50H50Z" />
    </g>
  );
});
