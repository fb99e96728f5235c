import type { Seat } from '../../kernel/seat.ts';
import type { NumberedVisibleEntry } from '../../table/visible-entry.ts';
import type { LogLine } from '../match-client.ts';

/** The facts of the game among the lines of a table; what was taken back is no part of the story. */
export function toGameLog(lines: readonly NumberedVisibleEntry[]): LogLine[] {
  let story: LogLine[] = [];
  for (const line of lines) {
    switch (line.type) {
      case 'started':
      case 'moved':
        for (const event of line.events) story.push({ ply: line.ply, event });
        break;
      case 'takenBack':
        story = story.filter(({ ply }) => ply <= line.ply);
        break;
      default:
    }
  }
  return story;
}

/** What others did since the seat's last decision, and when that was. */
export interface SinceLastMove {
  readonly at: number;
  readonly story: readonly LogLine[];
}

export function movesSinceMine(
  lines: readonly NumberedVisibleEntry[],
  seat: Seat,
): SinceLastMove | undefined {
  const own = lines.findLast(
    line => line.type === 'started' || (line.type === 'moved' && line.seat === seat && line.by === 'person'),
  );
  if (own === undefined) return undefined;
  return { at: own.at, story: toGameLog(lines.filter(({ n }) => n > own.n)) };
}

/** Whether a moment of the match is no longer part of it. */
export const isUndone = (lines: readonly NumberedVisibleEntry[], since: number, ply: number): boolean =>
  lines.some(line => line.type === 'takenBack' && line.n > since && line.ply < ply);

/** Lines that are new, in order, appended; a line that came twice counts once. */
export function mergeEntries(
  known: readonly NumberedVisibleEntry[],
  fresh: readonly NumberedVisibleEntry[],
): readonly NumberedVisibleEntry[] {
  const last = known.at(-1)?.n ?? 0;
  const added = fresh.filter(({ n }) => n > last);
  return added.length === 0 ? known : [...known, ...added];
}
