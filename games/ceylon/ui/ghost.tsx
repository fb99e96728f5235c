import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import { HEX_NAMES } from '../rules/map.ts';
import type { Move } from '../rules/moves.ts';
import type { HexView, View } from '../rules/view.ts';
import { pawnOffset, plantationOffset, type Point, topOf } from './layout.ts';
import { Pawn, Plantation } from './pieces.tsx';

type CeylonProps = BoardProps<View, Move>;

const at = ({ hex }: HexView): number => HEX_NAMES.indexOf(hex);

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
      {reached !== undefined && <Route view={view} seat={viewer} to={pawnPoint(reached, viewer)} />}
      {planted !== undefined && (
        <g transform={translate(on(planted, plantationOffset(planted.pawns.length)))}>
          <Plantation seat={viewer} isDouble={planted.isDouble} />
        </g>
      )}
      {reached !== undefined && (
        <g transform={translate(pawnPoint(reached, viewer))}>
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

const pawnPoint = (place: HexView, seat: Seat): Point =>
  on(place, pawnOffset(place.pawns.indexOf(seat), place.pawns.length, place.owner !== null));

const translate = ({ x, y }: Point): string => `translate(${x} ${y})`;

interface RouteProps {
  readonly view: View;
  readonly seat: Seat;
  readonly to: Point;
}

/** From where the pawn is to where it would go, as a dotted line. */
function Route({ view, seat, to }: RouteProps) {
  const from = view.map.find(({ hex }) => hex === view.seats[seat].pawn);
  if (from === undefined) return null;
  const start = pawnPoint(from, seat);
  const bend = Math.min(start.y + 12, to.y) - 34;
  return (
    <path
      class="ceylon-way"
      d={`M${start.x} ${start.y + 12}Q${(start.x + to.x) / 2} ${bend} ${to.x} ${to.y + 12}`}
    />
  );
}
