import type { BoardProps } from '../../../board/module.ts';
import { SeatMark } from '../../../board/seat-icon.tsx';
import { Piece } from '../../../board/piece.tsx';
import { SvgTarget } from '../../../board/target.tsx';
import { SUPPLIES, type PlayerCount } from '../data/supplies.ts';
import { PLANTATION_TILES } from '../data/tiles.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { PlantationTile } from './art.tsx';
import type { Plan } from './layout.ts';
import { tileId } from './targets.ts';
import { tileName } from './names.ts';
import { BOARD_TEXT } from './text.ts';

type Props = BoardProps<View, Move> & { readonly plan: Plan };

/** The revealed tiles, identical ones on top of each other, and the tile that a player has taken. */
export function Village(props: Props) {
  const { view, language, plan } = props;
  const { x, y, width, height } = plan.village;
  const kinds = PLANTATION_TILES.flatMap((tile, kind) => (view.village[kind] > 0 ? [{ ...tile, kind }] : []));
  // Below the valley an empty village is only a box.
  const isShown = plan.hasHouses || kinds.length > 0 || (view.taking?.tile ?? null) !== null;
  return (
    <g role="group" aria-label={BOARD_TEXT[language].labels.village}>
      {isShown && <rect class="santiago-plaza" x={x} y={y} width={width} height={height} rx="14" />}
      {plan.hasHouses && <Houses x={x + width / 2} y={y + 60} />}
      {Array.from({ length: isShown ? stallsOf(view) : 0 }, (_, index) => {
        const at = plan.slot(index);
        return (
          <rect key={index} class="santiago-mat" x={at.x - 38} y={at.y - 38} width="76" height="76" rx="9" />
        );
      })}
      {kinds.map(({ name, kind, crop, icons }, index) => {
        const at = plan.slot(index);
        const count = view.village[kind];
        return (
          <SvgTarget
            key={name}
            id={tileId(name)}
            name={tileName(kind, view)[language]}
            class="santiago-stall"
          >
            <rect class="reach" x={at.x - 50} y={at.y - 50} width="100" height="100" />
            {count > 1 && (
              <rect class="santiago-under" x={at.x - 33} y={at.y - 46} width="80" height="80" rx="9" />
            )}
            <Piece id={`village:${name}`} x={at.x} y={at.y}>
              <PlantationTile crop={crop} icons={icons} ground="plain" />
            </Piece>
            {count > 1 && (
              <g class="santiago-times" transform={`translate(${at.x + 32} ${at.y - 32})`}>
                <circle r="22" />
                <text y="9">×{count}</text>
              </g>
            )}
          </SvgTarget>
        );
      })}
      <Taken {...props} />
    </g>
  );
}

/** As many stalls as piles. */
const stallsOf = ({ players }: View): number =>
  // The rules make a view for these numbers of players only.
  SUPPLIES[players as PlayerCount].piles;

/** The taken tile, with the seat that plants it. */
function Taken({ view, plan }: Props) {
  const { taking, phase } = view;
  if (taking === null || taking.tile === null) return null;
  const { name, crop, icons } = PLANTATION_TILES[taking.tile];
  const seat = taking.order[phase === 'leftover' ? 0 : taking.turn];
  return (
    <g class="santiago-taken">
      <g transform={`translate(${plan.taken.x} ${plan.taken.y})`}>
        <g class="piece" data-piece="taken" data-from={`village:${name}`} data-keep>
          <PlantationTile crop={crop} icons={icons} ground="plain" />
        </g>
        <g transform="translate(-34 -34)">
          <circle class="santiago-holder" r="17" />
          <SeatMark seat={seat} size={12} />
        </g>
      </g>
    </g>
  );
}

/** White walls under tiled roofs. */
export const Houses = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="santiago-houses" transform={`translate(${x} ${y})`} aria-hidden="true">
    <path class="santiago-wall" d="M-78 0V-24H-44V0ZM-38 0V-20H0V0ZM42 0V-26H78V0Z" />
    <path class="santiago-wall" d="M4 0V-30H36V0ZM12-30V-46H28V-30Z" />
    <path
      class="santiago-roof"
      d="M-83-22-76-34H-46L-39-22ZM-42-18-35-29H-3L4-18ZM37-24 45-36H75L83-24ZM8-45 20-58 32-45Z"
    />
    <path
      class="santiago-door"
      d="M-65 0V-13H-57V0ZM-23 0V-11H-15V0ZM16 0V-14A4 4 0 0 1 24-14V0ZM56 0V-14H64V0Z"
    />
    <circle class="santiago-door" cx="20" cy="-38" r="3" />
    <path class="santiago-street" d="M-86 1H86" />
  </g>
);
