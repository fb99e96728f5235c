import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Connections } from './query.ts';
import type { Database, SeatRow, TableRow } from './schema.ts';

/** A table in a list, with the players' names. */
export interface ListedTable {
  readonly row: TableRow;
  readonly hostName: string | null;
  readonly seats: readonly (SeatRow & { readonly name: string | null })[];
}

/** A part of a list: the first, or the one after a table that `next` named. */
export interface Page {
  readonly limit: number;
  readonly after?: string | undefined;
}

interface ListedPage {
  readonly tables: readonly ListedTable[];
  /** null: the list ends here. */
  readonly next: string | null;
}

/** Which public tables are wanted. */
export interface LobbyFilter {
  readonly status: string;
  readonly game?: string | undefined;
  readonly language?: string | undefined;
  readonly speed?: string | undefined;
  readonly players?: string | undefined;
}

/** Lists of tables for people. */
export interface TableLists {
  /** The newest first. */
  listPublic(wanted: LobbyFilter, page: Page): Promise<ListedPage>;
  /** Those that changed last first. */
  listForPerson(person: string, page: Page): Promise<ListedPage>;
  /** Public tables of a host that have not started. */
  countWaiting(host: string): Promise<number>;
  listed(id: string): Promise<ListedTable | undefined>;
  /** Matches in which a person plays and no bot does so for them; the earliest deadline first. */
  playedBy(person: string): Promise<PlayedTable[]>;
}

/** A match that a person plays. */
export interface PlayedTable {
  readonly id: string;
  readonly game: string;
  readonly isTheirTurn: boolean;
  readonly deadline: number | null;
  readonly at: number;
}

/** More matches than this at a time are not looked at. */
const MOST_PLAYED = 500;

export const tableLists = ({ reader, jsonField }: Connections): TableLists => ({
  listPublic(wanted, page) {
    const fields = {
      language: wanted.language,
      'speed.kind': wanted.speed,
      'config.players': wanted.players,
    };
    let query = reader
      .selectFrom('game_table')
      .selectAll()
      .where('visibility', '=', 'public')
      .where('status', '=', wanted.status);
    if (wanted.game !== undefined) query = query.where('game', '=', wanted.game);
    for (const [path, value] of Object.entries(fields))
      if (value !== undefined) query = query.where(jsonField('settings', path), '=', value);
    return pageBy(reader, query, 'created', page);
  },
  listForPerson(person, page) {
    const query = reader
      .selectFrom('game_table')
      .selectAll()
      .where(({ eb, or }) =>
        or([
          eb('id', 'in', reader.selectFrom('seat').select('table_id').where('person', '=', person)),
          eb('host', '=', person),
        ]),
      )
      .where('status', '!=', 'closed');
    return pageBy(reader, query, 'at', page);
  },
  async countWaiting(host) {
    const { count } = await reader
      .selectFrom('game_table')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('host', '=', host)
      .where('visibility', '=', 'public')
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow();
    return Number(count);
  },
  async listed(id) {
    const rows = await reader.selectFrom('game_table').selectAll().where('id', '=', id).execute();
    return (await withSeats(reader, rows))[0];
  },
  async playedBy(person) {
    const rows = await reader
      .selectFrom('seat')
      .innerJoin('game_table', 'game_table.id', 'seat.table_id')
      .select(['game_table.id', 'game', 'seat.seat', 'to_act', 'deadline', 'game_table.at'])
      .where('seat.person', '=', person)
      .where('seat.kind', '=', 'person')
      .where('seat.bot', 'is', null)
      .where('status', '=', 'playing')
      .orderBy('game_table.at')
      .limit(MOST_PLAYED)
      .execute();
    const played = rows.map(({ id, game, seat, to_act: toAct, deadline, at }) => {
      // Written as a list of seats.
      const isTheirTurn = (JSON.parse(toAct) as number[]).includes(seat);
      return { id, game, isTheirTurn, deadline, at };
    });
    const urgency = ({ deadline }: PlayedTable): number => deadline ?? Number.POSITIVE_INFINITY;
    return played.sort((one, other) => urgency(one) - urgency(other) || one.at - other.at);
  },
});

/** One table more than the page holds tells whether there is another page. */
async function pageBy(
  db: Kysely<Database>,
  query: SelectQueryBuilder<Database, 'game_table', TableRow>,
  time: 'created' | 'at',
  { limit, after }: Page,
): Promise<ListedPage> {
  let wanted = query
    .orderBy(time, 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after !== undefined) {
    const [at, id] = after.split('.', 2);
    wanted = wanted.where(({ eb, or, and }) =>
      or([eb(time, '<', Number(at)), and([eb(time, '=', Number(at)), eb('id', '<', id)])]),
    );
  }
  const rows = await wanted.execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    tables: await withSeats(db, shown),
    next: last === undefined ? null : `${last[time]}.${last.id}`,
  };
}

async function withSeats(db: Kysely<Database>, rows: readonly TableRow[]): Promise<ListedTable[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const hosts = rows.flatMap(({ host }) => (host === null ? [] : [host]));
  const seats = await db
    .selectFrom('seat')
    .leftJoin('person', 'person.id', 'seat.person')
    .select(['seat.table_id', 'seat.seat', 'seat.kind', 'seat.person', 'seat.bot', 'person.name'])
    .where('seat.table_id', 'in', ids)
    .orderBy('seat.seat')
    .execute();
  const names =
    hosts.length === 0
      ? []
      : await db.selectFrom('person').select(['id', 'name']).where('id', 'in', hosts).execute();
  return rows.map(row => ({
    row,
    hostName: names.find(({ id }) => id === row.host)?.name ?? null,
    seats: seats.filter(seat => seat.table_id === row.id),
  }));
}
