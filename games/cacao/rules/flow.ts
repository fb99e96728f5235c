import type { Effects, IdRules, MoveIds } from '../../../kernel/game.ts';
import { movesById } from '../../../kernel/move-ids.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat, type Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { activation, startActivation } from './activation.ts';
import type { Event } from './events.ts';
import { filling, fillFromPile, isFillingDue, startFilling } from './filling.ts';
import { moveOf, type Move } from './moves.ts';
import { placing } from './placing.ts';
import type { Phase, State } from './state.ts';
import { endTurn } from './turn.ts';

/*
 * The phases of a turn, in order. Each is called by its name and not through a table as in `fromPhases`, because the
 * engine calls a function faster that it knows beforehand: a tenth of the time of a random game.
 */

const OUT_OF_TURN: RuleId = 'turn-order-clockwise';
const OUT_OF_ORDER: RuleId = 'turn-steps-in-order';

export function toAct(state: Readonly<State>): readonly Seat[] {
  switch (state.phase) {
    case 'placing':
      return placing.toAct(state);
    case 'filling':
      return filling.toAct(state);
    case 'activation':
      return activation.toAct(state);
    case null:
      return NO_SEATS;
  }
}

function list(state: Readonly<State>, seat: Seat, out: MoveIds): void {
  switch (state.phase) {
    case 'placing':
      placing.list(state, seat, out);
      break;
    case 'filling':
      filling.list(state, seat, out);
      break;
    case 'activation':
      activation.list(state, seat, out);
      break;
    case null:
      break;
  }
}

export const ids: IdRules<State, Move> = { list, move: moveOf };
export const moves = movesById(ids);

const PHASES: Readonly<Record<Phase, PhaseRules<State, Move, Event>>> = { placing, filling, activation };

export function whyNot(state: Readonly<State>, seat: Seat, move: Move): string | undefined {
  if (state.phase === null) return OUT_OF_ORDER;
  if (!toAct(state).includes(seat)) return OUT_OF_TURN;
  const phase = PHASES[state.phase];
  return phase.answers.includes(move.type) ? phase.whyNot(state, seat, move) : OUT_OF_ORDER;
}

export function apply(state: State, seat: Seat, move: Move, effects: Effects<Event>): readonly Seat[] {
  switch (move.type) {
    case 'place':
    case 'overbuild':
      placing.play(state, seat, move, effects);
      startFilling(state);
      break;
    case 'fill':
      filling.play(state, seat, move, effects);
      break;
    case 'work':
      activation.play(state, seat, move, effects);
      break;
  }
  return finishTurn(state, effects);
}

/** Goes on, in the order of a turn, as far as the next decision, and says who owes it. */
function finishTurn(state: State, effects: Effects<Event>): readonly Seat[] {
  if (state.phase === 'filling') {
    if (isFillingDue(state)) return oneSeat(state.active);
    fillFromPile(state, effects);
    startActivation(state, effects);
  }
  if (state.groups.length > 0) return activation.toAct(state);
  endTurn(state, effects);
  return toAct(state);
}
