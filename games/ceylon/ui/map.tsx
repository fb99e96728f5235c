import type { Scene } from '../../../web/board.ts';
import { Ground } from '../../../web/stage/ground.tsx';
import { Piece } from '../../../web/stage/piece.tsx';
import { Spot } from '../../../web/stage/spot.tsx';
import { TEAS } from '../data/contracts.ts';
import { DISTRICTS, type District } from '../data/map.ts';
import { HEX_NAMES, HEXES_OF } from '../rules/map.ts';
import type { Move } from '../rules/moves.ts';
import type { HexView, View } from '../rules/view.ts';
import { Chest, Coin } from './goods.tsx';
import { BOX, CENTRES, LIFT, topOf } from './layout.ts';
import { Pawn, Plantation } from './pieces.tsx';
import { wayCost } from './prices.ts';
import { hexId } from './targets.ts';
import { Land, River, Terrace } from './terrain.tsx';
import { DISTRICT_NAMES, hexName, LABELS } from './words.ts';

type CeylonScene = Scene<View, Move>;

/** Where the pieces of a hexagon stand on its top. */
const FIELD = { x: -13, y: 8 } as const;
const STAND = { x: 19, y: 3 } as const;
const pawnAt = (place: number, count: number): number => STAND.x + (place - (count - 1) / 2) * 19;

/** Names above the district in the north, below the others. */
const NAMES: readonly { readonly district: District; readonly x: number; readonly y: number }[] = [
  { district: 'kandy', x: 303, y: -15 },
  { district: 'dimbula', x: 173, y: 356 },
  { district: 'ruhuna', x: 433, y: 356 },
  { district: 'uva', x: 650, y: 356 },
];

const at = ({ hex }: HexView): number => HEX_NAMES.indexOf(hex);

/** The hills of Ceylon with plantations and pawns. */
export function TeaMap(scene: CeylonScene) {
  const { view, language, players } = scene;
  return (
    <Ground box={BOX} label={LABELS.map[language]}>
      <Land view={view} />
      <OutOfPlay {...scene} />
      {NAMES.filter(({ district }) => district !== view.omitted).map(({ district, x, y }) => (
        <text key={district} class="ceylon-district" x={x} y={y}>
          {DISTRICT_NAMES[district]}
        </text>
      ))}
      {view.map.map(place => {
        const { x, y } = CENTRES[at(place)];
        return (
          <Spot key={place.hex} id={hexId(place.hex)} name={hexName(place, players, language)}>
            <g transform={`translate(${x} ${y})`}>
              <Terrace level={place.level} />
              <text class="ceylon-hex-name" y={(place.level > 1 ? 30 : 37) - place.level * LIFT}>
                {place.hex}
              </text>
            </g>
          </Spot>
        );
      })}
      <River />
      <g class="ceylon-pieces">
        <Plantations view={view} />
        <Pawns view={view} />
        <Badges {...scene} />
        <Ghost {...scene} />
      </g>
    </Ground>
  );
}

/** With two players one district is left out. */
function OutOfPlay({ view, language }: CeylonScene) {
  if (view.omitted === null) return null;
  const district = view.omitted;
  return (
    <>
      {HEXES_OF[DISTRICTS.indexOf(district)].map(hex => (
        <Spot
          key={hex}
          id={hexId(HEX_NAMES[hex])}
          name={`${HEX_NAMES[hex]}, ${DISTRICT_NAMES[district]}, ${LABELS.out[language]}`}
        >
          <circle class="ceylon-mist" cx={CENTRES[hex].x} cy={CENTRES[hex].y} r="40" />
        </Spot>
      ))}
    </>
  );
}

const Plantations = ({ view }: { readonly view: View }) => (
  <>
    {view.map.map(place => {
      if (place.owner === null) return null;
      const { x, y } = topOf(at(place), place.level);
      return (
        <Piece
          key={place.hex}
          id={`plantation:${place.hex}`}
          from={`seat:${place.owner}`}
          x={x + FIELD.x}
          y={y + FIELD.y}
        >
          <Plantation seat={place.owner} isDouble={place.isDouble} />
        </Piece>
      );
    })}
  </>
);

/** In the order of the seats, so that each pawn stays the same element wherever it goes. */
function Pawns({ view }: { readonly view: View }) {
  return (
    <>
      {view.seats.map(({ pawn }, seat) => {
        const place = view.map.find(({ hex }) => hex === pawn);
        if (place === undefined) return null;
        const { x, y } = topOf(at(place), place.level);
        return (
          <Piece
            key={seat}
            id={`pawn:${seat}`}
            from={`seat:${seat}`}
            x={x + pawnAt(place.pawns.indexOf(seat), place.pawns.length)}
            y={y + STAND.y}
          >
            <Pawn seat={seat} />
          </Piece>
        );
      })}
    </>
  );
}

/** What a journey costs and which chest a harvest brings, on the hexagons that can be chosen. */
function Badges({ view, viewer }: CeylonScene) {
  if (viewer === null || view.waiting !== viewer) return null;
  if (view.phase !== 'destination' && view.phase !== 'harvest') return null;
  return (
    <>
      {view.map.map(place => {
        const { x, y } = topOf(at(place), place.level);
        const cost = wayCost(view, viewer, at(place));
        if (view.phase === 'destination')
          return cost === undefined || cost > view.seats[viewer].rupees ? null : (
            <g key={place.hex} transform={`translate(${x} ${y + 28})`}>
              <Coin figure={cost} radius={12.5} />
            </g>
          );
        return view.turn?.picked.includes(place.hex) === true ? (
          <g key={place.hex} transform={`translate(${x + 20} ${y + 22})`}>
            <circle r="14" fill="#fbf6ea" stroke="#1d2a1c" />
            <g transform="scale(0.85)">
              <Chest tea={TEAS[place.level]} />
            </g>
          </g>
        ) : null;
      })}
    </>
  );
}

/** The piece that waits to be confirmed. */
function Ghost({ view, viewer, pending }: CeylonScene) {
  if (pending === undefined || viewer === null || !('hex' in pending)) return null;
  const place = view.map.find(({ hex }) => hex === HEX_NAMES[pending.hex]);
  if (place === undefined) return null;
  const { x, y } = topOf(pending.hex, place.level);
  const hasPawn = pending.type === 'moveTo' || pending.type === 'startAt';
  const hasField = pending.type === 'plantAt' || pending.type === 'startAt';
  return (
    <g class="ceylon-ghost">
      {pending.type === 'moveTo' && <Way view={view} seat={viewer} to={{ x: x + STAND.x, y: y + STAND.y }} />}
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

interface WayProps {
  readonly view: View;
  readonly seat: number;
  readonly to: { readonly x: number; readonly y: number };
}

/** The way of the pawn, as a dotted line. */
function Way({ view, seat, to }: WayProps) {
  const from = view.map.find(({ hex }) => hex === view.seats[seat].pawn);
  if (from === undefined) return null;
  const { x, y } = topOf(at(from), from.level);
  const [startX, startY] = [x + STAND.x, y + STAND.y + 12];
  const bend = Math.min(startY, to.y) - 34;
  return (
    <path class="ceylon-way" d={`M${startX} ${startY}Q${(startX + to.x) / 2} ${bend} ${to.x} ${to.y + 12}`} />
  );
}
