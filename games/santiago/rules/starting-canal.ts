import { pushSet } from '../../../kernel/move-ids.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat } from '../../../kernel/seat.ts';
import type { Event } from './events.ts';
import { LAY, type Lay } from './moves.ts';
import { layStartingCanal, openPlaces, whyNotCanalAt } from './network.ts';
import type { State } from './state.ts';

/** Set-up for two players. The first overseer builds a canal at the spring before the palms are placed. */
export const startingCanal: PhaseRules<State, Lay, Event> = {
  answers: ['lay'],
  toAct: ({ players, canals, overseer }) => (players === 2 && canals === 0 ? oneSeat(overseer) : NO_SEATS),
  list: (state, _seat, out) => pushSet(openPlaces(state), LAY[0].id, out),
  whyNot: (state, _seat, { place }) => whyNotCanalAt(state, place),
  play: (state, seat, { place }, table) => layStartingCanal(state, seat, place, table),
};
