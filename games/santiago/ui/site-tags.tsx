import type { BoardProps } from '../../../board/module.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { listOf, type Place } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { Escudo } from './art.tsx';
import { canalPlaceOf } from './ghost.tsx';
import { HEIGHT, middleOf, WIDTH, within } from './layout.ts';
import { openPlacesIn } from './open-places.ts';
import { newlyWatered } from './watering.ts';

interface TagsProps extends BoardProps<View, Move> {
  /** Units of the picture for each unit of a tag: twenty of them are only as large as their figures have to be. */
  readonly size: number;
}

/** The decisions about a site that is still open. */
const PHASES: readonly Phase[] = ['proposal', 'decision', 'canal', 'extraCanal'];

/** What the open sites would cost the overseer, or how many dry tiles a canal there would water. */
export function SiteTags({ view, viewer, moves, pendingMove, size }: TagsProps) {
  const { phase, proposals } = view;
  if (viewer === null || moves.length === 0 || phase === null || !PHASES.includes(phase)) return null;
  return (
    <g class="santiago-above" aria-hidden="true">
      {listOf(openPlacesIn(view))
        .filter(place => proposals?.places.includes(place) !== true && place !== canalPlaceOf(pendingMove))
        .map(place => (
          <g key={place} transform={tagAt(place, size)}>
            {phase === 'decision' ? (
              canPay(view, viewer) && <PriceTag price={proposals?.price ?? 0} />
            ) : (
              <WaterTag tiles={newlyWatered(view, place).length} />
            )}
          </g>
        ))}
    </g>
  );
}

/** Whether a seat is the overseer and can pay for a place of its own choice. */
const canPay = ({ overseer, proposals, money }: View, seat: Seat): boolean =>
  seat === overseer && (money[seat] ?? 0) >= (proposals?.price ?? 0);

function tagAt(place: Place, size: number): string {
  const { x, y } = middleOf(place);
  const [width, height] = [50 * size, 34 * size];
  const left = within(x - width / 2, WIDTH - width) + width / 2;
  const top = within(y - height / 2, HEIGHT - height) + height / 2;
  return `translate(${left} ${top}) scale(${size})`;
}

/** What the overseer pays to build on a place that nobody proposed. */
const PriceTag = ({ price }: { readonly price: number }) => (
  <g class="santiago-price">
    <rect x="-25" y="-16" width="50" height="32" rx="16" />
    <path d="M-20 0H-11" />
    <g transform="translate(8 0)">
      <Escudo r={15} figure={price} />
    </g>
  </g>
);

const WaterTag = ({ tiles }: { readonly tiles: number }) =>
  tiles === 0 ? null : (
    <g class="santiago-site-water">
      <rect x="-22" y="-15" width="44" height="30" rx="15" />
      <path d="M-9-10C-4-3-1 0-1 4A8 8 0 0 1-17 4C-17 0-14-3-9-10Z" />
      <text x="9" y="7">
        {tiles}
      </text>
    </g>
  );
