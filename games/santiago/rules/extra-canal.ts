import { bitAt, countBits } from '../../../kernel/bits.ts';
import type { MoveIds } from '../../../kernel/game.ts';
import { pushSet } from '../../../kernel/move-ids.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import type { Event } from './events.ts';
import { KEEP, LAY, type Keep, type Lay } from './moves.ts';
import { layOwnCanal, openPlaces, whyNotCanalAt } from './network.ts';
import { fromOverseer, type State } from './state.ts';

/** Phase 5. One player may build their own canal. Players are asked in order, the overseer last. */
export const extraCanal: CountedPhaseRules<State, Lay | Keep, Event> = {
  answers: ['lay', 'keep'],

  toAct: state =>
    state.extra.turn < state.players ? oneSeat(fromOverseer(state, state.extra.turn)) : NO_SEATS,

  list(state, _seat, out: MoveIds) {
    out.push(KEEP.id);
    pushSet(openPlaces(state), LAY[0].id, out);
  },

  count: state => 1 + countBits(openPlaces(state)),

  at: (state, _seat, index) => (index === 0 ? KEEP.id : LAY[0].id + bitAt(openPlaces(state), index - 1)),

  whyNot: (state, _seat, move) => (move.type === 'lay' ? whyNotCanalAt(state, move.place) : undefined),

  play(state, seat, id, table) {
    if (id !== KEEP.id) {
      layOwnCanal(state, seat, id - LAY[0].id, table);
      state.extra.turn = state.players;
      return;
    }
    table.emit?.({ type: 'canalKept', seat });
    state.extra.turn++;
    skipWithoutCanal(state);
  },
};

export function startExtraCanal(state: State): void {
  state.extra.turn = 0;
  skipWithoutCanal(state);
  state.phase = 'extraCanal';
}

function skipWithoutCanal(state: State): void {
  const { extra, players, ownCanals } = state;
  while (extra.turn < players && ownCanals[fromOverseer(state, extra.turn)] === 0) extra.turn++;
}
