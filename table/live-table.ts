import type { AppliedEntry } from './entry.ts';
import type { Table } from './table.ts';

/** A table in memory. Unloaded, it keeps its queue and nothing else. */
export interface LiveTable {
  readonly id: string;
  table: Table | undefined;
  /** The newest entries, oldest first. */
  recentEntries: AppliedEntry[];
  /** Recent commands: `<person> <key>` and the version they led to. */
  readonly recentKeys: Map<string, number>;
  /** Work on a table runs one piece after the other. */
  queue: Promise<unknown>;
  /** How many pieces of work wait in the queue. */
  waiting: number;
  isBotThinking: boolean;
  /** When work on the table last ended. */
  lastUsed: number;
}

const MAX_ENTRIES = 64;
const MAX_KEYS = 128;

export const newLiveTable = (id: string, now: number): LiveTable => ({
  id,
  table: undefined,
  recentEntries: [],
  recentKeys: new Map(),
  queue: Promise.resolve(),
  waiting: 0,
  isBotThinking: false,
  lastUsed: now,
});

/** Takes over entries that were stored. */
export function applyWritten(
  live: LiveTable,
  { table, entries }: { readonly table: Table; readonly entries: readonly AppliedEntry[] },
): void {
  live.table = table;
  live.recentEntries.push(...entries);
  if (live.recentEntries.length > MAX_ENTRIES * 2)
    live.recentEntries = live.recentEntries.slice(-MAX_ENTRIES);
  entries.forEach(({ by, key }, index) => {
    if (by === undefined || key === undefined) return;
    // The other entries of the same command follow without a key.
    const next = entries.findIndex(
      (entry, place) => place > index && (entry.by !== by || entry.key !== undefined),
    );
    live.recentKeys.set(`${by} ${key}`, entries.at(next === -1 ? -1 : next - 1)?.n ?? 0);
  });
  for (const oldest of live.recentKeys.keys()) {
    if (live.recentKeys.size <= MAX_KEYS) break;
    live.recentKeys.delete(oldest);
  }
}

/** Frees the memory of a table that is not in use. */
export function clearState(live: LiveTable): void {
  live.table = undefined;
  live.recentEntries = [];
  live.recentKeys.clear();
}
