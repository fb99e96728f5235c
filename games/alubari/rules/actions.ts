import type { Effects } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import {
  AREAS,
  BUILD_AREA,
  CHAIWALA_AREA,
  DIG_AREA,
  POST_AREA,
  RAIL_AREA,
  STOCK_AREA,
  WORKS_AREA,
} from '../data/board.ts';
import { areaOf, AREA_SPACES, WORKER_SPACE_COUNT } from './board.ts';
import { askForBoost } from './boost.ts';
import { startBuild } from './build.ts';
import { startChaiwala } from './chaiwala.ts';
import { dig, DIG_BOOST, DIG_CARD, isRubbleLeft } from './dig.ts';
import type { Event } from './events.ts';
import { startPostOffice } from './post-office.ts';
import { startRails } from './rails.ts';
import { firstOf } from './sets.ts';
import { isStopped, NONE, type Holdings, type State } from './state.ts';
import { startStock } from './stock.ts';
import { askForContract, closeWindow, firstShown, isWindowOpen, openWindow, SHOWN_AFTER } from './window.ts';
import { startWorks } from './works.ts';

/** A space after all others, for the end of the areas. */
const END = 31;
const AFTER_LAST = 1 << END;

/** The area of each space; the end counts as an area after the last one. */
const AREA_AT = Int32Array.from({ length: END + 1 }, (_, space) =>
  space < WORKER_SPACE_COUNT ? areaOf(space) : AREAS.length,
);

/** SPACES_FROM[area + 1]: the spaces of an area and of all later ones; of all areas where there is none yet. */
const SPACES_FROM = Int32Array.from([NONE, ...AREAS.keys()], area =>
  AREA_SPACES.reduce((set, spaces, index) => (index >= area ? set | spaces : set), 0),
);

/** Phase 5 starts before area A. */
export const startActions = (state: State): void => {
  closeWindow(state);
};

/** Continues through windows, workers and areas to the next decision; false when phase 5 or the game is over. */
export const resolveNext = (state: State, table: Effects<Event>): boolean => {
  const { worker } = state;
  while (!isStopped(state)) {
    if (isWindowOpen(state) && askForContract(state)) return true;
    if (!turnToNext(state, table)) break;
    if (worker.space === NONE) continue;
    if (askForBoost(state, worker.seat)) return true;
    act(state, table);
    if (state.actor !== NONE) return true;
  }
  enterArea(worker, NONE);
  return false;
};

const enterArea = (worker: State['worker'], area: number): void => {
  worker.area = area;
  worker.space = NONE;
  worker.seat = NONE;
  worker.boosted = false;
  worker.carded = false;
};

/**
 * Turns to the worker on the next space, or to an area on the way there with a contract to use before it; false when
 * there is neither. Bits say which: a branch for each area and seat would be guessed wrong too often.
 */
const turnToNext = (state: State, table: Effects<Event>): boolean => {
  const { seats, worker } = state;
  let spaces = 0;
  let cards = 0;
  for (let seat = 0; seat < seats.length; seat++) {
    const own = seats[seat];
    spaces |= own.workers;
    cards |= own.contracts & ~own.used;
  }
  const ahead = worker.space === NONE ? SPACES_FROM[worker.area + 1] : -2 << worker.space;
  const space = firstOf((spaces & ahead) | AFTER_LAST);
  const area = AREA_AT[space];
  const shown = cards & SHOWN_AFTER[worker.area + 1] & ~SHOWN_AFTER[area + 1];
  if (shown !== 0) {
    enterArea(worker, firstShown(shown, worker.area + 1));
    openWindow(state);
    return true;
  }
  if (area !== worker.area) closeWindow(state);
  if (space === END) return false;
  const isFirst = area !== worker.area || worker.space === NONE;
  worker.area = area;
  worker.space = space;
  worker.seat = holderOf(seats, space);
  worker.boosted = false;
  worker.carded = false;
  if (isFirst) announceArea(state, table);
  return true;
};

const holderOf = (seats: readonly Holdings[], space: number): Seat => {
  let holder = 0;
  for (let seat = 1; seat < seats.length; seat++) holder += ((seats[seat].workers >>> space) & 1) * seat;
  return holder;
};

const announceArea = ({ worker: { area }, replaced }: Readonly<State>, { emit }: Effects<Event>): void => {
  emit?.({ type: 'areaReached', area: AREAS[area], replaced: area === DIG_AREA && replaced });
};

/** Starts the action of the current worker; no decision follows where there is nothing to choose. */
export const act = (state: State, table: Effects<Event>): void => {
  const { area, seat } = state.worker;
  switch (area) {
    case STOCK_AREA:
      return startStock(state, seat, table);
    case DIG_AREA:
      return state.replaced ? buildAtWork(state, table) : digAtWork(state, table);
    case WORKS_AREA:
      return startWorks(state, seat, table);
    case RAIL_AREA:
      return startRails(state, seat, table);
    case BUILD_AREA:
      return buildAtWork(state, table);
    case POST_AREA:
      return startPostOffice(state, seat, table);
    case CHAIWALA_AREA:
      return startChaiwala(state, seat, table);
  }
};

/** Area E, and area B once its rubble is gone. */
const buildAtWork = (state: State, table: Effects<Event>): void => {
  const { area, seat, boosted } = state.worker;
  const isPossible = startBuild(state, seat, boosted ? 2 : 1, 'actions');
  if (!isPossible) table.emit?.({ type: 'actionLost', seat, area: AREAS[area] });
};

/** Area B. The full rate is dug, or all that is left. */
const digAtWork = (state: State, table: Effects<Event>): void => {
  const { seat, boosted, carded } = state.worker;
  if (isRubbleLeft(state))
    dig(state, seat, state.dig + (boosted ? DIG_BOOST : 0) + (carded ? DIG_CARD : 0), table);
  else table.emit?.({ type: 'actionLost', seat, area: 'B' });
};
