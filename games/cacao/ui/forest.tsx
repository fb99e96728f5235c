import { useMemo } from 'preact/hooks';
import type { Coordinates } from '../rules/view.ts';
import { CROWNS, treesIn, type Area } from './canopy.ts';

/** A crown seen from above: bows around a circle, none of the same width. */
function crown(bows: number, radius: number, spread: number): string {
  const points = Array.from({ length: bows }, (_, bow) => {
    const turn = ((bow + 0.18 * Math.sin(bow * 7 + spread)) / bows) * Math.PI * 2;
    const reach = radius * (1 + 0.07 * Math.sin(bow * 5 + spread));
    return [Math.cos(turn) * reach, Math.sin(turn) * reach] as const;
  });
  const arc = (radius * 3.6) / bows;
  return points
    .concat([points[0]])
    .map(([x, y], at) =>
      at === 0
        ? `M${x.toFixed(1)} ${y.toFixed(1)}`
        : `A${arc.toFixed(1)} ${arc.toFixed(1)} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`,
    )
    .join('');
}

const BLOSSOMS = 'M-20 10h.1M6-24h.1M22 6h.1M-4 24h.1M-26-14h.1';

/** Three layers of leaves over a shadow; every second pair of shapes is in bloom. */
const Crown = ({ shape }: { readonly shape: number }) => (
  <g id={`cacao-tree-${shape}`}>
    <path class="tree-shade" d={crown(11, 46, shape)} transform="translate(5 13)" />
    <path class={`tree-low is-${shape % 5}`} d={crown(11 + (shape % 3), 45, shape)} />
    <path
      class={`tree-mid is-${shape % 5}`}
      d={crown(9 + (shape % 2), 31, shape + 3)}
      transform="translate(-6 -8)"
    />
    <path class={`tree-top is-${shape % 5}`} d={crown(7, 16, shape + 5)} transform="translate(-11 -15)" />
    <path class="tree-fold" d="M14-30C24-24 32-14 34-2M-36 14C-32 26-20 34-8 37M20 14C18 22 12 28 4 30" />
    {shape % 4 === 3 && <path class="tree-bloom" d={BLOSSOMS} />}
  </g>
);

const FROND = 'M0 0C10-8 12-34 3-58-8-36-10-10 0 0Z';
const Palm = ({ shape, fronds }: { readonly shape: number; readonly fronds: number }) => {
  const turns = Array.from({ length: fronds }, (_, frond) => (frond * 360) / fronds + shape * 17);
  return (
    <g id={`cacao-tree-${shape}`}>
      {turns.map(turn => (
        <path key={turn} class="tree-shade" d={FROND} transform={`translate(4 12) rotate(${turn})`} />
      ))}
      {turns.map((turn, at) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path class={at % 2 === 0 ? 'palm-low' : 'palm-high'} d={FROND} />
          <path class="palm-rib" d="M0-4C2-22 3-40 3-52M1-14-5-20M2-14 8-20M2-28-4-35M3-28 8-35" />
        </g>
      ))}
      <circle class="palm-heart" r="6" />
    </g>
  );
};

/** Every kind of tree, drawn once. */
export const Trees = () => (
  <defs>
    {Array.from({ length: CROWNS }, (_, shape) => (
      <Crown key={shape} shape={shape} />
    ))}
    <Palm shape={CROWNS} fronds={9} />
    <Palm shape={CROWNS + 1} fronds={7} />
    <pattern id="cacao-litter" width="120" height="120" patternUnits="userSpaceOnUse">
      <path
        class="litter"
        d="M12 14q9-7 18 0-9 7-18 0M70 8q4-9 13-10-2 10-13 10M44 44q10-3 15 5-10 4-15-5M96 52q8-8 18-2-8 9-18 2M18 78q2-10 12-12 1 11-12 12M66 92q10-6 18 1-9 7-18-1M100 104q3-9 13-9-3 9-13 9M38 112q7-7 16-2-7 8-16 2M84 30q6 3 6 11-7-3-6-11"
      />
    </pattern>
    <radialGradient id="cacao-glade" cx="0.5" cy="0.46" r="0.62">
      <stop offset="0" class="tone-glade-lit" />
      <stop offset="0.55" class="tone-glade" />
      <stop offset="1" class="tone-glade-far" />
    </radialGradient>
    <radialGradient id="cacao-edge" cx="0.5" cy="0.48" r="0.72">
      <stop offset="0.58" stop-color="#04140d" stop-opacity="0" />
      <stop offset="1" stop-color="#04140d" stop-opacity="0.5" />
    </radialGradient>
  </defs>
);

interface ForestProps {
  /** What the screen shows of the plane. */
  readonly area: Area;
  /** Cells that stay free of trees. */
  readonly clear: readonly Coordinates[];
}

/**
 * No tree reaches further beyond the screen. The floor lies under all of them: what sticks out of the first thing drawn
 * makes the browser cut a moving picture into many layers, each of which costs time in every frame.
 */
const REACH = 240;

/** The jungle around the tiles: forest floor, trees, and light that falls through them. */
export function Forest({ area, clear }: ForestProps) {
  const key = `${area.x} ${area.y} ${area.width} ${area.height} ${clear.map(({ x, y }) => `${x},${y}`).join(' ')}`;
  return useMemo(() => {
    const { x, y, width, height } = area;
    // The picture can be pulled a little to every side.
    const wide = { x: x - width * 0.15, y: y - height * 0.15, width: width * 1.3, height: height * 1.3 };
    const all = { x: x - REACH, y: y - REACH, width: width + 2 * REACH, height: height + 2 * REACH };
    return (
      <g class="forest" aria-hidden="true">
        <rect {...all} class="forest-floor" />
        <rect {...wide} fill="url(#cacao-glade)" />
        <rect {...wide} fill="url(#cacao-litter)" />
        {treesIn(area, clear).map(tree => (
          <use
            key={tree.key}
            href={`#cacao-tree-${tree.shape}`}
            transform={`translate(${tree.x.toFixed(0)} ${tree.y.toFixed(0)}) scale(${tree.size.toFixed(2)})`}
          />
        ))}
        <path
          class="sunbeam"
          d={`M${x + width * 0.02} ${y}h${width * 0.17}l${width * 0.36} ${height}h${-width * 0.3}ZM${x + width * 0.34} ${y}h${width * 0.07}l${width * 0.46} ${height}h${-width * 0.16}Z`}
        />
        <rect {...wide} fill="url(#cacao-edge)" />
      </g>
    );
  }, [key]);
}
