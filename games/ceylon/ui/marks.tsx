import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import { TEAS } from '../data/contracts.ts';
import { HEX_NAMES } from '../rules/map.ts';
import type { Move } from '../rules/moves.ts';
import type { HexView, View } from '../rules/view.ts';
import { Chest, Coin, Lotus } from './goods.tsx';
import { FIELD, type Point, STAND, topOf } from './layout.ts';
import { Pawn, Plantation } from './pieces.tsx';
import { moveCost } from './prices.ts';
import { plantationsAround } from './reach.ts';

type CeylonScene = BoardProps<View, Move>;

const at = ({ hex }: HexView): number => HEX_NAMES.indexOf(hex);

/** What a journey costs, or which chest a harvest brings, on the hexagons within reach. */
export function Badges({ view, viewer }: CeylonScene) {
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

/** The chests to be had, ticked once they are taken; a lotus where the point goes to another owner. */
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

/** The piece that waits to be confirmed. */
export function Ghost({ view, viewer, pendingMove: pending }: CeylonScene) {
  if (pending === undefined || viewer === null || !('hex' in pending)) return null;
  const place = view.map.find(({ hex }) => hex === HEX_NAMES[pending.hex]);
  if (place === undefined) return null;
  const { x, y } = topOf(pending.hex, place.level);
  const hasPawn = pending.type === 'moveTo' || pending.type === 'startAt';
  const hasField = pending.type === 'plantAt' || pending.type === 'startAt';
  return (
    <g class="ceylon-ghost">
      {pending.type === 'moveTo' && (
        <Route view={view} seat={viewer} to={{ x: x + STAND.x, y: y + STAND.y }} />
      )}
      {hasField && (
        <g transform={`translate(${x + FIELD.x} ${y + FIELD.y})`}>
          <Plantation seat={viewer} isDouble={place.owner !== null} />
        </g>
      )}
      {hasPawn && (
        <g transform={`translate(${x + STAND.x} ${y + STAND.y})`}>
          <Pawn seat={viewer} />
        </g>
      )}
    </g>
  );
}

interface RouteProps extends SeatProps {
  readonly to: Point;
}

/** The way of the pawn, as a dotted line. */
function Route({ view, seat, to }: RouteProps) {
  const from = view.map.find(({ hex }) => hex === view.seats[seat].pawn);
  if (from === undefined) return null;
  const { x, y } = topOf(at(from), from.level);
  const [startX, startY] = [x + STAND.x, y + STAND.y + 12];
  const bend = Math.min(startY, to.y) - 34;
  return (
    <path class="ceylon-way" d={`M${startX} ${startY}Q${(startX + to.x) / 2} ${bend} ${to.x} ${to.y + 12}`} />
  );
}
