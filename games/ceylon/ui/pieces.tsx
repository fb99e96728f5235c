import type { Seat } from '../../../kernel/seat.ts';
import { SeatMark, seatColour, seatTextColour } from '../../../board/seat-icon.tsx';
import { LEAF } from './goods.tsx';

/** Pieces on the map and on tracks, each around (0, 0). Ivory first: on green land every seat's colour stands out. */

const INK = '#1d2a1c';
const IVORY = '#fdf8ea';

/** A plantation: an ivory plot with rows of bushes on a wooden base, and its owner's marker; two of them if it is doubled. */
export const Plantation = ({ seat, isDouble }: { readonly seat: Seat; readonly isDouble: boolean }) => (
  <g>
    <ellipse cx="2" cy="14" rx="28" ry="8" fill="rgb(0 0 0 / 30%)" />
    <path d={PLOT} transform="translate(0 4.5)" fill="#8a5f2c" stroke={INK} stroke-width="1.6" />
    <path d={PLOT} fill={IVORY} stroke={INK} stroke-width="1.6" />
    <path
      d="M-21-6C-8-10 8-10 21-6M-22 2C-8-2 8-2 22 2M-20 9.6C-8 6 8 6 20 9.6"
      fill="none"
      stroke="#6f9a4d"
      stroke-width="4.4"
      stroke-linecap="round"
      stroke-dasharray="0.1 6.6"
    />
    {isDouble ? (
      <g>
        <Marker seat={seat} x={-10.5} />
        <Marker seat={seat} x={10.5} />
      </g>
    ) : (
      <Marker seat={seat} x={0} />
    )}
  </g>
);

const PLOT = 'M-24-9C-9-15 9-15 24-9Q28 1 24 11C9 17-9 17-24 11Q-28 1-24-9Z';

const Marker = ({ seat, x }: { readonly seat: Seat; readonly x: number }) => (
  <g transform={`translate(${x} -1)`}>
    <circle r="16.4" fill={IVORY} stroke={seatTextColour(seat)} stroke-width="2.2" />
    <SeatMark seat={seat} size={12} />
  </g>
);

const BODY = 'M-12.5 17C-13 4-8-4 0-4S13 4 12.5 17C6 20-6 20-12.5 17Z';
const HAT = 'M-15-11C-8.5-14.5-5-23.5 0-23.5S8.5-14.5 15-11C7-7.6-7-7.6-15-11Z';

/** A pawn with a wide hat, in an ivory outline; the mark of its seat is on its coat. */
export const Pawn = ({ seat }: { readonly seat: Seat }) => (
  <g stroke-linejoin="round">
    <ellipse cx="2" cy="18.5" rx="17" ry="5" fill="rgb(0 0 0 / 34%)" />
    <path d={`${BODY}${HAT}M-7-9H7V0H-7Z`} fill={IVORY} stroke={IVORY} stroke-width="8" />
    <path d={`${BODY}${HAT}`} fill="none" stroke={INK} stroke-width="3.4" />
    <path d={BODY} fill={seatColour(seat)} />
    <path d="M5-2.6C10 1 12.5 8 12.5 17 10 18.2 7 18.8 4 19 6 11 7 4 5-2.6Z" fill="rgb(0 0 0 / 18%)" />
    <circle cy="-8.5" r="6.6" fill="#c98f62" stroke={INK} stroke-width="1.4" />
    <path d={HAT} fill="#f5e6bb" stroke={INK} stroke-width="1.5" />
    <path
      d="M0-23.5C5-23.5 8.5-14.5 15-11 10-8.9 4-8.4 0-8.5 3-13 3-18 0-23.5Z"
      fill="rgb(120 84 20 / 24%)"
    />
    <g transform="translate(0 8)">
      <circle r="8.8" fill={IVORY} stroke={INK} stroke-width="1.1" />
      <SeatMark seat={seat} size={6.8} />
    </g>
  </g>
);

/** A wooden disc with the mark of its seat. */
export const Disc = ({ seat, radius = 11 }: { readonly seat: Seat; readonly radius?: number }) => (
  <g>
    <circle cx={radius * 0.1} cy={radius * 0.32} r={radius} fill="rgb(0 0 0 / 30%)" />
    <circle cy={radius * 0.16} r={radius} fill={seatTextColour(seat)} />
    <circle r={radius} fill={IVORY} stroke={seatTextColour(seat)} stroke-width={radius * 0.16} />
    <SeatMark seat={seat} size={radius * 0.74} />
  </g>
);

/** A marker on a personal board. */
export const LeafMarker = ({ seat }: { readonly seat: Seat }) => (
  <path
    d={LEAF}
    fill={seatColour(seat)}
    stroke={seatTextColour(seat)}
    stroke-width="1.6"
    stroke-linejoin="round"
  />
);
