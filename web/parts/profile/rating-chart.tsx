import type { RatingHistory } from '../../../api/profile.ts';
import { dayText, peopleText } from '../../people/people-text.ts';
import { gameName, ladderKey } from './rating-cards.tsx';

type Point = RatingHistory['points'][number];

const [LEFT, EDGE] = [46, 26];
interface Room {
  readonly width: number;
  readonly height: number;
  readonly right: number;
}

/** The picture is scaled to its card: on a smaller screen it is drawn smaller, so that its words stay legible. */
function roomHere(): Room {
  if (innerWidth < 760) return { width: 350, height: 230, right: 88 };
  return innerWidth < 1180 ? { width: 440, height: 240, right: 88 } : { width: 680, height: 260, right: 96 };
}
/** Names at the end of their lines keep this distance. */
const APART = 20;
/** Dashes tell lines apart where colours do not. */
const DASHES: readonly string[] = ['', '7 4', '2 4', '9 4 2 4', '1 3'];

interface Line {
  readonly key: string;
  readonly points: readonly Point[];
}

interface ChartProps {
  readonly history: RatingHistory;
  readonly chosen: string;
}

/** How the ratings at the chosen pace went, one line for each game; the chosen one has its area filled. */
export function RatingChart({ history, chosen }: ChartProps) {
  const { rating: words, pace: paces } = peopleText();
  const pace = chosen.endsWith(' days') ? 'days' : 'live';
  return (
    <section class="profile-card" aria-labelledby="rating">
      <header>
        <h2 id="rating">
          {words.title} · {paces[pace]}
        </h2>
        <span>{words.lead}</span>
      </header>
      <Chart points={history.points.filter(point => point.pace === pace)} chosen={chosen} />
    </section>
  );
}

function Chart({ points: all, chosen }: { readonly points: readonly Point[]; readonly chosen: string }) {
  const { rating: words } = peopleText();
  const lines = [...Map.groupBy(all, ladderKey)].map(([key, points]): Line => ({ key, points }));
  if (all.length === 0) return null;
  const { width, height, right } = roomHere();
  const [low, high] = [
    Math.min(...all.map(({ rating }) => rating)) - 20,
    Math.max(...all.map(({ rating }) => rating)) + 20,
  ];
  const [from, to] = [all[0].at, all[all.length - 1].at];
  const x = (at: number): number => LEFT + ((width - LEFT - right) * (at - from)) / Math.max(1, to - from);
  const y = (rating: number): number => height - EDGE - ((height - 2 * EDGE) * (rating - low)) / (high - low);
  const ends = spread(lines.map(({ points }) => y(points[points.length - 1].rating)));
  const says = lines.map(({ points }) =>
    words.chart(gameName(points[0].game), points[0].rating, points[points.length - 1].rating),
  );
  return (
    <svg
      class="rating-chart"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${words.title}. ${says.join('; ')}`}
    >
      {scaleOf(low, high).map(mark => (
        <g key={mark} class="rating-mark">
          <path d={`M${LEFT} ${y(mark)}H${width - right}`} />
          <text x={LEFT - 8} y={y(mark) + 5}>
            {mark}
          </text>
        </g>
      ))}
      {lines.map(({ key, points }, index) => (
        <g
          key={key}
          class={`rating-line ${key === chosen ? 'is-chosen' : ''}`}
          style={{ '--line-colour': `var(--seat-${(index + 3) % 5}-deep)` }}
        >
          {key === chosen && (
            <path class="rating-area" d={`${pathOf(points, x, y)}V${height - EDGE}H${x(points[0].at)}Z`} />
          )}
          <path
            class="rating-path"
            d={pathOf(points, x, y)}
            stroke-dasharray={key === chosen ? '' : DASHES[index % DASHES.length]}
          />
          {key === chosen &&
            points.map(point => (
              <circle key={point.at} class="rating-point" cx={x(point.at)} cy={y(point.rating)} r="9">
                <title>{`${dayText(point.at)}: ${point.rating}`}</title>
              </circle>
            ))}
          <circle
            class="rating-end"
            cx={x(points[points.length - 1].at)}
            cy={y(points[points.length - 1].rating)}
            r="4.5"
          />
          <text class="rating-name" x={width - right + 12} y={ends[index] + 5}>
            {gameName(points[0].game)}
          </text>
        </g>
      ))}
      <g class="rating-dates">
        <text x={LEFT} y={height - 4}>
          {dayText(from)}
        </text>
        <text x={width - right} y={height - 4} text-anchor="end">
          {dayText(to)}
        </text>
      </g>
    </svg>
  );
}

const pathOf = (points: readonly Point[], x: (at: number) => number, y: (rating: number) => number): string =>
  points
    .map(({ at, rating }, index) => `${index === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(rating).toFixed(1)}`)
    .join('');

/** Round figures between the lowest and the highest rating. */
function scaleOf(low: number, high: number): number[] {
  const step = [25, 50, 100, 200, 500].find(size => (high - low) / size <= 5) ?? 1000;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Moves names apart that would lie on each other. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, index) => index).toSorted((one, other) => heights[one] - heights[other]);
  const placed = [...heights];
  order.forEach((index, position) => {
    const above = order[position - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index], placed[above] + APART);
  });
  return placed;
}
