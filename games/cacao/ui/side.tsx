import type { BoardProps } from '../../../board/module.ts';
import { SeatIcon, SeatMark } from '../../../board/seat-icon.tsx';
import { figure } from '../../../kernel/text.ts';
import { POOLS } from '../data/village.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { signed } from '../text/wording.ts';
import { templesOf } from './temples.ts';
import { BOARD_TEXT } from './text.ts';

/** What all villages share: the race along the water, and the temples. */
export const Side = (scene: BoardProps<View, Move>) => (
  <>
    <WaterTrack {...scene} />
    <Temples {...scene} />
  </>
);

/** Fields of the water track in a column and across a phone: their widths, and the middle line of the track. */
const SHAPES = {
  column: { debt: 38, field: 29.4, middle: 62, apart: 14 },
  phone: { debt: 44, field: 41, middle: 38, apart: 12 },
} as const;
/** Two marks stand beside each other in a column, all of them on a phone. */
const MARKS = { column: 2, phone: 4 } as const;

/** The water as one track, with the mark of each seat over its field. */
export function WaterTrack({
  view,
  players,
  language,
  shape = 'column',
}: BoardProps<View, Move> & { readonly shape?: keyof typeof SHAPES }) {
  const { labels } = BOARD_TEXT[language];
  const { debt, field, middle, apart } = SHAPES[shape];
  // The deepest debt has three signs.
  const width = debt + (POOLS.length - 1) * field + 4;
  const middleOf = (index: number): number => (index === 0 ? debt / 2 : debt + (index - 0.5) * field) + 2;
  const carriers = POOLS.map(pool =>
    view.seats.flatMap((seat, index) => (seat.pool === pool ? [index] : [])),
  );
  const standing = view.seats.map(({ pool }, seat) => `${players[seat]}: ${labels.waterCarrier(pool)}`);
  return (
    <section class="cacao-box">
      <h3>
        {labels.water} <small>{labels.waterHint}</small>
      </h3>
      <svg
        class="water-track"
        viewBox={`0 0 ${width} ${middle + 18}`}
        role="img"
        aria-label={standing.join('. ')}
      >
        <path
          class="stream"
          d={`M0 ${middle}C40 ${middle - 12} 70 ${middle + 10} 110 ${middle}S190 ${middle - 12} ${width} ${middle}`}
        />
        {POOLS.map((pool, index) => (
          <g key={pool} transform={`translate(${middleOf(index)} ${middle})`}>
            <rect
              class={pool < 0 ? 'pool is-debt' : 'pool'}
              x={index === 0 ? -18 : -14}
              y="-14"
              width={index === 0 ? 36 : 28}
              height="28"
              rx="14"
            />
            <text class={pool < 0 ? 'pool-figure is-debt' : 'pool-figure'} dy="0.36em">
              {figure(pool)}
            </text>
            {carriers[index].map((seat, place) => (
              <g
                key={seat}
                transform={`translate(${markAt(place, Math.min(carriers[index].length, MARKS[shape])) * apart} ${-25 - Math.floor(place / MARKS[shape]) * 17})`}
              >
                <SeatMark seat={seat} size={7.5} />
              </g>
            ))}
          </g>
        ))}
      </svg>
    </section>
  );
}

/** Where one of several marks stands in its row, from the middle on. */
const markAt = (place: number, inRow: number): number => (place % inRow) - (inRow - 1) / 2;

/** Every temple with the workers beside it and the gold it would pay now. */
function Temples({ view, players, language }: BoardProps<View, Move>) {
  const { labels } = BOARD_TEXT[language];
  const temples = templesOf(view);
  return (
    <section class="cacao-box">
      <h3>
        {labels.temples} <small>{labels.templesHint}</small>
      </h3>
      {temples.length === 0 && <p class="cacao-none">{labels.noTemples}</p>}
      <ul class="temple-list">
        {temples.map(({ x, y, workers, gold }) => (
          <li key={`${x},${y}`}>
            {workers
              .map((count, seat) => ({ count, seat }))
              .filter(({ count }) => count > 0)
              .toSorted((one, other) => other.count - one.count)
              .map(({ count, seat }) => (
                <span key={seat} class="temple-seat">
                  <span class="unseen">{labels.templeLine(players[seat], count, gold[seat])}</span>
                  <span aria-hidden="true">
                    <SeatIcon seat={seat} />
                    {count}
                    {gold[seat] > 0 && <b>{signed(gold[seat])}</b>}
                  </span>
                </span>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
