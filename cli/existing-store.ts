import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ServerConfig } from '../server/config.ts';
import type { CliContext } from './context.ts';
import { UsageError } from './usage-error.ts';

/** Refuses a folder without a store: a command that works on what a server left would otherwise work on nothing. */
export function requireStore<T extends Pick<ServerConfig, 'data' | 'database'>>(
  settings: T,
  { moderate }: CliContext['text'],
): T {
  if (settings.database === undefined && !existsSync(path.join(settings.data, 'cosecha.sqlite')))
    throw new UsageError(moderate.noStore(settings.data));
  return settings;
}
