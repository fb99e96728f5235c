import type { Effects } from '../../../kernel/game.ts';
import { pushUpTo } from '../../../kernel/move-ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { HARVEST_HALVES } from '../data/board.ts';
import type { RuleId } from '../data/rules.ts';
import { brewable, brewLeaves, gainLeaves } from './chai.ts';
import type { Event } from './events.ts';
import { BREW, GATHER, type Brew, type Gather } from './moves.ts';
import type { DrawnPhase } from './phase.ts';
import { NONE, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

const GATHER_ID = GATHER.id;
/** The id for one leaf; each further leaf adds 1. */
const FIRST_BREW = BREW[0].id;

/** Leaves the chaiwala hands out: whole ones only. */
const leavesOffered = (state: Readonly<State>): number => HARVEST_HALVES[state.harvest] >> 1;

export const startChaiwala = (state: State, seat: Seat, { emit }: Effects<Event>): void => {
  if (leavesOffered(state) === 0 && brewable(state, seat) === 0) {
    emit?.({ type: 'actionLost', seat, area: 'G' });
    return;
  }
  state.phase = 'chaiwala';
  state.actor = seat;
};

/** Area G. Leaves at the harvest rate, or leaves into chai as far as the track has room. */
export const chaiwala: DrawnPhase<Gather | Brew> = {
  answers: ['gather', 'brew'],
  toAct: seatsToAct,

  list(state, seat, out) {
    if (leavesOffered(state) > 0) out.push(GATHER_ID);
    pushUpTo(brewable(state, seat) - 1, FIRST_BREW, out);
  },

  draw(state, seat, random) {
    const gatherings = leavesOffered(state) > 0 ? 1 : 0;
    const choice = random.below(gatherings + brewable(state, seat));
    return choice < gatherings ? GATHER_ID : FIRST_BREW + choice - gatherings;
  },

  whyNot(state, seat, move): RuleId | undefined {
    if (move.type === 'gather') return leavesOffered(state) > 0 ? undefined : 'area-g-no-leaves-at-half';
    if (move.amount <= brewable(state, seat)) return undefined;
    return move.amount > state.seats[seat].leaves ? 'area-g-turn-leaves-into-chai' : 'r-area-g-limit';
  },

  play(state, seat, id, table) {
    state.actor = NONE;
    if (id === GATHER_ID) gainLeaves(state, seat, leavesOffered(state), 'chaiwala', table);
    else brewLeaves(state, seat, id - FIRST_BREW + 1, table);
  },
};
