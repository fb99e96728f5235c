import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import { TEAS } from '../data/contracts.ts';
import { HEX_NAMES } from '../rules/map.ts';
import type { Move } from '../rules/moves.ts';
import type { HexView, View } from '../rules/view.ts';
import { Chest, Coin, Lotus } from './goods.tsx';
import { PLANTATION_OFFSET, type Point, PAWN_OFFSET, topOf } from './layout.ts';
import { Pawn, Plantation } from './pieces.tsx';
import { moveCost } from './prices.ts';
import { plantationsAround } from './reach.ts';

type CeylonProps = BoardProps<View, Move>;

const at = ({ hex }: HexView): number => HEX_NAMES.indexOf(hex);

/** What a move costs, or which chest a harvest brings, on the hexagons within reach. */
export function Badges({ view, viewer }: CeylonProps) {
  if (viewer === null || view.waiting !== viewer) return null;
  switch (view.phase) {
    case 'destination':
      return <Costs view={view} seat={viewer} />;
    case 'harvest':
      return <Harvest view={view} seat={viewer} />;
    default:
      return null;
  }
}

interface SeatProps {
  readonly view: View;
  readonly seat: Seat;
}

const Costs = ({ view, seat }: SeatProps) => (
  <>
    {view.map.map(place => {
      const { x, y } = topOf(at(place), place.level);
      const cost = moveCost(view, seat, at(place));
      return cost === undefined || cost > view.seats[seat].rupees ? null : (
        <g key={place.hex} transform={`translate(${x} ${y + 28})`}>
          <Coin figure={cost} radius={12.5} />
        </g>
      );
    })}
  </>
);

/** The chests that can be harvested, ticked once they are taken; a lotus where another owner scores. */
function Harvest({ view, seat }: SeatProps) {
  const places = view.turn?.isBoosted === true ? view.map : plantationsAround(view, seat);
  return (
    <>
      {places
        .filter(({ owner }) => owner !== null)
        .map(place => {
          const { x, y } = topOf(at(place), place.level);
          const isPicked = view.turn?.picked.includes(place.hex) === true;
          return (
            <g key={place.hex} transform={`translate(${x + 18} ${y + 24})`}>
              <circle r="15" fill="#fbf6ea" stroke="#1d2a1c" stroke-width="1.4" />
              <g transform="scale(0.9)">
                <Chest tea={TEAS[place.level]} />
              </g>
              {place.owner !== seat && (
                <g transform="translate(13 -16) scale(0.75)">
                  <Lotus />
                </g>
              )}
              {isPicked && <Tick />}
            </g>
          );
        })}
    </>
  );
}

const Tick = () => (
  <g transform="translate(13 9)">
    <circle r="8.5" fill="#1d6b41" stroke="#fbf6ea" stroke-width="1.6" />
    <path d="M-3.6 0-1 2.8 4-2.8" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" />
  </g>
);

/** The pieces that the pending move would put on the map. */
export function Ghost({ view, viewer, preview }: CeylonProps) {
  if (preview === undefined || viewer === null) return null;
  const { before, after } = preview;
  const planted = after.map.find(
    (place, index) =>
      place.owner === viewer &&
      (before.map[index].owner !== viewer || before.map[index].isDouble !== place.isDouble),
  );
  const { pawn } = after.seats[viewer];
  const reached = pawn === before.seats[viewer].pawn ? undefined : after.map.find(({ hex }) => hex === pawn);
  return (
    <g class="ceylon-ghost">
      {reached !== undefined && <Route view={view} seat={viewer} to={on(reached, PAWN_OFFSET)} />}
      {planted !== undefined && (
        <g transform={translate(on(planted, PLANTATION_OFFSET))}>
          <Plantation seat={viewer} isDouble={planted.isDouble} />
        </g>
      )}
      {reached !== undefined && (
        <g transform={translate(on(reached, PAWN_OFFSET))}>
          <Pawn seat={viewer} />
        </g>
      )}
    </g>
  );
}

/** A point on the top of a hexagon. */
function on(place: HexView, { x, y }: Point): Point {
  const top = topOf(at(place), place.level);
  return { x: top.x + x, y: top.y + y };
}

const translate = ({ x, y }: Point): string => `translate(${x} ${y})`;

interface RouteProps extends SeatProps {
  readonly to: Point;
}

/** From where the pawn is to where it would go, as a dotted line. */
function Route({ view, seat, to }: RouteProps) {
  const from = view.map.find(({ hex }) => hex === view.seats[seat].pawn);
  if (from === undefined) return null;
  const start = on(from, PAWN_OFFSET);
  const bend = Math.min(start.y + 12, to.y) - 34;
  return (
    <path
      class="ceylon-way"
      d={`M${start.x} ${start.y + 12}Q${(start.x + to.x) / 2} ${bend} ${to.x} ${to.y + 12}`}
    />
  );
}
