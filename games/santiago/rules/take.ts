import type { Effects } from '../../../kernel/game.ts';
import { pushSet } from '../../../kernel/move-ids.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import { payBid } from './auction.ts';
import type { Event } from './events.ts';
import { TAKE, type Take } from './moves.ts';
import { NONE, type State } from './state.ts';

/** Phase 3, first half. In the order of the bids, each player takes a tile from the village. */
export const take: PhaseRules<State, Take, Event> = {
  answers: ['take'],

  toAct: ({ taking }) => (taking.tile === NONE ? oneSeat(taking.order[taking.turn]) : NO_SEATS),

  list({ village }, _seat, out) {
    // The sign bit of a negated count says whether there is a tile: no branch that the processor has to guess.
    let kinds = 0;
    for (let tile = 0; tile < village.length; tile++) kinds |= (-village[tile] >>> 31) << tile;
    pushSet(kinds, TAKE[0].id, out);
  },

  whyNot: ({ village }, _seat, { tile }) => (village[tile] > 0 ? undefined : 'take-exactly-one-tile-each'),

  play(state, seat, { tile }, { emit }) {
    state.village[tile]--;
    state.taking.tile = tile;
    emit?.({ type: 'tileTaken', seat, tile });
  },
};

/** The turn starts with paying the bid; with two players both have already paid. */
export function startTake(state: State, table: Effects<Event>): void {
  if (state.players > 2) payBid(state, state.taking.order[state.taking.turn], table);
  state.phase = 'take';
}
