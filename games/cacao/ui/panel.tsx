import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import { POOLS, STORAGE_PLACES, SUN_PLACES } from '../data/village.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { GoldIcon, PodIcon, SunIcon, WaterIcon } from './icons.tsx';
import { figure } from '../text/wording.ts';
import { BOARD_TEXT } from './text.ts';

/** A village board in three lines: gold, storage and sun tokens, and the water carrier on the river. */
export function SeatPanel({ view, seat, language }: BoardProps<View, Move> & { readonly seat: Seat }) {
  const { gold, fruits, suns, pool, handSize, pileSize } = view.seats[seat];
  const { labels } = BOARD_TEXT[language];
  return (
    <div class="cacao-panel">
      <span class="figure is-main" title={labels.gold(gold)}>
        <GoldIcon /> <b aria-hidden="true">{gold}</b> <span class="unseen">{labels.gold(gold)}</span>
      </span>
      <span class="slots" role="img" aria-label={labels.fruits(fruits)}>
        {Array.from({ length: STORAGE_PLACES }, (_, index) => (
          <span key={index} class={index < fruits ? '' : 'is-empty'}>
            <PodIcon />
          </span>
        ))}
      </span>
      <span class="slots" role="img" aria-label={labels.suns(suns)}>
        {Array.from({ length: SUN_PLACES }, (_, index) => (
          <span key={index} class={index < suns ? '' : 'is-empty'}>
            <SunIcon />
          </span>
        ))}
      </span>
      <span class="river" role="img" aria-label={labels.waterCarrier(pool)}>
        <WaterIcon />
        {POOLS.map(value => (
          <i key={value} class={value === pool ? 'is-here' : ''}>
            {figure(value)}
          </i>
        ))}
      </span>
      <span class="rest">{labels.tilesLeft(handSize + pileSize)}</span>
    </div>
  );
}
