import { sql } from 'kysely';
import type { Connections } from './query.ts';
import type { ArchivedRow, TableRow } from './schema.ts';

const LISTED = 200;

/** Finished tables that were last used before a time and are not archived, by id and after the given one. */
export const listArchivable = (
  { reader }: Connections,
  before: number,
  after: string,
): Promise<Pick<TableRow, 'id' | 'version' | 'at'>[]> =>
  reader
    .selectFrom('game_table')
    .leftJoin('archived', 'archived.table_id', 'game_table.id')
    .select(['game_table.id', 'game_table.version', 'game_table.at'])
    .where('game_table.status', '=', 'finished')
    .where('game_table.at', '<', before)
    .where('game_table.id', '>', after)
    .where('archived.table_id', 'is', null)
    .orderBy('game_table.id')
    .limit(LISTED)
    .execute();

/**
 * Removes from the store what the file of a match holds; false when the table has changed in the meantime. Entries that
 * belong to a person stay, so that they are found when the person's data is deleted.
 */
export const removeArchived = ({ db }: Connections, row: ArchivedRow): Promise<boolean> =>
  db.transaction().execute(async transaction => {
    const { table_id: id, version } = row;
    // Also locks the row: nothing is written until the end.
    const { numUpdatedRows } = await transaction
      .updateTable('game_table')
      .set({ at: sql<number>`at` })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await transaction
      .deleteFrom('log')
      .where('table_id', '=', id)
      .where('trace', '=', 0)
      .where('n', '<=', version)
      .execute();
    for (const name of ['snapshot', 'notice'] as const)
      await transaction.deleteFrom(name).where('table_id', '=', id).execute();
    await transaction.insertInto('archived').values(row).execute();
    return true;
  });
