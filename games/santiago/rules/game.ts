import type { Game, Meta, Effects } from '../../../kernel/game.ts';
import { fromPhases } from '../../../kernel/phases.ts';
import { auction, closeAuction, startRound } from './auction.ts';
import { bribe } from './bribe.ts';
import { canal, returnProposals } from './canal.ts';
import { pieceCounts } from './piece-counts.ts';
import { copy } from './copy.ts';
import { decision, startDecision } from './decision.ts';
import { dry } from './drying.ts';
import type { Event } from './events.ts';
import { extraCanal, startExtraCanal } from './extra-canal.ts';
import { payIncome } from './income.ts';
import { leftover, startLeftover } from './leftover.ts';
import { notation, type Move } from './moves.ts';
import { drawPalms, palms } from './palms.ts';
import { plant } from './plant.ts';
import { owesBribe, proposal, startProposals } from './proposal.ts';
import { whyNotNow, whyNotYourTurn } from './why-not.ts';
import { endGame, resultOf } from './scoring.ts';
import { revealBids, sealedAuction } from './sealed-auction.ts';
import { hasSecretChoices, redeal, sample } from './secrets.ts';
import { boxSpareTile, startSetup } from './setup.ts';
import { spring } from './spring.ts';
import { startingCanal } from './starting-canal.ts';
import { hasLeftover, isLastRound, type Phase, type State } from './state.ts';
import { startTake, take } from './take.ts';
import { view, type View } from './view.ts';

const meta: Meta = {
  id: 'santiago',
  rules: 1,
  players: { least: 2, most: 5 },
  options: [
    { id: 'money', values: ['open', 'hidden'], default: 'open' },
    { id: 'spring', values: ['central', 'any'], default: 'central' },
    { id: 'overseer', values: ['random', 'first'], default: 'random' },
    { id: 'placement', values: ['random', 'overseer'], default: 'random' },
    { id: 'palms', values: ['three', 'none'], default: 'three' },
  ],
};

const ORDER = { turn: 'take-turn-ends-before-the-next-begins', step: 'round-has-seven-phases' };

/** The phases in order. When no one has a decision left in a phase, its entry says what comes next. */
const flow = fromPhases<Phase, State, Move, Event>(
  // The kernel searches this table in order, so the phases of the setup come last.
  {
    auction,
    sealedAuction,
    take,
    plant,
    leftover,
    proposal,
    bribe,
    decision,
    canal,
    extraCanal,
    spring,
    startingCanal,
    palms,
  },
  {
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
  },
  ORDER,
);

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

export const santiago: Game<State, Move, Event, View> = {
  meta,
  notation,
  setup(config, table) {
    const state = startSetup(config, table);
    flow.skipIdlePhases(state, table);
    return state;
  },
  copy,
  toAct: flow.toAct,
  moves: flow.moves,
  whyNot(state, seat, move) {
    const rule = flow.whyNot(state, seat, move);
    if (rule === ORDER.turn) return whyNotYourTurn(state, seat);
    return rule === ORDER.step ? whyNotNow(state, move) : rule;
  },
  apply: flow.apply,
  view,
  sample,
  redeal,
  hasSecretChoices,
  pieceCounts,
  result: resultOf,
};
