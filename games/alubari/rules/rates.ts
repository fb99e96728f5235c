import type { Effects } from '../../../kernel/game.ts';
import { DIG_RATE, HARVEST_HALVES, HARVEST_START, RAIL_RATE } from '../data/board.ts';
import type { Event, HarvestCause } from './events.ts';
import { NONE, type State } from './state.ts';

const HARVEST_END = HARVEST_HALVES.length;

/** Moves the dig marker; past its last space it stays there and a harvest follows. */
export const moveDig = (state: State, steps: number, table: Effects<Event>): void => {
  const rate = state.dig + steps;
  state.dig = Math.max(DIG_RATE.least, Math.min(DIG_RATE.most, rate));
  if (rate > DIG_RATE.most) harvest(state, 'dig', table);
};

export const moveRail = (state: State, steps: number): void => {
  state.rail = Math.max(RAIL_RATE.least, Math.min(RAIL_RATE.most, state.rail + steps));
};

/** Moves the harvest marker; at the end of its track it goes to the rightmost 2 and a harvest follows. */
export const moveHarvest = (state: State, steps: number, table: Effects<Event>): void => {
  const place = state.harvest + steps;
  state.harvest = Math.max(0, Math.min(HARVEST_END - 1, place));
  if (place >= HARVEST_END) harvest(state, 'track', table);
};

/** Every seat harvests its estate spaces, borrowed ones included; then the harvest marker goes to its start. */
export const harvest = (state: State, cause: HarvestCause, { emit }: Effects<Event>): void => {
  const halves = HARVEST_HALVES[state.harvest];
  const { seats } = state;
  countSpaces(state);
  for (let seat = 0; seat < seats.length; seat++) seats[seat].leaves += (spaces[seat] * halves) >> 1;
  state.harvest = HARVEST_START;
  emit?.({
    type: 'harvested',
    cause,
    halves,
    leaves: seats.map((_, seat) => (spaces[seat] * halves) >> 1),
  });
};

/** Buffer: the estate spaces of each owner. */
const spaces: number[] = [0, 0, 0, 0, 0, 0];

/** Counts the estate spaces that give leaves, borrowed ones for both: none is beyond the front. */
const countSpaces = ({ owners, tenants, front }: Readonly<State>): void => {
  for (let owner = 0; owner < spaces.length; owner++) spaces[owner] = 0;
  for (let space = 0; space < front; space++) {
    spaces[owners[space]]++;
    if (tenants[space] !== NONE) spaces[tenants[space]]++;
  }
};
