import { drawnOnce } from '../../../board/drawn-once.ts';
import { BLOCK, COLUMNS, ROWS } from '../data/board.ts';
import { NEIGHBOURS, SPACE_NAMES, type Space } from '../rules/board.ts';
import type { View } from '../rules/view.ts';
import { CELL, HALF, HEIGHT, spaceAt, spacesAlong, WIDTH } from './layout.ts';

const BLOCKS = Array.from({ length: (COLUMNS / BLOCK) * (ROWS / BLOCK) }, (_, index) => ({
  x: (index % (COLUMNS / BLOCK)) * BLOCK * CELL,
  y: Math.floor(index / (COLUMNS / BLOCK)) * BLOCK * CELL,
}));

/** Cracked ground up to the edges of the screen. */
export const Desert = drawnOnce(() => (
  <g aria-hidden="true">
    <defs>
      <pattern id="santiago-cracks" width="260" height="220" patternUnits="userSpaceOnUse">
        <path
          class="santiago-waste"
          d="M0 40 48 58 92 30 150 52 196 22 260 40M48 58 62 118 20 156M62 118 118 132 150 52M118 132 128 190 84 220M128 190 196 172 214 110 150 96M214 110 260 128M196 172 230 220M0 128 20 156 0 190M92 30 84 0M196 22 206 0"
        />
      </pattern>
    </defs>
    <rect x="-4000" y="-4000" width="9000" height="9000" fill="url(#santiago-cracks)" />
  </g>
));

/** The spaces in blocks of four; those along a canal are darker and have grass. */
export function Land({ view }: { readonly view: View }) {
  const wet = spacesAlong(view.canals);
  return (
    <g aria-hidden="true">
      <rect class="santiago-bed-side" x="-16" y="-4" width={WIDTH + 32} height={HEIGHT + 32} rx="16" />
      <rect class="santiago-bed" x="-16" y="-16" width={WIDTH + 32} height={HEIGHT + 32} rx="16" />
      {BLOCKS.map(({ x, y }) => (
        <rect
          key={`${x},${y}`}
          class="santiago-block"
          x={x + 8}
          y={y + 8}
          width={BLOCK * CELL - 16}
          height={BLOCK * CELL - 16}
          rx="10"
        />
      ))}
      {SPACE_NAMES.map((name, space) => (
        <Soil key={name} space={space} isWet={wet.has(space)} isFree={view.fields[space] === null} />
      ))}
    </g>
  );
}

interface SoilProps {
  readonly space: Space;
  readonly isWet: boolean;
  readonly isFree: boolean;
}

const Soil = drawnOnce(({ space, isWet, isFree }: SoilProps) => {
  const { x, y } = spaceAt(space);
  return (
    <g class={`santiago-soil ${isWet ? 'is-wet' : ''}`} transform={`translate(${x} ${y})`}>
      <rect x={-HALF} y={-HALF} width={HALF * 2} height={HALF * 2} rx="8" />
      <path class="santiago-soil-shade" d="M-38 39V-36Q-38-39-35-39H38" />
      <path class="santiago-ridge" d="M-33-22H33M-33-2H33M-33 18H33" />
      {isWet && <path class="santiago-grass" d={GRASS} />}
      {isFree && (
        <text class="santiago-name" x={-HALF + 7} y={HALF - 7}>
          {SPACE_NAMES[space]}
        </text>
      )}
    </g>
  );
});

const GRASS =
  'M-26-12-29-21M-26-12-24-22M-26-12-20-19M18 10 15 1M18 10 20 0M18 10 24 3M6 33 3 25M6 33 8 24M6 33 12 27M26-22 23-30M26-22 28-31M26-22 32-27';

/** Bands between neighbouring tiles of one crop, which form one plantation. */
export function PlantationLinks({ view: { fields } }: { readonly view: View }) {
  return (
    <g aria-hidden="true">
      {fields.flatMap((field, space) =>
        NEIGHBOURS[space].flatMap(side => {
          const other = fields[side];
          if (side < space || field === null || other === null || field.desert || other.desert) return [];
          if (field.crop !== other.crop) return [];
          const [from, to] = [spaceAt(space), spaceAt(side)];
          return [
            <path
              key={`${space}-${side}`}
              class={`santiago-hedge is-${field.crop}`}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
            />,
          ];
        }),
      )}
    </g>
  );
}
