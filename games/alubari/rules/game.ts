import type { Game, Meta, Effects } from '../../../kernel/game.ts';
import { fromPhases } from '../../../kernel/phases.ts';
import { act, resolveNext, startActions } from './actions.ts';
import { boost } from './boost.ts';
import { askForBuild, build } from './build.ts';
import { pieceCounts } from './piece-counts.ts';
import { chaiwala } from './chaiwala.ts';
import { copy } from './copy.ts';
import type { Event } from './events.ts';
import { finalContracts } from './final-contracts.ts';
import { askForHire, hiring, startHiring } from './hiring.ts';
import { askForCard, maintenance } from './maintenance.ts';
import type { Move } from './moves.ts';
import { notation } from './notation.ts';
import { placement, startPlacement } from './placement.ts';
import { postOffice, redraw, startPick } from './post-office.ts';
import { TURN_RULES, whyNotAfterEnd, whyNotNow } from './out-of-turn.ts';
import { rails } from './rails.ts';
import { endRound, continueRefill } from './round.ts';
import { finishScoring, result } from './scoring.ts';
import { redeal, sample } from './secrets.ts';
import { setup } from './setup.ts';
import { equipment } from './shed.ts';
import { NONE, type Phase, type Return, type State } from './state.ts';
import { stock } from './stock.ts';
import { seatsToAct } from './turn.ts';
import { view, type View } from './view.ts';
import { contracts, resumeWindow } from './window.ts';
import { works } from './works.ts';

const META: Meta = {
  id: 'alubari',
  rules: 2,
  // Version 2 only adds choices: a build that costs chai may be declined.
  replays: [1],
  players: { least: 1, most: 5 },
  options: [
    { id: 'alubariEstate', values: ['printed', 'covered'], default: 'printed' },
    { id: 'start', values: ['random', 'first'], default: 'random', players: [2, 3, 4, 5] },
    { id: 'soloContracts', values: ['best', 'chosen'], default: 'best', players: [1] },
    { id: 'soloEquipment', values: ['kept', 'returnable'], default: 'kept', players: [1] },
  ],
};

type Step = (state: State, table: Effects<Event>) => void;

const proceed: Step = (state, table) => {
  if (!resolveNext(state, table)) endRound(state, table);
};

/** Continues where a build or the choice of a card interrupted play. */
function resumeAfter(state: State, after: Return, table: Effects<Event>): void {
  if (after === 'build') askForBuild(state);
  else if (after === 'contracts') resumeWindow(state);
  else proceed(state, table);
}

const afterChoice: Step = (state, table) => {
  const { after } = state.choosing;
  state.choosing.after = 'actions';
  resumeAfter(state, after, table);
};

/** The order of play: the step that follows when no seat owes a decision. */
const flow = fromPhases<Phase, State, Move, Event>(
  {
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
  },
  {
    maintenance: (state, table) => {
      if (!askForCard(state)) continueRefill(state, table);
    },
    hiring: state => {
      if (!askForHire(state)) startPlacement(state);
    },
    placement: (state, table) => {
      startActions(state);
      proceed(state, table);
    },
    contracts: proceed,
    boost: (state, table) => {
      act(state, table);
      if (state.actor === NONE) proceed(state, table);
    },
    stock: proceed,
    works: proceed,
    rails: proceed,
    build: (state, table) => {
      const { after } = state.building;
      state.building.after = 'actions';
      resumeAfter(state, after, table);
    },
    equipment: afterChoice,
    redraw: (state, table) => {
      if (startPick(state, state.worker.seat, 'actions')) return;
      table.emit?.({ type: 'actionLost', seat: state.worker.seat, area: 'F' });
      proceed(state, table);
    },
    postOffice: afterChoice,
    chaiwala: proceed,
    scoring: finishScoring,
  },
  { turn: 'turn', step: 'step' },
);

/** Continues to the next decision; setup and tests start with it. */
export const { skipIdlePhases } = flow;

export const alubari: Game<State, Move, Event, View> = {
  meta: META,
  notation,
  setup(config, table) {
    const state = setup(config, table);
    startHiring(state);
    skipIdlePhases(state, table);
    return state;
  },
  copy,
  toAct: seatsToAct,
  moves: flow.moves,
  whyNot(state, seat, move) {
    if (state.phase === null) return whyNotAfterEnd(state);
    const rule = flow.whyNot(state, seat, move);
    if (rule === 'turn') return TURN_RULES[state.phase];
    return rule === 'step' ? whyNotNow(state, move) : rule;
  },
  apply: flow.apply,
  view,
  sample,
  redeal,
  hasSecretChoices: () => false,
  pieceCounts,
  result,
};
