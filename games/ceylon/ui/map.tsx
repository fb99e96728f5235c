import type { BoardProps } from '../../../board/module.ts';
import { PanZoom } from '../../../board/pan-zoom.tsx';
import { Piece } from '../../../board/piece.tsx';
import { SvgTarget } from '../../../board/target.tsx';
import { DISTRICTS } from '../data/map.ts';
import { HEX_NAMES, HEXES_OF } from '../rules/map.ts';
import type { Move } from '../rules/moves.ts';
import type { HexView, View } from '../rules/view.ts';
import type { PieceFacts } from '../text/board.ts';
import { Badges } from './badges.tsx';
import { Coast } from './coast.tsx';
import { Ghost } from './ghost.tsx';
import { CENTRES, pawnOffset, plantationOffset, topOf, VIEW_BOX } from './layout.ts';
import { namePlaces } from './name-places.ts';
import { Pawn, Plantation } from './pieces.tsx';
import { hexId } from './targets.ts';
import { Terrace, TerraceShades } from './terrain.tsx';
import { BOARD_TEXT } from './text.ts';

type CeylonProps = BoardProps<View, Move>;

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
    <PanZoom box={VIEW_BOX} label={text.labels.map} defs={<TerraceShades />}>
      <Coast view={view} />
      <OutOfPlay {...scene} />
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
            </g>
          </SvgTarget>
        );
      })}
      <g class="ceylon-pieces">
        {namePlaces(view).map(({ district, x, y }) => (
          <text key={district} class="ceylon-district" x={x} y={y}>
            {text.districts[district]}
          </text>
        ))}
        <Plantations view={view} />
        <Pawns view={view} />
        <Badges {...scene} />
        <Ghost {...scene} />
        <OwnTag {...scene} />
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
      const offset = plantationOffset(place.pawns.length);
      return (
        <Piece
          key={place.hex}
          id={`plantation:${place.hex}`}
          from={`seat:${place.owner}`}
          x={x + offset.x}
          y={y + offset.y}
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
        const offset = pawnOffset(place.pawns.indexOf(seat), place.pawns.length, place.owner !== null);
        return (
          <Piece key={seat} id={`pawn:${seat}`} from={`seat:${seat}`} x={x + offset.x} y={y + offset.y}>
            <Pawn seat={seat} />
          </Piece>
        );
      })}
    </>
  );
}

/** Says which pawn is the viewer's own, above everything else on the map; planting and a harvest light up what is around it. */
function OwnTag({ view, viewer, language }: CeylonProps) {
  const place = view.map.find(({ pawns }) => pawns.some(seat => seat === viewer));
  if (viewer === null || place === undefined) return null;
  const isAsked = view.waiting === viewer;
  if (isAsked && (view.phase === 'harvest' || view.phase === 'plant')) return null;
  const { x, y } = topOf(at(place), place.level);
  const offset = pawnOffset(place.pawns.indexOf(viewer), place.pawns.length, place.owner !== null);
  // Over the pawn are the prices of a step; at the edge of the map there is no room over it.
  const isBelow = (isAsked && view.phase === 'destination') || y < TOP_ROW;
  return (
    <Piece id={`tag:${viewer}`} x={x + offset.x} y={y + offset.y + (isBelow ? 25 : -27)}>
      <g class="ceylon-own-tag">
        <path d={isBelow ? 'M-5 1H5L0-5Z' : 'M-5-1H5L0 5Z'} />
        <rect x="-18" y={isBelow ? 1 : -18} width="36" height="17" rx="5" />
        <text y={isBelow ? 13.6 : -5.4}>{BOARD_TEXT[language].labels.you}</text>
      </g>
    </Piece>
  );
}

/** Above this there is no room for a word on small screens. */
const TOP_ROW = VIEW_BOX.y + 75;
