import type { Effects } from '../../../kernel/game.ts';
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
import { AREA_SPACES } from './board.ts';
import { askForBoost } from './boost.ts';
import { startBuild } from './build.ts';
import { startChaiwala } from './chaiwala.ts';
import { dig, DIG_BOOST, DIG_CARD, isRubbleLeft } from './dig.ts';
import type { Event } from './events.ts';
import { startPostOffice } from './post-office.ts';
import { startRails } from './rails.ts';
import { firstOf } from './sets.ts';
import { isStopped, NONE, type State } from './state.ts';
import { startStock } from './stock.ts';
import { askForContract, isWindowOpen, openWindow } from './window.ts';
import { startWorks } from './works.ts';

/** Phase 5 starts before area A. */
export function startActions(state: State): void {
  enterArea(state, STOCK_AREA);
}

function enterArea(state: State, area: number): void {
  leaveWorker(state);
  state.worker.area = area;
  openWindow(state);
}

function leaveWorker({ worker }: State): void {
  worker.space = NONE;
  worker.seat = NONE;
  worker.boosted = false;
  worker.carded = false;
}

/** Turns to the worker on the lowest space of the area that is still to be resolved; false when all are. */
function nextWorker({ worker, seats }: State): boolean {
  const ahead = AREA_SPACES[worker.area] & (worker.space === NONE ? -1 : -2 << worker.space);
  let lowest = 0;
  let holder = NONE;
  for (let seat = 0; seat < seats.length; seat++) {
    const spaces = seats[seat].workers & ahead;
    const first = spaces & -spaces;
    if (first === 0 || (holder !== NONE && first > lowest)) continue;
    lowest = first;
    holder = seat;
  }
  if (holder === NONE) return false;
  worker.space = firstOf(lowest);
  worker.seat = holder;
  worker.boosted = false;
  worker.carded = false;
  return true;
}

/** Continues through windows, workers and areas to the next decision; false when phase 5 or the game is over. */
export function resolveNext(state: State, table: Effects<Event>): boolean {
  const { worker } = state;
  while (!isStopped(state)) {
    if (isWindowOpen(state) && askForContract(state)) return true;
    const isFirst = worker.space === NONE;
    if (nextWorker(state)) {
      if (isFirst) announceArea(state, table);
      if (askForBoost(state, worker.seat)) return true;
      act(state, table);
      if (state.actor !== NONE) return true;
    } else if (worker.area < CHAIWALA_AREA) enterArea(state, worker.area + 1);
    else break;
  }
  leaveWorker(state);
  worker.area = NONE;
  return false;
}

function announceArea({ worker: { area }, replaced }: Readonly<State>, { emit }: Effects<Event>): void {
  emit?.({ type: 'areaReached', area: AREAS[area], replaced: area === DIG_AREA && replaced });
}

/** Starts the action of the current worker; no decision follows where there is nothing to choose. */
export function act(state: State, table: Effects<Event>): void {
  const { area, seat, boosted } = state.worker;
  if (area === STOCK_AREA) startStock(state, seat, table);
  else if (area === DIG_AREA && !state.replaced) digAtWork(state, table);
  else if (area === DIG_AREA || area === BUILD_AREA) {
    const isPossible = startBuild(state, seat, boosted ? 2 : 1, 'actions');
    if (!isPossible) table.emit?.({ type: 'actionLost', seat, area: AREAS[area] });
  } else if (area === WORKS_AREA) startWorks(state, seat, table);
  else if (area === RAIL_AREA) startRails(state, seat, table);
  else if (area === POST_AREA) startPostOffice(state, seat, table);
  else startChaiwala(state, seat, table);
}

/** Area B. The full rate is dug, or all that is left. */
function digAtWork(state: State, table: Effects<Event>): void {
  const { seat, boosted, carded } = state.worker;
  if (isRubbleLeft(state))
    dig(state, seat, state.dig + (boosted ? DIG_BOOST : 0) + (carded ? DIG_CARD : 0), table);
  else table.emit?.({ type: 'actionLost', seat, area: 'B' });
}
