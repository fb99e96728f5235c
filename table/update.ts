import type { Seat } from '../kernel/seat.ts';
import type { AppliedEntry } from './entry.ts';
import { seatOf, type PersonId } from './seat-state.ts';
import type { Table } from './table.ts';
import { viewTable, type PeopleInfo, type TableView } from './view.ts';
import { toVisible, type NumberedVisibleEntry } from './visible-entry.ts';

/** What a host sends a viewer: the table as it is now, and what happened since they last looked. */
export interface TableUpdate {
  readonly id: string;
  /** The host's clock, in milliseconds. */
  readonly now: number;
  readonly you: Viewer;
  /** Oldest first. */
  readonly lines: readonly NumberedVisibleEntry[];
  /** Not all lines are here: the others come after the entry with this number. */
  readonly next?: number;
  readonly table: TableView;
}

export interface Viewer {
  /** null for a spectator. */
  readonly seat: Seat | null;
  readonly isHost: boolean;
  /** On a shared screen: the seat whose player must take the device before play continues. */
  readonly handOverTo?: Seat;
}

/** The update for one person, after the given entries. */
export function updateFor(
  { id, now, table, entries }: { id: string; now: number; table: Table; entries: readonly AppliedEntry[] },
  person: PersonId,
  people: PeopleInfo,
): TableUpdate {
  const seat = seatOf(table.places, person);
  return {
    id,
    now,
    you: { seat: seat ?? null, isHost: table.host === person },
    lines: entries.flatMap(entry => toVisible(entry, seat, people) ?? []),
    table: viewTable(table, seat, people),
  };
}
