import { fastRandom } from '../kernel/random.ts';

/**
 * The work that measures how fast the machine is just now: a piece walks at random over a small board, looks at the
 * four cells around it and lists those that are free. Like the rules of a game it draws, branches on what it finds and
 * reads small arrays.
 */
const WIDTH = 32;
const STEPS = [-WIDTH, 1, WIDTH, -1];
const CELLS = WIDTH * WIDTH;

/** Steps per second in the best slices on the machine that the figures of docs/performance.md come from. */
export const REFERENCE = 60_000_000;

const random = fastRandom(1);
const board: number[] = [];
while (board.length < CELLS) board.push(random.below(3));
const free: number[] = [0, 0, 0, 0];
let cell = 0;
const STEPS_AT_ONCE = 5000;

function walk(steps: number): void {
  for (let step = 0; step < steps; step++) {
    let count = 0;
    for (let edge = 0; edge < STEPS.length; edge++) {
      const beside = (cell + STEPS[edge]) & (CELLS - 1);
      if (board[beside] === 0) free[count++] = beside;
    }
    if (count === 0) {
      board[cell] = 0;
      cell = random.below(CELLS);
    } else {
      board[cell] = board[cell] === 2 ? 0 : board[cell] + 1;
      cell = free[random.below(count)];
    }
  }
}

/**
 * Milliseconds of processor time that this program has used. Where others share the machine the clock on the wall
 * also counts the time they take.
 */
export function busyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Steps of the walk per second, measured for about so many milliseconds. */
export function calibrate(milliseconds: number): number {
  return perSecond(() => {
    walk(STEPS_AT_ONCE);
    return STEPS_AT_ONCE;
  }, milliseconds);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How many units of work `play` does in a second, measured for about so many milliseconds. */
export function perSecond(play: () => number, milliseconds: number): number {
  const start = busyMs();
  let [decisions, elapsed] = [0, 0];
  while (elapsed < milliseconds) {
    decisions += play();
    elapsed = busyMs() - start;
  }
  return (decisions * 1000) / elapsed;
}
