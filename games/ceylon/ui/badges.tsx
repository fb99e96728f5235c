import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps, Gain } from '../../../board/module.ts';
import { TEAS } from '../data/contracts.ts';
import { HEX_NAMES } from '../rules/map.ts';
import type { Move } from '../rules/moves.ts';
import type { HexView, View } from '../rules/view.ts';
import { Chest, Coin, Lotus } from './goods.tsx';
import { topOf } from './layout.ts';
import { moveCost } from './prices.ts';
import { plantationsAround } from './reach.ts';
import { hexId } from './targets.ts';

type CeylonProps = BoardProps<View, Move>;

interface BadgeProps {
  readonly place: HexView;
  readonly children: ComponentChildren;
}

/** At the southern corner of a top; small screens enlarge it. */
function Badge({ place, children }: BadgeProps) {
  const { x, y } = topOf(HEX_NAMES.indexOf(place.hex), place.level);
  return (
    <g transform={`translate(${x} ${y + (place.level > 1 ? 20 : 26)})`}>
      <g class="ceylon-badge">{children}</g>
    </g>
  );
}

/** What each hexagon that can be chosen would cost or bring. */
export function Badges({ view, viewer, moves, pendingMove, gainAt }: CeylonProps) {
  if (viewer === null || view.waiting !== viewer) return null;
  const places = new Map(view.map.map(place => [place.hex, place]));
  if (view.phase === 'harvest') return <Harvest view={view} seat={viewer} />;
  return (
    <>
      {moves.map(move => {
        if (!('hex' in move)) return null;
        const place = places.get(HEX_NAMES[move.hex]);
        if (place === undefined) return null;
        return (
          <Badge key={place.hex} place={place}>
            <Effect
              view={view}
              seat={viewer}
              move={move}
              place={place}
              isChosen={move === pendingMove}
              gained={gainAt(hexId(place.hex))}
            />
          </Badge>
        );
      })}
    </>
  );
}

interface EffectProps {
  readonly view: View;
  readonly seat: Seat;
  readonly move: Move;
  readonly place: HexView;
  readonly isChosen: boolean;
  readonly gained: readonly Gain[] | undefined;
}

function Effect({ view, seat, move, place, isChosen, gained }: EffectProps) {
  switch (move.type) {
    case 'moveTo':
      return <Coin figure={moveCost(view, seat, move.hex) ?? 0} radius={13} />;
    case 'startAt':
      return isChosen ? null : <Growing place={place} />;
    case 'plantAt':
      if (isChosen) return null;
      if (gained === undefined) return <Growing place={place} />;
      return <Worth points={gained.find(({ what }) => what === 'now')?.amount ?? 0} place={place} />;
    default:
      return null;
  }
}

const Growing = ({ place }: { readonly place: HexView }) => (
  <g>
    <circle r="14.5" fill="#fdf8ea" stroke="#1d2a1c" stroke-width="1.4" />
    <g transform="scale(0.9)">
      <Chest tea={TEAS[place.level]} />
    </g>
  </g>
);

/** The tea that will grow there, and the points of a new plantation if the game ended now. */
const Worth = ({ points, place }: { readonly points: number; readonly place: HexView }) => (
  <g class="ceylon-worth">
    <rect x="-43" y="-15" width="86" height="30" rx="15" />
    <g class="ceylon-worth-tea" transform="translate(-26 0)">
      <Chest tea={TEAS[place.level]} />
    </g>
    <text class="ceylon-figure" x="4" y="5.6" font-size="16.5" fill="#4d1230">
      {points < 0 ? `−${-points}` : `+${points}`}
    </text>
    <g class="ceylon-worth-lotus">
      <Lotus />
    </g>
  </g>
);

interface HarvestProps {
  readonly view: View;
  readonly seat: Seat;
}

/** The chests that can be harvested, ticked once they are taken; a lotus where another owner scores. */
function Harvest({ view, seat }: HarvestProps) {
  const places = view.turn?.isBoosted === true ? view.map : plantationsAround(view, seat);
  return (
    <>
      {places
        .filter(({ owner }) => owner !== null)
        .map(place => (
          <Badge key={place.hex} place={place}>
            <Growing place={place} />
            {place.owner !== seat && (
              <g transform="translate(15 -13) scale(0.8)">
                <Lotus />
              </g>
            )}
            {view.turn?.picked.includes(place.hex) === true && <Tick />}
          </Badge>
        ))}
    </>
  );
}

const Tick = () => (
  <g transform="translate(13 9)">
    <circle r="8.5" fill="#1d6b41" stroke="#fbf6ea" stroke-width="1.6" />
    <path d="M-3.6 0-1 2.8 4-2.8" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" />
  </g>
);
