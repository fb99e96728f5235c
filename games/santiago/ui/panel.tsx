import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import { seatColour, seatTextColour, SeatMark } from '../../../board/seat-icon.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { BasketIcon, CanalIcon, EscudoIcon, HatIcon } from './icons.tsx';
import { StakeFigure } from './dock.tsx';
import { turnsOf } from './turn-order.ts';
import { pointsIn } from './preview.ts';
import { BOARD_TEXT } from './text.ts';

/** What a seat owns: money, plantations, farmers, its own canal; and its bid or bribe in this step. */
export function SeatPanel({ view, seat, language }: BoardProps<View, Move> & { readonly seat: Seat }) {
  const text = BOARD_TEXT[language].panel;
  const money = view.money[seat];
  const points = pointsIn(view)[seat];
  const working = view.fields.reduce((sum, field) => sum + (field?.owner === seat ? field.farmers : 0), 0);
  const stake = turnsOf(view).find(turn => turn.seat === seat)?.stake ?? null;
  const holdsCanal = view.ownCanals[seat] > 0;
  const isOverseer = seat === view.overseer;
  return (
    <div class={`santiago-panel ${isOverseer && stake !== null ? 'is-crowded' : ''}`}>
      <Figure class="is-main" name={text.money(money)}>
        <EscudoIcon /> <b>{money ?? '?'}</b>
      </Figure>
      <Figure class="is-main" name={text.points(points)}>
        <BasketIcon /> <b>{points}</b>
      </Figure>
      <Figure name={text.farmers(working)}>
        <FarmerIcon seat={seat} /> {working}
      </Figure>
      <Figure
        class={`santiago-own ${holdsCanal ? '' : 'is-used'}`}
        name={holdsCanal ? text.ownCanal : text.usedCanal}
      >
        <CanalIcon />
      </Figure>
      {isOverseer && (
        <Figure class="santiago-office" name={text.overseer}>
          <HatIcon />
        </Figure>
      )}
      {stake !== null && <StakeFigure stake={stake} language={language} />}
      <span class="santiago-rest">{text.rest(view.reserve[seat], view.lost[seat])}</span>
    </div>
  );
}

/** A picture with a number; a screen reader says the name instead. */
const Figure = (props: {
  readonly class?: string;
  readonly name: string;
  readonly children: ComponentChildren;
}) => (
  <span class={`figure ${props.class ?? ''}`} role="img" title={props.name} aria-label={props.name}>
    {props.children}
  </span>
);

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
