import type { PhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import type { Event } from './events.ts';
import { PLACE_SPRING, type PlaceSpring } from './moves.ts';
import { placeSpring, SPRINGS } from './setup.ts';
import { NONE, type State } from './state.ts';

/** Set-up, by option. The first overseer chooses the intersection of the spring. */
export const spring: PhaseRules<State, PlaceSpring, Event> = {
  answers: ['placeSpring'],

  toAct: state => (state.spring === NONE ? oneSeat(state.overseer) : NO_SEATS),

  list({ setup }, _seat, out) {
    for (const at of SPRINGS[setup.springs]) out.push(PLACE_SPRING[at].id);
  },

  whyNot: ({ setup }, _seat, { at }) =>
    SPRINGS[setup.springs].includes(at) ? undefined : 'setup-spring-central-option',

  play(state, seat, { at }, { emit }) {
    placeSpring(state, at);
    emit?.({ type: 'springPlaced', at, seat });
  },
};
