import type { Effects } from '../../../kernel/game.ts';
import { RAIL_SPACES, TOWNS, type RailPlace } from '../data/route.ts';
import { CLEARED_SPACES, EVENTS, RIPENING_STEPS, TRIMMED_STOCK } from '../data/supplies.ts';
import { RAIL_COUNT, SILIGURI, TOWN_STATIONS, STATIONS } from './board.ts';
import { EVENT } from './cubes.ts';
import { estateSpace } from './estates.ts';
import type { Event } from './events.ts';
import { harvest, moveHarvest } from './rates.ts';
import { firstOf, itemsOf, setOf, sizeOf } from './sets.ts';
import { GAME, isSolo, NONE, type State } from './state.ts';

const LOWER_SPACES = setOf([0, 1, 2]);
const UPPER_SPACES = setOf([3, 4, 5]);
const MAINTENANCE = 5;
const FIRST_AFTER_SILIGURI = sizeOf(TOWN_STATIONS[SILIGURI]);

/** Puts an event cube on the wheel and resolves its event; true when owners of equipment must be asked. */
export const resolveEvent = (state: State, table: Effects<Event>): boolean => {
  const event = EVENTS[state.wheelNext];
  state.wheelCubes |= 1 << state.wheelNext;
  state.wheelNext = (state.wheelNext + 1) % EVENTS.length;
  state.events++;
  table.emit?.({ type: 'eventStruck', event });
  if (event === 1) clearEstates(state, table);
  else if (event === 2) moveHarvest(state, RIPENING_STEPS, table);
  else if (event === 3) layGameRails(state, table);
  else if (event === 4) completeTown(state, table);
  else if (event === 6) {
    harvest(state, 'event', table);
    layGameRails(state, table);
  }
  return event === MAINTENANCE;
};

/** Event 1: the leftmost spaces with rubble become the game's; after a turn of the wheel the stock is cut back. */
const clearEstates = (state: State, table: Effects<Event>): void => {
  state.firstEvents++;
  clearSpaces(state, isSolo(state) ? state.dig : CLEARED_SPACES, table);
  if (isSolo(state) && state.firstEvents === 2) table.emit?.({ type: 'siliguriClosed' });
  if ((state.wheelCubes & UPPER_SPACES) !== UPPER_SPACES) return;
  returnCubes(state, UPPER_SPACES, table);
  trimStock(state, table);
};

const clearSpaces = (state: State, count: number, { emit }: Effects<Event>): void => {
  const first = state.front;
  const last = Math.min(first + count, state.rubble.length);
  let rubble = 0;
  for (let space = first; space < last; space++) {
    rubble += state.rubble[space];
    state.rubble[space] = 0;
    state.owners[space] = GAME;
  }
  state.front = last;
  emit?.({
    type: 'spacesCleared',
    spaces: Array.from({ length: last - first }, (_, index) => estateSpace(state, first + index)),
    rubble,
  });
};

const returnCubes = (state: State, spaces: number, { emit }: Effects<Event>): void => {
  const returned = state.wheelCubes & spaces;
  state.wheelCubes &= ~spaces;
  state.bag[EVENT] += sizeOf(returned);
  emit?.({ type: 'eventCubesReturned', spaces: itemsOf(returned).map(space => space + 1) });
};

const trimStock = (state: State, { emit }: Effects<Event>): void => {
  const [iron, stone, chai] = [trimCubes(state, 0), trimCubes(state, 1), trimCubes(state, 2)];
  emit?.({ type: 'stockTrimmed', goods: { iron, stone, chai } });
};

const trimCubes = ({ stock, bag }: State, cube: number): number => {
  const surplus = Math.max(0, stock[cube] - TRIMMED_STOCK[cube]);
  stock[cube] -= surplus;
  bag[cube] += surplus;
  return surplus;
};

/** The game lays rails at the rail rate, as far as the route goes; no one is paid for them. */
const layGameRails = (state: State, { emit }: Effects<Event>): void => {
  const places: RailPlace[] = [];
  for (let count = 0; count < state.rail && state.railhead < RAIL_COUNT; count++) {
    if (emit !== undefined) places.push(RAIL_SPACES[state.railhead].place);
    state.rails[state.railhead] = GAME;
    advanceRailhead(state);
  }
  emit?.({ type: 'gameLaidRails', places });
};

/** Moves on to the next rail space without marker; in solo some are completed from the start. */
export const advanceRailhead = (state: State): void => {
  do state.railhead++;
  while (state.railhead < RAIL_COUNT && state.rails[state.railhead] !== NONE);
};

const fillTown = ({ stations }: State, town: number, { emit }: Effects<Event>): void => {
  const filled: string[] = [];
  for (let rest = TOWN_STATIONS[town]; rest !== 0; rest &= rest - 1) {
    const station = firstOf(rest);
    if (stations[station] !== NONE) continue;
    stations[station] = GAME;
    if (emit !== undefined) filled.push(STATIONS[station].id);
  }
  emit?.({ type: 'townCompleted', town: TOWNS[town].name, stations: filled });
};

/** Event 4: the nearest unfinished town after Siliguri is completed by the game. */
const completeTown = (state: State, table: Effects<Event>): void => {
  const { stations } = state;
  let station = FIRST_AFTER_SILIGURI;
  while (station < stations.length && stations[station] !== NONE) station++;
  if (station < stations.length) fillTown(state, STATIONS[station].town, table);
  returnCubes(state, LOWER_SPACES, table);
};
