import { walk } from '../../../../board/test/random-game.ts';
import { santiago } from '../../rules/game.ts';

/** Every decision of a random game; with an even seed money is open. */
export const decisions = (players: number, seed: number) =>
  walk(santiago, { players, options: { money: seed % 2 === 0 ? 'open' : 'hidden', spring: 'any' } }, seed);
