import { drawBit } from '../../../kernel/bits.ts';
import type { Effects } from '../../../kernel/game.ts';
import { pushSet } from '../../../kernel/move-ids.ts';
import { AREAS, DIG_AREA } from '../data/board.ts';
import type { RuleId } from '../data/rules.ts';
import { areaOf, isFogged, numberOf, openSpaces } from './board.ts';
import type { Event } from './events.ts';
import { PLACE, type Place } from './moves.ts';
import type { Phase } from './phase.ts';
import { has } from './sets.ts';
import { NONE, type State } from './state.ts';
import { seatsToAct, seatAfter } from './turn.ts';

const FIRST_ID = PLACE[0].id;

export const startPlacement = (state: State): void => {
  state.phase = 'placement';
  state.actor = nextSeat(state, state.start, freeSpaces(state));
};

/** The first seat with a worker in reserve, clockwise from a given one; NONE when no space is left free for it. */
const nextSeat = (state: Readonly<State>, first: number, free: number): number => {
  const { seats } = state;
  if (free === 0) return NONE;
  for (let step = 0; step < seats.length; step++) {
    const seat = seatAfter(state, first, step);
    if (seats[seat].ready > 0) return seat;
  }
  return NONE;
};

const freeSpaces = (state: Readonly<State>): number => {
  let free = openSpaces(state);
  for (let seat = 0; seat < state.seats.length; seat++) free &= ~state.seats[seat].workers;
  return free;
};

/** Phase 4, second step. From the start player on, each places one worker at a time on any empty numbered space. */
export const placement: Phase<Place> = {
  answers: ['place'],
  toAct: seatsToAct,

  list(state, _seat, out) {
    pushSet(freeSpaces(state), FIRST_ID, out);
  },

  whyNot(state, _seat, { space }): RuleId | undefined {
    if (has(freeSpaces(state), space)) return undefined;
    if (has(openSpaces(state), space)) return 'place-on-any-empty-numbered-space';
    if (areaOf(space) === DIG_AREA && state.replaced) return 'area-b-becomes-build-when-rubble-is-gone';
    return isFogged(state, space) ? 'place-not-on-fogged-space' : 'place-on-any-empty-numbered-space';
  },

  play(state, seat, id, { emit }) {
    const space = id - FIRST_ID;
    const own = state.seats[seat];
    own.ready--;
    own.workers |= 1 << space;
    state.actor = nextSeat(state, seatAfter(state, seat, 1), freeSpaces(state));
    emit?.({ type: 'workerPlaced', seat, area: AREAS[areaOf(space)], space: numberOf(space) });
  },
};

/**
 * Places workers at random, as long as the phase lasts or for `most` of them. In one loop the free spaces need not be
 * collected again for each worker.
 */
export const placeAtRandom = (state: State, { random }: Effects<Event>, most: number): number => {
  const { seats } = state;
  let free = freeSpaces(state);
  let { actor } = state;
  let placed = 0;
  while (actor !== NONE && placed < most) {
    const space = drawBit(free, random);
    const own = seats[actor];
    own.ready--;
    own.workers |= 1 << space;
    free &= ~(1 << space);
    placed++;
    actor = nextSeat(state, seatAfter(state, actor, 1), free);
  }
  state.actor = actor;
  return placed;
};
