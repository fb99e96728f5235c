import type { Move } from '../../kernel/game.ts';
import type { BoardProps } from '../module.ts';
import type { Moment } from './random-game.ts';

/** What the board is given at a decision. */
export const sceneOf = <S, M extends Move, V>({ view, seat, moves }: Moment<S, M, V>): BoardProps<V, M> => ({
  view,
  viewer: seat,
  language: 'en',
  players: [],
  toAct: [seat],
  chosen: new Set(),
  moves,
  pendingMove: undefined,
  preview: undefined,
  lastMoves: [],
  gainAt: () => undefined,
});
