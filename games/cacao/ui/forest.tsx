import type { Still, StillPart } from '../../../board/backdrop.tsx';
import { paintGlow, paintShape, type Paper } from '../../../board/paint-shape.ts';
import { drawnOnce } from '../../../board/drawn-once.ts';
import type { Coordinates } from '../rules/view.ts';
import { CROWNS, LARGEST, PALMS, treesIn, type Area } from './canopy.ts';

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
      <path class="palm-heart" d="M-6 0A6 6 0 0 1 6 0 6 6 0 0 1-6 0Z" />
    </g>
  );
};

/** What the jungle is painted with: every kind of tree, leaves on the ground, light. */
export const Trees = drawnOnce(() => (
  <defs>
    {Array.from({ length: CROWNS }, (_, shape) => (
      <Crown key={shape} shape={shape} />
    ))}
    <Palm shape={CROWNS} fronds={9} />
    <Palm shape={CROWNS + 1} fronds={7} />
    <path
      id="cacao-litter"
      class="litter"
      d="M12 14q9-7 18 0-9 7-18 0M70 8q4-9 13-10-2 10-13 10M44 44q10-3 15 5-10 4-15-5M96 52q8-8 18-2-8 9-18 2M18 78q2-10 12-12 1 11-12 12M66 92q10-6 18 1-9 7-18-1M100 104q3-9 13-9-3 9-13 9M38 112q7-7 16-2-7 8-16 2M84 30q6 3 6 11-7-3-6-11"
    />
    <path id="cacao-sunbeam" class="sunbeam" d="M0.02 0H0.19L0.55 1H0.25ZM0.34 0H0.41L0.87 1H0.71Z" />
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
));

/** No tree reaches further from its middle, in its own units. */
const REACH = 76;

interface Sprites {
  readonly key: string;
  readonly trees: readonly OffscreenCanvas[];
}

/** The sprites of each picture, for the size and the colours in which it was painted last. */
const known = new WeakMap<Element, Sprites>();

function spritesOf({ picture, scale, look }: StillPart): Sprites['trees'] {
  const key = `${scale} ${look}`;
  const last = known.get(picture);
  if (last?.key === key) return last.trees;
  const trees = paintTrees(picture, scale);
  known.set(picture, { key, trees });
  return trees;
}

/** One sprite for each kind of tree, as large as the largest tree of the jungle is painted. */
function paintTrees(picture: Element, scale: number): readonly OffscreenCanvas[] {
  return Array.from({ length: CROWNS + PALMS }, (_, shape) => {
    const side = Math.ceil(2 * REACH * LARGEST * scale);
    const sprite = new OffscreenCanvas(side, side);
    const canvas = sprite.getContext('2d');
    const tree = picture.querySelector(`#cacao-tree-${shape}`);
    if (canvas !== null && tree !== null) {
      canvas.setTransform(LARGEST * scale, 0, 0, LARGEST * scale, side / 2, side / 2);
      paintShape(canvas, tree);
    }
    return sprite;
  });
}

/** Leaves on the ground lie in squares of this width. */
const LITTER = 120;

function paintLitter(canvas: Paper, { picture, x, y, width, height }: StillPart): void {
  const litter = picture.querySelector('#cacao-litter');
  if (litter === null) return;
  for (let row = Math.floor(y / LITTER); row * LITTER < y + height; row++) {
    for (let column = Math.floor(x / LITTER); column * LITTER < x + width; column++) {
      canvas.save();
      canvas.translate(column * LITTER, row * LITTER);
      paintShape(canvas, litter);
      canvas.restore();
    }
  }
}

/** Two beams of light fall over the part that is seen first; they are drawn for an area of one by one. */
function paintSunbeams(canvas: Paper, picture: Element, area: Area): void {
  const sunbeam = picture.querySelector('#cacao-sunbeam');
  if (sunbeam === null) return;
  canvas.save();
  canvas.translate(area.x, area.y);
  canvas.scale(area.width, area.height);
  paintShape(canvas, sunbeam);
  canvas.restore();
}

/** The jungle around the tiles: forest floor, trees, and light that falls through them. No tree stands on a clear cell. */
export function forest(area: Area, clear: readonly Coordinates[]): Still {
  const { x, y, width, height } = area;
  return {
    key: `${x} ${y} ${width} ${height} ${clear.map(cell => `${cell.x},${cell.y}`).join(' ')}`,
    paint(canvas, part) {
      const { picture } = part;
      paintGlow(canvas, picture.querySelector('#cacao-glade'), part);
      paintLitter(canvas, part);
      const trees = spritesOf(part);
      for (const tree of treesIn(part, clear)) {
        const half = REACH * tree.size;
        canvas.drawImage(trees[tree.shape], tree.x - half, tree.y - half, 2 * half, 2 * half);
      }
      paintSunbeams(canvas, picture, area);
      paintGlow(canvas, picture.querySelector('#cacao-edge'), part);
    },
  };
}
