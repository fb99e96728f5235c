import type { Effects } from '../../../kernel/game.ts';
import { SUPPLIES } from '../data/supplies.ts';
import { fromDeck } from '../../../kernel/random.ts';
import { EVENT } from './cubes.ts';
import { BAG } from './deck.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { resolveEvent } from './wheel.ts';

/** More cubes than any round draws: each draw of a match has a number of its own. */
const MOST_DRAWN = 64;

/** Phase 3, first step: draws the cubes of this round, in the order in which they are placed. */
export const drawRefill = (state: State, { random, emit }: Effects<Event>): void => {
  const { bag, refill } = state;
  const cubes = bag[0] + bag[1] + bag[2] + bag[3];
  refill.left = Math.min(SUPPLIES[state.seats.length].refill, cubes);
  for (let index = refill.left - 1, left = cubes; index >= 0; index--, left--) {
    const cube = cubeAt(bag, fromDeck(random, BAG, state.round * MOST_DRAWN + index).below(left));
    bag[cube]--;
    refill.drawn[index] = cube;
  }
  emit?.({
    type: 'cubesDrawn',
    goods: { iron: drawn(state, 0), stone: drawn(state, 1), chai: drawn(state, 2) },
    events: drawn(state, EVENT),
  });
};

/** The kind of the cube at a place of the bag. Signs are added up, because a branch for each kind is guessed wrong too often. */
const cubeAt = (bag: readonly number[], place: number): number => {
  const afterIron = bag[0] - 1 - place;
  const afterStone = afterIron + bag[1];
  return (afterIron >>> 31) + (afterStone >>> 31) + ((afterStone + bag[2]) >>> 31);
};

/** Cubes of a kind that are drawn and not yet placed. */
export const drawn = ({ refill }: Readonly<State>, kind: number): number =>
  refill.drawn.filter((cube, index) => index < refill.left && cube === kind).length;

/** Places the drawn cubes one after the other; true when an event wants owners to be asked first. */
export const placeCubes = (state: State, table: Effects<Event>): boolean => {
  const { refill } = state;
  while (refill.left > 0) {
    const cube = refill.drawn[--refill.left];
    refill.drawn[refill.left] = 0;
    if (cube !== EVENT) state.stock[cube]++;
    else if (resolveEvent(state, table)) return true;
  }
  return false;
};
