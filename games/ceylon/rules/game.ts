import type { Game, Meta } from '../../../kernel/game.ts';
import { PLAYERS } from '../data/board.ts';
import { REMOVABLE } from '../data/map.ts';
import { pieceCounts } from './piece-counts.ts';
import { copy } from './copy.ts';
import type { Event } from './events.ts';
import { flow } from './flow.ts';
import { type Move, notation } from './moves.ts';
import { result } from './scoring.ts';
import { redeal, sample } from './secrets.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { type View, view } from './view.ts';

const meta: Meta = {
  id: 'ceylon',
  rules: 2,
  // Version 2 only adds choices: an action that needs the start tile may be changed to an alternative.
  replays: [1],
  players: PLAYERS,
  options: [
    { id: 'omitted', values: ['random', ...REMOVABLE], default: 'random', players: [2] },
    { id: 'startTiles', values: ['off', 'on'], default: 'off' },
    { id: 'start', values: ['random', 'first'], default: 'random' },
    { id: 'contractBacks', values: ['shown', 'hidden'], default: 'shown' },
  ],
};

export const ceylon: Game<State, Move, Event, View> = {
  meta,
  notation,
  setup,
  copy,
  toAct: flow.toAct,
  moves: flow.moves,
  ids: flow.ids,
  whyNot: flow.whyNot,
  apply: flow.apply,
  playout: flow.playout,
  view,
  sample,
  redeal,
  hasSecretChoices: state => state.phase === 'card',
  pieceCounts,
  result,
};
