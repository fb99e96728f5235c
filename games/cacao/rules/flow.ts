import type { Effects, IdRules, MoveIds, PlayoutRules } from '../../../kernel/game.ts';
import { movesById } from '../../../kernel/move-ids.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat, type Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { activation, startActivation } from './activation.ts';
import type { Event } from './events.ts';
import { filling, fillFromPile, isFillingDue, startFilling } from './filling.ts';
import { FILL_IDS, moveOf, WORK_IDS, type Move } from './moves.ts';
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

const PHASES: Readonly<Record<Phase, CountedPhaseRules<State, Move, Event>>> = {
  placing,
  filling,
  activation,
};

export function whyNot(state: Readonly<State>, seat: Seat, move: Move): string | undefined {
  if (state.phase === null) return OUT_OF_ORDER;
  if (!toAct(state).includes(seat)) return OUT_OF_TURN;
  const phase = PHASES[state.phase];
  return phase.answers.includes(move.type) ? phase.whyNot(state, seat, move) : OUT_OF_ORDER;
}

export const apply = (state: State, seat: Seat, { id }: Move, effects: Effects<Event>): readonly Seat[] =>
  play(state, seat, id, effects);

function play(state: State, seat: Seat, id: number, effects: Effects<Event>): readonly Seat[] {
  if (id < FILL_IDS) {
    placing.play(state, seat, id, effects);
    startFilling(state);
  } else if (id < WORK_IDS) {
    filling.play(state, seat, id, effects);
  } else {
    activation.play(state, seat, id, effects);
  }
  return finishTurn(state, effects);
}

function count(state: Readonly<State>, seat: Seat): number {
  switch (state.phase) {
    case 'placing':
      return placing.count(state, seat);
    case 'filling':
      return filling.count(state, seat);
    case 'activation':
      return activation.count(state, seat);
    case null:
      return 0;
  }
}

function at(state: Readonly<State>, seat: Seat, index: number): number {
  switch (state.phase) {
    case 'placing':
      return placing.at(state, seat, index);
    case 'filling':
      return filling.at(state, seat, index);
    case 'activation':
    case null:
      return activation.at(state, seat, index);
  }
}

export const playout: PlayoutRules<State, Event> = { count, at, play };

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
