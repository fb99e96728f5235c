import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import { figure } from '../../../kernel/text.ts';
import type { BoardProps } from '../../../board/module.ts';
import { STORAGE_PLACES, SUN_PLACES } from '../data/village.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { GoldIcon, PodIcon, SunIcon, WaterIcon } from './icons.tsx';
import { BOARD_TEXT } from './text.ts';

interface SlotsProps {
  readonly label: string;
  readonly filled: number;
  readonly places: number;
  readonly children: ComponentChildren;
}

/** Places for pieces of one kind, the filled ones first. */
const Slots = ({ label, filled, places, children }: SlotsProps) => (
  <span class="slots" role="img" aria-label={label} title={label}>
    {Array.from({ length: places }, (_, index) => (
      <span key={index} class={index < filled ? '' : 'is-empty'}>
        {children}
      </span>
    ))}
  </span>
);

/** A village board in one line: gold, storage, sun tokens and the water carrier. */
export function SeatPanel({ view, seat, language }: BoardProps<View, Move> & { readonly seat: Seat }) {
  const { gold, fruits, suns, pool, handSize, pileSize } = view.seats[seat];
  const { labels } = BOARD_TEXT[language];
  return (
    <div class="cacao-panel">
      <span class="figure is-main" title={labels.gold(gold)}>
        <GoldIcon /> <b aria-hidden="true">{gold}</b> <span class="unseen">{labels.gold(gold)}</span>
      </span>
      <Slots label={labels.fruits(fruits)} filled={fruits} places={STORAGE_PLACES}>
        <PodIcon />
      </Slots>
      <Slots label={labels.suns(suns)} filled={suns} places={SUN_PLACES}>
        <SunIcon />
      </Slots>
      <span
        class={pool < 0 ? 'figure is-debt' : 'figure'}
        role="img"
        aria-label={labels.waterCarrier(pool)}
        title={labels.waterCarrier(pool)}
      >
        <WaterIcon /> <b>{figure(pool)}</b>
      </span>
      <span class="rest">{labels.tilesLeft(handSize + pileSize)}</span>
    </div>
  );
}
