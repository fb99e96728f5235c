/**
 * What one search has found out about a decision: how often it tried each move that it considered and the sum of the
 * values it met. A move is its index in the decision's list, so that figures can travel between threads.
 */
export interface RootFigures {
  readonly choices: readonly number[];
  readonly visits: readonly number[];
  readonly sums: readonly number[];
}

/** Adds up searches of the same decision. The moves keep the order in which they first occur. */
export function mergeFigures(searches: readonly RootFigures[]): RootFigures {
  const totals = new Map<number, { visits: number; sum: number }>();
  for (const { choices, visits, sums } of searches) {
    choices.forEach((choice, index) => {
      const total = totals.get(choice) ?? { visits: 0, sum: 0 };
      total.visits += visits[index];
      total.sum += sums[index];
      totals.set(choice, total);
    });
  }
  const merged = [...totals.values()];
  return {
    choices: [...totals.keys()],
    visits: merged.map(({ visits }) => visits),
    sums: merged.map(({ sum }) => sum),
  };
}

/** The move with the most visits, the first of several; an index in the decision's list. */
export const bestChoice = ({ choices, visits }: RootFigures): number =>
  choices[visits.indexOf(Math.max(...visits))];

/** The mean value of the move with the most visits; undefined before the first one. */
export function bestValue({ visits, sums }: RootFigures): number | undefined {
  const place = visits.indexOf(Math.max(...visits));
  return visits[place] > 0 ? sums[place] / visits[place] : undefined;
}

/** Threads that search the same decision draw different random numbers; the first one draws as a single one would. */
export const threadSeed = (seed: number, thread: number): number =>
  (seed + Math.imul(thread, 0x9e37_79b1)) | 0;

/** No more threads than this search one decision: each of them starts from nothing, so that more of them gain less. */
export const MOST_THREADS = 4;
