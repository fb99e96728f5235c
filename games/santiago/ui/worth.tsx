import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Basket } from './art.tsx';
import { spaceAt } from './layout.ts';
import { plantingWorth } from './planting.ts';

/** The least height of a figure, in units of the picture, and what of it grows on small screens. */
const [FIGURE, GROWING] = [27, 19];

interface WorthProps {
  readonly points: number;
  readonly size: number;
}

/** Points of plantations, with the basket that stands for them; a plus where there are none. */
export const Worth = ({ points, size }: WorthProps) =>
  points <= 0 ? (
    <path d="M-11 0H11M0-11V11" />
  ) : (
    <g class="santiago-worth">
      <text y="2" font-size={Math.max(FIGURE, GROWING * size)}>
        +{points}
      </text>
      <g transform="translate(0 21) scale(0.78)">
        <Basket />
      </g>
    </g>
  );

/** Under a palm the figure stands at its foot, above all else. */
export function PalmWorths({
  view,
  viewer,
  moves,
  size,
}: BoardProps<View, Move> & { readonly size: number }) {
  if (viewer === null) return null;
  const planted = moves.flatMap(move => (move.type === 'plant' ? [move.space] : []));
  return (
    <g class="santiago-above" aria-hidden="true">
      {view.palms
        .filter(space => planted.includes(space))
        .map(space => {
          const { x, y } = spaceAt(space);
          return (
            <text
              key={space}
              class="santiago-palm-worth"
              x={x}
              y={y + 38}
              font-size={Math.max(FIGURE, GROWING * size)}
            >
              +{plantingWorth(view, viewer, space)}
            </text>
          );
        })}
    </g>
  );
}
