import type { BoardProps } from '../../../board/module.ts';
import { PLANTATION_TILES } from '../data/tiles.ts';
import { WATERED, type Place, type Space } from '../rules/board.ts';
import { santiago } from '../rules/game.ts';
import { fastRandom } from '../../../kernel/random.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Farmer, FARMER_Y, farmerX, PlantationTile } from './art.tsx';
import { HALF, lineOf, spaceAt } from './layout.ts';
import { newlyWatered } from './watering.ts';

/** The place that a move would give a canal to, or ask it for. */
export const canalPlaceOf = (move: Move | undefined): Place | undefined =>
  move !== undefined && 'place' in move ? move.place : undefined;

/** The move that waits to be confirmed, with what it reaches. */
export function Ghost({ view, viewer, pendingMove: pending }: BoardProps<View, Move>) {
  if (pending === undefined || viewer === null) return null;
  const place = canalPlaceOf(pending);
  if (place !== undefined) return <GhostCanal view={view} place={place} />;
  return pending.type === 'plant' ? <GhostTile view={view} seat={viewer} move={pending} /> : null;
}

function GhostCanal({ view, place }: { readonly view: View; readonly place: Place }) {
  const { from, to } = lineOf(place);
  const saved = newlyWatered(view, place);
  return (
    <g class="santiago-ghost">
      {WATERED[place].map(space => (
        <Ring key={space} space={space} class={saved.includes(space) ? 'is-saved' : 'is-wet'} />
      ))}
      <path class="santiago-bank" pathLength="1" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path class="santiago-water" pathLength="1" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
    </g>
  );
}

const Ring = ({ space, class: more }: { readonly space: Space; readonly class: string }) => {
  const { x, y } = spaceAt(space);
  return (
    <rect
      class={`santiago-ring ${more}`}
      x={x - HALF - 2}
      y={y - HALF - 2}
      width={HALF * 2 + 4}
      height={HALF * 2 + 4}
      rx="10"
    />
  );
};

/** The tile with the farmers that would stand on it, and the whole plantation it would belong to. */
function GhostTile({
  view,
  seat,
  move,
}: {
  view: View;
  seat: number;
  move: Extract<Move, { type: 'plant' }>;
}) {
  const tile = view.taking?.tile ?? null;
  if (tile === null) return null;
  const world = santiago.sample(view, fastRandom(1));
  santiago.apply(world, seat, move, { random: fastRandom(1) });
  const after = santiago.view(world, seat);
  const { x, y } = spaceAt(move.space);
  const { crop, icons } = PLANTATION_TILES[tile];
  const field = after.fields[move.space];
  const joined = after.plantations.find(({ spaces }) => spaces.includes(move.space))?.spaces ?? [];
  return (
    <g class="santiago-ghost">
      {joined.map(space => (
        <Ring key={space} space={space} class="is-joined" />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <PlantationTile crop={crop} icons={icons} ground={field?.watered === true ? 'green' : 'dry'} />
        {Array.from({ length: field?.farmers ?? 0 }, (_, index) => (
          <g key={index} transform={`translate(${farmerX(index, icons)} ${FARMER_Y})`}>
            <Farmer seat={seat} />
          </g>
        ))}
      </g>
    </g>
  );
}
