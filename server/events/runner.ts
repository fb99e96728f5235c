import type { Services } from '../services.ts';
import { oneAtATime } from '../tables/one-at-a-time.ts';
import { createVacationWork } from '../people/vacation.ts';
import { advanceEvent } from './advance.ts';
import { tendChallenges } from './daily-work.ts';
import { tendSeeks } from './seek-work.ts';

const SECOND = 1000;
/** A process that has not come back to an event after this time has ended: another one takes over. */
const LEASE = 30 * SECOND;

/** Keeps events going: each is worked on by one process at a time. */
export function startEventRunner(services: Pick<Services, 'storage' | 'runtime'>): { stop(): Promise<void> } {
  const { storage, runtime } = services;
  let isStopped = false;
  let working: Promise<void> = Promise.resolve();
  const round = oneAtATime<void>(runtime, async () => {
    const now = runtime.now();
    for (const id of await storage.events.takeDue(now, now + LEASE)) {
      if (isStopped) return;
      await advanceEvent(services, id).catch((error: unknown) => runtime.reportError(error, id));
    }
  });
  const challenges = oneAtATime<void>(runtime, () => tendChallenges(services));
  const seeks = oneAtATime<void>(runtime, () => tendSeeks(services));
  const vacations = oneAtATime<void>(runtime, createVacationWork(services));
  const run = (): void => {
    working = Promise.all([round(), challenges(), seeks(), vacations()]).then(() => undefined);
  };
  const timer = setInterval(run, SECOND);
  const stopListening = runtime.onFinished(table => {
    const event = runtime.host.tables.get(table)?.table?.settings.event;
    if (event?.kind !== 'tournament') return;
    storage.events
      .setDue(event.id, runtime.now())
      .catch((error: unknown) => runtime.reportError(error, table));
  });
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      stopListening();
      await working;
    },
  };
}
