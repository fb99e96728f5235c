import type { Seat } from '../kernel/seat.ts';

/**
 * How well each move has served each seat in all playouts of a search, wherever it was played. Playouts lean on it:
 * what has gone well elsewhere is likely to go well here (move-average sampling).
 */
export interface MoveAverages {
  /** The mean value of a move for a seat, or what nothing is known to be worth. */
  of(seat: Seat, move: number): number;
  /** Notes a move of the playout that is under way. */
  note(seat: Seat, move: number): void;
  /** The playout is over and worth this much to each seat. */
  learn(values: Float64Array): void;
  forget(): void;
}

const LONGEST = 4096;

export function createHabits(seats: number, moves: number): MoveAverages {
  const sums = new Float32Array(seats * moves);
  const counts = new Int32Array(seats * moves);
  const noted = new Int32Array(LONGEST);
  const met: number[] = [];
  const unknown = 1 / Math.max(2, seats);
  let length = 0;

  return {
    of(seat, move) {
      const index = seat * moves + move;
      const count = counts[index];
      return count === 0 ? unknown : sums[index] / count;
    },
    note(seat, move) {
      if (length < LONGEST) noted[length++] = seat * moves + move;
    },
    learn(values) {
      for (let position = 0; position < length; position++) {
        const index = noted[position];
        if (counts[index]++ === 0) met.push(index);
        sums[index] += values[Math.floor(index / moves)];
      }
      length = 0;
    },
    forget() {
      for (const index of met) {
        sums[index] = 0;
        counts[index] = 0;
      }
      met.length = 0;
      length = 0;
    },
  };
}
