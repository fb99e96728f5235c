import type { Seat } from '../../kernel/seat.ts';
import { seatTextColour, SeatMark } from '../../board/seat-icon.tsx';
import { figure, appText } from '../app-text.ts';

const [WIDTH, HEIGHT, RIGHT, EDGE] = [640, 250, 30, 14];
/** The width of a figure of the scale. */
const DIGIT = 12.5;
/** Marks of seats at the end of their lines keep this distance. */
const APART = 19;

export interface ScoreChartProps {
  readonly lines: readonly (readonly number[])[];
  readonly players: readonly string[];
  /** The seat whose line is drawn strongest. */
  readonly you: Seat | null;
  /** Lines at which a numbered mark stands. */
  readonly marks: readonly number[];
}

/** The race: what everyone would have had if the game had ended then, as lines that end in the seats' icons. */
export function ScoreChart({ lines, players, you, marks }: ScoreChartProps) {
  const { end } = appText();
  const known = lines.filter(line => line.length === players.length);
  if (known.length < 2) return null;
  const all = known.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const scale = scaleOf(low, high);
  const left = 14 + DIGIT * Math.max(...scale.map(points => figure(points).length));
  const x = (step: number): number => left + ((WIDTH - left - RIGHT) * step) / (known.length - 1);
  const y = (points: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (points - low)) / (high - low);
  const last = known[known.length - 1];
  const says = players.map((name, seat) => `${name}: ${figure(last[seat])}`).join(', ');
  const ends = spread(last.map(y));
  const line = (seat: Seat): string =>
    known
      .map((points, step) => `${step === 0 ? 'M' : 'L'}${x(step).toFixed(1)} ${y(points[seat]).toFixed(1)}`)
      .join('');
  return (
    <figure class="race">
      <figcaption>
        <h3>{end.race}</h3>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${end.race}. ${says}`}>
        {scale.map(points => (
          <g key={points} class={`race-mark ${points === 0 ? 'is-zero' : ''}`}>
            <path d={`M${left} ${y(points)}H${WIDTH - RIGHT}`} />
            <text x={left - 8} y={y(points) + 5}>
              {figure(points)}
            </text>
          </g>
        ))}
        {players.map((_, seat) => (
          <g key={seat}>
            <path
              class={`race-line ${seat === you ? 'is-own' : ''}`}
              d={line(seat)}
              stroke={seatTextColour(seat)}
            />
            <g transform={`translate(${WIDTH - RIGHT + 15} ${ends[seat]})`}>
              <SeatMark seat={seat} size={9} />
            </g>
          </g>
        ))}
        {marks.map((step, index) => (
          <g key={step} class="race-moment" transform={`translate(${x(step)} ${y(known[step][you ?? 0])})`}>
            <circle r="11" />
            <text y="5">{index + 1}</text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Round figures between the lowest and the highest points: three or four of them. */
function scaleOf(low: number, high: number): readonly number[] {
  const rough = (high - low) / 3;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map(times => times * size).find(one => one >= rough) ?? rough;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Moves marks apart that would lie on each other. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, seat) => seat).toSorted((one, other) => heights[one] - heights[other]);
  const placed = [...heights];
  order.forEach((seat, index) => {
    const above = order[index - 1];
    if (above !== undefined) placed[seat] = Math.max(placed[seat], placed[above] + APART);
  });
  const over = Math.max(0, Math.max(...placed) - (HEIGHT - EDGE));
  return placed.map(height => height - over);
}
