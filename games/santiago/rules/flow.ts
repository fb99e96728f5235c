import type { Effects } from '../../../kernel/game.ts';
import { NO_SEATS, type Seat } from '../../../kernel/seat.ts';
import { auction, closeAuction, startRound } from './auction.ts';
import { bribe } from './bribe.ts';
import { canal, returnProposals } from './canal.ts';
import { decision, startDecision } from './decision.ts';
import { dry } from './drying.ts';
import type { Event } from './events.ts';
import { extraCanal, startExtraCanal } from './extra-canal.ts';
import { payIncome } from './income.ts';
import { leftover, startLeftover } from './leftover.ts';
import { drawPalms, palms } from './palms.ts';
import { plant } from './plant.ts';
import { owesBribe, proposal, startProposals } from './proposal.ts';
import { endGame } from './scoring.ts';
import { revealBids, sealedAuction } from './sealed-auction.ts';
import { boxSpareTile } from './setup.ts';
import { spring } from './spring.ts';
import { startingCanal } from './starting-canal.ts';
import { hasLeftover, isLastRound, type Phase, type State } from './state.ts';
import { startTake, take } from './take.ts';

type Flow = (state: State, table: Effects<Event>) => readonly Seat[];

/**
 * The order of the phases. Each entry names the seats that are still to act in its phase. If there are none, it ends the
 * phase and goes on to the next.
 */
export const flow: { readonly [K in Phase]: Flow } = {
  spring(state, table) {
    const seats = spring.toAct(state);
    if (seats.length > 0) return seats;
    state.phase = 'startingCanal';
    return flow.startingCanal(state, table);
  },
  startingCanal(state, table) {
    const seats = startingCanal.toAct(state);
    if (seats.length > 0) return seats;
    if (state.setup.by === 'draw') drawPalms(state, table);
    state.phase = 'palms';
    return flow.palms(state, table);
  },
  palms(state, table) {
    const seats = palms.toAct(state);
    if (seats.length > 0) return seats;
    boxSpareTile(state, table);
    return beginRound(state, table);
  },
  auction(state, table) {
    const seats = auction.toAct(state);
    if (seats.length > 0) return seats;
    closeAuction(state, table);
    return beginTake(state, table);
  },
  sealedAuction(state, table) {
    const seats = sealedAuction.toAct(state);
    if (seats.length > 0) return seats;
    revealBids(state, table);
    closeAuction(state, table);
    return beginTake(state, table);
  },
  take(state) {
    state.phase = 'plant';
    return plant.toAct(state);
  },
  plant(state, table) {
    if (state.taking.turn < state.players) return beginTake(state, table);
    if (!hasLeftover(state)) return beginProposals(state);
    startLeftover(state);
    return leftover.toAct(state);
  },
  leftover: beginProposals,
  proposal(state) {
    const seats = proposal.toAct(state);
    if (seats.length > 0) return seats;
    if (!owesBribe(state)) return beginDecision(state);
    state.phase = 'bribe';
    return bribe.toAct(state);
  },
  bribe: beginProposals,
  decision(state, table) {
    if (state.decision.stage === 'done') return endCanal(state, table);
    state.phase = 'canal';
    return canal.toAct(state);
  },
  canal: endCanal,
  extraCanal(state, table) {
    const seats = extraCanal.toAct(state);
    return seats.length > 0 ? seats : endRound(state, table);
  },
};

function beginRound(state: State, table: Effects<Event>): readonly Seat[] {
  startRound(state, table);
  return state.phase === 'auction' ? auction.toAct(state) : sealedAuction.toAct(state);
}

function beginTake(state: State, table: Effects<Event>): readonly Seat[] {
  startTake(state, table);
  return take.toAct(state);
}

/** Phase 4, from the first proposal or from the next one. */
function beginProposals(state: State): readonly Seat[] {
  startProposals(state);
  const seats = proposal.toAct(state);
  return seats.length > 0 ? seats : beginDecision(state);
}

function beginDecision(state: State): readonly Seat[] {
  startDecision(state);
  return decision.toAct(state);
}

/** From phase 4 to phase 5. */
function endCanal(state: State, table: Effects<Event>): readonly Seat[] {
  returnProposals(state, table);
  startExtraCanal(state);
  return flow.extraCanal(state, table);
}

/** Phases 6 and 7. */
function endRound(state: State, table: Effects<Event>): readonly Seat[] {
  dry(state, table);
  if (isLastRound(state)) {
    endGame(state, table);
    return NO_SEATS;
  }
  payIncome(state, table);
  return beginRound(state, table);
}
