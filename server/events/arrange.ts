import type { Seed } from '../../kernel/seed.ts';
import { HostError } from '../../table/ports.ts';
import type { SeatState } from '../../table/seat-state.ts';
import type { TableSettings } from '../../table/settings.ts';
import { takeInPending } from '../ratings/take-in.ts';
import type { TableRuntime } from '../tables/runtime.ts';

/** A table that the server makes for people who did not have to ask for it. */
export interface Arrangement {
  readonly id: string;
  readonly settings: TableSettings;
  /** Who may invite people to watch; no one at a table of an event. */
  readonly host?: string | null;
  readonly places: readonly SeatState[];
  readonly seed: Seed;
}

/** Opens a table and starts its match. Both happen once, however often and wherever this is called. */
export async function arrangeTable(
  { host }: TableRuntime,
  { id, settings, host: owner = null, places, seed }: Arrangement,
): Promise<void> {
  await host.create(id, [{ type: 'opened', settings, host: owner, places }]);
  await host.handleHostCommand(id, { type: 'begin', seed }, Number.MAX_SAFE_INTEGER);
}

/** Everyone may know a deal that no one plays any more: its matches, its results and what they do to ratings. */
export async function revealDeal(
  { host, storage, now, reportError }: TableRuntime,
  tables: readonly string[],
): Promise<void> {
  for (const id of tables)
    try {
      await host.handleHostCommand(id, { type: 'reveal' }, Number.MAX_SAFE_INTEGER);
    } catch (error) {
      // The table may have been deleted; its result has not.
      if (!(error instanceof HostError)) throw error;
    }
  await storage.results.release(tables, now());
  // What fails here is taken in within a minute, like any other match.
  await takeInPending(storage).catch((error: unknown) => reportError(error, ''));
}
