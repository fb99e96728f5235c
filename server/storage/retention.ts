import type { Connections } from './query.ts';

/** Finds and deletes what has not been used for a long time. */
export interface RetentionStore {
  /** Deletes tables of these kinds that were last used before a time, unless they are needed; returns how many. */
  deleteTables(
    statuses: readonly string[],
    before: number,
    isInUse: (id: string) => boolean,
  ): Promise<number>;
  /** Guests who came before a time, have not visited since, never sat at a table and left no way to sign in again. */
  idleGuests(before: number): Promise<string[]>;
}

const AT_ONCE = 500;
/** Sessions last this long after a visit. */
const SESSION_TIME = 400 * 86_400_000;

export const retentionStore = ({ db, reader, listOf }: Connections): RetentionStore => ({
  async deleteTables(statuses, before, isInUse) {
    const rows = await reader
      .selectFrom('game_table')
      .select('id')
      .where('status', 'in', statuses)
      .where('at', '<', before)
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id).filter(id => !isInUse(id));
    if (ids.length === 0) return 0;
    await db.transaction().execute(async transaction => {
      // The row goes first and only if nothing happened meanwhile; the rest follows what is gone.
      const gone = await transaction
        .deleteFrom('game_table')
        .where('id', 'in', listOf(ids))
        .where('status', 'in', statuses)
        .where('at', '<', before)
        .returning('id')
        .execute();
      const deleted = listOf(gone.map(({ id }) => id));
      for (const table of [
        'log',
        'seat',
        'snapshot',
        'notice',
        'note',
        'standing_order',
        'invitation',
        'archived',
        'review',
        'review_result',
      ] as const)
        await transaction.deleteFrom(table).where('table_id', 'in', deleted).execute();
    });
    return ids.length;
  },
  async idleGuests(before) {
    const rows = await reader
      .selectFrom('person')
      .select('person.id')
      .where('kind', '=', 'guest')
      .where('person.at', '<', before)
      .where('recovery_id', 'is', null)
      .where('email', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('passkey').select('passkey.id').whereRef('passkey.person', '=', 'person.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('seat').select('seat.seat').whereRef('seat.person', '=', 'person.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('game_table').select('game_table.id').whereRef('host', '=', 'person.id'))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('person as program').select('program.id').whereRef('program.owner', '=', 'person.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('session')
              .select('session.hash')
              .whereRef('session.person', '=', 'person.id')
              .where('session.expires', '>', before + SESSION_TIME),
          ),
        ),
      )
      .limit(AT_ONCE)
      .execute();
    return rows.map(({ id }) => id);
  },
});
