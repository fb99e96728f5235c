import { seatColour, SeatMark } from '../../../board/seat-icon.tsx';
import type { Seat } from '../../../kernel/seat.ts';

/** A labourer in the colour of the seat, with its mark on the chest, around (0, 0). */
export const Worker = ({ seat }: { readonly seat: Seat }) => (
  <g class="worker" style={{ '--own': seatColour(seat), '--edge': `var(--piece-edge-${seat})` }}>
    <ellipse class="worker-shade" cy="17" rx="13" ry="3.4" />
    <path class="worker-body" d="M-12 17C-12 5-9-3-3-5H3C9-3 12 5 12 17Z" />
    <path class="worker-light" d="M-11 16C-11 5-8-2-3-4L-2 16Z" />
    <circle class="worker-face" cy="-9.5" r="6.6" />
    <path class="worker-hat" d="M-8-10.5C-7-19 7-19 8-10.5 3-13-3-13-8-10.5Z" />
    <g transform="translate(0 6.6)">
      <circle class="worker-badge" r="7.6" />
      <SeatMark seat={seat} size={5.8} />
    </g>
  </g>
);
