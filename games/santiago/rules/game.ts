import type { Game, Meta } from '../../../kernel/game.ts';
import { pieceCounts } from './piece-counts.ts';
import { copy } from './copy.ts';
import type { Event } from './events.ts';
import { flow } from './flow.ts';
import { apply, ids, moves, playout, toAct, whyNot } from './phases.ts';
import { notation, type Move } from './moves.ts';
import { resultOf } from './scoring.ts';
import { hasSecretChoices, hidesDecisions, redeal, sample } from './secrets.ts';
import { startSetup } from './setup.ts';
import type { State } from './state.ts';
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

export const santiago: Game<State, Move, Event, View> = {
  meta,
  notation,
  setup(config, table, into) {
    const state = startSetup(config, table, into);
    flow.spring(state, table);
    return state;
  },
  copy,
  toAct,
  moves,
  ids,
  playout,
  whyNot,
  apply,
  view,
  sample,
  redeal,
  hasSecretChoices,
  hidesDecisions,
  pieceCounts,
  result: resultOf,
};
