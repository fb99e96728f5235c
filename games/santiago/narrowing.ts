import type { Seat } from '../../kernel/seat.ts';
import { topTotal } from './rules/bribe.ts';
import { DECLINE, type Move } from './rules/moves.ts';
import { NONE, type State } from './rules/state.ts';
import { helpsOverseer } from './useful-canal.ts';

/** A bid above this amount is considered only if it is close to the top one, and likewise a bribe. */
const [MOST_BID, OVER_TOP_BID, MOST_BRIBE, OVER_TOP_BRIBE] = [8, 2, 5, 1];

/** The amounts up to a limit: moves the others behind them. */
function narrowAmounts(moves: Move[], count: number, most: number): number {
  let kept = 0;
  for (let index = 0; index < count; index++) {
    const move = moves[index];
    if (!('amount' in move) || move.amount > most) continue;
    moves[index] = moves[kept];
    moves[kept++] = move;
  }
  return kept;
}

/** For the last to bid: a pass and the cheapest amount for each place in the order. */
function narrowLastBid(bids: readonly number[], moves: Move[], count: number): number {
  let kept = 0;
  let lastPlace = NONE;
  for (let index = 0; index < count; index++) {
    const move = moves[index];
    if (move.type !== 'bid') continue;
    const place =
      move.amount === 0 ? NONE : bids.reduce((above, bid) => (bid > move.amount ? above + 1 : above), 0);
    if (move.amount > 0 && place === lastPlace) continue;
    lastPlace = place;
    moves[index] = moves[kept];
    moves[kept++] = move;
  }
  return kept;
}

/** Without proposals: an overseer whom a canal helps does not save the escudo and lose the canal. */
function narrowDecision(state: Readonly<State>, seat: Seat, moves: Move[], count: number): number {
  if (count !== 2 || moves[0] !== DECLINE || !helpsOverseer(state, seat)) return count;
  moves[0] = moves[1];
  moves[1] = DECLINE;
  return 1;
}

/** The amounts that a sensible player considers. */
export function narrowAmount(state: Readonly<State>, _seat: Seat, moves: Move[], count: number): number {
  const { phase, auction, players } = state;
  switch (phase) {
    case 'auction':
      if (auction.turn === players - 1) return narrowLastBid(auction.bids, moves, count);
      return narrowAmounts(moves, count, Math.max(MOST_BID, Math.max(...auction.bids) + OVER_TOP_BID));
    case 'sealedAuction':
      return narrowAmounts(moves, count, MOST_BID);
    case 'bribe':
      return narrowAmounts(moves, count, Math.max(MOST_BRIBE, topTotal(state) + OVER_TOP_BRIBE));
    default:
      return count;
  }
}

export const hasAmounts = ({ phase }: Readonly<State>): boolean =>
  phase === 'auction' || phase === 'sealedAuction' || phase === 'bribe';

export const isNarrowed = (state: Readonly<State>): boolean =>
  hasAmounts(state) || state.phase === 'decision';

/** The choices that a sensible player considers. */
export const narrow = (state: Readonly<State>, seat: Seat, moves: Move[], count: number): number =>
  state.phase === 'decision'
    ? narrowDecision(state, seat, moves, count)
    : narrowAmount(state, seat, moves, count);
