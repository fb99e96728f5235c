import type { PhaseRules } from '../../../kernel/phases.ts';
import type { RuleId } from '../data/rules.ts';
import type { Event } from './events.ts';
import { ACT, type Act, LAYINGS } from './moves.ts';
import { whyNotAction } from './performable.ts';
import { NONE, type State, whoseDecision } from './state.ts';

/** Each player takes one of the card's actions: the main on their side, or one of the two alternatives. */
const choice = (
  mains: readonly Act[],
  then: State['turn']['then'],
  rule: RuleId,
): PhaseRules<State, Act, Event> => ({
  answers: ['act'],
  toAct: whoseDecision,

  moves(state, seat, out) {
    const main = mains[state.turn.laying];
    if (whyNotAction(state, seat, main.action) === undefined) out.push(main);
    out.push(ACT.move);
    out.push(ACT.take);
  },

  whyNot(state, seat, move) {
    if (move === ACT.move || move === ACT.take) return undefined;
    return move === mains[state.turn.laying] ? whyNotAction(state, seat, move.action) : rule;
  },

  play(state, _seat, move) {
    const { turn } = state;
    turn.doing = move.action;
    turn.then = then;
    state.waiting = NONE;
  },
});

export const action = choice(
  LAYINGS.map(({ active }) => ACT[active]),
  'tokenAfter',
  'active-options',
);
export const follow = choice(
  LAYINGS.map(({ followers }) => ACT[followers]),
  'follow',
  'follower-options',
);
