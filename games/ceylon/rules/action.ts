import type { MoveIds } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Action } from '../data/actions.ts';
import type { RuleId } from '../data/rules.ts';
import { ACT, type Act, LAYINGS } from './moves.ts';
import type { Phase } from './phase.ts';
import { whyNotAction } from './performable.ts';
import { NONE, type State, whoseDecision } from './state.ts';

/** The main action on each side of a card, by which way up it was played. */
const ACTIVE_MAINS: readonly Act[] = LAYINGS.map(({ active }) => ACT[active]);
const FOLLOWER_MAINS: readonly Act[] = LAYINGS.map(({ followers }) => ACT[followers]);

/** The actions in the order of their moves. */
const ACTIONS: readonly Action[] = Object.values(ACT).map(act => act.action);
const FIRST_ID = Math.min(...Object.values(ACT).map(act => act.id));
const MOVE_ID = ACT.move.id;
const TAKE_ID = ACT.take.id;

/** Each player takes one of the card's actions: the main on their side, or one of the two alternatives. */
const listActions = (state: Readonly<State>, seat: Seat, main: Act, out: MoveIds): void => {
  if (whyNotAction(state, seat, main.action) === undefined) out.push(main.id);
  out.push(MOVE_ID);
  out.push(TAKE_ID);
};

const choose = (state: State, id: number, then: State['turn']['then']): void => {
  const { turn } = state;
  turn.doing = ACTIONS[id - FIRST_ID];
  turn.then = then;
  state.waiting = NONE;
};

const isAlternative = (move: Act): boolean => move === ACT.move || move === ACT.take;

/** The active seat takes an action. */
export const action: Phase<Act> = {
  answers: ['act'],
  toAct: whoseDecision,
  list: (state, seat, out) => listActions(state, seat, ACTIVE_MAINS[state.turn.laying], out),
  whyNot(state, seat, move): RuleId | undefined {
    if (isAlternative(move)) return undefined;
    return move === ACTIVE_MAINS[state.turn.laying]
      ? whyNotAction(state, seat, move.action)
      : 'active-options';
  },
  play: (state, _seat, id) => choose(state, id, 'tokenAfter'),
};

/** The others follow, each with an action of their own. */
export const follow: Phase<Act> = {
  answers: ['act'],
  toAct: whoseDecision,
  list: (state, seat, out) => listActions(state, seat, FOLLOWER_MAINS[state.turn.laying], out),
  whyNot(state, seat, move): RuleId | undefined {
    if (isAlternative(move)) return undefined;
    return move === FOLLOWER_MAINS[state.turn.laying]
      ? whyNotAction(state, seat, move.action)
      : 'follower-options';
  },
  play: (state, _seat, id) => choose(state, id, 'follow'),
};
