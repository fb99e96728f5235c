import { PostgresAdapter, sql, type Kysely } from 'kysely';

/** Reports, what operators decided, and a list of what they did that can only grow. */
export async function createModeration(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator')
    .addColumn('person', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('reporter', 'text')
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('lines', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('report_open').on('report').columns(['status', 'at']).execute();
  await db.schema.createIndex('report_person').on('report').column('person').execute();
  await db.schema.createIndex('report_reporter').on('report').column('reporter').execute();
  await db.schema
    .createTable('sanction')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('person', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('seen', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('sanction_person').on('sanction').column('person').execute();
  await createActs(db);
}

/** The database itself refuses to change or delete what operators did. */
async function createActs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operator_act')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('operator', 'text', column => column.notNull())
    .addColumn('act', 'text', column => column.notNull())
    .addColumn('target', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('detail', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('operator_act_at').on('operator_act').columns(['at', 'id']).execute();
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create function keep_operator_act() returns trigger language plpgsql as
      $$ begin raise exception 'the list of acts only grows'; end $$`.execute(db);
    await sql`create trigger operator_act_keep before update or delete on operator_act
      for each row execute function keep_operator_act()`.execute(db);
    return;
  }
  for (const change of ['update', 'delete'])
    await sql`create trigger ${sql.raw(`operator_act_${change}`)} before ${sql.raw(change)} on operator_act
      begin select raise(abort, 'the list of acts only grows'); end`.execute(db);
}
