import type { Effects, IdRules, MoveIds } from '../../../kernel/game.ts';
import { movesById } from '../../../kernel/move-ids.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { act, resolveNext, startActions } from './actions.ts';
import { boost } from './boost.ts';
import { askForBuild, build } from './build.ts';
import { chaiwala } from './chaiwala.ts';
import type { Event } from './events.ts';
import { finalContracts } from './final-contracts.ts';
import { askForHire, hiring } from './hiring.ts';
import { askForCard, maintenance } from './maintenance.ts';
import { MOVES, type Move } from './moves.ts';
import { TURN_RULES, whyNotAfterEnd, whyNotNow } from './out-of-turn.ts';
import { placement, startPlacement } from './placement.ts';
import { postOffice, redraw, startPick } from './post-office.ts';
import { rails } from './rails.ts';
import { continueRefill, endRound } from './round.ts';
import { finishScoring } from './scoring.ts';
import { equipment } from './shed.ts';
import { NONE, type Phase, type Return, type State } from './state.ts';
import { stock } from './stock.ts';
import { seatsToAct } from './turn.ts';
import { contracts, resumeWindow } from './window.ts';
import { works } from './works.ts';

/*
 * Joins the phases like `fromPhases` of the kernel, but names each of them where it is called: a call whose target is
 * known is much quicker than one through a table. The most frequent phases come first.
 */

function list(state: Readonly<State>, seat: Seat, out: MoveIds): void {
  if (state.phase === null) return;
  switch (state.phase) {
    case 'placement':
      return placement.list(state, seat, out);
    case 'stock':
      return stock.list(state, seat, out);
    case 'boost':
      return boost.list(state, seat, out);
    case 'works':
      return works.list(state, seat, out);
    case 'contracts':
      return contracts.list(state, seat, out);
    case 'postOffice':
      return postOffice.list(state, seat, out);
    case 'build':
      return build.list(state, seat, out);
    case 'chaiwala':
      return chaiwala.list(state, seat, out);
    case 'redraw':
      return redraw.list(state, seat, out);
    case 'hiring':
      return hiring.list(state, seat, out);
    case 'maintenance':
      return maintenance.list(state, seat, out);
    case 'equipment':
      return equipment.list(state, seat, out);
    case 'rails':
      return rails.list(state, seat, out);
    case 'scoring':
      return finalContracts.list(state, seat, out);
  }
}

export const ids: IdRules<State, Move> = { list, move: id => MOVES[id] };
export const moves = movesById(ids);

export function apply(state: State, seat: Seat, move: Move, effects: Effects<Event>): readonly Seat[] {
  // A phase is only ever handed the moves it listed, so every type of move is safe here.
  play(state, seat, move as never, effects);
  return skipIdlePhases(state, effects);
}

function play(state: State, seat: Seat, move: never, effects: Effects<Event>): void {
  if (state.phase === null) throw new Error('the game is over');
  switch (state.phase) {
    case 'placement':
      return placement.play(state, seat, move, effects);
    case 'stock':
      return stock.play(state, seat, move, effects);
    case 'boost':
      return boost.play(state, seat, move, effects);
    case 'works':
      return works.play(state, seat, move, effects);
    case 'contracts':
      return contracts.play(state, seat, move, effects);
    case 'postOffice':
      return postOffice.play(state, seat, move, effects);
    case 'build':
      return build.play(state, seat, move, effects);
    case 'chaiwala':
      return chaiwala.play(state, seat, move, effects);
    case 'redraw':
      return redraw.play(state, seat, move, effects);
    case 'hiring':
      return hiring.play(state, seat, move, effects);
    case 'maintenance':
      return maintenance.play(state, seat, move, effects);
    case 'equipment':
      return equipment.play(state, seat, move, effects);
    case 'rails':
      return rails.play(state, seat, move, effects);
    case 'scoring':
      return finalContracts.play(state, seat, move, effects);
  }
}

/** Continues to the next decision and says who owes it; setup and tests start with it. */
export function skipIdlePhases(state: State, effects: Effects<Event>): readonly Seat[] {
  while (state.actor === NONE && state.phase !== null) endPhase(state, state.phase, effects);
  return seatsToAct(state);
}

/** The order of play: what follows when no seat owes a decision. */
function endPhase(state: State, phase: Phase, effects: Effects<Event>): void {
  switch (phase) {
    case 'placement':
      startActions(state);
      return proceed(state, effects);
    case 'boost':
      act(state, effects);
      if (state.actor === NONE) proceed(state, effects);
      return;
    case 'build':
      return resumeAfter(state, takeReturn(state.building), effects);
    case 'postOffice':
    case 'equipment':
      return resumeAfter(state, takeReturn(state.choosing), effects);
    case 'redraw':
      return pickOrProceed(state, effects);
    case 'hiring':
      if (!askForHire(state)) startPlacement(state);
      return;
    case 'maintenance':
      if (!askForCard(state)) continueRefill(state, effects);
      return;
    case 'scoring':
      return finishScoring(state, effects);
    case 'stock':
    case 'works':
    case 'contracts':
    case 'chaiwala':
    case 'rails':
      return proceed(state, effects);
  }
}

function proceed(state: State, effects: Effects<Event>): void {
  if (!resolveNext(state, effects)) endRound(state, effects);
}

/** Where play continues after an interruption; the slot is cleared. */
function takeReturn(slot: { after: Return }): Return {
  const { after } = slot;
  slot.after = 'actions';
  return after;
}

/** Continues where a build or the choice of a card interrupted play. */
function resumeAfter(state: State, after: Return, effects: Effects<Event>): void {
  if (after === 'build') askForBuild(state);
  else if (after === 'contracts') resumeWindow(state);
  else proceed(state, effects);
}

function pickOrProceed(state: State, effects: Effects<Event>): void {
  if (startPick(state, state.worker.seat, 'actions')) return;
  effects.emit?.({ type: 'actionLost', seat: state.worker.seat, area: 'F' });
  proceed(state, effects);
}

const RULES: { readonly [K in Phase]: PhaseRules<State, Move, Event> } = {
  maintenance,
  hiring,
  placement,
  contracts,
  boost,
  stock,
  works,
  rails,
  build,
  equipment,
  redraw,
  postOffice,
  chaiwala,
  scoring: finalContracts,
};

/** The rule that forbids a move, in whatever phase and by whichever seat. */
export function whyNot(state: Readonly<State>, seat: Seat, move: Move): string | undefined {
  if (state.phase === null) return whyNotAfterEnd(state);
  if (state.actor !== seat) return TURN_RULES[state.phase];
  const rules = RULES[state.phase];
  return rules.answers.includes(move.type) ? rules.whyNot(state, seat, move) : whyNotNow(state, move);
}
