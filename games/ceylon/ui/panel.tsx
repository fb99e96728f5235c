import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { CardBack, Coin, Cog, Lotus, Teapot } from './goods.tsx';
import { ActionIcon, Icon } from './icons.tsx';
import { Slots, Store } from './personal-board.tsx';
import { LeafMarker } from './pieces.tsx';
import { ActionSign } from './signs.tsx';
import { BOARD_TEXT } from './text.ts';

interface FigureProps {
  /** The figure with its noun. */
  readonly label: string;
  readonly value: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const Figure = ({ label, value, class: more = '', children }: FigureProps) => (
  <span class={`ceylon-count ${more}`} title={label}>
    <Icon>{children}</Icon>
    <b aria-hidden="true">{value}</b>
    <span class="unseen">{label}</span>
  </span>
);

/** A personal board: points and goods, the store, and the contract slots under their markers. */
export function SeatPanel({ view, seat, language }: BoardProps<View, Move> & { readonly seat: Seat }) {
  const board = view.seats[seat];
  const { counts, labels } = BOARD_TEXT[language];
  const companies = board.contracts.filter(count => count > 0).length;
  const { points, rupees, tokens, handSize, tile, isTileSpent, bonus } = board;
  return (
    <div class="ceylon-panel">
      <div class="ceylon-counts">
        <Figure label={counts.points(points)} value={points} class="is-main">
          <Lotus />
        </Figure>
        <Figure label={counts.rupees(rupees)} value={rupees} class="is-main">
          <Coin />
        </Figure>
        <Figure label={counts.tokens(tokens)} value={tokens}>
          <Cog />
        </Figure>
        <Figure label={counts.cardsInHand(handSize)} value={handSize} class="is-minor">
          <CardBack />
        </Figure>
        <Figure label={counts.markers(board.markers)} value={board.markers} class="is-strip">
          <LeafMarker seat={seat} />
        </Figure>
        <Figure label={counts.companies(companies)} value={companies} class="is-strip">
          <ActionSign action="trade" />
        </Figure>
        {view.start === seat && view.phase !== 'position' && (
          <span title={labels.startPlayer} class="ceylon-pot">
            <Icon>
              <Teapot />
            </Icon>
            <span class="unseen">{labels.startPlayer}</span>
          </span>
        )}
        {tile !== null && (
          <span
            class={`ceylon-tile ${isTileSpent ? 'is-spent' : ''}`}
            title={isTileSpent ? labels.usedTile(tile) : labels.tile(tile)}
            role="img"
            aria-label={isTileSpent ? labels.usedTile(tile) : labels.tile(tile)}
          >
            <ActionIcon action={tile} />
          </span>
        )}
        {bonus > 0 && (
          <span class="ceylon-bonus" title={labels.bonus(bonus)}>
            <span aria-hidden="true">+{bonus}</span>
            <span class="unseen">{labels.bonus(bonus)}</span>
          </span>
        )}
      </div>
      <div class="ceylon-goods">
        <Slots board={board} seat={seat} language={language} />
        <Store board={board} language={language} />
      </div>
    </div>
  );
}
