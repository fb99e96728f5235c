import { TEAS } from '../data/contracts.ts';
import { DISTRICTS } from '../data/map.ts';
import { DISTRICT_OF } from '../rules/map.ts';
import type { View } from '../rules/view.ts';
import { Chest } from './goods.tsx';
import { CENTRES, corners, LEVEL_HEIGHT, outline, RIVER } from './layout.ts';

const GROUND = outline(corners(57));
const PLACE = corners(46.5);
const SUMMIT = corners(38);
const RING = outline(corners(41));
const SUMMIT_RING = outline(corners(34.5));

/** The lower three sides of a block, seen from above and in front. */
const wall = (around: ReturnType<typeof corners>): string => {
  const [, , east, south, west] = around;
  return `M${east.x} ${east.y}L${south.x} ${south.y} ${west.x} ${west.y}v${LEVEL_HEIGHT}L${south.x} ${south.y + LEVEL_HEIGHT} ${east.x} ${east.y + LEVEL_HEIGHT}Z`;
};
const PLACE_WALL = wall(PLACE);
const SUMMIT_WALL = wall(SUMMIT);

/** Rows of tea bushes along the slope. */
const BUSHES = 'M-26-17C-10-24 10-24 26-17M-34 1C-12-7 12-7 34 1M-26 20C-10 13 10 13 26 20';

/** The land under everything. */
export function Land({ view }: { readonly view: View }) {
  const isOut = (hex: number): boolean => DISTRICTS[DISTRICT_OF[hex]] === view.omitted;
  return (
    <g>
      <g class="ceylon-shore">
        {CENTRES.map(({ x, y }, hex) => (
          <polygon key={hex} points={GROUND} transform={`translate(${x} ${y + 3})`} />
        ))}
      </g>
      <g class="ceylon-land">
        {CENTRES.map(({ x, y }, hex) => (
          <polygon
            key={hex}
            class={isOut(hex) ? 'is-out' : ''}
            points={GROUND}
            transform={`translate(${x} ${y}) scale(0.95)`}
          />
        ))}
      </g>
    </g>
  );
}

/** Over the hills, so that no border between districts is hidden behind one. */
export const River = () => (
  <g class="ceylon-pieces">
    <path class="ceylon-river-bed" d={RIVER} />
    <path class="ceylon-river" d={RIVER} />
    <path class="ceylon-river-light" d={RIVER} />
  </g>
);

/** A hexagon of tea land: the higher, the lighter. Around the centre of its lowest level. */
export function Terrace({ level }: { readonly level: number }) {
  return (
    <g>
      {level > 0 && <path class="ceylon-wall" d={PLACE_WALL} transform={`translate(0 ${-LEVEL_HEIGHT})`} />}
      <polygon
        class={`ceylon-top is-${Math.min(level, 1)}`}
        points={outline(PLACE)}
        transform={`translate(0 ${level > 0 ? -LEVEL_HEIGHT : 0})`}
      />
      {level > 1 && (
        <g transform={`translate(0 ${-2 * LEVEL_HEIGHT})`}>
          <path class="ceylon-wall is-high" d={SUMMIT_WALL} />
          <polygon class="ceylon-top is-2" points={outline(SUMMIT)} />
        </g>
      )}
      <g transform={`translate(0 ${-level * LEVEL_HEIGHT}) scale(${level > 1 ? 0.8 : 1})`}>
        <path class={`ceylon-bushes is-${level}`} d={BUSHES} />
      </g>
      <g transform={`translate(0 ${-level * LEVEL_HEIGHT - (level > 1 ? 25 : 32)})`}>
        {level === 1 && <path class="ceylon-peak" d="M-6 4 0-4 6 4Z" />}
        {level === 2 && <path class="ceylon-peak" d="M-11 4-5.5-4 0 4ZM0 4 5.5-4 11 4Z" />}
      </g>
      <polygon
        class="ceylon-ring"
        points={level > 1 ? SUMMIT_RING : RING}
        transform={`translate(0 ${-level * LEVEL_HEIGHT})`}
      />
    </g>
  );
}

/** Which tea grows on which level. */
export const Legend = () => (
  <svg class="ceylon-legend" viewBox="-14 -14 190 28" aria-hidden="true">
    {TEAS.map((tea, level) => (
      <g key={tea} transform={`translate(${level * 64} 0)`}>
        <polygon class={`ceylon-top is-${level}`} points={outline(corners(13))} />
        <g transform="translate(27 0)">
          <Chest tea={tea} />
        </g>
      </g>
    ))}
  </svg>
);
