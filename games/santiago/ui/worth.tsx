import type { BoardProps } from '../../../board/module.ts';
import type { Space } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Basket } from './art.tsx';
import { spaceAt } from './layout.ts';
import { plantingWorth } from './planting.ts';

type SantiagoScene = BoardProps<View, Move>;

/** The points that a free space shows while its viewer plants; 0 where it shows none. */
export function shownWorth({ view, viewer, moves }: SantiagoScene, space: Space): number {
  const isPlanting = moves.some(({ type }) => type === 'plant');
  if (viewer === null || !isPlanting || view.fields[space] !== null) return 0;
  // Another space may be chosen already: all of them are free to choose, but for a leftover tile.
  const isOpen = view.phase === 'plant' || moves.some(move => move.type === 'plant' && move.space === space);
  return isOpen ? Math.max(0, plantingWorth(view, viewer, space)) : 0;
}

/** The least height of a figure, in units of the picture, and what of it grows on small screens. */
const [FIGURE, GROWING] = [27, 19];

/**
 * Points of plantations, with the basket that stands for them; under a palm at its foot. They lie above their spaces, not in
 * them: a button is called by its name alone.
 */
export function Worths({ size, ...scene }: SantiagoScene & { readonly size: number }) {
  const { fields, palms } = scene.view;
  return (
    <g class="santiago-above" aria-hidden="true">
      {fields.map((_, space) => {
        const points = shownWorth(scene, space);
        if (points === 0) return null;
        const { x, y } = spaceAt(space);
        const hasPalm = palms.includes(space);
        return (
          <g key={space} transform={`translate(${x} ${y})`}>
            <text class="santiago-worth" y={hasPalm ? 38 : 2} font-size={Math.max(FIGURE, GROWING * size)}>
              +{points}
            </text>
            {!hasPalm && (
              <g transform="translate(0 21) scale(0.78)">
                <Basket />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}
