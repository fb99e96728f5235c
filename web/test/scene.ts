import type { Move } from '../../kernel/game.ts';
import type { Scene } from '../board.ts';
import type { Moment } from './walk.ts';

/** What the board is given at a decision. */
export const sceneOf = <S, M extends Move, V>({ view, seat, moves }: Moment<S, M, V>): Scene<V, M> => ({
  view,
  viewer: seat,
  language: 'en',
  players: [],
  toAct: [seat],
  chosen: new Set(),
  moves,
  pending: undefined,
});
