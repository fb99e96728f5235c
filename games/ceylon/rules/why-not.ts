import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { action, follow } from './action.ts';
import { card } from './card.ts';
import { destination } from './destination.ts';
import { harvest } from './harvest.ts';
import { district } from './hire.ts';
import type { Move } from './moves.ts';
import type { Phase } from './phase.ts';
import { plant } from './plant.ts';
import { position } from './position.ts';
import { reward } from './reward.ts';
import type { PhaseName, State } from './state.ts';
import { store } from './store.ts';
import { tile } from './tile.ts';
import { tokenAfter, tokenBefore, whyNotToken } from './token.ts';
import { contract, omission } from './trade.ts';

const OUT_OF_TURN: RuleId = 'turn-order-clockwise';
const OUT_OF_ORDER: RuleId = 'turn-steps';

const RULES: { readonly [K in PhaseName]: Phase<Move> } = {
  position,
  card,
  tokenBefore,
  action,
  tokenAfter,
  follow,
  tile,
  plant,
  harvest,
  store,
  contract,
  omission,
  reward,
  district,
  destination,
};

/** The rule that forbids a move, the most specific one that applies. */
export function whyNot(state: Readonly<State>, seat: Seat, move: Move): string | undefined {
  if (state.phase === null) return whyNotToken(state, seat, move) ?? OUT_OF_ORDER;
  if (state.waiting !== seat) return whyNotToken(state, seat, move) ?? whyNotNow(state, seat);
  const rules = RULES[state.phase];
  if (!rules.answers.includes(move.type)) return whyNotToken(state, seat, move) ?? OUT_OF_ORDER;
  return rules.whyNot(state, seat, move);
}

function whyNotNow(state: Readonly<State>, seat: Seat): RuleId {
  const { phase, players, turn } = state;
  if (phase === 'position') {
    return players[seat].tile === null ? 'setup-start-positions-clockwise' : 'variant-positions-by-number';
  }
  if (phase === 'card') return OUT_OF_TURN;
  return turn.acting === turn.active ? 'active-acts-first' : 'followers-clockwise';
}
