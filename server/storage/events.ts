import type { Connections } from './query.ts';
import type { EventRow } from './schema.ts';

/** Which events are wanted. */
export interface EventFilter {
  readonly status?: string | undefined;
  readonly game?: string | undefined;
  /** Only those that this person entered or organises. */
  readonly person?: string | undefined;
}

/** A part of the list: the first, or the one after the event that `next` named. */
interface EventPage {
  readonly limit: number;
  readonly after?: string | undefined;
}

export interface EventStore {
  /** False when there is an event with this id. */
  add(row: EventRow): Promise<boolean>;
  find(id: string): Promise<EventRow | undefined>;
  /** The newest first. */
  list(filter: EventFilter, page: EventPage): Promise<{ rows: EventRow[]; next: string | null }>;
  /** Writes the event after the version that was read; false when someone else wrote first. */
  change(row: EventRow, entered?: readonly string[]): Promise<boolean>;
  /** Events with something to do. Each goes to one process only, which has until `lease` to do it. */
  takeDue(now: number, lease: number): Promise<string[]>;
  /** When a process should look at an event next; nothing changes when that is no longer `seen`. */
  setDue(id: string, due: number | null, seen?: number | null): Promise<void>;
  /** Calls off events that were made before a time and still wait for their last player. */
  cancelUnfilled(before: number): Promise<void>;
  /** Events of an organiser that are not over. */
  countOpen(organiser: string): Promise<number>;
  /** Everything that a person entered or organises. */
  idsOf(person: string): Promise<string[]>;
  /** A person who left keeps their place under a name that leads to no one. */
  forget(person: string, gone: string): Promise<void>;
  /** The secret from which the seeds of challenges come; the first process that asks makes it. */
  dailySecret(fresh: string): Promise<string>;
}

const OVER = ['finished', 'cancelled'];
const TAKEN = 20;

export const eventStore = (connections: Connections): EventStore => ({
  ...eventLists(connections),
  ...eventWrites(connections),
});

type Part<K extends keyof EventStore> = Pick<EventStore, K>;

const eventLists = ({ reader }: Connections): Part<'find' | 'list' | 'countOpen' | 'idsOf'> => ({
  find: id => reader.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst(),
  async list({ status, game, person }, { limit, after }) {
    let query = reader
      .selectFrom('event')
      .selectAll()
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (status !== undefined) query = query.where('status', '=', status);
    if (game !== undefined) query = query.where('game', '=', game);
    if (person !== undefined)
      query = query.where(({ eb, or }) =>
        or([
          eb('organiser', '=', person),
          eb('id', 'in', reader.selectFrom('event_player').select('event').where('person', '=', person)),
        ]),
      );
    if (after !== undefined) {
      const [at, id] = after.split('.', 2);
      query = query.where(({ eb, or, and }) =>
        or([eb('created', '<', Number(at)), and([eb('created', '=', Number(at)), eb('id', '<', id)])]),
      );
    }
    const found = await query.execute();
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return { rows, next: last === undefined ? null : `${last.created}.${last.id}` };
  },
  async countOpen(organiser) {
    const rows = await reader
      .selectFrom('event')
      .select('id')
      .where('organiser', '=', organiser)
      .where('status', 'not in', OVER)
      .execute();
    return rows.length;
  },
  async idsOf(person) {
    const [entered, organised] = await Promise.all([
      reader.selectFrom('event_player').select('event as id').where('person', '=', person).execute(),
      reader.selectFrom('event').select('id').where('organiser', '=', person).execute(),
    ]);
    return [...new Set([...entered, ...organised].map(({ id }) => id))];
  },
});

const eventWrites = ({
  db,
}: Connections): Part<
  'add' | 'change' | 'takeDue' | 'setDue' | 'cancelUnfilled' | 'forget' | 'dailySecret'
> => ({
  async add(row) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('event')
      .values(row)
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
  change: (row, entered = []) =>
    db.transaction().execute(async transaction => {
      const { id, version, ...rest } = row;
      const { numUpdatedRows } = await transaction
        .updateTable('event')
        .set({ ...rest, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      for (const person of entered)
        await transaction
          .insertInto('event_player')
          .values({ event: id, person })
          .onConflict(conflict => conflict.doNothing())
          .execute();
      return true;
    }),
  async takeDue(now, lease) {
    const due = await db
      .selectFrom('event')
      .select(['id', 'due'])
      .where('due', '<=', now)
      .orderBy('due')
      .limit(TAKEN)
      .execute();
    const taken: string[] = [];
    for (const { id, due: seen } of due) {
      const { numUpdatedRows } = await db
        .updateTable('event')
        .set({ due: lease })
        .where('id', '=', id)
        .where('due', '=', seen)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) taken.push(id);
    }
    return taken;
  },
  async setDue(id, due, seen) {
    let query = db.updateTable('event').set({ due }).where('id', '=', id);
    if (seen !== undefined) query = query.where('due', seen === null ? 'is' : '=', seen);
    await query.execute();
  },
  async cancelUnfilled(before) {
    await db
      .updateTable('event')
      .set(({ eb }) => ({ status: 'cancelled', version: eb('version', '+', 1) }))
      .where('status', '=', 'open')
      // Events that start at a time have one here, and so has one that is full.
      .where('due', 'is', null)
      .where('created', '<', before)
      .execute();
  },
  async forget(person, gone) {
    await db.updateTable('event_player').set({ person: gone }).where('person', '=', person).execute();
  },
  async dailySecret(fresh) {
    const name = 'daily secret';
    await db
      .insertInto('setting')
      .values({ name, value: fresh })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    const { value } = await db
      .selectFrom('setting')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return value;
  },
});
