import { setTimeout as wait } from 'node:timers/promises';
import type { SeenLine } from './history.ts';

const PAUSE = 200;

/** A person at the end of a run. */
export interface Watcher {
  /** The log as a server gives it to this person now. */
  readonly read: () => Promise<SeenLine[]>;
  /** What the person's stream has brought. */
  readonly seen: readonly SeenLine[];
}

/**
 * The log of each person. A server that missed a signal may answer with an older log for a few seconds, and streams at
 * the same server agree with it; bots may also go on for as long as anyone looks. So the streams first get time to bring
 * everything that was acknowledged and stored; then they end, and the log is read until it has all that they brought.
 */
export async function settledLogs(
  watchers: readonly Watcher[],
  acknowledged: number,
  { patience, endStreams }: { readonly patience: number; readonly endStreams: () => Promise<void> },
): Promise<SeenLine[][]> {
  const goals = await Promise.all(watchers.map(({ read }) => readUntil(read, acknowledged, patience)));
  const end = performance.now() + patience;
  const isBehind = ({ seen }: Watcher, index: number): boolean => seen.length < goals[index].length;
  while (watchers.some(isBehind) && performance.now() < end) await wait(PAUSE);
  const late = watchers.map(isBehind);
  await endStreams();
  return Promise.all(
    watchers.map(async ({ read, seen }, index) => {
      const log = await readUntil(read, Math.max(seen.length, acknowledged), patience);
      // What came after the end of the stream is of no concern; a stream that fell short is compared with all.
      return late[index] ? log : log.slice(0, Math.max(seen.length, acknowledged));
    }),
  );
}

/** A log that has at least so many lines, unless patience ends. */
async function readUntil(
  read: () => Promise<SeenLine[]>,
  least: number,
  patience: number,
): Promise<SeenLine[]> {
  for (const end = performance.now() + patience; ; await wait(PAUSE)) {
    const log = await read();
    if (log.length >= least || performance.now() > end) return log;
  }
}
