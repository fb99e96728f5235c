/** The same row of numbers from 0 to 1 for the same seed: a landscape looks the same every time. */
export function scattered(seed: number): () => number {
  let state = seed * 9301 + 49297;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
}

interface Peak {
  readonly x: number;
  readonly height: number;
  readonly half: number;
}

/** Far snow, the highest peak in the middle; the same again to the sides of the picture. */
const PEAKS: readonly Peak[] = [
  { x: -0.62, height: 150, half: 190 },
  { x: -0.3, height: 124, half: 170 },
  { x: -0.04, height: 150, half: 170 },
  { x: 0.18, height: 128, half: 150 },
  { x: 0.36, height: 150, half: 160 },
  { x: 0.86, height: 142, half: 170 },
  { x: 0.7, height: 164, half: 170 },
  { x: 0.53, height: 196, half: 200 },
  { x: 1.08, height: 132, half: 180 },
  { x: 1.36, height: 156, half: 200 },
];

/** Snow in the light, rock in the shade, and the ribs between them. */
export const Peaks = ({ width, base }: { readonly width: number; readonly base: number }) => (
  <g>
    {PEAKS.map(({ x: share, height: h, half: w }) => {
      const x = share * Math.max(width, 640) - (width < 640 ? 130 : 0);
      const at = (across: number, up: number): string =>
        `${(x + w * across).toFixed(0)} ${(base - h * up).toFixed(0)}`;
      return (
        <g key={share}>
          <path
            class="land-snow"
            d={`M${at(-1, 0)}L${at(-0.5, 0.48)} ${at(-0.36, 0.56)} ${at(-0.12, 0.86)} ${at(0, 1)} ${at(0.2, 0.72)} ${at(0.42, 0.6)} ${at(1, 0)}Z`}
          />
          <path
            class="land-shade"
            d={`M${at(0, 1)}L${at(0.2, 0.72)} ${at(0.42, 0.6)} ${at(1, 0)} ${at(0.18, 0)} ${at(0.02, 0.4)} ${at(0.13, 0.58)} ${at(-0.03, 0.74)}Z`}
          />
          <path
            class="land-rib"
            d={`M${at(-0.12, 0.86)}L${at(-0.2, 0.6)} ${at(-0.1, 0.5)} ${at(-0.3, 0.1)} ${at(-0.44, 0.42)}ZM${at(-0.5, 0.48)}L${at(-0.52, 0.3)} ${at(-0.7, 0.08)} ${at(-0.74, 0.25)}ZM${at(0.42, 0.6)}L${at(0.4, 0.36)} ${at(0.56, 0.1)} ${at(0.7, 0.3)}Z`}
          />
          <path
            class="land-edge"
            d={`M${at(-1, 0)}L${at(-0.5, 0.48)} ${at(-0.36, 0.56)} ${at(-0.12, 0.86)} ${at(0, 1)}`}
          />
        </g>
      );
    })}
  </g>
);

/** Groves of conifers strewn over a slope: their left side lies in the light. */
export function Conifers({ y, seed }: { readonly y: number; readonly seed: number }) {
  const next = scattered(seed);
  const trees: string[] = [];
  const lights: string[] = [];
  for (let grove = 0; grove < 46; grove++) {
    const [middle, ground] = [-900 + next() * 2800, y + next() * 50];
    for (let tree = 0; tree < 4; tree++) {
      const size = 3.2 + next() * 3;
      const [x, foot] = [middle + (next() - 0.5) * 52, ground + next() * 14];
      const tip = `M${x.toFixed(0)} ${(foot - size * 3.6).toFixed(0)}`;
      const [half, tall] = [size.toFixed(1), (size * 1.8).toFixed(1)];
      const tier = `l${half} ${tall}h${(-size * 0.4).toFixed(1)}l${half} ${tall}h${(-size * 3.2).toFixed(1)}l${half}-${tall}h${(-size * 0.4).toFixed(1)}Z`;
      trees.push(tip + tier);
      lights.push(
        `${tip}l${(-size).toFixed(1)} ${tall}h${(size * 0.4).toFixed(1)}l${(-size).toFixed(1)} ${tall}h${(size * 1.1).toFixed(1)}Z`,
      );
    }
  }
  return (
    <g>
      <path class="land-trees" d={trees.join('')} />
      <path class="land-trees is-lit" d={lights.join('')} />
    </g>
  );
}

