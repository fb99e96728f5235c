import type { ComponentChildren } from 'preact';
import { drawnOnce } from '../../../board/drawn-once.ts';
import { COLUMNS, ROWS } from '../data/board.ts';
import { PLANTATION_TILES, type Crop } from '../data/tiles.ts';
import { ENDS, INTERSECTIONS, type Place } from '../rules/board.ts';
import { Basket, CanalPiece, DesertTile, Escudo, OverseerHat, PlantationTile, SunMark } from './art.tsx';
import { Fruit } from './crops.tsx';

const Icon = ({ box, children }: { readonly box: string; readonly children: ComponentChildren }) => (
  <svg class="icon" viewBox={box} aria-hidden="true">
    {children}
  </svg>
);

export const EscudoIcon = drawnOnce(() => (
  <Icon box="-17 -17 34 34">
    <Escudo />
  </Icon>
));

const CropIcon = ({ crop }: { readonly crop: Crop }) => (
  <Icon box="-28 -28 56 56">
    <Fruit crop={crop} />
  </Icon>
);

export const CanalIcon = drawnOnce(() => (
  <Icon box="-20 -20 40 40">
    <g transform="rotate(-30)">
      <CanalPiece />
    </g>
  </Icon>
));

export const HatIcon = drawnOnce(() => (
  <Icon box="-18 -18 36 36">
    <g transform="translate(0 2)">
      <OverseerHat />
    </g>
  </Icon>
));

export const BasketIcon = drawnOnce(() => (
  <Icon box="-20 -20 40 40">
    <Basket />
  </Icon>
));

const DropIcon = drawnOnce(() => (
  <Icon box="-14 -18 28 34">
    <path class="santiago-drop" d="M0-16C7-7 11-3 11 4A11 11 0 0 1-11 4C-11-3-7-7 0-16Z" />
  </Icon>
));

const SunIcon = drawnOnce(() => (
  <Icon box="-18 -18 36 36">
    <SunMark />
  </Icon>
));

/** The whole board as small as a letter, with one spot of it marked. */
const MiniMap = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="icon santiago-mini" viewBox="-0.6 -0.6 9.2 7.2" aria-hidden="true">
    <rect class="santiago-mini-land" width={COLUMNS} height={ROWS} />
    <path class="santiago-mini-line" d="M2 0V6M4 0V6M6 0V6M0 2H8M0 4H8M0 0H8V6H0Z" />
    {children}
  </svg>
);

const ACROSS = INTERSECTIONS / (ROWS / 2 + 1);
const cornerOf = (at: number): readonly [number, number] => [(at % ACROSS) * 2, Math.floor(at / ACROSS) * 2];

function MiniPlace({ place }: { readonly place: Place }) {
  const [from, to] = ENDS[place].map(cornerOf);
  return <path class="santiago-mini-canal" d={`M${from.join(' ')}L${to.join(' ')}`} />;
}

/** The little picture before a word of the log. */
export function Chip({ kind, of }: { readonly kind: string; readonly of: string | number }) {
  switch (kind) {
    case 'escudos':
      return <EscudoIcon />;
    case 'points':
      return <BasketIcon />;
    case 'water':
      return <DropIcon />;
    case 'drought':
      return <SunIcon />;
    case 'overseer':
      return <HatIcon />;
    case 'desert':
      return (
        <Icon box="-43 -43 86 86">
          <DesertTile />
        </Icon>
      );
    case 'crop':
      // A chip of this kind carries the name of its crop (text/en.ts).
      return <CropIcon crop={of as Crop} />;
    case 'tile': {
      const tile = PLANTATION_TILES.find(({ name }) => name === of);
      if (tile === undefined) return null;
      return (
        <Icon box="-43 -43 86 86">
          <PlantationTile crop={tile.crop} icons={tile.icons} ground="plain" />
        </Icon>
      );
    }
    case 'space':
      return (
        <MiniMap>
          <rect
            class="santiago-mini-space"
            x={Number(of) % COLUMNS}
            y={Math.floor(Number(of) / COLUMNS)}
            width="1"
            height="1"
          />
        </MiniMap>
      );
    case 'place':
      return (
        <MiniMap>
          <MiniPlace place={Number(of)} />
        </MiniMap>
      );
    default:
      return null;
  }
}
