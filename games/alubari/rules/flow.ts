import type { Effects, IdRules, MoveIds } from '../../../kernel/game.ts';
import { movesById } from '../../../kernel/move-ids.ts';
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
import type { Phase as PhaseOf } from './phase.ts';
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

const { list: listPlacement, play: playPlacement } = placement;
const { list: listStock, play: playStock } = stock;
const { list: listBoost, play: playBoost } = boost;
const { list: listWorks, play: playWorks } = works;
const { list: listContracts, play: playContracts } = contracts;
const { list: listPostOffice, play: playPostOffice } = postOffice;
const { list: listBuild, play: playBuild } = build;
const { list: listChaiwala, play: playChaiwala } = chaiwala;
const { list: listRedraw, play: playRedraw } = redraw;
const { list: listHiring, play: playHiring } = hiring;
const { list: listMaintenance, play: playMaintenance } = maintenance;
const { list: listEquipment, play: playEquipment } = equipment;
const { list: listRails, play: playRails } = rails;
const { list: listFinalContracts, play: playFinalContracts } = finalContracts;

export const list = (state: Readonly<State>, seat: Seat, out: MoveIds): void => {
  if (state.phase === null) return;
  switch (state.phase) {
    case 'placement':
      return listPlacement(state, seat, out);
    case 'stock':
      return listStock(state, seat, out);
    case 'boost':
      return listBoost(state, seat, out);
    case 'works':
      return listWorks(state, seat, out);
    case 'contracts':
      return listContracts(state, seat, out);
    case 'postOffice':
      return listPostOffice(state, seat, out);
    case 'build':
      return listBuild(state, seat, out);
    case 'chaiwala':
      return listChaiwala(state, seat, out);
    case 'redraw':
      return listRedraw(state, seat, out);
    case 'hiring':
      return listHiring(state, seat, out);
    case 'maintenance':
      return listMaintenance(state, seat, out);
    case 'equipment':
      return listEquipment(state, seat, out);
    case 'rails':
      return listRails(state, seat, out);
    case 'scoring':
      return listFinalContracts(state, seat, out);
  }
};

export const ids: IdRules<State, Move> = { list, move: id => MOVES[id] };
export const moves = movesById(ids);

export const apply = (state: State, seat: Seat, move: Move, effects: Effects<Event>): readonly Seat[] =>
  playById(state, seat, move.id, effects);

/** Plays the move with an id and says who is to act next. */
export const playById = (state: State, seat: Seat, id: number, effects: Effects<Event>): readonly Seat[] => {
  play(state, seat, id, effects);
  return skipIdlePhases(state, effects);
};

export const play = (state: State, seat: Seat, id: number, effects: Effects<Event>): void => {
  if (state.phase === null) throw new Error('the game is over');
  switch (state.phase) {
    case 'placement':
      return playPlacement(state, seat, id, effects);
    case 'stock':
      return playStock(state, seat, id, effects);
    case 'boost':
      return playBoost(state, seat, id, effects);
    case 'works':
      return playWorks(state, seat, id, effects);
    case 'contracts':
      return playContracts(state, seat, id, effects);
    case 'postOffice':
      return playPostOffice(state, seat, id, effects);
    case 'build':
      return playBuild(state, seat, id, effects);
    case 'chaiwala':
      return playChaiwala(state, seat, id, effects);
    case 'redraw':
      return playRedraw(state, seat, id, effects);
    case 'hiring':
      return playHiring(state, seat, id, effects);
    case 'maintenance':
      return playMaintenance(state, seat, id, effects);
    case 'equipment':
      return playEquipment(state, seat, id, effects);
    case 'rails':
      return playRails(state, seat, id, effects);
    case 'scoring':
      return playFinalContracts(state, seat, id, effects);
  }
};

/** Continues to the next decision and says who owes it; setup and tests start with it. */
export const skipIdlePhases = (state: State, effects: Effects<Event>): readonly Seat[] => {
  continuePlay(state, effects);
  return seatsToAct(state);
};

export const continuePlay = (state: State, effects: Effects<Event>): void => {
  while (state.actor === NONE && state.phase !== null) endPhase(state, state.phase, effects);
};

/** The order of play: what follows when no seat owes a decision. */
const endPhase = (state: State, phase: Phase, effects: Effects<Event>): void => {
  switch (phase) {
    case 'boost':
      act(state, effects);
      if (state.actor === NONE) proceed(state, effects);
      return;
    case 'stock':
    case 'works':
    case 'contracts':
    case 'chaiwala':
    case 'rails':
      return proceed(state, effects);
    case 'placement':
      startActions(state);
      return proceed(state, effects);
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
  }
};

const proceed = (state: State, effects: Effects<Event>): void => {
  if (!resolveNext(state, effects)) endRound(state, effects);
};

/** Where play continues after an interruption; the slot is cleared. */
const takeReturn = (slot: { after: Return }): Return => {
  const { after } = slot;
  slot.after = 'actions';
  return after;
};

/** Continues where a build or the choice of a card interrupted play. */
const resumeAfter = (state: State, after: Return, effects: Effects<Event>): void => {
  if (after === 'build') askForBuild(state);
  else if (after === 'contracts') resumeWindow(state);
  else proceed(state, effects);
};

const pickOrProceed = (state: State, effects: Effects<Event>): void => {
  if (startPick(state, state.worker.seat, 'actions')) return;
  effects.emit?.({ type: 'actionLost', seat: state.worker.seat, area: 'F' });
  proceed(state, effects);
};

const RULES: { readonly [K in Phase]: PhaseOf<Move> } = {
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
export const whyNot = (state: Readonly<State>, seat: Seat, move: Move): string | undefined => {
  if (state.phase === null) return whyNotAfterEnd(state);
  if (state.actor !== seat) return TURN_RULES[state.phase];
  const rules = RULES[state.phase];
  return rules.answers.includes(move.type) ? rules.whyNot(state, seat, move) : whyNotNow(state, move);
};
