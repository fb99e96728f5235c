import { DISTRICTS } from '../data/map.ts';
import { DISTRICT_OF, type Hex } from '../rules/map.ts';
import type { View } from '../rules/view.ts';
import { RIVER, VIEW_BOX } from './layout.ts';
import { COAST, GROUND_OUTLINE } from './terrain.tsx';

/** From the open sea to the shore: each line of water is drawn over the one before. */
const WATERS = ['is-far', 'is-near', 'is-surf', 'is-valley'] as const;

/** The sea around the land, and the river in the valleys between the districts. */
export function Coast({ view }: { readonly view: View }) {
  const isOut = (hex: Hex): boolean => DISTRICTS[DISTRICT_OF[hex]] === view.omitted;
  return (
    <g class="ceylon-coast">
      {WATERS.map(water => (
        <g key={water} class={water}>
          {COAST.map((transform, hex) => (
            <polygon key={hex} points={GROUND_OUTLINE} transform={transform} />
          ))}
        </g>
      ))}
      <path class="ceylon-current" d={RIVER} />
      {view.omitted !== null && (
        <g class="is-out">
          {COAST.map((transform, hex) =>
            isOut(hex) ? <polygon key={hex} points={GROUND_OUTLINE} transform={transform} /> : null,
          )}
        </g>
      )}
      <Boat />
    </g>
  );
}

/** A boat with two sails off the south-western coast. */
const Boat = () => (
  <g class="ceylon-boat" transform={`translate(${VIEW_BOX.x + 30} ${VIEW_BOX.y + VIEW_BOX.height - 52})`}>
    <path class="is-hull" d="M-15 8H16C14 14 10 17 4 17H-6C-11 17-14 13-15 8Z" />
    <path class="is-mast" d="M0 8V-18" />
    <path class="is-sail" d="M-2-16V5H-14C-12-4-8-11-2-16Z" />
    <path class="is-sail" d="M2-12C10-8 13-2 14 5H2Z" />
    <path class="is-wake" d="M-22 19q5-4 10 0t10 0 10 0 10 0" />
  </g>
);
