import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../../board/module.ts';
import { WATERED, type Place, type Space } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Farmer, FARMER_Y, farmerX, Palm, PlantationTile, Spring } from './art.tsx';
import { HALF, intersectionAt, lineOf, spaceAt, type Point } from './layout.ts';
import { newlyWatered } from './watering.ts';

/** The place where a move builds or proposes a canal. */
export const canalPlaceOf = (move: Move | undefined): Place | undefined =>
  move !== undefined && 'place' in move ? move.place : undefined;

/** The pending move and what it would reach. */
export function Ghost({ view, pendingMove, preview }: BoardProps<View, Move>) {
  if (pendingMove === undefined || preview === undefined) return null;
  const place = canalPlaceOf(pendingMove);
  if (place !== undefined) return <GhostCanal view={view} place={place} />;
  switch (pendingMove.type) {
    case 'plant':
      return <GhostTile after={preview.after} space={pendingMove.space} />;
    case 'placeSpring':
      return (
        <GhostPiece at={intersectionAt(pendingMove.at)}>
          <Spring />
        </GhostPiece>
      );
    case 'placePalm':
      return (
        <GhostPiece at={spaceAt(pendingMove.space)}>
          <Palm />
        </GhostPiece>
      );
    default:
      return null;
  }
}

function GhostCanal({ view, place }: { readonly view: View; readonly place: Place }) {
  const { from, to } = lineOf(place);
  const saved = newlyWatered(view, place);
  return (
    <g class="santiago-ghost">
      {WATERED[place].map(space => (
        <Ring key={space} space={space} class={saved.includes(space) ? 'is-saved' : 'is-wet'} />
      ))}
      {['bank', 'bed', 'water', 'core'].map(layer => (
        <path
          key={layer}
          class={`santiago-${layer}`}
          pathLength="1"
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        />
      ))}
      {saved.map(space => {
        const { x, y } = spaceAt(space);
        return (
          <g key={space} class="santiago-saved" transform={`translate(${x + HALF - 6} ${y - HALF + 6})`}>
            <circle r="17" />
            <path d="M0-11C5-4 8-1 8 3A8 8 0 0 1-8 3C-8-1-5-4 0-11Z" />
          </g>
        );
      })}
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

/** The tile with its farmers, and the whole plantation it would belong to. */
function GhostTile({ after, space }: { readonly after: View; readonly space: Space }) {
  const field = after.fields[space];
  if (field === null) return null;
  const { x, y } = spaceAt(space);
  const { crop, icons, owner } = field;
  const joined = after.plantations.find(({ spaces }) => spaces.includes(space))?.spaces ?? [];
  return (
    <g class="santiago-ghost">
      {joined.map(other => (
        <Ring key={other} space={other} class="is-joined" />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <PlantationTile crop={crop} icons={icons} ground={field.watered ? 'green' : 'dry'} />
        {owner !== null &&
          Array.from({ length: field.farmers }, (_, index) => (
            <g key={index} transform={`translate(${farmerX(index, icons)} ${FARMER_Y})`}>
              <Farmer seat={owner} />
            </g>
          ))}
      </g>
    </g>
  );
}

const GhostPiece = ({
  at: { x, y },
  children,
}: {
  readonly at: Point;
  readonly children: ComponentChildren;
}) => (
  <g class="santiago-ghost" transform={`translate(${x} ${y})`}>
    {children}
  </g>
);
