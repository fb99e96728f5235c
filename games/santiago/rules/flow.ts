import type { Effects } from '../../../kernel/game.ts';
import { closeAuction, startRound } from './auction.ts';
import { returnProposals } from './canal.ts';
import { startDecision } from './decision.ts';
import { dry } from './drying.ts';
import type { Event } from './events.ts';
import { startExtraCanal } from './extra-canal.ts';
import { payIncome } from './income.ts';
import { startLeftover } from './leftover.ts';
import { drawPalms } from './palms.ts';
import { owesBribe, startProposals } from './proposal.ts';
import { endGame } from './scoring.ts';
import { revealBids } from './sealed-auction.ts';
import { boxSpareTile } from './setup.ts';
import { hasLeftover, isLastRound, type Phase, type State } from './state.ts';
import { startTake } from './take.ts';

/** The order of the phases. When no one has a decision left in a phase, its entry says what comes next. */
export const nextPhase: { readonly [K in Phase]: (state: State, table: Effects<Event>) => void } = {
  spring(state) {
    state.phase = 'startingCanal';
  },
  startingCanal(state, table) {
    if (state.setup.by === 'draw') drawPalms(state, table);
    state.phase = 'palms';
  },
  palms(state, table) {
    boxSpareTile(state, table);
    startRound(state, table);
  },
  auction(state, table) {
    closeAuction(state, table);
    startTake(state, table);
  },
  sealedAuction(state, table) {
    revealBids(state, table);
    closeAuction(state, table);
    startTake(state, table);
  },
  take(state) {
    state.phase = 'plant';
  },
  plant(state, table) {
    if (state.taking.turn < state.players) startTake(state, table);
    else if (hasLeftover(state)) startLeftover(state);
    else startProposals(state);
  },
  leftover: startProposals,
  proposal(state) {
    if (owesBribe(state)) state.phase = 'bribe';
    else startDecision(state);
  },
  bribe(state) {
    state.phase = 'proposal';
  },
  decision(state, table) {
    if (state.decision.stage === 'building') state.phase = 'canal';
    else endCanal(state, table);
  },
  canal: endCanal,
  extraCanal: endRound,
};

/** From phase 4 to phase 5. */
function endCanal(state: State, table: Effects<Event>): void {
  returnProposals(state, table);
  startExtraCanal(state);
}

/** Phases 6 and 7. */
function endRound(state: State, table: Effects<Event>): void {
  dry(state, table);
  if (isLastRound(state)) {
    endGame(state, table);
    return;
  }
  payIncome(state, table);
  startRound(state, table);
}
