import type { ComponentChildren } from 'preact';
import type { Crop } from '../data/tiles.ts';

/** The fruits, each around (0, 0) within 48 units; their outlines alone tell them apart. */
const FRUITS: Readonly<Record<Crop, () => ComponentChildren>> = {
  banana: () => (
    <g class="santiago-banana">
      <path d="M2-22C-2-4-8 8-23 12-22 17-16 20-10 19 4 17 11-2 8-22Z" />
      <path d="M4-22C7-6 5 10-5 20-2 24 4 24 9 21 18 14 17-8 10-22Z" />
      <path d="M7-22C16-10 20 2 16 16 19 18 23 16 25 12 28-2 22-14 12-22Z" />
      <path class="santiago-stalk" d="M4-21 6-27 11-26 11-21Z" />
    </g>
  ),
  coconut: () => (
    <g>
      <circle class="santiago-shell" cx="-8" cy="-4" r="17" />
      <path class="santiago-fibre" d="M-20-12C-14-6-12 2-14 11M-10-20C-4-12-2 2-6 12" />
      <path class="santiago-shell" d="M-3 6A15 15 0 0 0 27 6Z" transform="rotate(-12 12 8)" />
      <ellipse class="santiago-flesh" cx="11" cy="4" rx="15" ry="7.5" transform="rotate(-12 12 8)" />
      <ellipse class="santiago-hollow" cx="11" cy="4.4" rx="10" ry="4" transform="rotate(-12 12 8)" />
    </g>
  ),
  watermelon: () => (
    <g transform="rotate(-10)">
      <path class="santiago-rind" d="M-26-10H26A26 26 0 0 1-26-10Z" />
      <path class="santiago-pith" d="M-22-10H22A22 22 0 0 1-22-10Z" />
      <path class="santiago-melon" d="M-19-10H19A19 19 0 0 1-19-10Z" />
      <path class="santiago-seed" d="M-9-5-8-1M0-5V-1M9-5 8-1M-5 2-4 5M5 2 4 5" />
    </g>
  ),
  grape: () => (
    <g>
      <path class="santiago-leaf" d="M2-16C10-26 22-24 26-16 20-10 10-10 2-16Z" />
      <path class="santiago-twig" d="M0-26C0-20 2-18 1-14" />
      {[
        [-13, -9],
        [0, -10],
        [12, -7],
        [-7, 2],
        [6, 3],
        [-1, 13],
      ].map(([x, y]) => (
        <circle key={`${x}`} class="santiago-grape" cx={x} cy={y} r="8" />
      ))}
      <path class="santiago-shine" d="M-16-12A5 5 0 0 1-12-15M-3-13A5 5 0 0 1 1-16M-10-1A5 5 0 0 1-6-4" />
    </g>
  ),
  pepper: () => (
    <g>
      <path
        class="santiago-pepper"
        d="M-14-14C-20-2-14 14 4 20 12 22 18 20 22 15 12 15 8 8 8-2 10-14 2-20-4-18-8-20-12-18-14-14Z"
      />
      <path class="santiago-shine" d="M-10-8C-13 0-9 8-2 12" />
      <path class="santiago-leaf" d="M-15-13C-10-20-2-22 5-14 0-12-4-14-6-12-9-14-12-11-15-13Z" />
      <path class="santiago-twig" d="M-4-17C-4-22-1-25 3-26" />
    </g>
  ),
};

export function Fruit({ crop }: { readonly crop: Crop }) {
  const Picture = FRUITS[crop];
  return <Picture />;
}
