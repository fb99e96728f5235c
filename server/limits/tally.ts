import { tooMany } from '../request-error.ts';
import type { Services } from '../services.ts';

/** Counts something in the store, at once and for all processes; throws when there was too much of it. */
export async function takeTally(
  { storage, limits, runtime }: Pick<Services, 'storage' | 'limits' | 'runtime'>,
  limit: 'mails' | 'mailsAddress' | 'codeTries' | 'relations' | 'reports',
  who: string,
  refusal: string,
): Promise<void> {
  const { name, max, window } = limits[limit];
  const wish = { key: `${name} ${who}`, max, window, wanted: 1 };
  const [{ granted, ends }] = await storage.limits.tallies.take([wish], runtime.now());
  if (granted === 0) throw tooMany(refusal, Math.max(1, Math.ceil((ends - runtime.now()) / 1000)));
}
