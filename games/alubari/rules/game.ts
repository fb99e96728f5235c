import type { Game, Meta } from '../../../kernel/game.ts';
import { pieceCounts } from './piece-counts.ts';
import { copy } from './copy.ts';
import type { Event } from './events.ts';
import { apply, ids, moves, playById, skipIdlePhases, whyNot } from './flow.ts';
import { startHiring } from './hiring.ts';
import type { Move } from './moves.ts';
import { notation } from './notation.ts';
import { playRandomly } from './random-play.ts';
import { result } from './scoring.ts';
import { redeal, sample } from './secrets.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { seatsToAct } from './turn.ts';
import { view, type View } from './view.ts';

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

export const alubari: Game<State, Move, Event, View> = {
  meta: META,
  notation,
  setup(config, table, into) {
    const state = setup(config, table, into);
    startHiring(state);
    skipIdlePhases(state, table);
    return state;
  },
  copy,
  toAct: seatsToAct,
  moves,
  ids,
  whyNot,
  apply,
  playout: { play: playById, playRandomly },
  view,
  sample,
  redeal,
  hasSecretChoices: () => false,
  pieceCounts,
  result,
};
