import type { Effects } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { HARVEST_HALVES } from '../data/board.ts';
import type { RuleId } from '../data/rules.ts';
import { brewable, brewLeaves, gainLeaves } from './chai.ts';
import type { Event } from './events.ts';
import { BREW, GATHER, type Brew, type Gather } from './moves.ts';
import { NONE, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

/** Leaves the chaiwala hands out: whole ones only. */
const leavesOffered = (state: Readonly<State>): number => HARVEST_HALVES[state.harvest] >> 1;

export function startChaiwala(state: State, seat: Seat, { emit }: Effects<Event>): void {
  if (leavesOffered(state) === 0 && brewable(state, seat) === 0) {
    emit?.({ type: 'actionLost', seat, area: 'G' });
    return;
  }
  state.phase = 'chaiwala';
  state.actor = seat;
}

/** Area G. Leaves at the harvest rate, or leaves into chai as far as the track has room. */
export const chaiwala: PhaseRules<State, Gather | Brew, Event> = {
  answers: ['gather', 'brew'],
  toAct: seatsToAct,

  list(state, seat, out) {
    if (leavesOffered(state) > 0) out.push(GATHER.id);
    const most = brewable(state, seat);
    for (let amount = 1; amount <= most; amount++) out.push(BREW[amount - 1].id);
  },

  whyNot(state, seat, move): RuleId | undefined {
    if (move.type === 'gather') return leavesOffered(state) > 0 ? undefined : 'area-g-no-leaves-at-half';
    if (move.amount <= brewable(state, seat)) return undefined;
    return move.amount > state.seats[seat].leaves ? 'area-g-turn-leaves-into-chai' : 'r-area-g-limit';
  },

  play(state, seat, move, table) {
    state.actor = NONE;
    if (move.type === 'gather') gainLeaves(state, seat, leavesOffered(state), 'chaiwala', table);
    else brewLeaves(state, seat, move.amount, table);
  },
};
