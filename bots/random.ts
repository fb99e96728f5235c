import type { BotKind } from './bot.ts';

/** Every legal move with the same probability. */
export const random: BotKind = {
  name: 'random',
  playouts: 0,
  create:
    () =>
    ({ moves, random: own }) =>
      moves[own.below(moves.length)],
};
