import { walk } from '../../../../board/test/random-game.ts';
import { santiago } from '../../rules/game.ts';

/** Every decision of a random game; with an even seed money is open and the first overseer places spring and palms. */
export const decisions = (players: number, seed: number) =>
  walk(santiago, { players, options: seed % 2 === 0 ? PLACED_AND_OPEN : HIDDEN }, seed);

const PLACED_AND_OPEN = { money: 'open', spring: 'any', placement: 'overseer' };
const HIDDEN = { money: 'hidden', spring: 'any' };
