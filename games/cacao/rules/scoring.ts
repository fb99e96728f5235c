import { rankSeats, winners, type Result, type Effects } from '../../../kernel/game.ts';
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

/** Workers of a seat on the edges that face a temple; only top tiles count, whether their workers acted or not. */
function workersAtTemple(state: Readonly<State>, cell: Cell, seat: Seat): number {
  let workers = 0;
  for (let edge = 0; edge < 4; edge++) {
    const piece = pieceAt(state, cell + STEPS[edge]);
    if (isWorker(piece) && seatOf(piece) === seat) workers += workersOf(piece, opposite(edge));
  }
  return workers;
}

/** Gold of a seat from one temple: 6 for the most workers, 3 for the second most, shared and rounded down. */
function templeGold(state: Readonly<State>, cell: Cell, seat: Seat): number {
  const own = workersAtTemple(state, cell, seat);
  if (own === 0) return 0;
  let [ahead, level] = [0, 1];
  for (let other = 0; other < state.players; other++) {
    if (other === seat) continue;
    const workers = workersAtTemple(state, cell, other);
    if (workers > own) ahead++;
    else if (workers === own) level++;
  }
  if (ahead > 1) return 0;
  return Math.floor((ahead === 0 ? TEMPLE_FIRST : TEMPLE_SECOND) / level);
}

/** Gold of a seat from all temples, as if the game ended now. */
export function templeTotal(state: Readonly<State>, seat: Seat): number {
  let total = 0;
  for (let index = 0; index < state.jungleCells.length; index++) {
    const cell = state.jungleCells[index];
    if (pieceAt(state, cell) === TEMPLE) total += templeGold(state, cell, seat);
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
    const seats = state.gold.map((_, seat) => seat);
    emit({
      type: 'templeScored',
      cell,
      workers: seats.map(seat => workersAtTemple(state, cell, seat)),
      gold: seats.map(seat => templeGold(state, cell, seat)),
    });
  }
  const final = result(state);
  if (final !== undefined) emit({ type: 'gameEnded', totals: final.totals, winners: winners(final) });
}
