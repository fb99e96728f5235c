import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import type { Move } from './moves.ts';
import { fromOverseer, NONE, type State } from './state.ts';

/** The rule by which it is not the seat's turn. */
export function whyNotYourTurn(state: Readonly<State>, seat: Seat): RuleId {
  switch (state.phase) {
    case 'spring':
    case 'palms':
      return 'r-setup-by-overseer';
    case 'startingCanal':
      return 'two-player-starting-canal';
    case 'auction':
      return state.auction.bids[seat] === NONE ? 'bid-order-starts-left-of-overseer' : 'bid-once-per-round';
    case 'sealedAuction':
      return 'bid-once-per-round';
    case 'take':
    case 'plant':
      return 'take-turn-ends-before-the-next-begins';
    case 'leftover':
      return state.players === 2 ? 'two-player-leftover-tile' : 'leftover-tile-placed-by-highest-bidder';
    case 'proposal':
    case 'bribe':
      if (seat === state.overseer) return 'overseer-makes-no-proposal';
      return hasHadTurn(state, seat) ? 'r-proposals-final' : 'propose-order-starts-left-of-overseer';
    case 'decision':
    case 'canal':
      return state.proposals.proposed === 0 ? 'no-proposal-build-costs-one' : 'accept-any-proposed-place';
    case 'extraCanal':
      return state.ownCanals[seat] === 0
        ? 'extra-canal-once-per-game'
        : 'extra-canal-order-ends-with-overseer';
    case null:
      return 'game-ends-after-last-round';
  }
}

/** Whether the seat has proposed or declined to in this round. */
function hasHadTurn(state: Readonly<State>, seat: Seat): boolean {
  for (let turn = 0; turn < state.proposals.turn; turn++) if (fromOverseer(state, turn) === seat) return true;
  return false;
}

/** The rule by which this type of move does not answer the current decision. */
export function whyNotNow(state: Readonly<State>, { type }: Move): RuleId {
  const { phase } = state;
  if (phase === null) return 'game-ends-after-last-round';
  if (phase === 'spring' || phase === 'palms') return 'r-setup-by-overseer';
  if (type === 'placeSpring' || type === 'placePalm') return whyNotPlacing(state, type);
  if (phase === 'startingCanal') return 'two-player-starting-canal';
  if (phase === 'plant') return 'tile-is-placed-at-once';
  if (phase === 'take' && type === 'plant') return 'take-exactly-one-tile-each';
  if (phase === 'proposal' && type === 'bribe') return 'r-bribe-needs-proposal';
  if (phase === 'bribe' && (type === 'propose' || type === 'abstain'))
    return 'propose-at-most-one-legal-place';
  if (phase === 'canal')
    return state.proposals.proposed === 0 ? 'no-proposal-build-costs-one' : 'r-reject-must-build';
  return 'round-has-seven-phases';
}

function whyNotPlacing({ setup, palms }: Readonly<State>, type: 'placeSpring' | 'placePalm'): RuleId {
  if (type === 'placePalm' && setup.palms === 0 && palms.length === 0) return 'r-no-palms';
  return setup.by === 'overseer' ? 'r-setup-by-overseer' : 'r-setup-random';
}
