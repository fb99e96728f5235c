import type { IdRules, MoveIds } from '../../../kernel/game.ts';
import { moveIds, movesById } from '../../../kernel/move-ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { TILE_STEPS } from '../data/tiles.ts';
import { action, follow } from './action.ts';
import { advance } from './advance.ts';
import { card } from './card.ts';
import type { GameEffects } from './events.ts';
import { harvest, startHarvest } from './harvest.ts';
import { district, hire, startDistrict } from './hire.ts';
import { destination, destinationAt, destinationCount, startDestination } from './destination.ts';
import { DISTRICT_OF } from './map.ts';
import { ALL_MOVES, type Move } from './moves.ts';
import { whyNotBoost } from './performable.ts';
import { plant, startPlant } from './plant.ts';
import { nextToPlace, position } from './position.ts';
import { reward, startReward } from './reward.ts';
import { NONE, type PhaseName, seatAfter, type State, whoseDecision } from './state.ts';
import { isOverfull, startStore, store } from './store.ts';
import { take } from './take.ts';
import { tile } from './tile.ts';
import { mayUseToken, tokenAfter, tokenBefore } from './token.ts';
import { contract, omission, startContract, startOmission } from './trade.ts';
import { endTurn, startPlay } from './turn.ts';
import { whyNot } from './why-not.ts';

/*
 * Joins the phases like `fromPhases` of the kernel, but names each of them where it is called: a call whose target is
 * known is much quicker than one through a table. The most frequent phases come first.
 */

const list = (state: Readonly<State>, seat: Seat, out: MoveIds): void => {
  if (state.phase === null) return;
  switch (state.phase) {
    case 'follow':
      return follow.list(state, seat, out);
    case 'destination':
      return destination.list(state, seat, out);
    case 'action':
      return action.list(state, seat, out);
    case 'card':
      return card.list(state, seat, out);
    case 'harvest':
      return harvest.list(state, seat, out);
    case 'tokenBefore':
      return tokenBefore.list(state, seat, out);
    case 'plant':
      return plant.list(state, seat, out);
    case 'position':
      return position.list(state, seat, out);
    case 'tokenAfter':
      return tokenAfter.list(state, seat, out);
    case 'store':
      return store.list(state, seat, out);
    case 'contract':
      return contract.list(state, seat, out);
    case 'reward':
      return reward.list(state, seat, out);
    case 'tile':
      return tile.list(state, seat, out);
    case 'omission':
      return omission.list(state, seat, out);
    case 'district':
      return district.list(state, seat, out);
  }
};

const play = (state: State, seat: Seat, id: number, effects: GameEffects): void => {
  if (state.phase === null) throw new Error('the game is over');
  switch (state.phase) {
    case 'follow':
      return follow.play(state, seat, id, effects);
    case 'destination':
      return destination.play(state, seat, id, effects);
    case 'action':
      return action.play(state, seat, id, effects);
    case 'card':
      return card.play(state, seat, id, effects);
    case 'harvest':
      return harvest.play(state, seat, id, effects);
    case 'tokenBefore':
      return tokenBefore.play(state, seat, id, effects);
    case 'plant':
      return plant.play(state, seat, id, effects);
    case 'position':
      return position.play(state, seat, id, effects);
    case 'tokenAfter':
      return tokenAfter.play(state, seat, id, effects);
    case 'store':
      return store.play(state, seat, id, effects);
    case 'contract':
      return contract.play(state, seat, id, effects);
    case 'reward':
      return reward.play(state, seat, id, effects);
    case 'tile':
      return tile.play(state, seat, id, effects);
    case 'omission':
      return omission.play(state, seat, id, effects);
    case 'district':
      return district.play(state, seat, id, effects);
  }
};

