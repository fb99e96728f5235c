import type { Plan } from './plan.ts';

/** Ridges from the snow down to the tea, each a row of heights over the width of the picture. */
const RIDGES: readonly { readonly at: number; readonly heights: readonly number[]; readonly tone: string }[] =
  [
    { at: 0.1, heights: [24, 6, 18, 2, 14, -4, -34, -12, 20, 8], tone: 'far' },
    { at: 0.32, heights: [10, -18, 4, -12, 12, -22, 6, -10, 14, -4], tone: 'middle' },
    { at: 0.56, heights: [-6, 8, -14, 6, -10, 10, -8, 8, -12, 4], tone: 'near' },
    { at: 0.8, heights: [4, -6, 6, -4, 8, -6, 4, -8, 6, -2], tone: 'tea' },
  ];

function ridge({ width, height }: Plan, at: number, heights: readonly number[]): string {
  const step = width / (heights.length - 1);
  const points = heights.map((rise, index) => `${index * step} ${at * height + rise}`);
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
}

/** Mist between blue mountains, and tea at their feet. */
export function Landscape({ plan }: { readonly plan: Plan }) {
  const { width, height } = plan;
  const peak = (width * 6) / 9;
  return (
    <g aria-hidden="true">
      <rect class="land-sky" width={width} height={height} rx="14" />
      <g clip-path="inset(0 round 14px)">
        {RIDGES.map(({ at, heights, tone }) => (
          <path key={tone} class={`land-${tone}`} d={ridge(plan, at, heights)} />
        ))}
        <path
          class="land-snow"
          d={`M${peak - 18} ${height * 0.1 - 18}L${peak} ${height * 0.1 - 34}L${peak + 22} ${height * 0.1 - 16}L${peak + 8} ${height * 0.1 - 20}L${peak} ${height * 0.1 - 12}L${peak - 8} ${height * 0.1 - 20}Z`}
        />
        {[0.3, 0.54, 0.78].map(at => (
          <path
            key={at}
            class="land-mist"
            d={`M0 ${height * at}C${width * 0.25} ${height * at - 16} ${width * 0.4} ${height * at + 14} ${width * 0.6} ${height * at}S${width * 0.9} ${height * at - 10} ${width} ${height * at + 4}V${height * at + 20}C${width * 0.7} ${height * at + 6} ${width * 0.3} ${height * at + 30} 0 ${height * at + 16}Z`}
          />
        ))}
        {Array.from({ length: Math.floor(width / 44) }, (_, bush) => (
          <path key={bush} class="land-bush" d={`M${bush * 44 + 6} ${height + 2}a16 13 0 0 1 32 0Z`} />
        ))}
      </g>
    </g>
  );
}

/** Water that crosses below the line. */
export const River = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g aria-hidden="true">
    <path
      class="river-water"
      d={`M${x - 10} ${y - 58}C${x - 24} ${y - 44} ${x + 8} ${y - 30} ${x - 4} ${y}S${x - 12} ${y + 14} ${x - 6} ${y + 18}H${x + 14}C${x + 6} ${y + 12} ${x + 20} ${y} ${x + 16} ${y - 14}S${x + 2} ${y - 46} ${x + 4} ${y - 58}Z`}
    />
    <path class="river-ripple" d={`M${x - 4} ${y - 50}q4 6 2 12M${x + 2} ${y - 34}q6 4 4 10`} />
  </g>
);
