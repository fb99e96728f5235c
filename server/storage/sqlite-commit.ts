import type { SQLInputValue } from 'node:sqlite';
import { BATCH_COLUMNS, BATCH_PARTS, BATCH_TABLES, type WriteBatch } from './write-batch.ts';

/** A row of a batch holds text, numbers and null. */
type Row = Readonly<Record<string, SQLInputValue>>;

/** Runs a statement; returns how many rows it changed. */
export type RunStatement = (sql: string, values: readonly SQLInputValue[]) => number;

const { id: _id, before: _before, ...stepColumns } = BATCH_COLUMNS.steps;
const STEP_NAMES = Object.keys(stepColumns);
const STEP = `update game_table set ${STEP_NAMES.map(name => `${name} = ?`).join(', ')} where id = ? and version = ?`;

const insertInto = (table: string, columns: object, onConflict: string): string => {
  const names = Object.keys(columns);
  return `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) ${onConflict}`;
};

const OPEN = insertInto('game_table', BATCH_COLUMNS.opened, 'on conflict do nothing');
const INSERTS = BATCH_PARTS.map(part => {
  const { table, onConflict } = BATCH_TABLES[part];
  return {
    part,
    columns: Object.keys(BATCH_COLUMNS[part]),
    sql: insertInto(table, BATCH_COLUMNS[part], onConflict),
  };
});

const valuesOf = (row: object, names: readonly string[]): SQLInputValue[] =>
  // The rows of a batch come from the writer.
  names.map(name => (row as Row)[name]);

/** Writes a batch within the transaction that is open; returns the tables that were written. */
export function runBatch(batch: WriteBatch, run: RunStatement): string[] {
  const steps = batch.steps.filter(
    row => run(STEP, [...valuesOf(row, STEP_NAMES), row.id, row.before]) === 1,
  );
  const openedNames = Object.keys(BATCH_COLUMNS.opened);
  const opened = batch.opened.filter(row => run(OPEN, valuesOf(row, openedNames)) === 1);
  const written = new Set([...steps, ...opened].map(({ id }) => id));
  for (const { part, columns, sql } of INSERTS)
    for (const row of batch[part]) if (written.has(row.table_id)) run(sql, valuesOf(row, columns));
  return [...written];
}
