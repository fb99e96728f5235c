import { deletePerson } from './people/account.ts';
import { SILENCE } from './limits/open-streams.ts';
import { fillResults } from './tables/fill-results.ts';
import type { Services } from './services.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An event that has not filled by then never will. */
const UNFILLED = 90 * DAY;

/** Deletes what is over and what no one needs: sessions, counts, tables that never started, guests who never played. */
export function startUpkeep(services: Services): { stop(): void } {
  const { runtime } = services;
  const report = (error: unknown): void => runtime.reportError(error, '');
  const minutely = setInterval(() => {
    services.limiter.tidy();
    services.storage.limits.deleteExpired(runtime.now(), runtime.now() - SILENCE).catch(report);
  }, MINUTE);
  const hourly = setInterval(() => void runUpkeep(services).catch(report), HOUR);
  return {
    stop() {
      clearInterval(minutely);
      clearInterval(hourly);
    },
  };
}

/** One round of what is done every hour. */
export async function runUpkeep(services: Services): Promise<void> {
  const { storage, settings, runtime } = services;
  const { keepOpen, keepFinished, keepGuests } = settings.limits;
  const now = runtime.now();
  await storage.people.deleteExpired(now);
  await storage.accessTokens.deleteExpired(now);
  await storage.events.cancelUnfilled(now - UNFILLED);
  await fillResults(runtime, () => services.lifecycle.isDraining);
  if (keepOpen > 0) {
    await storage.retention.deleteTables(['open', 'closed'], now - keepOpen * DAY, isInUse(services));
  }
  if (keepFinished > 0)
    await storage.retention.deleteTables(['finished'], now - keepFinished * DAY, isInUse(services));
  if (keepGuests > 0)
    for (const person of await storage.retention.idleGuests(now - keepGuests * DAY))
      await deletePerson(services, person);
}

/** A table that someone has open in this process stays for another hour. */
const isInUse =
  ({ runtime }: Services) =>
  (id: string): boolean =>
    (runtime.host.tables.get(id)?.streams.size ?? 0) > 0;
