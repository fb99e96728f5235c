import type { GameEvent } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';

type Entries = readonly NumberedVisibleEntry[];

type Told = Extract<NumberedVisibleEntry, { readonly events: unknown }>;

/** The entries that tell what happened in the game. Undone moves are not part of it. */
function toldIn(entries: Entries): readonly Told[] {
  let told: Told[] = [];
  for (const entry of entries) {
    if (entry.type === 'started' || entry.type === 'moved') told.push(entry);
    else if (entry.type === 'takenBack') told = told.filter(({ ply }) => ply <= entry.ply);
  }
  return told;
}

/** The game's events in the log. */
export const eventsIn = (entries: Entries): GameEvent[] => toldIn(entries).flatMap(({ events }) => events);

/** What one seat did without another deciding in between; the setup has no seat. */
export interface Turn {
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
  /** How many moves the match had before and after it. */
  readonly from: number;
  readonly to: number;
}

export function turnsIn(entries: Entries): readonly Turn[] {
  const turns: Turn[] = [];
  for (const entry of toldIn(entries)) {
    const seat = entry.type === 'moved' ? entry.seat : null;
    const last = turns.at(-1);
    if (last !== undefined && last.seat === seat)
      turns[turns.length - 1] = { ...last, events: [...last.events, ...entry.events], to: entry.ply };
    else turns.push({ seat, events: entry.events, from: last?.to ?? 0, to: entry.ply });
  }
  return turns;
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
