import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import { POOLS, STORAGE_PLACES, SUN_PLACES } from '../data/village.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { GoldIcon, PodIcon, SunIcon, WaterIcon } from './icons.tsx';
import { LABELS } from './words.ts';

/** A village board in three lines: gold, store and suns, and how far the water carrier has come. */
export function SeatPanel({ view, seat, language }: BoardProps<View, Move> & { readonly seat: Seat }) {
  const { gold, fruits, suns, pool, handSize, pileSize } = view.seats[seat];
  return (
    <div class="cacao-panel">
      <span class="figure is-main" title={LABELS.gold[language]}>
        <GoldIcon /> <b>{gold}</b> <span class="unseen">{LABELS.gold[language]}</span>
      </span>
      <span class="slots" role="img" aria-label={`${fruits}/${STORAGE_PLACES} ${LABELS.fruits[language]}`}>
        {Array.from({ length: STORAGE_PLACES }, (_, index) => (
          <span key={index} class={index < fruits ? '' : 'is-empty'}>
            <PodIcon />
          </span>
        ))}
      </span>
      <span class="slots" role="img" aria-label={`${suns}/${SUN_PLACES} ${LABELS.suns[language]}`}>
        {Array.from({ length: SUN_PLACES }, (_, index) => (
          <span key={index} class={index < suns ? '' : 'is-empty'}>
            <SunIcon />
          </span>
        ))}
      </span>
      <span class="river" role="img" aria-label={`${LABELS.river[language]}: ${pool}`}>
        <WaterIcon />
        {POOLS.map(value => (
          <i key={value} class={value === pool ? 'is-here' : ''}>
            {value}
          </i>
        ))}
      </span>
      <span class="rest" title={LABELS.workers[language]}>
        {LABELS.workers[language]}: {handSize + pileSize}
      </span>
    </div>
  );
}
