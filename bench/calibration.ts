/** Copies of this many bytes into a place made beforehand measure how fast the machine is just now. */
const BYTES = 1536;

/** Copies per second on a quiet machine of the kind the targets were set on. */
export const REFERENCE = 41_700_000;

const from = new Uint8Array(BYTES).map((_, index) => index);
const into = new Uint8Array(BYTES);

/**
 * Milliseconds of processor time that this program has used. Where others share the machine the clock on the wall
 * also counts the time they take.
 */
export function busyMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Copies per second, measured for about so many milliseconds. */
export function calibrate(milliseconds: number): number {
  const batch = 20_000;
  const start = busyMs();
  let copies = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let copy = 0; copy < batch; copy++) into.set(from);
    copies += batch;
    elapsed = busyMs() - start;
  }
  return (copies * 1000) / elapsed;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How many decisions `play` makes in a second, measured for about so many milliseconds. */
export function perSecond(play: () => number, milliseconds: number): number {
  const start = busyMs();
  let [decisions, elapsed] = [0, 0];
  while (elapsed < milliseconds) {
    decisions += play();
    elapsed = busyMs() - start;
  }
  return (decisions * 1000) / elapsed;
}
