import { setTimeout as wait } from 'node:timers/promises';
import type { Lease, Work, WorkKind } from './work.ts';

/** How often someone who waits looks for work. */
const LOOK = 150;

/** The next piece of work, as soon as there is one; undefined when none came in time or the worker has left. */
export async function acquireWithin(
  work: Work,
  worker: string,
  kinds: readonly WorkKind[],
  { time, isGone }: { time: number; isGone: () => boolean },
): Promise<Lease | undefined> {
  const end = performance.now() + time;
  while (!isGone()) {
    const lease = await work.acquire(worker, kinds);
    if (lease !== undefined || performance.now() >= end) return lease;
    await wait(LOOK);
  }
  return undefined;
}
