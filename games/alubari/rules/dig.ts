import type { Effects } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { estateSpace } from './estates.ts';
import type { EstateSpace, Event } from './events.ts';
import { GAME, isStopped, type State } from './state.ts';

export const DIG_BOOST = 3;
export const DIG_CARD = 3;

export const isRubbleLeft = (state: Readonly<State>): boolean => state.front < state.rubble.length;

/** Takes rubble from the left; the seat that takes the last of a space owns it, or the game if no marker is left. */
export const dig = (state: State, seat: Seat, rate: number, { emit }: Effects<Event>): void => {
  const own = state.seats[seat];
  const { rubble, owners } = state;
  const first = state.front;
  let dug = 0;
  while (dug < rate && isRubbleLeft(state) && !isStopped(state)) {
    const space = state.front;
    const taken = Math.min(rate - dug, rubble[space]);
    rubble[space] -= taken;
    own.rubble += taken;
    dug += taken;
    if (rubble[space] > 0) break;
    state.front++;
    owners[space] = own.markers > 0 ? seat : GAME;
    if (own.markers > 0) own.markers--;
  }
  emit?.({
    type: 'rubbleDug',
    seat,
    count: dug,
    claimed: clearedBy(state, first, seat),
    unclaimed: clearedBy(state, first, GAME),
  });
};

const clearedBy = (state: Readonly<State>, first: number, owner: number): EstateSpace[] =>
  state.owners.flatMap((held, space) =>
    held === owner && space >= first && space < state.front ? [estateSpace(state, space)] : [],
  );
