import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Slots, Store } from './personal-board.tsx';
import { CardBack, Coin, Cog, Lotus, Teapot } from './goods.tsx';
import { ActionIcon, Icon } from './icons.tsx';
import { LeafMarker } from './pieces.tsx';
import { ActionSign } from './signs.tsx';
import { LABELS } from './words.ts';

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const Figure = ({ label, value, class: more = '', children }: FigureProps) => (
  <span class={`ceylon-count ${more}`} title={label}>
    <Icon>{children}</Icon>
    <b>{value}</b>
    <span class="unseen">{label}</span>
  </span>
);

/** A personal board: points and goods, the store, and the contract slots under their markers. */
export function SeatPanel({ view, seat, language }: BoardProps<View, Move> & { readonly seat: Seat }) {
  const board = view.seats[seat];
  const companies = board.contracts.filter(count => count > 0).length;
  const { points, rupees, tokens, handSize, tile, isTileSpent, bonus } = board;
  return (
    <div class="ceylon-panel">
      <div class="ceylon-counts">
        <Figure label={LABELS.points[language]} value={points} class="is-main">
          <Lotus />
        </Figure>
        <Figure label={LABELS.rupees[language]} value={rupees} class="is-main">
          <Coin />
        </Figure>
        <Figure label={LABELS.tokens[language]} value={tokens}>
          <Cog />
        </Figure>
        <Figure label={LABELS.cards[language]} value={handSize} class="is-minor">
          <CardBack />
        </Figure>
        <Figure label={LABELS.markers[language]} value={board.markers} class="is-strip">
          <LeafMarker seat={seat} />
        </Figure>
        <Figure label={LABELS.filed[language]} value={companies} class="is-strip">
          <ActionSign action="trade" />
        </Figure>
        {view.start === seat && view.phase !== 'position' && (
          <span title={LABELS.teapot[language]} class="ceylon-pot">
            <Icon>
              <Teapot />
            </Icon>
            <span class="unseen">{LABELS.teapot[language]}</span>
          </span>
        )}
        {tile !== null && (
          <span
            class={`ceylon-tile ${isTileSpent ? 'is-spent' : ''}`}
            title={LABELS.tile[language]}
            role="img"
            aria-label={`${LABELS.tile[language]}${isTileSpent ? `, ${LABELS.spent[language]}` : ''}`}
          >
            <ActionIcon action={tile} />
          </span>
        )}
        {bonus > 0 && (
          <span class="ceylon-bonus" title={LABELS.bonus[language]}>
            +{bonus}
            <span class="unseen">{LABELS.bonus[language]}</span>
          </span>
        )}
      </div>
      <Store board={board} label={LABELS.store[language]} />
      <Slots
        board={board}
        seat={seat}
        label={`${board.markers} ${LABELS.markers[language]}, ${board.slots} ${LABELS.slots[language]}`}
        company={LABELS.company[language]}
      />
    </div>
  );
}
