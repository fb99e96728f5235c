import type { Seat } from '../../../kernel/seat.ts';
import { SeatMark, seatColour, seatTextColour } from '../../../board/seat-icon.tsx';
import { LEAF } from './goods.tsx';

/** Pieces on the map and on tracks, each around (0, 0). */

const INK = '#1d2a1c';

/** A plantation: rows of bushes in a fence, and its owner's marker; two of them if it is doubled. */
export const Plantation = ({ seat, isDouble }: { readonly seat: Seat; readonly isDouble: boolean }) => (
  <g>
    <path
      d="M-21-13C-10-18 10-18 21-13 25-4 25 8 21 15 10 20-10 20-21 15-25 8-25-4-21-13Z"
      fill="#f2e7c4"
      stroke={INK}
      stroke-width="1.8"
    />
    <path
      d="M-19-8C-8-12 8-12 19-8M-21 1C-8-3 8-3 21 1M-19 10C-8 6 8 6 19 10"
      fill="none"
      stroke="#6f9a4d"
      stroke-width="4.4"
      stroke-linecap="round"
      stroke-dasharray="1 6.4"
    />
    {isDouble ? (
      <g>
        <Marker seat={seat} x={-9} />
        <Marker seat={seat} x={9} />
      </g>
    ) : (
      <Marker seat={seat} x={0} />
    )}
  </g>
);

const Marker = ({ seat, x }: { readonly seat: Seat; readonly x: number }) => (
  <g transform={`translate(${x} 1)`}>
    <circle r="15" fill="#fbf6ea" stroke={INK} stroke-width="1.6" />
    <SeatMark seat={seat} size={11.5} />
  </g>
);

/** A pawn with a wide hat; the mark of its seat is on its coat. */
export const Pawn = ({ seat }: { readonly seat: Seat }) => (
  <g stroke={INK} stroke-width="1.8" stroke-linejoin="round">
    <ellipse cy="17" rx="15" ry="4.6" fill="rgb(0 0 0 / 28%)" stroke="none" />
    <path d="M-13 16C-13 2-8-6 0-6S13 2 13 16Z" fill={seatColour(seat)} />
    <circle cy="-11" r="7" fill="#c98f62" />
    <path d="M-13-12C-8-15-5-22 0-22S8-15 13-12C6-9.6-6-9.6-13-12Z" fill="#f2e2b4" />
    <g transform="translate(0 6)">
      <circle r="8.4" fill="#fbf6ea" stroke-width="1.2" />
      <SeatMark seat={seat} size={6.4} />
    </g>
  </g>
);

/** A wooden disc with the mark of its seat. */
export const Disc = ({ seat, radius = 11 }: { readonly seat: Seat; readonly radius?: number }) => (
  <g>
    <circle cy={radius * 0.18} r={radius} fill="rgb(0 0 0 / 30%)" />
    <circle r={radius} fill="#fbf6ea" stroke={seatTextColour(seat)} stroke-width={radius * 0.16} />
    <SeatMark seat={seat} size={radius * 0.72} />
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
