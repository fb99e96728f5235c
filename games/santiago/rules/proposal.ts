import { bitAt, countBits } from '../../../kernel/bits.ts';
import type { MoveIds } from '../../../kernel/game.ts';
import { pushSet } from '../../../kernel/move-ids.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat, type Seat } from '../../../kernel/seat.ts';
import type { Event } from './events.ts';
import { ABSTAIN, PROPOSE, type Abstain, type Propose } from './moves.ts';
import { openPlaces, whyNotCanalAt } from './network.ts';
import { fromOverseer, NONE, type State } from './state.ts';

/** Phase 4. One by one, the other players may propose a place for the canal. */
export const proposal: CountedPhaseRules<State, Propose | Abstain, Event> = {
  answers: ['propose', 'abstain'],

  toAct: state =>
    state.proposals.turn < state.players - 1 && !owesBribe(state) ? oneSeat(proposerOf(state)) : NO_SEATS,

  list(state, _seat, out: MoveIds) {
    out.push(ABSTAIN.id);
    pushSet(openPlaces(state), PROPOSE[0].id, out);
  },

  count: state => 1 + countBits(openPlaces(state)),

  at: (state, _seat, index) =>
    index === 0 ? ABSTAIN.id : PROPOSE[0].id + bitAt(openPlaces(state), index - 1),

  whyNot: (state, _seat, move) => (move.type === 'propose' ? whyNotCanalAt(state, move.place) : undefined),

  play({ proposals }, seat, id, { emit }) {
    if (id === ABSTAIN.id) {
      proposals.turn++;
      emit?.({ type: 'proposalForgone', seat });
      return;
    }
    const place = id - PROPOSE[0].id;
    proposals.places[seat] = place;
    proposals.proposed |= 1 << place;
    emit?.({ type: 'canalProposed', seat, place });
  },
};

/** The player whose turn it is to propose or to bribe. */
export const proposerOf = (state: Readonly<State>): Seat => fromOverseer(state, state.proposals.turn);

/** Whether the player to propose has named a place but not yet the bribe. */
export const owesBribe = (state: Readonly<State>): boolean =>
  state.proposals.places[proposerOf(state)] !== NONE;

export function startProposals(state: State): void {
  state.phase = 'proposal';
}

/** Every proposal piece goes back to its owner. */
export function clearProposals({ players, proposals }: State): void {
  for (let seat = 0; seat < players; seat++) {
    proposals.places[seat] = NONE;
    proposals.bribes[seat] = 0;
  }
  proposals.turn = 0;
  proposals.proposed = 0;
}
