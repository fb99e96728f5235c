import type { Seat } from '../../../kernel/seat.ts';
import type { Action } from '../data/actions.ts';
import type { RuleId } from '../data/rules.ts';
import { KEEP_TOKEN, type KeepToken, type Move, USE_TOKEN, type UseToken } from './moves.ts';
import type { Phase } from './phase.ts';
import { whyNotAction } from './performable.ts';
import { NONE, type State, whoseDecision } from './state.ts';

/** The actions in the order of their moves. */
const ACTIONS: readonly Action[] = Object.values(USE_TOKEN).map(use => use.action);
const FIRST_ID = Math.min(...Object.values(USE_TOKEN).map(use => use.id));

/** A technology token buys the active seat an extra action, just before or just after the card's action. */
const token = (then: State['turn']['then']): Phase<UseToken | KeepToken> => ({
  answers: ['useToken', 'keepToken'],
  toAct: whoseDecision,

  list(state, seat, out) {
    out.push(KEEP_TOKEN.id);
    if (whyNotAction(state, seat, 'plant') === undefined) out.push(USE_TOKEN.plant.id);
    if (whyNotAction(state, seat, 'harvest') === undefined) out.push(USE_TOKEN.harvest.id);
    if (whyNotAction(state, seat, 'trade') === undefined) out.push(USE_TOKEN.trade.id);
    if (whyNotAction(state, seat, 'hire') === undefined) out.push(USE_TOKEN.hire.id);
    out.push(USE_TOKEN.move.id);
    out.push(USE_TOKEN.take.id);
  },

  whyNot(state, seat, move) {
    if (move.type === 'keepToken') return undefined;
    if (move.action === 'advance') return 'token-any-action-but-advance';
    return whyNotAction(state, seat, move.action);
  },

  play(state, seat, id, { emit }) {
    const { turn } = state;
    turn.doing = null;
    turn.then = then;
    state.waiting = NONE;
    if (id === KEEP_TOKEN.id) return;
    const action = ACTIONS[id - FIRST_ID];
    const player = state.players[seat];
    player.tokens--;
    turn.tokenUsed = true;
    turn.doing = action;
    emit?.({ type: 'tokenUsed', seat, action, left: player.tokens });
  },
});

export const tokenBefore = token('action');
export const tokenAfter = token('follow');

/** Whether the active seat may use a token now. */
export const mayUseToken = (state: Readonly<State>): boolean => {
  const { turn, players } = state;
  return !turn.tokenUsed && players[turn.active].tokens > 0;
};

/** The rule that forbids using a token when the game does not ask for one; undefined for any other move. */
export const whyNotToken = (state: Readonly<State>, seat: Seat, move: Move): RuleId | undefined => {
  if (move.type !== 'useToken' || state.phase === 'position') return undefined;
  if (seat !== state.turn.active) return 'token-active-only';
  if (state.turn.tokenUsed) return 'token-one-per-turn';
  if (state.players[seat].tokens === 0) return 'token-returns-to-supply';
  return 'token-just-before-or-after';
};
