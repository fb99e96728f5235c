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

export const Peaks = ({ width, base }: { readonly width: number; readonly base: number }) => (
  <g>
    {PEAKS.map(({ x: share, height: h, half: w }) => {
      const x = share * Math.max(width, 640) - (width < 640 ? 130 : 0);
      const top = base - h;
      return (
        <g key={share}>
          <path
            class="land-snow"
            d={`M${x - w} ${base}L${x - w * 0.5} ${base - h * 0.48}L${x - w * 0.36} ${base - h * 0.56}L${x} ${top}L${x + w * 0.2} ${base - h * 0.72}L${x + w * 0.42} ${base - h * 0.6}L${x + w} ${base}Z`}
          />
          <path
            class="land-shade"
            d={`M${x} ${top}L${x + w * 0.2} ${base - h * 0.72}L${x + w * 0.42} ${base - h * 0.6}L${x + w} ${base}H${x + w * 0.18}L${x + w * 0.02} ${base - h * 0.4}L${x + w * 0.13} ${base - h * 0.58}Z`}
          />
        </g>
      );
    })}
  </g>
);

/** Dark conifers strewn over a slope. */
export function Conifers({ y, seed }: { readonly y: number; readonly seed: number }) {
  const next = scattered(seed);
  const trees = Array.from({ length: 150 }, () => {
    const [x, foot, size] = [-900 + next() * 2800, y + next() * 62, 3 + next() * 3.2];
    const [left, half] = [x.toFixed(0), size.toFixed(1)];
    return `M${left} ${(foot - size * 3.4).toFixed(0)}l${half} ${(size * 3.4).toFixed(1)}h${(-2 * size).toFixed(1)}Z`;
  });
  return <path class="land-trees" d={trees.join('')} />;
}

/** Rows of tea bushes at the foot of the mountain. */
export const TeaRows = ({ y }: { readonly y: number }) => (
  <g>
    {[0, 1, 2, 3, 4, 5, 6].map(row => {
      const at = y - 58 + row * 12;
      return (
        <path
          key={row}
          class="land-tea"
          d={`M-900 ${at}C-500 ${at - 12} -200 ${at + 8} 60 ${at - 2}S520 ${at - 12} 760 ${at}S1300 ${at - 10} 1900 ${at}`}
        />
      );
    })}
  </g>
);

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
