import type { Seat } from '../kernel/seat.ts';
import type { Translated } from './module.ts';

/** The five shapes of the seats, around (0, 0) in a circle of radius 10. Each goes with the colour of its number. */
const SHAPES: readonly string[] = [
  'M-8 8C-9-3-2-9 9-9 9 2 3 9-8 8ZM-8 8 3-3',
  'M0-10C4-4 7-1 7 3A7 7 0 0 1-7 3C-7-1-4-4 0-10Z',
  'M0-10 2.6-6.2 7.1-7.1 6.2-2.6 10 0 6.2 2.6 7.1 7.1 2.6 6.2 0 10-2.6 6.2-7.1 7.1-6.2 2.6-10 0-6.2-2.6-7.1-7.1-2.6-6.2Z',
  'M0-9.5 8.5-4.8V4.8L0 9.5-8.5 4.8V-4.8ZM-8.5-4.8 0 0 8.5-4.8M0 0V9.5',
  'M0-10 2.9-3.6 9.5-3.1 4.5 1.4 6.1 8.1 0 4.5-6.1 8.1-4.5 1.4-9.5-3.1-2.9-3.6Z',
];

/** The name of a seat whose player has none. */
export const SEAT_NAMES: readonly Translated[] = [
  { en: 'Leaf', es: 'Hoja' },
  { en: 'Drop', es: 'Gota' },
  { en: 'Sun', es: 'Sol' },
  { en: 'Cube', es: 'Cubo' },
  { en: 'Star', es: 'Estrella' },
];

export const seatColour = (seat: Seat): string => `var(--seat-${seat})`;
/** Legible on the paper. */
export const seatTextColour = (seat: Seat): string => `var(--seat-${seat}-deep)`;

/** The mark of a seat inside an SVG picture, around (0, 0). */
export function SeatMark({ seat, size = 10 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <path
      class="seat-mark"
      d={SHAPES[seat]}
      transform={`scale(${size / 10})`}
      fill={seatColour(seat)}
      stroke={seatTextColour(seat)}
    />
  );
}

/** One of the shapes in colours of one's own, around (0, 0). */
export const SeatShape = ({
  shape,
  fill,
  stroke,
}: {
  readonly shape: number;
  readonly fill: string;
  readonly stroke: string;
}) => <path class="seat-mark" d={SHAPES[shape]} fill={fill} stroke={stroke} />;

/** The mark of a seat between words. */
export function SeatIcon({ seat }: { readonly seat: Seat }) {
  return (
    <svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true">
      <SeatMark seat={seat} />
    </svg>
  );
}
