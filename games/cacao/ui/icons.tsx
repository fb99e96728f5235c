import type { ComponentChildren } from 'preact';
import { drawnOnce } from '../../../board/drawn-once.ts';
import type { JungleName } from '../data/jungle.ts';
import { Coin, Drop, Pod, Sun, TempleHouse } from './pieces.tsx';
import { JungleTile } from './workplaces.tsx';

const Icon = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="icon" viewBox="-20 -20 40 40" aria-hidden="true">
    {children}
  </svg>
);

export const GoldIcon = drawnOnce(() => (
  <Icon>
    <g class="is-plain-coin">
      <Coin />
    </g>
  </Icon>
));

export const PodIcon = drawnOnce(() => (
  <Icon>
    <Pod turn={24} size={0.8} />
  </Icon>
));

export const SunIcon = drawnOnce(() => (
  <Icon>
    <Sun r={11} />
  </Icon>
));

export const WaterIcon = drawnOnce(() => (
  <Icon>
    <Drop />
  </Icon>
));

const TempleIcon = drawnOnce(() => (
  <Icon>
    <g transform="scale(0.5)">
      <TempleHouse />
    </g>
  </Icon>
));

/** A whole tile as a small picture. */
export const TilePicture = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="tile-picture" viewBox="-50 -50 100 100" aria-hidden="true">
    {children}
  </svg>
);

/** The little picture before a word of the log. */
export function Chip({ kind, of }: { readonly kind: string; readonly of: string | number }) {
  switch (kind) {
    case 'gold':
      return <GoldIcon />;
    case 'fruit':
      return <PodIcon />;
    case 'sun':
      return <SunIcon />;
    case 'pool':
      return <WaterIcon />;
    case 'temple':
      return <TempleIcon />;
    case 'jungle-tile':
      return (
        <svg class="icon tile-chip" viewBox="-50 -50 100 100" aria-hidden="true">
          {/* A chip of this kind has the name of its tile (text/en.ts). */}
          <JungleTile tile={of as JungleName} />
        </svg>
      );
    case 'cell':
      return (
        <svg class="icon cell-pin" viewBox="-20 -20 40 40" aria-hidden="true">
          <path class="pin" d="M0 17C-12 2-13-3-13-6A13 13 0 0 1 13-6C13-3 12 2 0 17Z" />
          <circle class="pin-eye" cy="-6" r="5" />
        </svg>
      );
    default:
      return null;
  }
}
