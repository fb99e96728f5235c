import type { Readiness } from '../../../api/meta.ts';
import type { Services } from '../../services.ts';
import type { ApiInstance } from '../instance.ts';

const config = { isPublic: true, isUnlimited: true } as const;
const schema = { hide: true } as const;
/** Milliseconds. A bus that was silent for longer is not heard. */
const BUS_SILENCE = 15_000;
const DATABASE_TIME = 3000;

/** For whoever starts, stops and balances servers: does the process live, and should it get requests? */
export function probeRoutes(app: ApiInstance, services: Services): void {
  app.get('/live', { config, schema }, () => ({ status: 'ok' }));
  app.get('/ready', { config, schema }, async (_request, reply) => {
    const readiness = await readinessOf(services);
    return reply.status(readiness.ready ? 200 : 503).send(readiness);
  });
}

export async function readinessOf({ storage, lifecycle }: Services): Promise<Readiness> {
  const stored = await withinTime(storage.health());
  const { isConnected, heardAt } = storage.bus.health();
  const bus = isConnected && (!storage.bus.isShared || Date.now() - heardAt < BUS_SILENCE);
  const { isDraining } = lifecycle;
  const { database, schema: isKnown } = stored ?? { database: false, schema: false };
  return {
    ready: database && isKnown && bus && !isDraining,
    database,
    schema: isKnown,
    bus,
    draining: isDraining,
  };
}

/** What a promise gives, or undefined when it fails or takes too long. */
async function withinTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), DATABASE_TIME);
  });
  try {
    return await Promise.race([work.catch(() => undefined), limit]);
  } finally {
    clearTimeout(timer);
  }
}
