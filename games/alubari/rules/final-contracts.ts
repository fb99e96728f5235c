import type { RuleId } from '../data/rules.ts';
import { assignmentOf } from './assignment.ts';
import { DONE, LEAVE_OUT, MOVES, type Done, type LeaveOut } from './moves.ts';
import type { Phase } from './phase.ts';
import { NONE, type State } from './state.ts';
import { seatsToAct } from './turn.ts';

const OWN = 0;

/** The contracts that score as things stand. */
const scoring = (state: Readonly<State>): readonly number[] => assignmentOf(state, OWN).contracts;

/** Asks which contracts score, where the option leaves it to the player and any contract would score. */
export const askForContracts = (state: State): void => {
  state.phase = 'scoring';
  state.actor = state.choosesContracts && scoring(state).length > 0 ? OWN : NONE;
};

/** Solo scoring. Contracts can be left out one by one, to keep their leaves; the others are filled in the best way. */
export const finalContracts: Phase<LeaveOut | Done> = {
  answers: ['leaveOut', 'done'],
  toAct: seatsToAct,

  list(state, _seat, out) {
    for (const contract of scoring(state)) out.push(LEAVE_OUT[contract - 1].id);
    out.push(DONE.id);
  },

  whyNot: (state, _seat, move): RuleId | undefined =>
    move.type === 'done' || scoring(state).includes(move.contract)
      ? undefined
      : 'r-contract-assignment-optimal',

  play(state, seat, id, { emit }) {
    const move = MOVES[id];
    if (move.type !== 'leaveOut') {
      state.actor = NONE;
      return;
    }
    state.leftOut |= 1 << (move.contract - 1);
    emit?.({ type: 'contractLeftOut', seat, contract: move.contract });
    askForContracts(state);
  },
};
