import type { Seat } from '../../../kernel/seat.ts';
import type { Mark } from '../../../review/marks.ts';
import type { ChancePoint } from '../../../review/review.ts';
import { seatColour, SeatMark } from '../../../board/seat-icon.tsx';
import { pageText, wordsOfReview } from '../../review/review-text.ts';

/** A mark in the chart: a decision that stands out, or a draw that mattered. */
export interface ChartMark {
  readonly ply: number;
  readonly seat: Seat;
  readonly sign: Mark | 'draw';
}

export interface ChanceChartProps {
  readonly points: readonly ChancePoint[];
  readonly marks: readonly ChartMark[];
  readonly players: readonly string[];
  /** The seat whose band lies at the bottom. */
  readonly first: Seat;
  readonly ply: number;
  readonly plies: number;
  readonly goTo: (ply: number) => void;
}

const [WIDTH, HEIGHT, TOP] = [900, 150, 16];
const SIGNS: Readonly<Record<ChartMark['sign'], string>> = {
  inaccuracy: '?',
  mistake: '?',
  blunder: '??',
  brilliant: '!',
  draw: '⚄',
};

/** What the signs of a chart mean, for those that stand in it. */
export function ChartKey({ marks }: { readonly marks: readonly ChartMark[] }) {
  const signs = (Object.keys(SIGNS) as ChartMark['sign'][]).filter(sign =>
    marks.some(mark => mark.sign === sign),
  );
  return (
    <ul class="chances-key">
      {signs.map(sign => (
        <li key={sign}>
          <span class={`chances-sign is-${sign}`} aria-hidden="true">
            {SIGNS[sign]}
          </span>
          {nameOf(sign)}
        </li>
      ))}
    </ul>
  );
}

const nameOf = (sign: ChartMark['sign']): string =>
  sign === 'draw' ? pageText().drawAt : wordsOfReview().marks[sign];

/** The chances of all seats as bands that fill the chart; a click leads to a moment. */
export function ChanceChart({ points, marks, players, first, ply, plies, goTo }: ChanceChartProps) {
  const order = players.map((_, index) => (first + index) % players.length);
  const x = (at: number): number => (plies === 0 ? 0 : (WIDTH * at) / plies);
  const y = (share: number): number => TOP + (HEIGHT - TOP) * (1 - share);
  const below = (point: ChancePoint, rank: number): number =>
    order.slice(0, rank).reduce((sum, seat) => sum + point.chances[seat], 0);
  const band = (rank: number): string => {
    const upper = points.map(point => `${x(point.ply).toFixed(1)} ${y(below(point, rank + 1)).toFixed(1)}`);
    const lower = points.map(point => `${x(point.ply).toFixed(1)} ${y(below(point, rank)).toFixed(1)}`);
    return `M${upper.join('L')}L${lower.reverse().join('L')}Z`;
  };
  const seekTo = (event: MouseEvent): void => {
    if (!(event.currentTarget instanceof Element)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    goTo(Math.round(((event.clientX - left) / width) * plies));
  };
  const edge = points[0];
  return (
    <div class="chances">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={pageText().chart(players)}
        onClick={seekTo}
      >
        {order.map((seat, rank) => (
          <path key={seat} class="chances-band" d={band(rank)} fill={seatColour(seat)} />
        ))}
        <path class="chances-half" d={`M0 ${y(0.5)}H${WIDTH}`} />
        <path class="chances-now" d={`M${x(ply)} 0V${HEIGHT}`} />
      </svg>
      {edge !== undefined &&
        order.map((seat, rank) => (
          <svg
            key={seat}
            class="chances-seat"
            viewBox="-12 -12 24 24"
            aria-hidden="true"
            style={{ top: `${(100 * y(below(edge, rank) + edge.chances[seat] / 2)) / HEIGHT}%` }}
          >
            <SeatMark seat={seat} />
          </svg>
        ))}
      <span class="chances-middle" aria-hidden="true" style={{ top: `${(100 * y(0.5)) / HEIGHT}%` }}>
        {wordsOfReview().percent(0.5)}
      </span>
      {marks.map(mark => (
        <button
          key={`${mark.sign} ${mark.ply}`}
          type="button"
          class={`chances-mark is-${mark.sign}`}
          aria-label={`${players[mark.seat]}: ${nameOf(mark.sign)}`}
          style={{ left: `${(100 * mark.ply) / Math.max(1, plies)}%` }}
          onClick={() => goTo(mark.ply)}
        >
          {SIGNS[mark.sign]}
        </button>
      ))}
    </div>
  );
}
