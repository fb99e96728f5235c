import { bitAt, countBits } from '../../../kernel/bits.ts';
import type { Effects } from '../../../kernel/game.ts';
import { pushSet } from '../../../kernel/move-ids.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import { unproposedPlaces, buildingPrice } from './decision.ts';
import type { Event } from './events.ts';
import { LAY, type Lay } from './moves.ts';
import { laySupplyCanal, whyNotCanalAt } from './network.ts';
import { clearProposals } from './proposal.ts';
import type { State } from './state.ts';

/** Phase 4. The overseer pays and chooses a place that no one proposed. */
export const canal: CountedPhaseRules<State, Lay, Event> = {
  answers: ['lay'],

  toAct: ({ decision: { stage }, overseer }) => (stage === 'building' ? oneSeat(overseer) : NO_SEATS),

  list: (state, _seat, out) => pushSet(unproposedPlaces(state), LAY[0].id, out),

  count: state => countBits(unproposedPlaces(state)),

  at: (state, _seat, index) => LAY[0].id + bitAt(unproposedPlaces(state), index),

  whyNot: (state, _seat, { place }) =>
    state.proposals.proposed & (1 << place)
      ? 'reject-builds-at-an-unproposed-place'
      : whyNotCanalAt(state, place),

  play(state, seat, id, table) {
    const place = id - LAY[0].id;
    const amount = buildingPrice(state);
    state.money[seat] -= amount;
    state.bank += amount;
    table.emit?.({ type: 'canalPaid', seat, amount });
    laySupplyCanal(state, seat, place, table);
    state.decision.stage = 'done';
  },
};

/** The end of phase 4: bribes that were not accepted and all proposal pieces go back. */
export function returnProposals(state: State, { emit }: Effects<Event>): void {
  const { bribes } = state.proposals;
  if (emit !== undefined) {
    bribes.forEach((amount, seat) => {
      if (amount > 0) emit({ type: 'bribeReturned', seat, amount });
    });
  }
  clearProposals(state);
}
