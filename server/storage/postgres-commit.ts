import { BATCH_COLUMNS, BATCH_PARTS, BATCH_TABLES, type WriteBatch } from './write-batch.ts';

const ORDER = ['steps', 'opened', ...BATCH_PARTS] as const satisfies readonly (keyof WriteBatch)[];

/** The rows of one part, which travel as one list. */
function rowsOf(part: (typeof ORDER)[number]): string {
  const columns = Object.entries(BATCH_COLUMNS[part]).map(([name, type]) => `${name} ${type}`);
  return `json_to_recordset($${ORDER.indexOf(part) + 1}::json) as given(${columns.join(', ')})`;
}

const { id: _id, before: _before, ...stepColumns } = BATCH_COLUMNS.steps;
const openedColumns = Object.keys(BATCH_COLUMNS.opened).join(', ');

function insertPart(part: (typeof BATCH_PARTS)[number]): string {
  const columns = Object.keys(BATCH_COLUMNS[part]);
  const { table, onConflict } = BATCH_TABLES[part];
  const values = columns.map(column => `given.${column}`).join(', ');
  return `wrote_${table} as (
  insert into ${table} (${columns.join(', ')})
  select ${values} from ${rowsOf(part)} join written on written.id = given.table_id
  ${onConflict})`;
}

/**
 * A whole batch in one statement, which is one round trip and one transaction. The rows of the tables are locked in the
 * order of their ids, so that two processes never wait for each other; the version decides which writes count.
 */
export const COMMIT_STATEMENT = `
with step as materialized (select * from ${rowsOf('steps')}),
claimed as materialized (
  select game_table.id from game_table join step on step.id = game_table.id and step.before = game_table.version
  order by game_table.id for update of game_table),
stepped as (
  update game_table set ${Object.keys(stepColumns)
    .map(column => `${column} = step.${column}`)
    .join(', ')}
  from step join claimed on claimed.id = step.id
  where game_table.id = step.id and game_table.version = step.before
  returning game_table.id),
opened as (
  insert into game_table (${openedColumns}) select ${openedColumns} from ${rowsOf('opened')}
  on conflict do nothing returning id),
written as (select id from stepped union all select id from opened),
${BATCH_PARTS.map(insertPart).join(',\n')}
select id from written`;

export const commitParameters = (batch: WriteBatch): string[] =>
  ORDER.map(part => JSON.stringify(batch[part]));
