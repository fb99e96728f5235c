import { sql } from 'kysely';
import type { Connections } from './query.ts';
import type { Database } from './schema.ts';

/** Rows that a person gets in their export as they are stored. */
interface OwnPart {
  /** The name of the list in the export. */
  readonly part: string;
  readonly table: keyof Database;
  /** The column that names the person. */
  readonly column: string;
  /** Columns that are secrets, tell of someone else, or are the server's own. */
  readonly hidden: readonly string[];
}

const part = (
  name: string,
  table: keyof Database,
  hidden: readonly string[] = [],
  column = 'person',
): OwnPart => ({ part: name, table, column, hidden: [column, ...hidden] });

/** Everything that has no list of its own elsewhere in the export. */
export const OWN_PARTS: readonly OwnPart[] = [
  part('sessions', 'session', ['hash']),
  part('passkeys', 'passkey', ['public_key', 'counter']),
  part('notices', 'notice'),
  part('orders', 'standing_order'),
  part('noticeSettings', 'correspondence', ['calendar']),
  part('invitations', 'invitation', ['inviter']),
  part('invited', 'invitation', ['person'], 'inviter'),
  part('eventsEntered', 'event_player'),
  part('eventsOrganised', 'event', ['secret', 'state', 'version', 'due'], 'organiser'),
  part('challenges', 'daily_entry'),
  part('seeks', 'seek', ['wish']),
  part('reviews', 'review', ['version', 'runner', 'runner_until'], 'owner'),
  part('reports', 'report', ['person', 'lines'], 'reporter'),
  part('sanctions', 'sanction'),
  part('operator', 'operator'),
];

export interface OwnRowStore {
  read(part: OwnPart, person: string): Promise<object[]>;
}

export const ownRowStore = ({ reader }: Connections): OwnRowStore => ({
  async read({ table, column, hidden }, person) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
      where ${sql.ref(column)} = ${person}`.execute(reader);
    return rows.map(row =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name))),
    );
  },
});
