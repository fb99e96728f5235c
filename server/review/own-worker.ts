import type { MomentTask } from '../../review/moment-task.ts';
import { holdLease } from '../work/hold-lease.ts';
import { OWN_WORKER, type Lease, type Work } from '../work/work.ts';
import type { ReviewThreads } from './threads.ts';

/** How often an idle thread looks for work. */
const LOOK = 500;

/** The threads of this process review whenever `mayStart` says that no bot needs the machine. */
export function startReviewWorker(
  work: Work,
  threads: ReviewThreads,
  { mayStart, reportError }: { mayStart: () => boolean; reportError: (error: unknown) => void },
): { stop(): void } {
  let isStopped = false;
  let isTaking = false;

  const doLease = async (lease: Lease): Promise<void> => {
    try {
      // Offered by a reviewer of the same version, here or in another process.
      await holdLease(work, lease, () => threads.review(lease.payload as MomentTask));
    } catch (error) {
      if (!isStopped) reportError(error);
    }
    pump();
  };
  const isFree = (): boolean => !isStopped && threads.idle() > 0 && mayStart();
  const take = async (): Promise<void> => {
    if (isTaking) return;
    isTaking = true;
    try {
      while (isFree()) {
        const lease = await work.acquire(OWN_WORKER, ['review']);
        if (lease === undefined) break;
        void doLease(lease);
      }
    } catch {
      // The store is away; the next look tries again.
    }
    isTaking = false;
  };
  const pump = (): void => void take();
  work.onOffer(pump);
  const timer = setInterval(pump, LOOK).unref();
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
