import type { GameId } from '../../games/index.ts';

/**
 * The game with which the app itself is tested. It is short, hides hands and draws at random. Its own board is tested in
 * its folder, and every game in the tests that go through all of them.
 */
export const SAMPLE: GameId = 'cacao';

/** A tile in the viewer's hand. */
export const HAND = '[data-spot^="hand:"]';

/** A space that is open at the start of the game. */
export const FIRST_SPACE = '[data-spot="cell:0,-1"]';

/** Something that cannot be chosen at the start of the game. */
export const CLOSED = '[data-spot^="display:"]';

/** The option that lets seat 1 start, and its value. */
export const SEAT_1_STARTS = 'first';
