import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import { seatColour, seatTextColour, SeatMark } from '../../../board/seat-icon.tsx';
import { Piece } from '../../../board/piece.tsx';
import { SvgTarget } from '../../../board/target.tsx';
import { PLACE_NAMES, type Place } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { Escudo, Spring } from './art.tsx';
import {
  intersectionAt,
  HEIGHT,
  isHorizontal,
  lineOf,
  diamondOf,
  middleOf,
  flowLines,
  type Line,
  type Point,
  WIDTH,
} from './layout.ts';
import { placeId } from './targets.ts';
import { siteName } from './names.ts';

type SantiagoScene = BoardProps<View, Move>;

const drawn = ({ from, to }: Line): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;

/** All banks below all water, so that canals join at intersections. */
export function Canals({ view }: SantiagoScene) {
  const { spring } = view;
  if (spring === null) return null;
  const canals = flowLines(spring, view.canals);
  return (
    <g class="santiago-above" aria-hidden="true">
      {canals.map(canal => (
        <path key={canal.place} class="santiago-bank" pathLength="1" d={drawn(canal)} />
      ))}
      {canals.map(canal => (
        <path key={canal.place} class="santiago-water" pathLength="1" d={drawn(canal)} />
      ))}
      {canals.map(canal => (
        <path key={canal.place} class="santiago-current" d={drawn(canal)} />
      ))}
      <Piece id="spring" {...intersectionAt(spring)}>
        <Spring />
      </Piece>
    </g>
  );
}

const CANAL_PHASES: readonly (Phase | null)[] = [
  'startingCanal',
  'proposal',
  'bribe',
  'decision',
  'canal',
  'extraCanal',
];

/** Whether the decision is about canals: their places are then easy to touch. */
export const isCanalPhase = ({ phase }: View): boolean => CANAL_PHASES.includes(phase);

/** The places for canals. Outside the canal phases they are only as wide as the line, to leave room for the spaces. */
export function Places({ view, language }: SantiagoScene) {
  return (
    <>
      {PLACE_NAMES.map((name, place) => (
        <SvgTarget
          key={name}
          id={placeId(place)}
          name={siteName(place, view)[language]}
          class="santiago-place"
        >
          {isCanalPhase(view) ? (
            <polygon class="reach" points={diamondOf(place)} />
          ) : (
            <path class="santiago-narrow" d={drawn(lineOf(place))} />
          )}
          {!view.canals.includes(place) && (
            <>
              <path class="santiago-edge" d={inner(place)} />
              <path class="santiago-line" d={inner(place)} />
            </>
          )}
        </SvgTarget>
      ))}
    </>
  );
}

/** A place without its ends, so that neighbours stay apart. */
function inner(place: Place): string {
  const { from, to } = lineOf(place);
  return isHorizontal(place)
    ? `M${from.x + 26} ${from.y}H${to.x - 26}`
    : `M${from.x} ${from.y + 26}V${to.y - 26}`;
}

/** Proposals with their bribes, on the proposed places. */
export function Proposals({ view: { proposals } }: SantiagoScene) {
  if (proposals === null) return null;
  const { places, bribes } = proposals;
  return (
    <g class="santiago-above" aria-hidden="true">
      {places.flatMap((place, seat) => {
        if (place === null) return [];
        const before = places.slice(0, seat).filter(at => at === place).length;
        const all = places.filter(at => at === place).length;
        const at = offerPosition(place, before, all);
        return [
          <Piece key={seat} id={`proposal:${seat}`} from={`seat:${seat}`} {...at}>
            <Offer seat={seat} bribe={bribes[seat]} />
          </Piece>,
        ];
      })}
    </g>
  );
}

/** Offers for one place are in rows of two around its middle, always within the board. */
function offerPosition(place: Place, index: number, count: number): Point {
  const { x, y } = middleOf(place);
  const columns = isHorizontal(place) ? Math.min(2, count) : 1;
  const rows = Math.ceil(count / columns);
  const [across, down] = [OFFER.width * columns, OFFER.height * rows];
  const left = within(x - across / 2, WIDTH - across);
  const top = within(y - down / 2, HEIGHT - down);
  return {
    x: left + OFFER.width * ((index % columns) + 0.5),
    y: top + OFFER.height * (Math.floor(index / columns) + 0.5),
  };
}

const OFFER = { width: 84, height: 50 };
const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

function Offer({ seat, bribe }: { readonly seat: Seat; readonly bribe: number | null }) {
  return (
    <g class="santiago-offer">
      <rect
        x="-39"
        y="-22"
        width="78"
        height="44"
        rx="12"
        fill={seatColour(seat)}
        stroke={seatTextColour(seat)}
      />
      <rect class="santiago-offer-face" x="-34" y="-17" width="68" height="34" rx="8" />
      <g transform="translate(-17 0)">
        <SeatMark seat={seat} size={13} />
      </g>
      <g transform="translate(16 0)">
        {bribe === null ? (
          <text class="santiago-offer-wait" y="9">
            …
          </text>
        ) : (
          <Escudo r={16} figure={bribe} />
        )}
      </g>
    </g>
  );
}
