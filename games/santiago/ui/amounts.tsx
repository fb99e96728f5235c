import type { BoardProps } from '../../../board/module.ts';
import { SeatIcon } from '../../../board/seat-icon.tsx';
import { HtmlTarget } from '../../../board/target.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { bidId, bribeId } from './targets.ts';
import { bidName, bribeName } from './names.ts';
import { BOARD_TEXT } from './text.ts';

export interface AmountsProps extends BoardProps<View, Move> {
  readonly of: 'bid' | 'bribe';
}

/** Every amount up to the player's money and one beyond; an amount that is taken shows whose bid it is. */
export function Amounts({ view, viewer, language, of }: AmountsProps) {
  const purse = viewer === null ? 0 : (view.money[viewer] ?? 0);
  const amounts = Array.from({ length: purse + 2 }, (_, amount) => amount);
  return (
    <div
      class="santiago-ladder"
      role="group"
      aria-label={BOARD_TEXT[language].labels[of === 'bid' ? 'bids' : 'bribes']}
    >
      {amounts.map(amount => {
        const holder = of === 'bid' && amount > 0 ? view.bids.indexOf(amount) : -1;
        const name = (of === 'bid' ? bidName(amount) : bribeName(amount))[language];
        return (
          <HtmlTarget
            key={amount}
            id={of === 'bid' ? bidId(amount) : bribeId(amount)}
            name={name}
            class={`santiago-amount ${amount === 0 ? 'is-nothing' : ''} ${amount > purse ? 'is-beyond' : ''}`}
          >
            {amount === 0 ? name : amount}
            {holder >= 0 && view.players > 2 && <SeatIcon seat={holder} />}
          </HtmlTarget>
        );
      })}
    </div>
  );
}
