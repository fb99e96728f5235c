import { fromPhases } from '../../../kernel/phases.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { RuleId } from '../data/rules.ts';
import { TILE_STEPS } from '../data/tiles.ts';
import { action, follow } from './action.ts';
import { advance } from './advance.ts';
import { card } from './card.ts';
import type { Event, GameEffects } from './events.ts';
import { harvest, startHarvest } from './harvest.ts';
import { district, hire, startDistrict } from './hire.ts';
import { destination, startDestination } from './destination.ts';
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
import { mayUseToken, tokenAfter, tokenBefore, whyNotToken } from './token.ts';
import { contract, omission, startContract, startOmission } from './trade.ts';
import { endTurn, startPlay } from './turn.ts';

const OUT_OF_TURN: RuleId = 'turn-order-clockwise';
const OUT_OF_ORDER: RuleId = 'turn-steps';

/** The decisions and what follows each of them, in the order of the rulebook. */
const phases = fromPhases<PhaseName, State, Move, Event>(
  {
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
  },
  {
    position: startPositionOrPlay,
    card: startTokenBefore,
    tokenBefore: startAction,
    action: startAction,
    tokenAfter: startAction,
    follow: startAction,
    tile: performAction,
    plant: continueTurn,
    harvest: startStoreOrContinue,
    store: continueTurn,
    contract: state => (state.turn.boosted ? startOmission(state) : startReward(state)),
    omission: startReward,
    reward: continueTurn,
    district: continueTurn,
    destination: continueTurn,
  },
  { turn: OUT_OF_TURN, step: OUT_OF_ORDER },
  id => ALL_MOVES[id],
);

function startPositionOrPlay(state: State, effects: GameEffects): void {
  state.waiting = nextToPlace(state);
  if (state.waiting === NONE) startPlay(state, effects);
}

/** A seat is to choose: the active seat chooses tokens and its card action, a follower its own action. */
function startDecision(state: State, phase: PhaseName, seat: Seat): void {
  state.turn.acting = seat;
  state.phase = phase;
  state.waiting = seat;
}

function startTokenBefore(state: State): void {
  startDecision(state, mayUseToken(state) ? 'tokenBefore' : 'action', state.turn.active);
}

/** A seat has chosen an action: ask about its start tile if the tile can boost the action, else perform it. */
function startAction(state: State, effects: GameEffects): void {
  const { turn } = state;
  turn.boosted = false;
  if (turn.doing === null) continueTurn(state, effects);
  else if (whyNotBoost(state, turn.acting, turn.doing) === undefined)
    startDecision(state, 'tile', turn.acting);
  else performAction(state, effects);
}

function performAction(state: State, effects: GameEffects): void {
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
}

function startStoreOrContinue(state: State, effects: GameEffects): void {
  if (isOverfull(state.players[state.turn.acting])) startStore(state);
  else continueTurn(state, effects);
}

/** After an action: the decision that `turn.then` names. */
function continueTurn(state: State, effects: GameEffects): void {
  const { turn } = state;
  if (turn.then === 'action') startDecision(state, 'action', turn.active);
  else if (turn.then === 'tokenAfter' && mayUseToken(state)) startDecision(state, 'tokenAfter', turn.active);
  else {
    const follower = seatAfter(state, turn.acting);
    if (follower === turn.active) endTurn(state, effects);
    else startDecision(state, 'follow', follower);
  }
}

/** The rule that forbids a move, the most specific one that applies. */
function whyNot(state: Readonly<State>, seat: Seat, move: Move): string | undefined {
  const rule = phases.whyNot(state, seat, move);
  if (rule === OUT_OF_ORDER) return whyNotToken(state, seat, move) ?? rule;
  return rule === OUT_OF_TURN ? (whyNotToken(state, seat, move) ?? whyNotNow(state, seat)) : rule;
}

function whyNotNow(state: Readonly<State>, seat: Seat): RuleId {
  const { phase, players, turn } = state;
  if (phase === 'position') {
    return players[seat].tile === null ? 'setup-start-positions-clockwise' : 'variant-positions-by-number';
  }
  if (phase === 'card') return OUT_OF_TURN;
  return turn.acting === turn.active ? 'active-acts-first' : 'followers-clockwise';
}

export const flow = {
  toAct: whoseDecision,
  moves: phases.moves,
  ids: phases.ids,
  apply: phases.apply,
  whyNot,
};
