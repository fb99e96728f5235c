import type { Game, Meta } from '../../../kernel/game.ts';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { WORKER_TILES } from '../data/workers.ts';
import type { Event } from './events.ts';
import { equivalentFill } from './filling.ts';
import { apply, ids, moves, playout, toAct, whyNot } from './flow.ts';
import { notation, type Move } from './moves.ts';
import { result } from './scoring.ts';
import { redeal, sample } from './secrets.ts';
import { setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { pieceAt } from './area.ts';
import { jungleOf, tileOf, seatOf } from './tiles.ts';
import { view, type View } from './view.ts';

const meta: Meta = {
  id: 'cacao',
  rules: 1,
  players: { least: 2, most: 4 },
  options: [
    { id: 'start', values: ['random', 'first'], default: 'random' },
    { id: 'gains', values: ['taken', 'ask'], default: 'taken' },
    { id: 'layers', values: ['two', 'any'], default: 'two' },
  ],
};

/** Tiles of every kind, counted over all the places where they can be. */
function pieceCounts(state: Readonly<State>): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (name: string, count: number): void => {
    counts[name] = (counts[name] ?? 0) + count;
  };
  JUNGLE_TILES.forEach(({ name }, tile) => add(name, state.junglePile[tile]));
  for (const tile of state.display) add(JUNGLE_TILES[tile].name, 1);
  for (const cell of state.jungleCells) add(JUNGLE_TILES[jungleOf(pieceAt(state, cell))].name, 1);
  const laid = [
    ...state.workerCells.map(cell => pieceAt(state, cell)),
    ...state.covered.filter((_, index) => index % 2 === 1),
  ];
  for (let seat = 0; seat < state.players; seat++) {
    WORKER_TILES.forEach(({ name }, tile) => {
      add(`${seat} ${name}`, state.hands[seat * 4 + tile] + state.workerPiles[seat * 4 + tile]);
      add(`${seat} ${name}`, laid.filter(piece => seatOf(piece) === seat && tileOf(piece) === tile).length);
    });
  }
  return counts;
}

export const cacao: Game<State, Move, Event, View> = {
  meta,
  notation,
  setup,
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
  hasSecretChoices: state => state.phase === 'placing',
  equivalentMove: equivalentFill,
  pieceCounts,
  result,
};
