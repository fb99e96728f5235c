import { rankSeats, winners, type Result, type Effects } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { POOLS, TEMPLE_FIRST, TEMPLE_SECOND } from '../data/village.ts';
import { pieceAt } from './area.ts';
import { fold, opposite, STEPS, type Cell } from './cells.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';
import { jungleTile, junglePiece, seatOf, workerBit, workersOf } from './tiles.ts';

export const SOURCES = ['gold', 'temples', 'sun', 'river'] as const;
export type Source = (typeof SOURCES)[number];

export const TEMPLE = junglePiece(jungleTile('temple'));

/**
 * Workers on the edges that face a temple, four bits for each seat; only top tiles count, whether their workers acted
 * or not.
 */
export function workersAtTemple({ grid }: Readonly<State>, cell: Cell): number {
  let workers = 0;
  for (let edge = 0; edge < 4; edge++) {
    const piece = grid[fold(cell + STEPS[edge])];
    workers += (workerBit(piece) * workersOf(piece, opposite(edge))) << (seatOf(piece) << 2);
  }
  return workers;
}

export const workersOfSeat = (workers: number, seat: Seat): number => (workers >> (seat << 2)) & 15;

/** Workers of each seat as one number, as `workersAtTemple` counts them. */
export const packWorkers = (workers: readonly number[]): number =>
  workers.reduce((packed, count, seat) => packed | (count << (seat << 2)), 0);

/** Gold of a seat from one temple: 6 for the most workers, 3 for the second most, shared and rounded down. */
export function templeGold(workers: number, players: number, seat: Seat): number {
  const own = workersOfSeat(workers, seat);
  if (own === 0) return 0;
  let ahead = 0;
  let level = 0;
  for (let other = 0; other < players; other++) {
    const others = workersOfSeat(workers, other);
    if (others > own) ahead++;
    else if (others === own) level++;
  }
  if (ahead > 1) return 0;
  return Math.floor((ahead === 0 ? TEMPLE_FIRST : TEMPLE_SECOND) / level);
}

/** Gold of a seat from all temples, as if the game ended now. */
export function templeTotal(state: Readonly<State>, seat: Seat): number {
  let total = 0;
  for (let index = 0; index < state.jungleCells.length; index++) {
    const cell = state.jungleCells[index];
    if (pieceAt(state, cell) === TEMPLE)
      total += templeGold(workersAtTemple(state, cell), state.players, seat);
  }
  return total;
}

export function result(state: Readonly<State>): Result | undefined {
  if (state.phase !== null) return undefined;
  const temples: number[] = [];
  const river: number[] = [];
  const totals: number[] = [];
  for (let seat = 0; seat < state.players; seat++) {
    temples.push(templeTotal(state, seat));
    river.push(POOLS[state.carriers[seat]]);
    totals.push(state.gold[seat] + temples[seat] + state.suns[seat] + river[seat]);
  }
  return {
    totals,
    breakdown: [
      { source: 'gold', points: state.gold.slice() },
      { source: 'temples', points: temples },
      { source: 'sun', points: state.suns.slice() },
      { source: 'river', points: river },
    ] satisfies readonly { source: Source; points: number[] }[],
    ranks: rankSeats(state.players, (one, other) => compare(totals, state.fruits, one, other)),
  };
}

/** More gold is better; among equals, more fruits left in storage. */
const compare = (totals: readonly number[], fruits: readonly number[], one: Seat, other: Seat): number =>
  totals[other] - totals[one] || fruits[other] - fruits[one];

/** The last tile is placed: the temples are scored and the game is over. */
export function endGame(state: State, { emit }: Effects<Event>): void {
  state.phase = null;
  if (emit === undefined) return;
  for (const cell of state.jungleCells) {
    if (pieceAt(state, cell) !== TEMPLE) continue;
    const workers = workersAtTemple(state, cell);
    emit({
      type: 'templeScored',
      cell,
      workers: state.gold.map((_, seat) => workersOfSeat(workers, seat)),
      gold: state.gold.map((_, seat) => templeGold(workers, state.players, seat)),
    });
  }
  const final = result(state);
  if (final !== undefined) emit({ type: 'gameEnded', totals: final.totals, winners: winners(final) });
}