/** The order of play: what follows when no seat owes a decision. */
const endPhase = (state: State, phase: PhaseName, effects: GameEffects): void => {
  switch (phase) {
    case 'follow':
    case 'action':
    case 'tokenBefore':
    case 'tokenAfter':
      return startAction(state, effects);
    case 'card':
      return startTokenBefore(state);
    case 'harvest':
      return startStoreOrContinue(state, effects);
    case 'position':
      return startPositionOrPlay(state, effects);
    case 'contract':
      return state.turn.boosted ? startOmission(state) : startReward(state);
    case 'omission':
      return startReward(state);
    case 'tile':
      return performAction(state, effects);
    case 'destination':
    case 'plant':
    case 'store':
    case 'reward':
    case 'district':
      return continueTurn(state, effects);
  }
};

/** Plays the move with an id and says who is to act next. */
const playById = (state: State, seat: Seat, id: number, effects: GameEffects): readonly Seat[] => {
  play(state, seat, id, effects);
  while (state.waiting === NONE && state.phase !== null) endPhase(state, state.phase, effects);
  return whoseDecision(state);
};

const listed = moveIds();

/** Destinations are many and stand in a table, so playouts need no list of them; the other lists are short. */
const count = (state: Readonly<State>, seat: Seat): number => {
  if (state.phase === 'destination') return destinationCount(state, seat);
  listed.count = 0;
  list(state, seat, listed);
  return listed.count;
};

/** The id at an index of what has just been counted. */
const at = (state: Readonly<State>, seat: Seat, index: number): number =>
  state.phase === 'destination' ? destinationAt(state, seat, index) : listed.items[index];

const startPositionOrPlay = (state: State, effects: GameEffects): void => {
  state.waiting = nextToPlace(state);
  if (state.waiting === NONE) startPlay(state, effects);
};

/** A seat is to choose: the active seat chooses tokens and its card action, a follower its own action. */
const startDecision = (state: State, phase: PhaseName, seat: Seat): void => {
  state.turn.acting = seat;
  state.phase = phase;
  state.waiting = seat;
};

const startTokenBefore = (state: State): void => {
  startDecision(state, mayUseToken(state) ? 'tokenBefore' : 'action', state.turn.active);
};

/** A seat has chosen an action: ask about its start tile if the tile can boost the action, else perform it. */
const startAction = (state: State, effects: GameEffects): void => {
  const { turn } = state;
  turn.boosted = false;
  if (turn.doing === null) continueTurn(state, effects);
  else if (whyNotBoost(state, turn.acting, turn.doing) === undefined)
    startDecision(state, 'tile', turn.acting);
  else performAction(state, effects);
};

const performAction = (state: State, effects: GameEffects): void => {
  const { acting, boosted, doing } = state.turn;
  if (doing === null) return continueTurn(state, effects);
  switch (doing) {
    case 'plant':
      return startPlant(state);
    case 'harvest':
      return startHarvest(state);
    case 'trade':
      return startContract(state);
    case 'move':
      return startDestination(state);
    case 'hire':
      if (boosted) return startDistrict(state);
      hire(state, acting, DISTRICT_OF[state.players[acting].pawn], effects);
      break;
    case 'advance':
      advance(state, acting, boosted ? TILE_STEPS : 1, effects);
      break;
    case 'take':
      take(state, acting, effects);
      break;
  }
  continueTurn(state, effects);
};

const startStoreOrContinue = (state: State, effects: GameEffects): void => {
  if (isOverfull(state.players[state.turn.acting])) startStore(state);
  else continueTurn(state, effects);
};

/** After an action: the decision that `turn.then` names. */
const continueTurn = (state: State, effects: GameEffects): void => {
  const { turn } = state;
  if (turn.then === 'action') startDecision(state, 'action', turn.active);
  else if (turn.then === 'tokenAfter' && mayUseToken(state)) startDecision(state, 'tokenAfter', turn.active);
  else {
    const follower = seatAfter(state, turn.acting);
    if (follower === turn.active) endTurn(state, effects);
    else startDecision(state, 'follow', follower);
  }
};

const ids: IdRules<State, Move> = { list, move: id => ALL_MOVES[id] };

export const flow = {
  toAct: whoseDecision,
  moves: movesById(ids),
  ids,
  playout: { count, at, play: playById },
  apply: (state: State, seat: Seat, move: Move, effects: GameEffects): readonly Seat[] =>
    playById(state, seat, move.id, effects),
  whyNot,
};
