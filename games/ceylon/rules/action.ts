import type { PhaseRules } from '../../../kernel/phases.ts';
import type { Main } from '../data/actions.ts';
import type { RuleId } from '../data/rules.ts';
import type { Event } from './events.ts';
import { ACT, type Act, LAYINGS } from './moves.ts';
import { actionRefused } from './performable.ts';
import { NONE, type State, whoseDecision } from './state.ts';

/** Everybody takes one action of the card: the main on their side of it, or one of the two alternatives. */
const choice = (mainOf: (laying: number) => Main, then: State['turn']['then'], rule: RuleId): PhaseRules<State, Act, Event> => ({
  answers: ['act'],
  toAct: whoseDecision,

  moves(state, seat, out) {
    const main = mainOf(state.turn.laying);
    if (actionRefused(state, seat, main) === undefined) out.push(ACT[main]);
    out.push(ACT.move, ACT.take);
  },

  whyNot(state, seat, { action }) {
    if (action === 'move' || action === 'take') return undefined;
    return action === mainOf(state.turn.laying) ? actionRefused(state, seat, action) : rule;
  },

  play(state, _seat, { action }) {
    const { turn } = state;
    turn.doing = action;
    turn.then = then;
    state.waiting = NONE;
  },
});

export const action = choice((laying) => LAYINGS[laying].active, 'tokenAfter', 'active-options');
export const follow = choice((laying) => LAYINGS[laying].followers, 'follow', 'follower-options');
