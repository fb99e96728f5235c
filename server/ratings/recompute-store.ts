import type { ServerConfig } from '../config.ts';
import { openPostgresStore, openSqliteStore } from '../storage/storage.ts';
import { recomputeRatings, takeInPending, type Recomputed } from './take-in.ts';

/** Computes every rating of a store again. Servers may go on with PostgreSQL; an embedded store must be free. */
export async function recomputeStore({
  data,
  database,
}: Pick<ServerConfig, 'data' | 'database'>): Promise<Recomputed> {
  const storage = database === undefined ? await openSqliteStore(data) : await openPostgresStore(database);
  try {
    await takeInPending(storage);
    return await recomputeRatings(storage);
  } finally {
    await storage.close();
  }
}
