import type { ComponentChildren } from 'preact';
import type { JungleName } from '../data/jungle.ts';
import { Coin, JungleTile, Sun } from './art.tsx';

const Icon = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="icon" viewBox="-20 -20 40 40" aria-hidden="true">
    {children}
  </svg>
);

export const GoldIcon = () => (
  <Icon>
    <Coin r={17} figure="" />
  </Icon>
);

export const PodIcon = () => (
  <Icon>
    <g transform="rotate(24) scale(0.86)">
      <path class="pod" d="M0-21C11-14 13 6 0 21-13 6-11-14 0-21Z" />
      <path class="pod-rib" d="M0-18V18" />
    </g>
  </Icon>
);

export const SunIcon = () => (
  <Icon>
    <Sun r={11} />
  </Icon>
);

export const WaterIcon = () => (
  <Icon>
    <path class="water-drop" d="M0-17C7-8 12-3 12 5A12 12 0 0 1-12 5C-12-3-7-8 0-17Z" />
  </Icon>
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
    case 'jungle-tile':
      return (
        <svg class="icon" viewBox="-50 -50 100 100" aria-hidden="true">
          {/* A chip of this kind has the name of its tile (text/en.ts). */}
          <JungleTile tile={of as JungleName} />
        </svg>
      );
    default:
      return null;
  }
}
