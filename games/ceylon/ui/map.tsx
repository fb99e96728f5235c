import type { BoardProps } from '../../../board/module.ts';
import { PanZoom } from '../../../board/pan-zoom.tsx';
import { Piece } from '../../../board/piece.tsx';
import { SvgTarget } from '../../../board/target.tsx';
import { DISTRICTS, type District } from '../data/map.ts';
import { HEX_NAMES, HEXES_OF } from '../rules/map.ts';
import type { Move } from '../rules/moves.ts';
import type { HexView, View } from '../rules/view.ts';
import type { PieceFacts } from '../text/board.ts';
import { VIEW_BOX, CENTRES, PLANTATION_OFFSET, LEVEL_HEIGHT, PAWN_OFFSET, topOf } from './layout.ts';
import { Badges, Ghost } from './marks.tsx';
import { Pawn, Plantation } from './pieces.tsx';
import { hexId } from './targets.ts';
import { Land, River, Terrace } from './terrain.tsx';
import { BOARD_TEXT } from './text.ts';

type CeylonProps = BoardProps<View, Move>;

const pawnOffset = (place: number, count: number): number => PAWN_OFFSET.x + (place - (count - 1) / 2) * 19;

/** Names above the district in the north, below the others. */
const NAMES: readonly { readonly district: District; readonly x: number; readonly y: number }[] = [
  { district: 'kandy', x: 303, y: -15 },
  { district: 'dimbula', x: 173, y: 356 },
  { district: 'ruhuna', x: 433, y: 356 },
  { district: 'uva', x: 650, y: 356 },
];

const piecesOf = ({ owner, isDouble, pawns }: HexView, players: readonly string[]): PieceFacts => ({
  owner: owner === null ? null : players[owner],
  isDouble,
  pawns: pawns.map(seat => players[seat]),
});

const at = ({ hex }: HexView): number => HEX_NAMES.indexOf(hex);

/** The map with plantations and pawns. */
export function TeaMap(scene: CeylonProps) {
  const { view, language, players } = scene;
  const text = BOARD_TEXT[language];
  return (
    <PanZoom box={VIEW_BOX} label={text.labels.map}>
      <Land view={view} />
      <OutOfPlay {...scene} />
      {NAMES.filter(({ district }) => district !== view.omitted).map(({ district, x, y }) => (
        <text key={district} class="ceylon-district" x={x} y={y}>
          {text.districts[district]}
        </text>
      ))}
      {view.map.map(place => {
        const { x, y } = CENTRES[at(place)];
        return (
          <SvgTarget
            key={place.hex}
            id={hexId(place.hex)}
            name={text.targets.hexWithPieces(place, piecesOf(place, players))}
          >
            <g transform={`translate(${x} ${y})`}>
              <Terrace level={place.level} />
              <text class="ceylon-hex-name" y={(place.level > 1 ? 30 : 37) - place.level * LEVEL_HEIGHT}>
                {place.hex}
              </text>
            </g>
          </SvgTarget>
        );
      })}
      <River />
      <g class="ceylon-pieces">
        <Plantations view={view} />
        <Pawns view={view} />
        <Badges {...scene} />
        <Ghost {...scene} />
      </g>
    </PanZoom>
  );
}

/** With two players one district is left out. */
function OutOfPlay({ view, language }: CeylonProps) {
  if (view.omitted === null) return null;
  const district = view.omitted;
  return (
    <>
      {HEXES_OF[DISTRICTS.indexOf(district)].map(hex => (
        <SvgTarget
          key={hex}
          id={hexId(HEX_NAMES[hex])}
          name={BOARD_TEXT[language].targets.unusedHex(HEX_NAMES[hex], district)}
        >
          <circle class="ceylon-mist" cx={CENTRES[hex].x} cy={CENTRES[hex].y} r="40" />
        </SvgTarget>
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
          x={x + PLANTATION_OFFSET.x}
          y={y + PLANTATION_OFFSET.y}
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
            x={x + pawnOffset(place.pawns.indexOf(seat), place.pawns.length)}
            y={y + PAWN_OFFSET.y}
          >
            <Pawn seat={seat} />
          </Piece>
        );
      })}
    </>
  );
}
