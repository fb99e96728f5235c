/**
 * Milliseconds of processor time that this program has used. Where others share the machine the clock on the wall
 * also counts the time they take.
 */
export function busyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The part of the time on the wall in which this program had a core, since the function was made: 1 on a quiet machine. */
export function coreShare(): () => number {
  const [busy, wall] = [busyMs(), performance.now()];
  return () => Number(((busyMs() - busy) / (performance.now() - wall)).toFixed(2));
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
