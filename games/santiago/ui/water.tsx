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
  within,
  type Line,
  type Point,
  WIDTH,
} from './layout.ts';
import { placeId } from './targets.ts';
import { siteName } from './names.ts';

type SantiagoScene = BoardProps<View, Move>;

const drawn = ({ from, to }: Line): string => `M${from.x} ${from.y}L${to.x} ${to.y}`;

interface LayerProps {
  readonly canals: ReturnType<typeof flowLines>;
  readonly of: 'shade' | 'bank' | 'bed' | 'water' | 'core';
}

/** One part of all canals, from the ground up. */
const Layer = ({ canals, of }: LayerProps) => (
  <>
    {canals.map(canal => (
      <path key={canal.place} class={`santiago-${of}`} pathLength="1" d={drawn(canal)} />
    ))}
  </>
);

/** A line a little to one side of another one, as seen along the water. */
function beside({ from, to }: Line, aside: number): string {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  return `M${from.x - dy * aside} ${from.y + dx * aside}L${to.x - dy * aside} ${to.y + dx * aside}`;
}

/** All banks below all water, so that canals join at intersections. */
export function Canals({ view }: SantiagoScene) {
  const { spring } = view;
  if (spring === null) return null;
  const canals = flowLines(spring, view.canals);
  return (
    <g class="santiago-above" aria-hidden="true">
      <Layer canals={canals} of="shade" />
      <Layer canals={canals} of="bank" />
      <path class="santiago-joints" d={canals.map(drawn).join('')} />
      <Layer canals={canals} of="bed" />
      <Layer canals={canals} of="water" />
      <Layer canals={canals} of="core" />
      {/* The water runs anew after every change: it never stands still for long, and costs nothing while nothing happens. */}
      <path
        key={`left ${canals.length}`}
        class="santiago-current is-left"
        d={canals.map(canal => beside(canal, -4)).join('')}
      />
      <path
        key={`right ${canals.length}`}
        class="santiago-current is-right"
        d={canals.map(canal => beside(canal, 4)).join('')}
      />
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
export function Proposals({ view, size }: SantiagoScene & { readonly size: number }) {
  const { proposals } = view;
  if (proposals === null) return null;
  const { places, bribes } = proposals;
  return (
    <g class="santiago-above" aria-hidden="true">
      {places.flatMap((place, seat) => {
        if (place === null) return [];
        const before = places.slice(0, seat).filter(at => at === place).length;
        const all = places.filter(at => at === place).length;
        const at = offerPosition(place, { index: before, count: all }, size);
        return [
          <Piece key={seat} id={`proposal:${seat}`} from={`seat:${seat}`} {...at}>
            <g transform={`scale(${size})`}>
              <Offer seat={seat} bribe={bribes[seat]} isUpright={isUpright(size)} />
            </g>
          </Piece>,
        ];
      })}
    </g>
  );
}

/** Offers for one place are in rows of two around its middle, always within the board. */
function offerPosition(
  place: Place,
  { index, count }: { readonly index: number; readonly count: number },
  size: number,
): Point {
  const { x, y } = middleOf(place);
  const columns = isHorizontal(place) || isUpright(size) ? Math.min(2, count) : 1;
  const rows = Math.ceil(count / columns);
  const [long, short] = [OFFER.long * size, OFFER.short * size];
  const [width, height] = isUpright(size) ? [short, long] : [long, short];
  const [across, down] = [width * columns, height * rows];
  const left = within(x - across / 2, WIDTH - across);
  const top = within(y - down / 2, HEIGHT - down);
  return {
    x: left + width * ((index % columns) + 0.5),
    y: top + height * (Math.floor(index / columns) + 0.5),
  };
}

const OFFER = { long: 84, short: 50 };
/** Large tags stand upright, so that neighbours do not meet. */
const isUpright = (size: number): boolean => size > 1.3;
interface OfferProps {
  readonly seat: Seat;
  readonly bribe: number | null;
  readonly isUpright: boolean;
}

function Offer({ seat, bribe, isUpright: isTall }: OfferProps) {
  const [width, height] = isTall ? [44, 78] : [78, 44];
  const [markAt, coinAt] = isTall
    ? ['translate(0 -17)', 'translate(0 16)']
    : ['translate(-17 0)', 'translate(16 0)'];
  return (
    <g class="santiago-offer">
      <rect
        class="santiago-offer-shade"
        x={-width / 2}
        y={-height / 2 + 5}
        width={width}
        height={height}
        rx="12"
      />
      <rect
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="12"
        fill={seatColour(seat)}
        stroke={seatTextColour(seat)}
      />
      <rect
        class="santiago-offer-face"
        x={-width / 2 + 5}
        y={-height / 2 + 5}
        width={width - 10}
        height={height - 10}
        rx="8"
      />
      <g transform={markAt}>
        <SeatMark seat={seat} size={13} />
      </g>
      <g transform={coinAt}>
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
