import { TOWNS } from '../data/route.ts';
import { HOUSE, SIGN, type Plan } from './plan.ts';

/** Metres above the sea, by town. */
const ALTITUDES = [122, 162, 429, 860, 1040, 1252, 1483, 1997, 2258, 2042] as const;

/** Letters that take more room than others. */
const BROAD = /[GDKMm]/g;

/** A few words on a plate of their own size, in the middle of (x, y). */
export const Pill = ({
  x,
  y,
  words,
  look,
}: {
  readonly x: number;
  readonly y: number;
  readonly words: readonly string[];
  readonly look: 'is-water' | 'is-paper';
}) => {
  const width = Math.max(...words.map(({ length }) => length)) * 8.3 + 16;
  const height = 5 + 17 * words.length;
  return (
    <g class={`pill ${look}`} transform={`translate(${x} ${y})`}>
      <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="10" />
      {words.map((line, index) => (
        <text key={line} y={5 + 17 * (index - (words.length - 1) / 2)}>
          {line}
        </text>
      ))}
    </g>
  );
};

/** The yellow board of a town: its name and how high it lies. */
export function Sign({
  plan,
  town,
  isClosed,
}: {
  readonly plan: Plan;
  readonly town: number;
  readonly isClosed: boolean;
}) {
  const { name } = TOWNS[town];
  const { row, x } = plan.towns[town];
  const altitude = `${ALTITUDES[town]} m`;
  const broad = name.match(BROAD)?.length ?? 0;
  const width = name.length * 9.5 + broad * 4 + altitude.length * 7.7 + 24;
  return (
    <g
      class={`town-sign ${isClosed ? 'is-closed' : ''}`}
      transform={`translate(${Math.min(x - HOUSE.width / 2, plan.width - width - 4)} ${plan.rows[row] - SIGN.above})`}
    >
      <rect class="town-shade" y="2" width={width} height={SIGN.height} rx="4" />
      <rect class="town-board" width={width} height={SIGN.height} rx="4" />
      <text class="town-name" x="7" y="15">
        {name}
      </text>
      <text class="town-height" x={width - 7} y="15">
        {altitude}
      </text>
    </g>
  );
}
