import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Everything that is kept, by table, with the columns that put its rows in order; null: counts and leases, which are not. */
const TABLES = {
  person: ['id'],
  session: ['hash'],
  passkey: ['id'],
  push: ['endpoint'],
  setting: ['name'],
  game_table: ['id'],
  seat: ['table_id', 'seat'],
  log: ['table_id', 'n'],
  snapshot: ['table_id'],
  notice: ['table_id', 'person', 'n'],
  result: ['table_id'],
  result_seat: ['table_id', 'seat'],
  rating: ['player', 'game', 'pace'],
  rating_change: ['table_id', 'seat'],
  note: ['person', 'table_id'],
  archived: ['table_id'],
  review: ['table_id'],
  review_result: ['table_id', 'moment'],
  event: ['id'],
  event_player: ['event', 'person'],
  daily_entry: ['game', 'day', 'person'],
  seek: null,
  tally: ['key'],
  standing_order: ['table_id', 'person'],
  comfort: ['person'],
  vacation: ['id'],
  access_token: ['hash'],
  webhook: ['id'],
  webhook_message: ['id'],
  bond: ['person', 'other', 'kind'],
  invitation: ['table_id', 'person'],
  operator: ['person'],
  report: ['id'],
  sanction: ['id'],
  operator_act: ['id'],
  challenge: null,
  rate: null,
  stream_count: null,
  job: null,
  job_owner: null,
} as const satisfies { readonly [T in keyof Database]: readonly (keyof Database[T])[] | null };

type BackupTable = {
  [T in keyof typeof TABLES]: (typeof TABLES)[T] extends null ? never : T;
}[keyof Database];
type Row = Record<string, unknown>;
/** A row, or at the end how many there were. */
type BackupLine = { readonly name: BackupTable; readonly row: Row } | { readonly rows: number };

// Those with columns.
const NAMES = Object.keys(TABLES).filter(name => TABLES[name as keyof Database] !== null) as BackupTable[];
const PAGE = 1000;
/** SQLite allows some 32,000 values in a statement. */
const AT_ONCE = 500;
const FORMAT = 1;

/** A file that is not a backup, or not a whole one; or a store that is not empty. */
export class BackupError extends Error {
  readonly reason: 'no-backup' | 'incomplete' | 'not-empty';

  constructor(reason: BackupError['reason']) {
    super(`backup: ${reason}`);
    this.name = 'BackupError';
    this.reason = reason;
  }
}

/** Writes everything as it is at one moment into a file, while servers run; returns the number of rows. */
export async function writeBackup(db: Kysely<Database>, file: string, version: string): Promise<number> {
  let rows = 0;
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async transaction => {
      const lines = async function* (): AsyncGenerator<string> {
        yield `${JSON.stringify({ cosechaBackup: FORMAT, version })}\n`;
        for (const name of NAMES)
          for await (const row of rowsOf(transaction, name)) {
            rows++;
            yield `${JSON.stringify({ name, row })}\n`;
          }
        yield `${JSON.stringify({ rows })}\n`;
      };
      await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
    });
  return rows;
}

async function* rowsOf(db: Kysely<Database>, name: BackupTable): AsyncGenerator<Row> {
  const order = sql.join(TABLES[name].map(column => sql.ref(column)));
  let last: Row | undefined;
  do {
    const after =
      last === undefined
        ? sql``
        : sql`where (${order}) > (${sql.join(TABLES[name].map(column => last?.[column]))})`;
    const { rows } =
      await sql<Row>`select * from ${sql.table(name)} ${after} order by ${order} limit ${PAGE}`.execute(db);
    yield* rows;
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/** Fills an empty store from a file, all or nothing; returns the number of rows. */
export async function readBackup(db: Kysely<Database>, file: string): Promise<number> {
  return db.transaction().execute(async transaction => {
    for (const name of ['person', 'game_table'] as const)
      if ((await transaction.selectFrom(name).selectAll().limit(1).execute()).length > 0)
        throw new BackupError('not-empty');
    let rows = 0;
    let isWhole = false;
    let waiting: { name: BackupTable; rows: Row[] } | undefined;
    const flush = async (): Promise<void> => {
      if (waiting === undefined) return;
      const columns = Object.keys(waiting.rows[0]);
      const values = waiting.rows.map(row => sql`(${sql.join(columns.map(column => row[column]))})`);
      await sql`insert into ${sql.table(waiting.name)} (${sql.join(columns.map(column => sql.ref(column)))})
        values ${sql.join(values)}`.execute(transaction);
      waiting = undefined;
    };
    for await (const line of linesOf(file)) {
      if ('rows' in line) {
        isWhole = line.rows === rows;
        continue;
      }
      const { name, row } = line;
      if (!NAMES.includes(name)) throw new BackupError('no-backup');
      if (waiting !== undefined && (waiting.name !== name || waiting.rows.length >= AT_ONCE)) await flush();
      waiting ??= { name, rows: [] };
      waiting.rows.push(row);
      rows++;
    }
    await flush();
    if (!isWhole) throw new BackupError('incomplete');
    return rows;
  });
}

/** The lines of a backup after the first, which says that it is one. */
async function* linesOf(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', error => text.destroy(error));
  let isFirst = true;
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      const parsed: unknown = JSON.parse(line);
      if (isFirst && !isHeader(parsed)) throw new BackupError('no-backup');
      // Each line is one of these: anything else fails when it is inserted.
      if (!isFirst) yield parsed as BackupLine;
      isFirst = false;
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(isFirst ? 'no-backup' : 'incomplete');
  }
}

const isHeader = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'cosechaBackup') === FORMAT;
