import { bitAt, countBits } from '../../../kernel/bits.ts';
import type { Effects } from '../../../kernel/game.ts';
import { pushSet } from '../../../kernel/move-ids.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import { payBid } from './auction.ts';
import type { Event } from './events.ts';
import { TAKE, type Take } from './moves.ts';
import { NONE, type State } from './state.ts';

/** Phase 3, first half. In the order of the bids, each player takes a tile from the village. */
export const take: CountedPhaseRules<State, Take, Event> = {
  answers: ['take'],

  toAct: ({ taking }) => (taking.tile === NONE ? oneSeat(taking.order[taking.turn]) : NO_SEATS),

  list: ({ village }, _seat, out) => pushSet(kindsIn(village), TAKE[0].id, out),

  count: ({ village }) => countBits(kindsIn(village)),

  at: ({ village }, _seat, index) => TAKE[0].id + bitAt(kindsIn(village), index),

  whyNot: ({ village }, _seat, { tile }) => (village[tile] > 0 ? undefined : 'take-exactly-one-tile-each'),

  play(state, seat, id, { emit }) {
    const tile = id - TAKE[0].id;
    state.village[tile]--;
    state.taking.tile = tile;
    emit?.({ type: 'tileTaken', seat, tile });
  },
};

/** The kinds of tiles in a heap as a set of bits. */
function kindsIn(heap: readonly number[]): number {
  // The sign bit of a negated count says whether there is a tile: no branch that the processor has to guess.
  let kinds = 0;
  for (let tile = 0; tile < heap.length; tile++) kinds |= (-heap[tile] >>> 31) << tile;
  return kinds;
}

/** The turn starts with paying the bid; with two players both have already paid. */
export function startTake(state: State, table: Effects<Event>): void {
  if (state.players > 2) payBid(state, state.taking.order[state.taking.turn], table);
  state.phase = 'take';
}
