import type { BoardProps, Gain } from '../../../board/module.ts';
import { Piece } from '../../../board/piece.tsx';
import { seatColour } from '../../../board/seat-icon.tsx';
import { SvgTarget } from '../../../board/target.tsx';
import type { StationBonus } from '../data/route.ts';
import { STATIONS } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { Owner, View } from '../rules/view.ts';
import { BOARD_TEXT } from './board-text.ts';
import { useIsFresh } from './fresh-pieces.ts';
import { ghostsOf } from './ghosts.ts';
import { Mark, type Glyph } from './glyphs.tsx';
import { Marker, ownerName } from './marker.tsx';
import { costOf, stationName } from './names.ts';
import { GROUND, HOUSE, type Plan } from './plan.ts';
import { stationId } from './targets.ts';

const BONUS: Readonly<Record<StationBonus, { readonly glyph: Glyph; readonly count: string }>> = {
  steel: { glyph: 'steel', count: '+2' },
  contract: { glyph: 'contract', count: '+' },
  chai: { glyph: 'chai', count: '+' },
  worker: { glyph: 'worker', count: '+' },
  equipment: { glyph: 'equipment', count: '+' },
};

/** The middle of a station's ground. */
function placeOf(plan: Plan, station: number): { readonly x: number; readonly y: number } {
  const { town } = STATIONS[station];
  const first = STATIONS.findIndex(one => one.town === town);
  const { row, x } = plan.towns[town];
  return { x: x + (station - first) * HOUSE.step, y: plan.rows[row] - GROUND };
}

interface StationProps extends BoardProps<View, Move> {
  readonly plan: Plan;
  readonly station: number;
  readonly isClosed: boolean;
}

/** A station space is a small house: the cost on its wall, the points below, the roof in its owner's colour. */
export function Station(part: StationProps) {
  const { view, plan, players, language, preview, station, isClosed, gainAt } = part;
  const { x, y } = placeOf(plan, station);
  const owner = view.stations[station];
  const status =
    owner === null && isClosed ? BOARD_TEXT[language].statuses.closed : ownerName(owner, players, language);
  const ghost = ghostsOf(preview).stations.get(station);
  const shown: Owner = ghost ?? owner;
  const isFresh = useIsFresh(`marker:station:${station}`);
  return (
    <>
      <SvgTarget
        id={stationId(station)}
        name={`${stationName(station, language)}, ${status}`}
        class={`station ${isClosed && owner === null ? 'is-closed' : ''} ${owner === null ? '' : 'is-taken'}`}
      >
        <g transform={`translate(${x} ${y})`}>
          <House owner={shown} />
          {isFresh && <path class="fresh" d={OUTLINE} />}
        </g>
      </SvgTarget>
      <g class="house-face" aria-hidden="true">
        <g transform={`translate(${x} ${y})`}>
          {shown === null && <Price station={station} />}
          <Reward station={station} isTaken={shown !== null} worth={worthOf(gainAt(stationId(station)))} />
        </g>
        {owner !== null && (
          <Piece id={`marker:station:${station}`} from={`seat:${owner}`} x={x - 13} y={y - 18}>
            <Marker owner={owner} size={14} />
          </Piece>
        )}
        {ghost !== undefined && (
          <g class="alubari-ghost" transform={`translate(${x - 13} ${y - 18})`}>
            <Marker owner={ghost} size={14} />
          </g>
        )}
      </g>
    </>
  );
}

const [HALF, EAVES] = [HOUSE.width / 2, -HOUSE.height + 11];

const OUTLINE = `M${-HALF - 1} 2V${-HOUSE.height - 1}H${HALF + 1}V2Z`;

const House = ({ owner }: { readonly owner: Owner }) => (
  <>
    <rect
      class="reach"
      x={-HALF - 2}
      y={-HOUSE.height - 3}
      width={HOUSE.width + 4}
      height={HOUSE.height + 6}
    />
    <path class="house-shade" d={`M${-HALF + 4} 3V${EAVES}H${HALF + 1}V3Z`} />
    <path class="house-wall" d={`M${-HALF + 2} 0V${EAVES - 2}H${HALF - 2}V0Z`} />
    <path
      class={`house-roof ${owner === 'game' ? 'is-game' : ''}`}
      style={typeof owner === 'number' ? { fill: seatColour(owner) } : undefined}
      d={`M${-HALF - 1} ${EAVES}L${-HALF + 7} ${-HOUSE.height}H${HALF - 7}L${HALF + 1} ${EAVES}Z`}
    />
    <path class="house-shine" d={`M${-HALF + 9} ${-HOUSE.height + 3}H${HALF - 10}`} />
    <rect
      class="house-glow"
      x={-HALF - 3}
      y={-HOUSE.height - 3}
      width={HOUSE.width + 6}
      height={HOUSE.height + 6}
      rx="7"
    />
  </>
);

function Price({ station }: { readonly station: number }) {
  const parts = costOf(STATIONS[station].cost);
  const isOne = parts.length === 1;
  return (
    <g>
      {parts.map(({ good, count }, index) => (
        <g key={good} transform={`translate(${(index - (parts.length - 1) / 2) * 24} -26)`}>
          <text class="house-figure" x={isOne ? 0 : -2} y="4" text-anchor="end">
            {count}
          </text>
          <Mark glyph={good} x={isOne ? 12 : 5} y={-2} size={isOne ? 9 : 6.5} />
        </g>
      ))}
    </g>
  );
}

/** The points of a move, where they are known. */
const worthOf = (gained: readonly Gain[] | undefined): number =>
  gained?.find(({ what }) => what === 'points')?.amount ?? 0;

interface RewardProps {
  readonly station: number;
  readonly isTaken: boolean;
  /** What building here would bring now, with the contracts that it meets. */
  readonly worth: number;
}

function Reward({ station, isTaken, worth }: RewardProps) {
  const { points, bonus } = STATIONS[station];
  const isMore = worth > points;
  const hasBonus = bonus !== undefined && !(isTaken && points > 0);
  const isBoth = points > 0 && hasBonus;
  return (
    <g transform={`translate(${isTaken ? 13 : 0} ${isTaken ? -18 : -10.5})`}>
      {points > 0 && (
        <g transform={`translate(${isBoth ? -18 : isMore ? -15 : -7} 0)`}>
          <Mark glyph="star" size={7.4} />
          <text class={`house-figure ${isMore ? 'is-more' : ''}`} x="7" y="6">
            {isMore ? `+${worth}` : points}
          </text>
        </g>
      )}
      {hasBonus && (
        <g transform={`translate(${isBoth ? 15 : isTaken ? 0 : 8} 0)`}>
          {!isTaken && (
            <text class="house-figure is-small" x={isBoth ? -9 : -11} y="5" text-anchor="end">
              {isBoth ? '' : BONUS[bonus].count}
            </text>
          )}
          <Mark glyph={BONUS[bonus].glyph} size={8} />
        </g>
      )}
    </g>
  );
}
