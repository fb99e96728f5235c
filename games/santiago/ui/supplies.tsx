import type { BoardProps } from '../../../board/module.ts';
import { CROPS, PLANTATION_TILES, type Crop } from '../data/tiles.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { BoardText, TileCount } from '../text/board.ts';
import { CanalPiece, PlantationTile } from './art.tsx';
import { Fruit } from './crops.tsx';
import type { Plan, SuppliesPlan } from './layout.ts';
import { BOARD_TEXT } from './text.ts';

interface CropCount {
  readonly crop: Crop;
  /** Tiles in the piles, by the farmers that they show. */
  readonly one: number;
  readonly two: number;
}

const tilesIn = (counts: readonly number[]): readonly TileCount[] =>
  PLANTATION_TILES.flatMap(({ crop, icons }, kind) =>
    counts[kind] === 0 ? [] : [{ crop, farmers: icons, count: counts[kind] }],
  );

function unseenByCrop({ unseen }: View): readonly CropCount[] {
  const count = (crop: Crop, farmers: number): number =>
    unseen[PLANTATION_TILES.findIndex(tile => tile.crop === crop && tile.icons === farmers)];
  return CROPS.map(crop => ({ crop, one: count(crop, 1), two: count(crop, 2) }));
}

/** Everything that the picture shows, in words. */
export function describeSupplies({ supplies }: BoardText, view: View): string {
  const boxed = tilesIn(view.boxedTiles);
  return [
    supplies.round(view.round, view.rounds),
    supplies.piles(total(view.unseen)),
    ...unseenByCrop(view).map(({ crop, one, two }) => supplies.unseen(crop, one, two)),
    supplies.canals(view.supply),
    ...(boxed.length === 0 ? [] : [supplies.boxed(boxed)]),
  ].join('; ');
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const move = ({ x, y }: { readonly x: number; readonly y: number }): string => `translate(${x} ${y})`;

/** The round, the tiles in the piles, the canals in the supply, and the tile that is not used. */
export function Supplies({ view, language, plan }: BoardProps<View, Move> & { readonly plan: Plan }) {
  const text = BOARD_TEXT[language];
  const { box, round, label, canals } = plan.supplies;
  const left = total(view.unseen);
  return (
    <g role="img" aria-label={describeSupplies(text, view)} transform={move(box)}>
      <rect class="santiago-plaza" width={box.width} height={box.height} rx="14" />
      <text class="santiago-round" x={round.x} y={round.y} text-anchor={round.anchor}>
        {text.supplies.round(view.round, view.rounds)}
      </text>
      <g transform={move(canals)}>
        <g transform="scale(0.85)">
          <CanalPiece />
        </g>
        <text class="santiago-count" x="24" y="10">
          {view.supply}
        </text>
        <text class="santiago-word is-roomy" x="66" y="9">
          {text.supplies.canalWord(view.supply)}
        </text>
      </g>
      {left === 0 ? (
        <text class="santiago-word" x={label.x} y={label.y}>
          {text.supplies.noneToCome}
        </text>
      ) : (
        <>
          <text class="santiago-word" x={label.x} y={label.y}>
            <tspan class="is-roomy">{text.supplies.tiles(left)} </tspan>
            {text.supplies.toCome}
          </text>
          <Unseen view={view} plan={plan.supplies} />
        </>
      )}
      <BoxedTile view={view} plan={plan.supplies} />
    </g>
  );
}

interface PartProps {
  readonly view: View;
  readonly plan: SuppliesPlan;
}

/** For each crop, how many tiles are still to come. */
const Unseen = ({ view, plan: { crop: position } }: PartProps) => (
  <>
    {unseenByCrop(view).map(({ crop, one, two }, index) => (
      <g key={crop} class={one + two === 0 ? 'is-spent' : ''} transform={move(position(index))}>
        <g transform="scale(0.56)">
          <Fruit crop={crop} />
        </g>
        <text class="santiago-count" x="22" y="10">
          {one + two}
        </text>
      </g>
    ))}
  </>
);

/** The one tile that three or four players do not use. Two players remove the same tiles of every crop. */
function BoxedTile({ view: { players, boxedTiles }, plan: { boxed } }: PartProps) {
  const [tile] = tilesIn(boxedTiles);
  if (players === 2 || tile === undefined) return null;
  return (
    <g transform={`${move(boxed)} scale(0.4)`}>
      <PlantationTile crop={tile.crop} icons={tile.farmers} ground="plain" />
      <path class="santiago-struck" d="M-41-41 41 41" />
    </g>
  );
}
