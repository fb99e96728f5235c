import { OWN_WORKER, type Lease, type Work } from './work.ts';

/** Does a piece of work in this process: keeps the lease meanwhile, then hands in the result or gives the piece back. */
export async function holdLease(
  work: Work,
  { id, time }: Lease,
  result: () => Promise<string>,
): Promise<void> {
  const renewal = setInterval(() => void work.renew(id, OWN_WORKER).catch(() => undefined), time / 3);
  try {
    await work.submit(id, OWN_WORKER, await result());
  } catch (error) {
    await work.abort(id, OWN_WORKER).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}
