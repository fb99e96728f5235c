const SHORTEST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;

/** Grows with each failure, and differs between processes, so that they do not all come at once. */
export function reconnectPause(failures: number): number {
  const longest = Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** (failures + 1));
  return SHORTEST_PAUSE + Math.random() * (longest - SHORTEST_PAUSE);
}
