import { ranked, winners, type Result, type Table } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { POOLS, TEMPLE_FIRST, TEMPLE_SECOND } from '../data/village.ts';
import { pieceAt } from './area.ts';
import { opposite, STEPS, type Cell } from './cells.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { isWorker, jungleTile, junglePiece, seatOf, workersOf } from './tiles.ts';

export const SOURCES = ['gold', 'temples', 'sun', 'river'] as const;
export type Source = (typeof SOURCES)[number];

const TEMPLE = junglePiece(jungleTile('temple'));

/** Workers of each seat on the edges that face a temple; only top tiles count, and it is no matter who acted. */
function workersAtTemple(state: Readonly<State>, cell: Cell): number[] {
  const workers = new Array<number>(state.players).fill(0);
  for (let edge = 0; edge < 4; edge++) {
    const piece = pieceAt(state, cell + STEPS[edge]);
    if (isWorker(piece)) workers[seatOf(piece)] += workersOf(piece, opposite(edge));
  }
  return workers;
}

/** Gold of each seat from one temple: 6 for the most workers, 3 for the second most, shared and rounded down. */
function templeGold(workers: readonly number[]): number[] {
  const gold = new Array<number>(workers.length).fill(0);
  const first = mostBelow(workers, Infinity);
  if (first === 0) return gold;
  const sharers = share(gold, workers, first, TEMPLE_FIRST);
  const second = mostBelow(workers, first);
  if (sharers === 1 && second > 0) share(gold, workers, second, TEMPLE_SECOND);
  return gold;
}

function mostBelow(workers: readonly number[], limit: number): number {
  let most = 0;
  for (let seat = 0; seat < workers.length; seat++) {
    if (workers[seat] < limit && workers[seat] > most) most = workers[seat];
  }
  return most;
}

/** Splits a prize among the seats with so many workers and says how many they are. */
function share(gold: number[], workers: readonly number[], count: number, prize: number): number {
  let sharers = 0;
  for (let seat = 0; seat < workers.length; seat++) if (workers[seat] === count) sharers++;
  for (let seat = 0; seat < workers.length; seat++) {
    if (workers[seat] === count) gold[seat] = Math.floor(prize / sharers);
  }
  return sharers;
}

function templeTotals(state: Readonly<State>): number[] {
  const totals = new Array<number>(state.players).fill(0);
  for (let index = 0; index < state.jungleCells.length; index++) {
    if (pieceAt(state, state.jungleCells[index]) !== TEMPLE) continue;
    const gold = templeGold(workersAtTemple(state, state.jungleCells[index]));
    for (let seat = 0; seat < state.players; seat++) totals[seat] += gold[seat];
  }
  return totals;
}

export function result(state: Readonly<State>): Result | undefined {
  if (state.phase !== null) return undefined;
  const temples = templeTotals(state);
  const river = state.carriers.map(pool => POOLS[pool]);
  const totals = temples.map((gold, seat) => state.gold[seat] + gold + state.suns[seat] + river[seat]);
  return {
    totals,
    breakdown: [
      { source: 'gold', points: state.gold.slice() },
      { source: 'temples', points: temples },
      { source: 'sun', points: state.suns.slice() },
      { source: 'river', points: river },
    ] satisfies readonly { source: Source; points: number[] }[],
    ranks: ranked(state.players, (one, other) => compare(totals, state.fruits, one, other)),
  };
}

/** More gold stands better; among equals, more fruits left in storage. */
const compare = (totals: readonly number[], fruits: readonly number[], one: Seat, other: Seat): number =>
  totals[other] - totals[one] || fruits[other] - fruits[one];

/** The last tile is placed: the temples are scored and the game is over. */
export function closeGame(state: State, { emit }: Table<Event>): void {
  state.phase = null;
  if (emit === undefined) return;
  for (const cell of state.jungleCells) {
    if (pieceAt(state, cell) !== TEMPLE) continue;
    const workers = workersAtTemple(state, cell);
    emit({ type: 'templeScored', cell, workers, gold: templeGold(workers) });
  }
  const final = result(state);
  if (final !== undefined) emit({ type: 'gameEnded', totals: final.totals, winners: winners(final) });
}
