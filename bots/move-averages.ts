import type { Seat } from '../kernel/seat.ts';

/**
 * The mean value of each move for each seat over all playouts of a search, wherever it was played. Playouts prefer
 * moves that did well elsewhere (move-average sampling).
 */
export interface MoveAverages {
  /** The mean value of a move for a seat; a neutral value for a move that was never played. */
  mean(seat: Seat, move: number): number;
  /** Adds a move to the current playout. */
  record(seat: Seat, move: number): void;
  /** Ends the current playout with its value for each seat. */
  update(values: Float64Array): void;
  reset(): void;
}

const MAX_LENGTH = 4096;

export function createMoveAverages(seats: number, moves: number): MoveAverages {
  const neutral = 1 / Math.max(2, seats);
  const sums = new Float32Array(seats * moves);
  const counts = new Int32Array(seats * moves);
  // Averages are asked for much more often than they change.
  const means = new Float64Array(seats * moves).fill(neutral);
  const played = new Int32Array(MAX_LENGTH);
  const players = new Int8Array(MAX_LENGTH);
  const known: number[] = [];
  let length = 0;

  return {
    mean: (seat, move) => means[seat * moves + move],
    record(seat, move) {
      if (length === MAX_LENGTH) return;
      players[length] = seat;
      played[length++] = seat * moves + move;
    },
    update(values) {
      for (let position = 0; position < length; position++) {
        const index = played[position];
        if (counts[index]++ === 0) known.push(index);
        sums[index] += values[players[position]];
        means[index] = sums[index] / counts[index];
      }
      length = 0;
    },
    reset() {
      for (const index of known) {
        sums[index] = 0;
        counts[index] = 0;
        means[index] = neutral;
      }
      known.length = 0;
      length = 0;
    },
  };
}
