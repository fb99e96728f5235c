import type { Effects } from '../../../kernel/game.ts';
import { pushUpTo } from '../../../kernel/move-ids.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat, seatsInMask } from '../../../kernel/seat.ts';
import { payBid } from './auction.ts';
import type { Event } from './events.ts';
import { BID, type Bid } from './moves.ts';
import { NONE, type State } from './state.ts';

const BOTH = seatsInMask(0b11);

/** Phase 1 for two players. Both bid at the same time and in secret; equal bids are allowed. */
export const sealedAuction: CountedPhaseRules<State, Bid, Event> = {
  answers: ['bid'],

  toAct({ auction: { bids } }) {
    if (bids[0] === NONE) return bids[1] === NONE ? BOTH : oneSeat(0);
    return bids[1] === NONE ? oneSeat(1) : NO_SEATS;
  },

  list: ({ money }, seat, out) => pushUpTo(money[seat], BID[0].id, out),

  count: ({ money }, seat) => money[seat] + 1,

  at: (_state, _seat, index) => BID[0].id + index,

  whyNot: ({ money }, seat, { amount }) => (amount > money[seat] ? 'bid-within-own-money' : undefined),

  play(state, seat, id, { emit }) {
    const amount = id - BID[0].id;
    state.auction.bids[seat] = amount;
    emit?.({ type: 'bidSealed', seat, secret: { to: oneSeat(seat), amount } });
  },
};

/** Reveals both bids and pays them. */
export function revealBids(state: State, table: Effects<Event>): void {
  const { bids } = state.auction;
  table.emit?.({ type: 'bidsRevealed', bids: [...bids], reveals: true });
  payBid(state, 0, table);
  payBid(state, 1, table);
}
