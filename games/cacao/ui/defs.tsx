import { drawnOnce } from '../../../board/drawn-once.ts';

/** A gradient from one tone to another; where it is missing, the style names a flat tone instead. */
const Radial = ({ id, from, to }: { readonly id: string; readonly from: string; readonly to: string }) => (
  <radialGradient id={id} cx="0.36" cy="0.3" r="0.85">
    <stop offset="0" class={from} />
    <stop offset="1" class={to} />
  </radialGradient>
);

const Slope = ({ id, from, to }: { readonly id: string; readonly from: string; readonly to: string }) => (
  <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" class={from} />
    <stop offset="1" class={to} />
  </linearGradient>
);

/** The materials of the pieces: clearing, fruit, gold, stone, rock, water and woven cloth. */
export const Materials = drawnOnce(() => (
  <defs>
    <Radial id="cacao-clearing" from="tone-clearing-lit" to="tone-clearing" />
    <Radial id="cacao-ground" from="tone-ground-lit" to="tone-ground" />
    <Slope id="cacao-pod" from="tone-pod-lit" to="tone-pod" />
    <Radial id="cacao-coin" from="tone-coin-lit" to="tone-coin" />
    <Slope id="cacao-stone" from="tone-stone-lit" to="tone-stone" />
    <Slope id="cacao-rock" from="tone-rock-lit" to="tone-rock" />
    <Radial id="cacao-water" from="tone-water-lit" to="tone-water" />
    <pattern id="cacao-weave" width="10" height="10" patternUnits="userSpaceOnUse">
      <path d="M0 5H10M5 0V10" stroke="#fff" stroke-opacity="0.14" />
      <path d="M0 0H5V5H0ZM5 5H10V10H5Z" fill="#000" fill-opacity="0.05" />
    </pattern>
  </defs>
));
