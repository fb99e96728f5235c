import type { BoardProps } from '../../../board/module.ts';
import { SeatIcon, SeatMark } from '../../../board/seat-icon.tsx';
import { POOLS } from '../data/village.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { figure, signed } from '../text/wording.ts';
import { GoldIcon, TilePicture } from './icons.tsx';
import { templesOf } from './temples.ts';
import { BOARD_TEXT } from './text.ts';
import { JungleTile } from './workplaces.tsx';

/** What all villages share: the race along the water, and the temples. */
export const Side = (scene: BoardProps<View, Move>) => (
  <>
    <WaterTrack {...scene} />
    <Temples {...scene} />
  </>
);

/** Width of a field of the water track, and its middle line, in the units of its picture. */
const FIELD = 30;
const MIDDLE = 62;

/** The water as one track, with the mark of each seat over its field. */
export function WaterTrack({ view, players, language }: BoardProps<View, Move>) {
  const { labels } = BOARD_TEXT[language];
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
        viewBox={`0 0 ${POOLS.length * FIELD + 4} ${MIDDLE + 18}`}
        role="img"
        aria-label={standing.join('. ')}
      >
        <path
          class="stream"
          d={`M0 ${MIDDLE}C40 ${MIDDLE - 12} 70 ${MIDDLE + 10} 110 ${MIDDLE}S190 ${MIDDLE - 12} ${POOLS.length * FIELD + 4} ${MIDDLE}`}
        />
        {POOLS.map((pool, index) => (
          <g key={pool} transform={`translate(${(index + 0.5) * FIELD + 2} ${MIDDLE})`}>
            <circle class={pool < 0 ? 'pool is-debt' : 'pool'} r="14" />
            <text class={pool < 0 ? 'pool-figure is-debt' : 'pool-figure'} dy="0.36em">
              {figure(pool)}
            </text>
            {carriers[index].map((seat, place) => (
              <g
                key={seat}
                transform={`translate(${carriers[index].length > 1 ? (place % 2) * 14 - 7 : 0} ${-26 - Math.floor(place / 2) * 17})`}
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
            <TilePicture>
              <JungleTile tile="temple" />
            </TilePicture>
            {workers
              .map((count, seat) => ({ count, seat }))
              .filter(({ count }) => count > 0)
              .toSorted((one, other) => other.count - one.count)
              .map(({ count, seat }) => (
                <span key={seat} class="temple-seat">
                  <span class="unseen">{labels.templeLine(players[seat], count, gold[seat])}</span>
                  <span aria-hidden="true">
                    <SeatIcon seat={seat} /> {count}
                    {gold[seat] > 0 && (
                      <b>
                        {signed(gold[seat])}
                        <GoldIcon />
                      </b>
                    )}
                  </span>
                </span>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
