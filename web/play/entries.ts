import type { GameEvent } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';

type Entries = readonly NumberedVisibleEntry[];

/** The game's events in the log. Undone moves are not part of it. */
export function eventsIn(entries: Entries): GameEvent[] {
  let told: Extract<NumberedVisibleEntry, { readonly events: unknown }>[] = [];
  for (const entry of entries) {
    if (entry.type === 'started' || entry.type === 'moved') told.push(entry);
    else if (entry.type === 'takenBack') told = told.filter(({ ply }) => ply <= entry.ply);
  }
  return told.flatMap(({ events }) => events);
}

/** The log as it was at a version of the table. */
export const entriesUntil = (entries: Entries, version: number): Entries =>
  (entries.at(-1)?.n ?? 0) <= version ? entries : entries.filter(({ n }) => n <= version);

/** Whether one of the entries is a decision that the seat's own player made. */
export const hasOwnMove = (entries: Entries, seat: Seat | null): boolean =>
  entries.some(entry => entry.type === 'moved' && entry.seat === seat && entry.by === 'person');

/** What others did since the seat's last decision, and when that was. */
export interface SinceLastMove {
  readonly at: number;
  readonly events: readonly GameEvent[];
}

export function movesSinceMine(entries: Entries, seat: Seat): SinceLastMove | undefined {
  const own = entries.findLast(entry => entry.type === 'started' || hasOwnMove([entry], seat));
  if (own === undefined) return undefined;
  return { at: own.at, events: eventsIn(entries.filter(({ n }) => n > own.n)) };
}

/** Whether the position after `ply` moves, seen at version `since`, was undone later. */
export const isUndone = (entries: Entries, since: number, ply: number): boolean =>
  entries.some(entry => entry.type === 'takenBack' && entry.n > since && entry.ply < ply);

/** The log with fresh entries. Those that came before are replaced: another viewer sees them differently. */
export function mergeEntries(known: Entries, fresh: Entries): Entries {
  if (fresh.length === 0) return known;
  return [...known.filter(({ n }) => n < fresh[0].n), ...fresh];
}
