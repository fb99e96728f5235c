import path from 'node:path';
import { randomBytes } from 'node:crypto';
import type { ServerConfig } from '../config.ts';
import { openPostgresStore, openSharedSqliteStore, type DataStore } from '../storage/storage.ts';
import { createTableRuntime } from '../tables/server-host.ts';
import type { ModerationParts } from './acts.ts';

const POLICY = { standIn: 'level-2', awayAfter: 0, botPace: 0, noticeDelay: 60_000, sleepAfter: 0 };

/** The store without a server, whether or not one uses it at the same time. No bot thinks here. */
export async function openOffline(
  settings: Pick<ServerConfig, 'data' | 'database' | 'redis'>,
): Promise<ModerationParts & { close(): Promise<void> }> {
  const storage = await openStore(settings);
  const runtime = createTableRuntime({
    storage,
    bots: {
      choose: () => Promise.resolve(undefined),
      cancel: () => undefined,
      close: () => Promise.resolve(),
    },
    policy: POLICY,
    now: Date.now,
    newSeed: () => randomBytes(32).toString('hex'),
    reportError: error => {
      throw error;
    },
  });
  return { storage, runtime, close: () => storage.close() };
}

const openStore = ({ data, database, redis }: Parameters<typeof openOffline>[0]): Promise<DataStore> =>
  database === undefined
    ? openSharedSqliteStore(path.join(data, 'cosecha.sqlite'))
    : openPostgresStore(database, { redis });
