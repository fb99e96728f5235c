import type { TableUpdate } from '../../api/table-update.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import { isUndone } from '../play/entries.ts';

const PREFIX = 'cosecha:moment:';
const MAX_TABLES = 20;

const keys = (): string[] => Object.keys(localStorage).filter(key => key.startsWith(PREFIX));

/** Keeps the table as it was after your last decision, until you make the next. */
export function saveLastSeen(update: TableUpdate): void {
  try {
    const key = PREFIX + update.id;
    if (localStorage.getItem(key) === null)
      for (const old of keys().slice(MAX_TABLES - 1)) localStorage.removeItem(old);
    // The log comes from the server again.
    const kept: TableUpdate = { ...update, lines: [], table: { ...update.table, moves: [] } };
    localStorage.setItem(key, JSON.stringify({ update: kept }));
  } catch {
    // A browser that stores nothing shows the others' moves in words only.
  }
}

/** The table after your last decision, if the match still continues from there. */
export function lastSeenBefore(
  { id, you, table }: TableUpdate,
  entries: readonly NumberedVisibleEntry[],
): TableUpdate | undefined {
  const seen = loadLastSeen(id);
  if (seen === undefined || seen.you.seat !== you.seat || seen.table.ply >= table.ply) return undefined;
  return isUndone(entries, seen.table.version, seen.table.ply) ? undefined : seen;
}

function loadLastSeen(table: string): TableUpdate | undefined {
  try {
    const text = localStorage.getItem(PREFIX + table);
    // Written above; an older form of it has no `update`.
    return text === null ? undefined : (JSON.parse(text) as { update?: TableUpdate }).update;
  } catch {
    return undefined;
  }
}

export function clearLastSeen(): void {
  try {
    for (const key of keys()) localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
