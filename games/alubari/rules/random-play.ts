import type { Effects } from '../../../kernel/game.ts';
import { moveIds } from '../../../kernel/move-ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { boost } from './boost.ts';
import { build } from './build.ts';
import { chaiwala } from './chaiwala.ts';
import type { Event } from './events.ts';
import { continuePlay, list, play } from './flow.ts';
import { placeAtRandom } from './placement.ts';
import { postOffice } from './post-office.ts';
import { NONE, type State } from './state.ts';
import { stock } from './stock.ts';
import { contracts } from './window.ts';
import { works } from './works.ts';

/*
 * Random games. The frequent phases draw a move without listing all of them, and one function draws and plays it, so
 * that neither looks up again what the other has found. Each says how many decisions it has made.
 */

const { draw: drawCube, play: takeCube } = stock;
const { draw: drawMinorAction, play: doMinorAction } = works;
const { draw: drawBoost, play: playBoost } = boost;
const { draw: drawPick, play: playPick } = postOffice;
const { draw: drawTea, play: playTea } = chaiwala;
const { list: listContracts, play: playContract } = contracts;
const { list: listBuilds, play: playBuild } = build;

const listed = moveIds();

/** Plays random moves, each legal one equally likely, to the end or for `most` decisions; returns how many. */
export const playRandomly = (state: State, effects: Effects<Event>, most: number): number => {
  let decisions = 0;
  while (decisions < most && state.actor !== NONE) {
    decisions += decide(state, state.actor, effects, most - decisions);
    continuePlay(state, effects);
  }
  return decisions;
};

/** At least one decision, and at most so many; all of them in the current phase. */
const decide = (state: State, seat: Seat, effects: Effects<Event>, most: number): number => {
  switch (state.phase) {
    case 'boost':
      return boostOrNot(state, seat, effects);
    case 'stock':
      return takeCubes(state, seat, effects, most);
    case 'works':
      return doMinorActions(state, seat, effects, most);
    case 'contracts':
      return useContract(state, seat, effects);
    case 'postOffice':
      return pickContract(state, seat, effects);
    case 'build':
      return buildOne(state, seat, effects);
    case 'placement':
      return placeAtRandom(state, effects, most);
    case 'chaiwala':
      return visitChaiwala(state, seat, effects);
    default:
      return playListed(state, seat, effects);
  }
};

const takeCubes = (state: State, seat: Seat, effects: Effects<Event>, most: number): number => {
  let decisions = 0;
  do takeCube(state, seat, drawCube(state, seat, effects.random), effects);
  while (++decisions < most && state.actor !== NONE);
  return decisions;
};

const doMinorActions = (state: State, seat: Seat, effects: Effects<Event>, most: number): number => {
  let decisions = 0;
  do doMinorAction(state, seat, drawMinorAction(state, seat, effects.random), effects);
  while (++decisions < most && state.actor !== NONE);
  return decisions;
};

const boostOrNot = (state: State, seat: Seat, effects: Effects<Event>): number => {
  playBoost(state, seat, drawBoost(state, seat, effects.random), effects);
  return 1;
};

const pickContract = (state: State, seat: Seat, effects: Effects<Event>): number => {
  playPick(state, seat, drawPick(state, seat, effects.random), effects);
  return 1;
};

const visitChaiwala = (state: State, seat: Seat, effects: Effects<Event>): number => {
  playTea(state, seat, drawTea(state, seat, effects.random), effects);
  return 1;
};

const useContract = (state: State, seat: Seat, effects: Effects<Event>): number => {
  listed.count = 0;
  listContracts(state, seat, listed);
  playContract(state, seat, listed.items[effects.random.below(listed.count)], effects);
  return 1;
};

const buildOne = (state: State, seat: Seat, effects: Effects<Event>): number => {
  listed.count = 0;
  listBuilds(state, seat, listed);
  playBuild(state, seat, listed.items[effects.random.below(listed.count)], effects);
  return 1;
};

const playListed = (state: State, seat: Seat, effects: Effects<Event>): number => {
  listed.count = 0;
  list(state, seat, listed);
  play(state, seat, listed.items[effects.random.below(listed.count)], effects);
  return 1;
};
