import type { Kysely } from 'kysely';
import type { LogEntry, NumberedEntry } from '../../table/entry.ts';
import type { Commit, Query, QueryGroup } from './query.ts';
import type { Database, LogRow, NoticeRow, SeatRow, SnapshotRow, TableRow } from './schema.ts';

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
  readonly notices: readonly Omit<NoticeRow, 'table_id' | 'sent'>[];
  /** The people who are to decide after this. */
  readonly waitsFor: readonly string[];
}

/** Entries that belong to a person and are found when their data is deleted. */
const TRACES: ReadonlySet<LogEntry['type']> = new Set(['opened', 'admitted', 'seatTaken', 'said']);

interface Waiting {
  readonly write: TableWrite;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Commits all waiting writes in one transaction: many moves share one wait for the disk. */
export function startWriter(
  db: Kysely<Database>,
  commit: Commit,
  announce: (writes: readonly TableWrite[]) => void,
): (write: TableWrite) => Promise<boolean> {
  const groupOf = buildStatements(db);
  let waiting: Waiting[] = [];
  let isBusy = false;

  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    // The same order in every process, so that two of them never wait for each other's rows.
    batch.sort((one, other) => (one.write.id < other.write.id ? -1 : 1));
    try {
      const written = await commit(batch.map(({ write }) => groupOf(write)));
      announce(batch.filter((_, index) => written[index]).map(({ write }) => write));
      batch.forEach(({ resolve }, index) => resolve(written[index]));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };

  const run = async (): Promise<void> => {
    while (waiting.length > 0) await flush();
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

type Row = Omit<TableRow, 'created' | 'invite'>;
type Step = Pick<Row, 'id' | 'version' | 'status' | 'host' | 'to_act' | 'due' | 'deadline' | 'at'> & {
  before: number;
};

/** The version in the table's row decides who writes next; the log's key (table, n) refuses a second writer. */
function buildStatements(db: Kysely<Database>): (write: TableWrite) => QueryGroup {
  const nextVersion = compileOnce<Step>(STEP_FIELDS, ({ id, before, ...row }) =>
    db.updateTable('game_table').set(row).where('id', '=', id).where('version', '=', before).compile(),
  );
  const logRow = compileOnce<LogRow>(LOG_FIELDS, row => db.insertInto('log').values(row).compile());
  return write => {
    const { id, before, row, entries } = write;
    return {
      claim: before === 0 ? newRow(db, write) : nextVersion({ ...row, id, before }),
      rest: [
        ...entries.map(entry => logRow(rowOf(id, entry))),
        ...seatRows(db, write),
        ...(write.snapshot === undefined ? [] : [saveSnapshot(db, write.snapshot).compile()]),
        ...noticeRows(db, write),
      ],
    };
  };
}

const STEP_FIELDS = ['id', 'before', 'version', 'status', 'host', 'to_act', 'due', 'deadline', 'at'] as const;
const LOG_FIELDS = ['table_id', 'n', 'at', 'entry', 'person', 'key', 'trace'] as const;

/** Compiles a statement once, with the fields' names as values: they show where each value belongs. */
function compileOnce<T extends object>(
  fields: readonly (keyof T & string)[],
  compile: (row: T) => Query,
): (row: T) => Query {
  // Only the places of the values matter here, not their types.
  const names = Object.fromEntries(fields.map(field => [field, field])) as unknown as T;
  const { sql, parameters } = compile(names);
  // The parameters are the names that were put in.
  const places = parameters as readonly (keyof T)[];
  return row => ({ sql, parameters: places.map(place => row[place]) });
}

const rowOf = (table: string, { n, at, entry, by, key }: NumberedEntry): LogRow => ({
  table_id: table,
  n,
  at,
  entry: JSON.stringify(entry),
  person: by ?? null,
  key: key ?? null,
  trace: TRACES.has(entry.type) ? 1 : 0,
});

const newRow = (db: Kysely<Database>, { id, row, invite }: TableWrite): Query =>
  db
    .insertInto('game_table')
    .values({ ...row, id, created: row.at, invite: invite ?? null })
    .onConflict(conflict => conflict.doNothing())
    .compile();

const seatRows = (db: Kysely<Database>, { id, seats }: TableWrite): Query[] =>
  seats === undefined
    ? []
    : [
        db.deleteFrom('seat').where('table_id', '=', id).compile(),
        db
          .insertInto('seat')
          .values(seats.map(seat => ({ ...seat, table_id: id })))
          .compile(),
      ];

export function saveSnapshot(db: Kysely<Database>, row: SnapshotRow) {
  const { table_id: _key, ...rest } = row;
  return db
    .insertInto('snapshot')
    .values(row)
    .onConflict(conflict => conflict.column('table_id').doUpdateSet(rest));
}

const noticeRows = (db: Kysely<Database>, { id, notices }: TableWrite): Query[] =>
  notices.length === 0
    ? []
    : [
        db
          .insertInto('notice')
          .values(notices.map(notice => ({ ...notice, table_id: id, sent: null })))
          .onConflict(conflict => conflict.doNothing())
          .compile(),
      ];
