import type { Kysely } from 'kysely';
import type { LogEntry, NumberedEntry } from '../../table/entry.ts';
import type { Connections } from './query.ts';
import { archivedMatches, wholeLog } from './archived.ts';
import type { Database, LogRow, SnapshotRow, TableRow } from './schema.ts';
import { tableLists, type TableLists } from './table-lists.ts';
import { startWriter, type TableWrite } from './writer.ts';

/** A table with something to do. */
export interface DueTable {
  readonly id: string;
  readonly version: number;
  /** Since when. */
  readonly due: number;
}

export interface TableStore extends TableLists {
  /** Writes entries after version `before`; false when another process wrote first. */
  append(write: TableWrite): Promise<boolean>;
  row(id: string): Promise<TableRow | undefined>;
  /** The versions of these tables now, in one query. */
  versions(ids: readonly string[]): Promise<{ id: string; version: number }[]>;
  log(id: string, after: number): Promise<NumberedEntry[]>;
  byInvite(invite: string): Promise<string | undefined>;
  setInvite(id: string, invite: string | null): Promise<void>;
  /** Every table where the person ever sat, chatted or was admitted. */
  tablesTouchedBy(person: string): Promise<string[]>;
  /** Empties every chat message of a person. */
  eraseMessages(person: string): Promise<void>;
  /** Tables with a clock or a bot's move due before `time`, the longest due first: a limited number, or all of `only`. */
  listDue(
    time: number,
    which: { readonly except: readonly string[] } | { readonly only: readonly string[] },
  ): Promise<DueTable[]>;
  /** Finished tables whose snapshot is missing or older than the table, by id and after the given one. */
  listUnsaved(after: string): Promise<string[]>;
  snapshot(id: string): Promise<SnapshotRow | undefined>;
  /** The version of the stored snapshot; 0: there is none. */
  snapshotVersion(id: string): Promise<number>;
  saveSnapshot(row: SnapshotRow): Promise<void>;
}

const LISTED = 200;

export function tableStore(
  connections: Connections,
  announce: (writes: readonly TableWrite[]) => void,
  archive?: string,
): TableStore {
  const { db, reader, commit, listOf } = connections;
  const archived = archivedMatches(connections, archive);
  return {
    ...tableLists(connections),
    append: startWriter(commit, announce),
    row: id => reader.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirst(),
    versions: ids =>
      reader.selectFrom('game_table').select(['id', 'version']).where('id', 'in', listOf(ids)).execute(),
    async log(id, after) {
      const rows = await reader
        .selectFrom('log')
        .selectAll()
        .where('table_id', '=', id)
        .where('n', '>', after)
        .orderBy('n')
        .execute();
      const entries = rows.map(toEntry);
      // The start of an archived match is in its file.
      if (after > 0 || entries.some(({ entry }) => entry.type === 'started')) return entries;
      const rest = await archived.read(id);
      return rest === undefined ? entries : wholeLog(entries, rest);
    },
    async byInvite(invite) {
      const row = await reader
        .selectFrom('game_table')
        .select('id')
        .where('invite', '=', invite)
        .executeTakeFirst();
      return row?.id;
    },
    async setInvite(id, invite) {
      await db.updateTable('game_table').set({ invite }).where('id', '=', id).execute();
    },
    tablesTouchedBy: person => tablesTouchedBy(reader, person),
    eraseMessages: person => eraseMessages(db, person),
    listDue(time, which) {
      const due = reader
        .selectFrom('game_table')
        .select(['id', 'version', 'due'])
        .where('due', '<=', time)
        .$narrowType<{ due: number }>()
        .orderBy('due')
        .orderBy('id');
      return 'only' in which
        ? due.where('id', 'in', listOf(which.only)).execute()
        : due.where('id', 'not in', listOf(which.except)).limit(LISTED).execute();
    },
    listUnsaved: after => listUnsaved(reader, after),
    async snapshot(id) {
      const stored = await reader
        .selectFrom('snapshot')
        .selectAll()
        .where('table_id', '=', id)
        .executeTakeFirst();
      return stored ?? (await archived.read(id))?.snapshot ?? undefined;
    },
    async snapshotVersion(id) {
      const stored = reader.selectFrom('snapshot').select('n').where('table_id', '=', id);
      const inFile = reader.selectFrom('archived').select('version as n').where('table_id', '=', id);
      const rows = await stored.unionAll(inFile).execute();
      return Math.max(0, ...rows.map(({ n }) => n));
    },
    async saveSnapshot(row) {
      const { table_id: _key, ...rest } = row;
      await db
        .insertInto('snapshot')
        .values(row)
        .onConflict(conflict => conflict.column('table_id').doUpdateSet(rest))
        .execute();
    },
  };
}

const toEntry = ({ n, at, entry, person, key }: LogRow): NumberedEntry => ({
  n,
  at,
  // Written by `append` from a LogEntry.
  entry: JSON.parse(entry) as LogEntry,
  ...(person === null ? {} : { by: person }),
  ...(key === null ? {} : { key }),
});

async function listUnsaved(db: Kysely<Database>, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('game_table')
    .leftJoin('snapshot', 'snapshot.table_id', 'game_table.id')
    .leftJoin('archived', 'archived.table_id', 'game_table.id')
    .select('game_table.id')
    .where('archived.table_id', 'is', null)
    .where('game_table.status', '=', 'finished')
    .where('game_table.id', '>', after)
    .where(({ eb, or, ref }) =>
      or([eb('snapshot.n', 'is', null), eb('snapshot.n', '<', ref('game_table.version'))]),
    )
    .orderBy('game_table.id')
    .limit(LISTED)
    .execute();
  return rows.map(({ id }) => id);
}

async function tablesTouchedBy(db: Kysely<Database>, person: string): Promise<string[]> {
  const [sat, wrote, hosted] = await Promise.all([
    db.selectFrom('seat').select('table_id').where('person', '=', person).execute(),
    db
      .selectFrom('log')
      .select('table_id')
      .distinct()
      .where('person', '=', person)
      .where('trace', '=', 1)
      .execute(),
    db.selectFrom('game_table').select('id').where('host', '=', person).execute(),
  ]);
  return [...new Set([...[...sat, ...wrote].map(row => row.table_id), ...hosted.map(({ id }) => id)])];
}

async function eraseMessages(db: Kysely<Database>, person: string): Promise<void> {
  const rows = await db
    .selectFrom('log')
    .select(['table_id', 'n'])
    .where('person', '=', person)
    .where('trace', '=', 1)
    .where('entry', 'like', '{"type":"said"%')
    .execute();
  for (const { table_id: table, n } of rows) {
    const entry = JSON.stringify({ type: 'said', person: null, text: '' } satisfies LogEntry);
    await db.updateTable('log').set({ entry }).where('table_id', '=', table).where('n', '=', n).execute();
  }
}
