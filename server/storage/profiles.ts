import { sql, type Kysely } from 'kysely';
import type { Connections } from './query.ts';
import { withSeats, type MatchResult } from './results.ts';
import type { RatingChangeRow, RatingRow, ResultRow } from './result-rows.ts';
import type { Database, PersonRow } from './schema.ts';
import type { Ladder } from './ratings.ts';

/** Whose matches are wanted, and whether those among themselves count too. */
export interface Whose {
  readonly person: string;
  /** Only matches that everyone may know of: at public tables, or rated, and with no deal that others still play. */
  readonly isPublic: boolean;
}

export interface ResultFilter {
  readonly game?: string | undefined;
  readonly pace?: string | undefined;
  readonly players?: number | undefined;
  /** A person or the level of a bot. */
  readonly opponent?: string | undefined;
}

interface PageOf {
  readonly limit: number;
  readonly after?: string | undefined;
}

/** How a person fared in one game. */
export interface GameCount {
  readonly game: string;
  readonly pace: string;
  readonly players: number;
  readonly place: number;
  readonly matches: number;
  readonly best: number | null;
}

/** How often a person came before another player, beside and behind. */
export interface Encounter {
  readonly person: string | null;
  readonly bot: string | null;
  readonly met: number;
  readonly won: number;
  readonly shared: number;
}

/** A person on a ladder. */
export type RankedPerson = RatingRow & Pick<PersonRow, 'name' | 'symbol' | 'colour'>;

/** What may be told of a person; `way_back` is 1 when the account is protected. */
export type KnownPerson = Pick<PersonRow, 'id' | 'name' | 'symbol' | 'colour' | 'is_public'> & {
  readonly way_back: number;
};

/** What profiles and ladders show. */
export interface ProfileStore {
  /** The newest first. */
  results(
    whose: Whose,
    filter: ResultFilter,
    page: PageOf,
  ): Promise<{ results: MatchResult[]; next: string | null }>;
  counts(whose: Whose): Promise<GameCount[]>;
  /** The days since 1970 on which matches ended, the newest first. */
  days(whose: Whose, limit: number): Promise<number[]>;
  encounters(whose: Whose, kind: 'person' | 'bot', limit: number): Promise<Encounter[]>;
  /** Ratings, and their changes since a time. */
  ratings(person: string): Promise<RatingRow[]>;
  changes(person: string, limit: number): Promise<RatingChangeRow[]>;
  changesAt(tables: readonly string[]): Promise<RatingChangeRow[]>;
  /** The strongest first: settled ratings of people who do not hide them. */
  ladder(
    ladder: Ladder & Settled,
    page: PageOf,
  ): Promise<{ players: RankedPerson[]; before: number; next: string | null }>;
  people(ids: readonly string[]): Promise<KnownPerson[]>;
  /** Which of these tables still exist. */
  existing(tables: readonly string[]): Promise<ReadonlySet<string>>;
  /** What a person has written in chats, the oldest first. */
  messages(person: string): Promise<{ table: string; at: number; text: string }[]>;
  saveGoals(table: string, goals: readonly string[]): Promise<void>;
}

/** When a rating counts as settled. */
export interface Settled {
  readonly matches: number;
  readonly opponents: number;
}

