import type { Seat } from '../../kernel/seat.ts';
import { bidsUpTo } from './rules/auction.ts';
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

function bidsAbove(bids: readonly number[], amount: number): number {
  let above = 0;
  for (let seat = 0; seat < bids.length; seat++) if (bids[seat] > amount) above++;
  return above;
}

/** For the last to bid: a pass and the cheapest amount for each place in the order. */
function narrowLastBid(bids: readonly number[], moves: Move[], count: number): number {
  let kept = 0;
  let lastPlace = NONE;
  for (let index = 0; index < count; index++) {
    const move = moves[index];
    if (move.type !== 'bid') continue;
    const place = move.amount === 0 ? NONE : bidsAbove(bids, move.amount);
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

/** The highest amount that is considered in a phase with amounts, but for the last to bid. */
function mostConsidered(state: Readonly<State>): number {
  switch (state.phase) {
    case 'auction':
      return Math.max(MOST_BID, highest(state.auction.bids) + OVER_TOP_BID);
    case 'bribe':
      return Math.max(MOST_BRIBE, topTotal(state) + OVER_TOP_BRIBE);
    default:
      return MOST_BID;
  }
}

function highest(bids: readonly number[]): number {
  let top = NONE;
  for (let seat = 0; seat < bids.length; seat++) if (bids[seat] > top) top = bids[seat];
  return top;
}

const isLastBid = ({ phase, auction, players }: Readonly<State>): boolean =>
  phase === 'auction' && auction.turn === players - 1;

/** Amounts up to a limit are the first of the list. */
export function firstChoices(state: Readonly<State>, seat: Seat): number | undefined {
  if (!hasAmounts(state) || isLastBid(state)) return undefined;
  const most = Math.min(state.money[seat], mostConsidered(state));
  return 1 + most - (state.phase === 'auction' ? bidsUpTo(state.auction.bids, most) : 0);
}

/** The amounts that a sensible player considers. */
export function narrowAmount(state: Readonly<State>, _seat: Seat, moves: Move[], count: number): number {
  if (!hasAmounts(state)) return count;
  if (isLastBid(state)) return narrowLastBid(state.auction.bids, moves, count);
  return narrowAmounts(moves, count, mostConsidered(state));
}

export const hasAmounts = ({ phase }: Readonly<State>): boolean =>
  phase === 'auction' || phase === 'sealedAuction' || phase === 'bribe';

export const isNarrowed = (state: Readonly<State>): boolean =>
  hasAmounts(state) || (state.phase === 'decision' && state.proposals.proposed === 0);

/** The choices that a sensible player considers. */
export const narrow = (state: Readonly<State>, seat: Seat, moves: Move[], count: number): number =>
  state.phase === 'decision'
    ? narrowDecision(state, seat, moves, count)
    : narrowAmount(state, seat, moves, count);
