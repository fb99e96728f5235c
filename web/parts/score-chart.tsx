import { seatTextColour, SeatMark } from '../../board/seat-icon.tsx';
import { figure, appText } from '../app-text.ts';

const [WIDTH, HEIGHT, LEFT, RIGHT, EDGE] = [640, 240, 34, 26, 12];

/** How the players' points grew, as lines that end in the seats' icons. */
export function ScoreChart({
  lines,
  players,
}: {
  readonly lines: readonly (readonly number[])[];
  readonly players: readonly string[];
}) {
  const { end } = appText();
  const known = lines.filter(line => line.length === players.length);
  if (known.length < 2) return null;
  const all = known.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (step: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * step) / (known.length - 1);
  const y = (points: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (points - low)) / (high - low);
  const marks = [...new Set([low, 0, Math.round(high / 2), high])];
  const last = known[known.length - 1];
  const says = players.map((name, seat) => `${name}: ${figure(last[seat])}`).join(', ');
  return (
    <figure class="race">
      <figcaption>
        <h3>{end.race}</h3>
        <p>{end.raceLead}</p>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${end.race}. ${says}`}>
        {marks.map(points => (
          <g key={points} class="race-mark">
            <path d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 6} y={y(points) + 4}>
              {figure(points)}
            </text>
          </g>
        ))}
        {players.map((_, seat) => (
          <g key={seat}>
            <path
              class="race-line"
              d={known
                .map(
                  (line, step) =>
                    `${step === 0 ? 'M' : 'L'}${x(step).toFixed(1)} ${y(line[seat]).toFixed(1)}`,
                )
                .join('')}
              stroke={seatTextColour(seat)}
            />
            <g transform={`translate(${x(known.length - 1) + 6} ${y(last[seat])})`}>
              <SeatMark seat={seat} size={8} />
            </g>
          </g>
        ))}
      </svg>
    </figure>
  );
}