/** Rows of tea bushes at the foot of the mountain, each with its shade and its light. */
export function TeaRows({ y }: { readonly y: number }) {
  const rows = [0, 1, 2, 3, 4, 5, 6]
    .map(row => {
      const at = y - 62 + row * 13;
      return `M-900 ${at}C-500 ${at - 12} -200 ${at + 8} 60 ${at - 2}S520 ${at - 12} 760 ${at}S1300 ${at - 10} 1900 ${at}`;
    })
    .join('');
  return (
    <g class="land-tea">
      <path class="is-shade" d={rows} transform="translate(1 2.6)" />
      <path d={rows} />
      <path class="is-light" d={rows} transform="translate(-1 -1.6)" />
    </g>
  );
}

interface CloudPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const CLOUDS: readonly CloudPlace[] = [
  { x: -260, y: 18, size: 1.1 },
  { x: 60, y: 34, size: 0.8 },
  { x: 330, y: 6, size: 1 },
  { x: 640, y: 40, size: 0.7 },
  { x: 860, y: 14, size: 1.2 },
  { x: 1240, y: 30, size: 1 },
];

/** Clouds under the peaks, flat below and full above. */
export const Clouds = ({ y }: { readonly y: number }) => (
  <g class="land-clouds">
    {CLOUDS.map(({ x, y: lower, size }) => (
      <path
        key={x}
        transform={`translate(${x} ${y + lower}) scale(${size})`}
        d="M-78 12C-92 12-92-4-76-5-74-20-52-24-44-14-36-32-8-34 0-18 10-28 32-24 36-11 52-16 66-4 58 4 74 4 76 12 62 12Z"
      />
    ))}
  </g>
);

/** Stars over the peaks and fireflies over the slopes: only the evening shows them. */
export function Lights({ top, bottom }: { readonly top: number; readonly bottom: number }) {
  const next = scattered(17);
  // Points without length: the round ends of their strokes are the lights.
  const dot = (from: number, to: number): string =>
    `M${(-300 + next() * 1700).toFixed(0)} ${(from + next() * (to - from)).toFixed(0)}h0`;
  const stars = Array.from({ length: 90 }, () => dot(top - 260, top - 30)).join('');
  const flies = Array.from({ length: 60 }, () => dot(top + 40, bottom)).join('');
  return (
    <g>
      <path class="land-stars" d={stars} />
      <path class="land-flies" d={flies} />
    </g>
  );
}

/** A river that falls down the slope and runs under the line. */
export const River = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="river" aria-hidden="true">
    <path
      fill="url(#alu-fall)"
      d={`M${x - 7} ${y - 76}C${x - 15} ${y - 48} ${x + 4} ${y - 30} ${x - 8} ${y}L${x - 17} ${y + 24}H${x + 19}L${x + 9} ${y}C${x + 17} ${y - 30} ${x + 2} ${y - 48} ${x + 8} ${y - 76}Z`}
    />
    <path
      class="river-foam"
      d={`M${x} ${y - 70}C${x - 5} ${y - 48} ${x + 8} ${y - 30} ${x} ${y - 16}M${x - 6} ${y - 52}C${x - 8} ${y - 40} ${x - 2} ${y - 30} ${x - 5} ${y - 20}M${x - 7} ${y + 15}l-3 8M${x + 7} ${y + 15}l4 8`}
    />
  </g>
);

/** The little engine of the line, its wheels on (0, 0). */
export const Engine = () => (
  <g class="engine" aria-hidden="true">
    <path
      class="steam"
      d="M11-27a5 5 0 0 1 3-9 7 7 0 0 1 9-8 8 8 0 0 1 14 5 6 6 0 0 1-3 11Z"
      transform="translate(-13 -3) scale(.8)"
    />
    <path class="engine-body" d="M-23-5V-24H-5V-16H15L20-5Z" />
    <path class="engine-window" d="M-20-21H-9V-14H-20Z" />
    <path class="engine-dark" d="M7-16V-26H13V-16ZM-25-24H-3V-27H-25Z" />
    <path class="engine-brass" d="M5-27H15M-5-11H18" />
    <g class="engine-wheels">
      <circle cx="-16" cy="-4" r="5" />
      <circle cx="-3" cy="-4" r="5" />
      <circle cx="10" cy="-4" r="5" />
    </g>
  </g>
);
