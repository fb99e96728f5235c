import type { LogEntry, NumberedEntry } from '../../table/entry.ts';
import { DatabaseError } from './database-error.ts';
import type { MatchResult } from './results.ts';
import type { ResultRow } from './result-rows.ts';
import type { LogRow, NoticeRow, SeatRow, SnapshotRow, TableRow } from './schema.ts';
import type { Commit, WriteBatch } from './write-batch.ts';

/** Entries for one table, and its rows for lists and timers after them. */
export interface TableWrite {
  readonly id: string;
  /** The version before the entries; 0 creates the table. */
  readonly before: number;
  readonly entries: readonly NumberedEntry[];
  readonly row: Omit<TableRow, 'id' | 'created' | 'invite'>;
  /** For a new table. */
  readonly invite?: string | null;
  /** When a player joined, left or was replaced. */
  readonly seats?: readonly Omit<SeatRow, 'table_id'>[];
  /** When the match has ended. */
  readonly snapshot?: SnapshotRow | undefined;
  /** When the match has ended. */
  readonly result?: MatchResult | undefined;
  readonly notices: readonly Omit<NoticeRow, 'table_id' | 'sent'>[];
  /** The people who are to decide after this. */
  readonly waitsFor: readonly string[];
}

/** Entries that belong to a person and are found when their data is deleted. */
const TRACES: ReadonlySet<LogEntry['type']> = new Set(['opened', 'admitted', 'seatTaken', 'said', 'reacted']);

export const isPersonal = ({ type }: LogEntry): boolean => TRACES.has(type);

interface Waiting {
  readonly write: TableWrite;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Commits all waiting writes in one transaction: many moves share one wait for the disk. */
export function startWriter(
  commit: Commit,
  announce: (writes: readonly TableWrite[]) => void,
): (write: TableWrite) => Promise<boolean> {
  let waiting: Waiting[] = [];
  let isBusy = false;

  const flush = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const written = new Set(await commit(batchOf(batch.map(({ write }) => write))));
      for (const { write, resolve } of batch) resolve(written.has(write.id));
      announce(batch.flatMap(({ write }) => (written.has(write.id) ? [write] : [])));
    } catch (error) {
      if (batch.length === 1 || error instanceof DatabaseError) for (const { reject } of batch) reject(error);
      // One of them cannot be written, and nothing was: the others do not fail with it.
      else for (const one of batch) await flush([one]);
    }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) {
      const { batch, rest } = oneOfEach(waiting);
      waiting = rest;
      await flush(batch);
    }
    isBusy = false;
  };

  return write =>
    new Promise((resolve, reject) => {
      waiting.push({ write, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      setImmediate(() => void run());
    });
}

/** A batch holds one write of a table: the next one finds out whether this one counted. */
function oneOfEach(waiting: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const ids = new Set<string>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const one of waiting) {
    (ids.has(one.write.id) ? rest : batch).push(one);
    ids.add(one.write.id);
  }
  return { batch, rest };
}

/** The version in the table's row decides who writes next; the log's key (table, n) refuses a second writer. */
const batchOf = (writes: readonly TableWrite[]): WriteBatch => ({
  steps: writes.flatMap(({ id, before, row }) => {
    const { version, status, host, to_act, due, deadline, at } = row;
    return before === 0 ? [] : [{ id, before, version, status, host, to_act, due, deadline, at }];
  }),
  opened: writes.flatMap(({ id, before, row, invite }) =>
    before === 0 ? [{ ...row, id, created: row.at, invite: invite ?? null }] : [],
  ),
  log: writes.flatMap(({ id, entries }) => entries.map(entry => rowOf(id, entry))),
  seats: writes.flatMap(({ id, seats = [] }) => seats.map(seat => ({ ...seat, table_id: id }))),
  snapshots: writes.flatMap(({ snapshot }) => snapshot ?? []),
  notices: writes.flatMap(({ id, notices }) =>
    notices.map(notice => ({ ...notice, table_id: id, sent: null })),
  ),
  results: writes.flatMap(({ result }) => (result === undefined ? [] : [rowOfResult(result)])),
  resultSeats: writes.flatMap(({ result }) => result?.seats ?? []),
});

const rowOf = (table: string, { n, at, entry, by, key }: NumberedEntry): LogRow => ({
  table_id: table,
  n,
  at,
  entry: JSON.stringify(entry),
  person: by ?? null,
  key: key ?? null,
  trace: isPersonal(entry) ? 1 : 0,
});

const rowOfResult = ({ seats: _seats, ...row }: MatchResult): ResultRow => row;
