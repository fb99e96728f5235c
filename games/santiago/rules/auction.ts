import type { Effects, MoveIds } from '../../../kernel/game.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { drawPiece, fromDeck } from '../../../kernel/random.ts';
import { NO_SEATS, oneSeat, type Seat } from '../../../kernel/seat.ts';
import { SUPPLIES } from '../data/supplies.ts';
import type { Event } from './events.ts';
import { BID, PASS, type Bid } from './moves.ts';
import { fromOverseer, isLastRound, KINDS, NONE, type State } from './state.ts';

/** Phase 1. Each player bids once, an amount that no one has bid before, or passes. */
export const auction: CountedPhaseRules<State, Bid, Event> = {
  answers: ['bid'],

  toAct: state =>
    state.auction.turn < state.players ? oneSeat(fromOverseer(state, state.auction.turn)) : NO_SEATS,

  list({ money, auction: { bids } }, seat, out) {
    out.push(PASS.id);
    pushUntaken(bids, money[seat], BID, out);
  },

  count: ({ money, auction: { bids } }, seat) => 1 + money[seat] - bidsUpTo(bids, money[seat]),

  at: ({ auction: { bids } }, _seat, index) => BID[untakenAmount(bids, index)].id,

  whyNot({ money, auction: { bids } }, seat, { amount }) {
    if (amount > money[seat]) return 'bid-within-own-money';
    return amount > 0 && isTaken(bids, amount) ? 'bid-differs-from-earlier-bids' : undefined;
  },

  play(state, seat, id, { emit }) {
    const amount = id - BID[0].id;
    state.auction.bids[seat] = amount;
    state.auction.turn++;
    emit?.(amount > 0 ? { type: 'bidMade', seat, amount } : { type: 'passed', seat });
  },
};

/** Appends the bids from 1 to `most` that no one has made. */
function pushUntaken(bids: readonly number[], most: number, moves: readonly Bid[], out: MoveIds): void {
  for (let amount = 1; amount <= most; amount++) if (!isTaken(bids, amount)) out.push(moves[amount].id);
}

/** How many bids of 1 to `most` have been made. */
export function bidsUpTo(bids: readonly number[], most: number): number {
  let count = 0;
  for (let seat = 0; seat < bids.length; seat++) if (bids[seat] > 0 && bids[seat] <= most) count++;
  return count;
}

/** The amount at an index of those that no one has bid, with 0 for passing: each lower bid moves it up by one. */
function untakenAmount(bids: readonly number[], index: number): number {
  let amount = index;
  for (let before = -1; before !== amount;) {
    before = amount;
    amount = index + bidsUpTo(bids, before);
  }
  return amount;
}

/** Whether someone has already bid this amount. */
function isTaken(bids: readonly number[], amount: number): boolean {
  for (let seat = 0; seat < bids.length; seat++) if (bids[seat] === amount) return true;
  return false;
}

/** The number of the only pile: tiles are drawn in one order, however they are stacked. */
const PLANTATIONS = 0;

/** Reveals the top tile of every pile. */
export function startRound(state: State, { random, emit }: Effects<Event>): void {
  state.round++;
  state.phase = state.players === 2 ? 'sealedAuction' : 'auction';
  state.auction.turn = 0;
  for (let seat = 0; seat < state.players; seat++) state.auction.bids[seat] = NONE;
  let left = countTiles(state.piles);
  for (let pile = SUPPLIES[state.players].piles; pile > 0; pile--)
    state.village[drawPiece(state.piles, fromDeck(random, PLANTATIONS, left), left--)]++;
  emit?.({ type: 'roundBegun', round: state.round, last: isLastRound(state) });
  emit?.({ type: 'tilesRevealed', tiles: tilesIn(state.village) });
}

function countTiles(heap: readonly number[]): number {
  let total = 0;
  for (let tile = 0; tile < heap.length; tile++) total += heap[tile];
  return total;
}

/** The kinds of a heap of tiles, one entry for each tile. */
const tilesIn = (heap: readonly number[]): number[] =>
  Array.from({ length: KINDS }, (_, tile) => Array.from({ length: heap[tile] }, () => tile)).flat();

/**
 * Phase 2. Sorts the seats into take order: higher bids first; with equal bids (several passes, or equal bids of two
 * players) the later bidder first. The last in this order passed first or else bid least: the new overseer.
 */
export function closeAuction(state: State, { emit }: Effects<Event>): void {
  const { bids } = state.auction;
  const { order } = state.taking;
  for (let turn = 0; turn < state.players; turn++) {
    const seat = fromOverseer(state, turn);
    let place = turn;
    for (; place > 0 && bids[order[place - 1]] <= bids[seat]; place--) order[place] = order[place - 1];
    order[place] = seat;
  }
  const last = order[state.players - 1];
  emit?.({ type: 'overseerAppointed', seat: last, again: last === state.overseer });
  state.overseer = last;
  state.taking.turn = 0;
}

export function payBid(state: State, seat: Seat, { emit }: Effects<Event>): void {
  const amount = state.auction.bids[seat];
  if (amount === 0) return;
  state.money[seat] -= amount;
  state.bank += amount;
  emit?.({ type: 'bidPaid', seat, amount });
}
