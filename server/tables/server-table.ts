import type { AppliedEntry } from '../../table/entry.ts';
import { newLiveTable, type LiveTable } from '../../table/live-table.ts';
import type { PersonId } from '../../table/seat-state.ts';
import { humanSeatsToAct, type Table } from '../../table/table.ts';
import type { EventStream } from './stream.ts';

/** A table in this process, with everyone who has it open. */
export interface ServerTable extends LiveTable {
  readonly streams: Set<EventStream>;
  /** Counts arrivals and departures: a message built before such a change may be wrong about it. */
  presenceVersion: number;
  /** When people were last here, in this process. */
  readonly lastSeen: Map<PersonId, number>;
  /** Who is here in other processes. */
  readonly remotePresence: Map<string, { here: readonly string[]; watching: number }>;
  /** When someone last asked for the table without a stream; 0: never. */
  lookedAt: number;
  /** A step of its game did not end: no other one is tried. */
  hasTimedOut: boolean;
  /** No one has standing orders here, as far as this process knows. */
  hasNoOrders: boolean;
  /** The version of the stored snapshot; undefined when it is not known. */
  snapshotVersion: number | undefined;
}

export const newServerTable = (id: string, now: number): ServerTable => ({
  ...newLiveTable(id, now),
  streams: new Set(),
  presenceVersion: 0,
  lastSeen: new Map(),
  remotePresence: new Map(),
  lookedAt: 0,
  hasTimedOut: false,
  hasNoOrders: false,
  snapshotVersion: undefined,
});

/** Everyone whose name the table or these entries may show. */
export function* peopleShown(
  { table, recentEntries }: LiveTable,
  entries: readonly AppliedEntry[] = recentEntries,
): Generator<PersonId> {
  const { host, places } = table ?? { host: null, places: [] };
  if (host !== null) yield host;
  for (const place of places) if ('person' in place && place.person !== null) yield place.person;
  for (const { entry } of entries) {
    if ((entry.type === 'said' || entry.type === 'seatTaken') && entry.person !== null) yield entry.person;
    if (entry.type === 'hostChanged') yield entry.host;
    if (entry.type === 'kicked' || entry.type === 'reacted') yield entry.person;
  }
}

/** The people who are to decide now. */
export const peopleToAct = (table: Table): PersonId[] =>
  humanSeatsToAct(table).flatMap(seat => {
    const place = table.places[seat];
    return place.kind === 'person' && place.person !== null ? [place.person] : [];
  });
