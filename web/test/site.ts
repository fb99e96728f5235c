import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedFrom } from '../../kernel/seed.ts';
import { serve, type RunningServer, type Overrides } from '../../server/start.ts';
import { readSettings, type Flags } from '../../server/config.ts';
import type { DataStore } from '../../server/storage/storage.ts';
import { buildWeb } from '../build/app.ts';

/** The app with its real server, on a port and in a folder of its own. */
export interface Site {
  readonly url: string;
  /** Where the server keeps its data. */
  readonly folder: string;
  /** What the server keeps, for a past that no test plays through. */
  storage(): DataStore;
  /** Ends the server and starts it again on the same port and data, as after a crash. */
  restart(away: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface SiteOptions extends Overrides {
  readonly flags?: Flags;
}

/** Every server of the tests deals the same matches, one after the other. */
function sameSeeds(): () => string {
  let dealt = 0;
  return () => seedFrom(`site ${dealt++}`);
}

export async function openSite({
  flags = {},
  now = Date.now,
  newSeed = sameSeeds(),
  ...overrides
}: SiteOptions = {}): Promise<Site> {
  await buildWeb();
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-site-'));
  const start = (port: string): Promise<RunningServer> =>
    serve(
      readSettings({ port, data: folder, log: 'error', rate: '0', 'bot-pace': '0', ...flags }, {}, folder),
      'test',
      { now, newSeed, ...overrides },
    );
  let served = await start('0');
  const { port } = new URL(served.address);
  return {
    url: served.address.replace(/\/$/, ''),
    folder,
    storage: () => served.services.storage,
    async restart(away) {
      await served.close();
      await away();
      served = await start(port);
    },
    async close() {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
