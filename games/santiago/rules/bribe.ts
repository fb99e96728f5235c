import { pushUpTo } from '../../../kernel/move-ids.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import type { Place } from './board.ts';
import type { Event } from './events.ts';
import { BRIBE, type Bribe } from './moves.ts';
import { owesBribe, proposerOf } from './proposal.ts';
import type { State } from './state.ts';

/** Phase 4. A proposal may come with a bribe for the overseer. */
export const bribe: CountedPhaseRules<State, Bribe, Event> = {
  answers: ['bribe'],

  toAct: state => (owesBribe(state) ? oneSeat(proposerOf(state)) : NO_SEATS),

  list: ({ money }, seat, out) => pushUpTo(money[seat], BRIBE[0].id, out),

  count: ({ money }, seat) => money[seat] + 1,

  at: (_state, _seat, index) => BRIBE[0].id + index,

  whyNot: ({ money }, seat, { amount }) =>
    amount > money[seat] ? 'bribe-within-remaining-money' : undefined,

  play(state, seat, id, { emit }) {
    const amount = id - BRIBE[0].id;
    const { proposals } = state;
    proposals.bribes[seat] = amount;
    proposals.turn++;
    const place = proposals.places[seat];
    emit?.({ type: 'bribeOffered', seat, place, amount, total: bribesFor(state, place) });
  },
};

/** The total of all bribes for a place. */
function bribesFor({ players, proposals: { places, bribes } }: Readonly<State>, place: Place): number {
  let total = 0;
  for (let seat = 0; seat < players; seat++) if (places[seat] === place) total += bribes[seat];
  return total;
}

/** The highest total offered for one place; 0 if nothing is proposed. */
export function topTotal(state: Readonly<State>): number {
  let top = 0;
  for (let seat = 0; seat < state.players; seat++) {
    if (state.proposals.bribes[seat] > 0) top = Math.max(top, bribesFor(state, state.proposals.places[seat]));
  }
  return top;
}
