import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import { seatColour, seatTextColour, SeatMark } from '../../../board/seat-icon.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { BasketIcon, CanalIcon, EscudoIcon, HatIcon } from './icons.tsx';
import { StakeFigure } from './dock.tsx';
import { turnsOf } from './turn-order.ts';
import { pointsIn } from './preview.ts';
import { LABELS } from './words.ts';

/** What a seat owns: purse, plantations, farmers, its canal; and what it has staked in this step. */
export function SeatPanel({ view, seat, language }: BoardProps<View, Move> & { readonly seat: Seat }) {
  const money = view.money[seat];
  const working = view.fields.reduce((sum, field) => sum + (field?.owner === seat ? field.farmers : 0), 0);
  const stake = turnsOf(view).find(turn => turn.seat === seat)?.stake ?? null;
  const holdsCanal = view.ownCanals[seat] > 0;
  return (
    <div class="santiago-panel">
      <span class="figure is-main" title={LABELS.money[language]}>
        <EscudoIcon /> <b>{money ?? '?'}</b>
        <span class="unseen">{money === null ? LABELS.hidden[language] : LABELS.money[language]}</span>
      </span>
      <span class="figure is-main" title={LABELS.points[language]}>
        <BasketIcon /> <b>{pointsIn(view)[seat]}</b>
        <span class="unseen">{LABELS.points[language]}</span>
      </span>
      <span class="figure" title={LABELS.farmers[language]}>
        <FarmerIcon seat={seat} /> {working}
        <span class="unseen">{LABELS.farmers[language]}</span>
      </span>
      <span
        class={`figure santiago-own ${holdsCanal ? '' : 'is-used'}`}
        role="img"
        title={LABELS[holdsCanal ? 'ownCanal' : 'noCanal'][language]}
        aria-label={LABELS[holdsCanal ? 'ownCanal' : 'noCanal'][language]}
      >
        <CanalIcon />
      </span>
      {seat === view.overseer && (
        <span
          class="figure santiago-office"
          role="img"
          title={LABELS.overseer[language]}
          aria-label={LABELS.overseer[language]}
        >
          <HatIcon />
        </span>
      )}
      {stake !== null && <StakeFigure stake={stake} language={language} />}
      <span class="santiago-rest">
        {view.reserve[seat]} {LABELS.reserve[language]} · {view.lost[seat]} {LABELS.lost[language]}
      </span>
    </div>
  );
}

const FarmerIcon = ({ seat }: { readonly seat: Seat }) => (
  <svg class="icon" viewBox="-12 -12 24 24" aria-hidden="true">
    <rect
      x="-11"
      y="-11"
      width="22"
      height="22"
      rx="4"
      fill={seatColour(seat)}
      stroke={seatTextColour(seat)}
    />
    <circle class="santiago-farmer-face" r="8.4" />
    <SeatMark seat={seat} size={7} />
  </svg>
);
