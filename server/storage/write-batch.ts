import type { ResultRow, ResultSeatRow } from './result-rows.ts';
import type { LogRow, NoticeRow, SeatRow, SnapshotRow, TableRow } from './schema.ts';

/** A table's next version; it counts only if the table is still at the version `before`. */
export type StepRow = Pick<
  TableRow,
  'id' | 'version' | 'status' | 'host' | 'to_act' | 'due' | 'deadline' | 'at'
> & { readonly before: number };

/** The rows of many writes. A table that another process has changed or created first is left out with all its rows. */
export interface WriteBatch {
  readonly steps: readonly StepRow[];
  readonly opened: readonly TableRow[];
  readonly log: readonly LogRow[];
  readonly seats: readonly SeatRow[];
  readonly snapshots: readonly SnapshotRow[];
  readonly notices: readonly NoticeRow[];
  readonly results: readonly ResultRow[];
  readonly resultSeats: readonly ResultSeatRow[];
}

/** Writes a batch in one transaction; returns the tables that were written. */
export type Commit = (batch: WriteBatch) => Promise<readonly string[]>;

type ColumnType = 'text' | 'bigint' | 'double precision';
type Columns<R> = Readonly<Record<keyof R & string, ColumnType>>;

/** The columns of each part with their types, in the order of the statements. */
export const BATCH_COLUMNS: { readonly [P in keyof WriteBatch]: Columns<WriteBatch[P][number]> } = {
  steps: {
    id: 'text',
    before: 'bigint',
    version: 'bigint',
    status: 'text',
    host: 'text',
    to_act: 'text',
    due: 'bigint',
    deadline: 'bigint',
    at: 'bigint',
  },
  opened: {
    id: 'text',
    version: 'bigint',
    status: 'text',
    game: 'text',
    visibility: 'text',
    settings: 'text',
    host: 'text',
    invite: 'text',
    to_act: 'text',
    due: 'bigint',
    deadline: 'bigint',
    created: 'bigint',
    at: 'bigint',
  },
  log: {
    table_id: 'text',
    n: 'bigint',
    at: 'bigint',
    entry: 'text',
    person: 'text',
    key: 'text',
    trace: 'bigint',
  },
  seats: { table_id: 'text', seat: 'bigint', kind: 'text', person: 'text', bot: 'text' },
  snapshots: { table_id: 'text', n: 'bigint', ply: 'bigint', rules: 'bigint', state: 'text' },
  notices: { table_id: 'text', person: 'text', n: 'bigint', due: 'bigint', sent: 'bigint' },
  results: {
    table_id: 'text',
    game: 'text',
    options: 'text',
    players: 'bigint',
    pace: 'text',
    ending: 'text',
    rated: 'bigint',
    imported: 'bigint',
    visibility: 'text',
    moves: 'bigint',
    started: 'bigint',
    ended: 'bigint',
    released: 'bigint',
    n: 'bigint',
  },
  resultSeats: {
    table_id: 'text',
    seat: 'bigint',
    kind: 'text',
    person: 'text',
    bot: 'text',
    place: 'bigint',
    score: 'double precision',
    points: 'text',
    departure: 'text',
    anchor: 'double precision',
    goals: 'text',
  },
};

/** The parts besides the tables themselves: where they go, and what happens to a row that exists. */
export const BATCH_TABLES = {
  log: { table: 'log', onConflict: '' },
  seats: { table: 'seat', onConflict: update(['table_id', 'seat'], ['kind', 'person', 'bot']) },
  snapshots: { table: 'snapshot', onConflict: update(['table_id'], ['n', 'ply', 'rules', 'state']) },
  notices: { table: 'notice', onConflict: 'on conflict do nothing' },
  results: { table: 'result', onConflict: 'on conflict do nothing' },
  resultSeats: { table: 'result_seat', onConflict: 'on conflict do nothing' },
} as const;

export const BATCH_PARTS = ['log', 'seats', 'snapshots', 'notices', 'results', 'resultSeats'] as const;

function update(key: readonly string[], columns: readonly string[]): string {
  const values = columns.map(column => `${column} = excluded.${column}`);
  return `on conflict (${key.join(', ')}) do update set ${values.join(', ')}`;
}