export const profileStore = ({ db, reader, listOf }: Connections): ProfileStore => ({
  results: (whose, filter, page) => resultPage(reader, whose, filter, page),
  counts: whose =>
    own(reader, whose)
      .select(({ fn }) => [
        'result.game',
        'result.pace',
        'result.players',
        'mine.place',
        fn.countAll<number | string>().as('matches'),
        fn.max('mine.score').as('best'),
      ])
      .groupBy(['result.game', 'result.pace', 'result.players', 'mine.place'])
      .execute()
      .then(rows => rows.map(row => ({ ...row, matches: Number(row.matches) }))),
  async days(whose, limit) {
    const day = sql<number | string>`result.ended / 86400000`;
    const rows = await own(reader, whose)
      .select(day.as('day'))
      .distinct()
      .orderBy('day', 'desc')
      .limit(limit)
      .execute();
    return rows.map(row => Math.floor(Number(row.day)));
  },
  encounters: (whose, kind, limit) => encounters(reader, whose, kind, limit),
  ratings: person => reader.selectFrom('rating').selectAll().where('player', '=', person).execute(),
  async changes(person, limit) {
    const rows = await reader
      .selectFrom('rating_change')
      .selectAll()
      .where('player', '=', person)
      .orderBy('n', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse();
  },
  changesAt: tables =>
    reader.selectFrom('rating_change').selectAll().where('table_id', 'in', listOf(tables)).execute(),
  ladder: (wanted, page) => ladderPage(reader, wanted, page),
  people: ids =>
    reader
      .selectFrom('person')
      .select(['id', 'name', 'symbol', 'colour', 'is_public'])
      .select(
        sql<number>`case when kind = 'guest' and (recovery_id is not null or email_confirmed = 1 or exists
          (select 1 from passkey where passkey.person = person.id)) then 1 else 0 end`.as('way_back'),
      )
      .where('id', 'in', listOf(ids))
      .execute(),
  async existing(tables) {
    const rows = await reader
      .selectFrom('game_table')
      .select('id')
      .where('id', 'in', listOf(tables))
      .execute();
    return new Set(rows.map(({ id }) => id));
  },
  async messages(person) {
    const rows = await reader
      .selectFrom('log')
      .select(['table_id', 'at', 'entry'])
      .where('person', '=', person)
      .where('trace', '=', 1)
      .where('entry', 'like', '{"type":"said"%')
      .orderBy('at')
      .execute();
    return rows.map(({ table_id, at, entry }) => {
      // The beginning of the entry says that it is one of these.
      const { text } = JSON.parse(entry) as { text: string };
      return { table: table_id, at, text };
    });
  },
  async saveGoals(table, goals) {
    await db
      .updateTable('result_seat')
      .set({ goals: JSON.stringify(goals) })
      .where('table_id', '=', table)
      .execute();
  },
});

/** The matches of a person that count. */
function own(db: Kysely<Database>, { person, isPublic }: Whose) {
  const query = db
    .selectFrom('result_seat as mine')
    .innerJoin('result', 'result.table_id', 'mine.table_id')
    .where('mine.person', '=', person)
    .where('result.imported', '=', 0);
  return isPublic
    ? query
        .where('result.visibility', '!=', 'sealed')
        .where(({ eb, or }) => or([eb('result.visibility', '=', 'public'), eb('result.rated', '=', 1)]))
    : query;
}

async function resultPage(
  db: Kysely<Database>,
  whose: Whose,
  { game, pace, players, opponent }: ResultFilter,
  { limit, after }: PageOf,
): Promise<{ results: MatchResult[]; next: string | null }> {
  let query = own(db, whose).selectAll('result');
  if (game !== undefined) query = query.where('result.game', '=', game);
  if (pace !== undefined) query = query.where(sql.ref('result.pace'), '=', pace);
  if (players !== undefined) query = query.where('result.players', '=', players);
  if (opponent !== undefined)
    query = query.where(
      sql<boolean>`exists (select 1 from result_seat as across where across.table_id = result.table_id
        and across.seat <> mine.seat and coalesce(across.person, across.bot) = ${opponent})`,
    );
  if (after !== undefined) {
    const [ended, table] = after.split('~', 2);
    query = query.where(({ eb, or, and }) =>
      or([
        eb('result.ended', '<', Number(ended)),
        and([eb('result.ended', '=', Number(ended)), eb('result.table_id', '<', table)]),
      ]),
    );
  }
  const rows: ResultRow[] = await query
    .orderBy('result.ended', 'desc')
    .orderBy('result.table_id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    results: await withSeats(db, shown),
    next: last === undefined ? null : `${last.ended}~${last.table_id}`,
  };
}

async function encounters(
  db: Kysely<Database>,
  whose: Whose,
  kind: 'person' | 'bot',
  limit: number,
): Promise<Encounter[]> {
  const rows = await own(db, whose)
    .innerJoin('result_seat as theirs', join =>
      join.onRef('theirs.table_id', '=', 'mine.table_id').onRef('theirs.seat', '<>', 'mine.seat'),
    )
    .where('theirs.kind', '=', kind)
    .where(kind === 'bot' ? 'theirs.bot' : 'theirs.person', 'is not', null)
    .select(({ fn }) => [
      'theirs.person',
      'theirs.bot',
      fn.countAll<number | string>().as('met'),
      sql<number | string>`sum(case when mine.place < theirs.place then 1 else 0 end)`.as('won'),
      sql<number | string>`sum(case when mine.place = theirs.place then 1 else 0 end)`.as('shared'),
    ])
    .groupBy(['theirs.person', 'theirs.bot'])
    .orderBy('met', 'desc')
    .orderBy('theirs.person')
    .orderBy('theirs.bot')
    .limit(limit)
    .execute();
  return rows.map(({ person, bot, met, won, shared }) => ({
    person,
    bot,
    met: Number(met),
    won: Number(won),
    shared: Number(shared),
  }));
}

async function ladderPage(
  db: Kysely<Database>,
  { game, pace, matches, opponents }: Ladder & Settled,
  { limit, after }: PageOf,
): Promise<{ players: RankedPerson[]; before: number; next: string | null }> {
  const settled = db
    .selectFrom('rating')
    .innerJoin('person', 'person.id', 'rating.player')
    .where('rating.game', '=', game)
    .where('rating.pace', '=', pace)
    .where('rating.matches', '>=', matches)
    .where('rating.opponents', '>=', opponents)
    .where(({ eb, or }) => or([eb('person.is_public', 'is', null), eb('person.is_public', '=', 1)]));
  let query = settled
    .selectAll('rating')
    .select(['person.name', 'person.symbol', 'person.colour'])
    .orderBy('rating.mu', 'desc')
    .orderBy('rating.player');
  let before = 0;
  if (after !== undefined) {
    const [mu, player] = after.split('~', 2);
    query = query.where(({ eb, or, and }) =>
      or([
        eb('rating.mu', '<', Number(mu)),
        and([eb('rating.mu', '=', Number(mu)), eb('rating.player', '>', player)]),
      ]),
    );
    const ahead = await settled
      .where(({ eb, or, and }) =>
        or([
          eb('rating.mu', '>', Number(mu)),
          and([eb('rating.mu', '=', Number(mu)), eb('rating.player', '<=', player)]),
        ]),
      )
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    before = Number(ahead.count);
  }
  const rows = await query.limit(limit + 1).execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { players: shown, before, next: last === undefined ? null : `${last.mu}~${last.player}` };
}
