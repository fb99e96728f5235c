import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { OWN_PARTS } from '../storage/own-rows.ts';
import { createEvent, enter } from './event-players.ts';
import type { Guest } from './test-client.ts';
import { startServer, type TestServer } from './test-server.ts';

/** What a table holds of people: the columns that name someone, and where the export has it. */
interface Holding {
  readonly columns: readonly string[];
  /** The part of the export; null: the person cannot ask for it, and `why` says so. */
  readonly part: string | null;
  readonly why?: string;
}

const NOTHING = null;

/** Every table of the database. A new one has to be added here, and then its rows have to be exported and forgotten. */
const TABLES: Readonly<Record<string, Holding | null>> = {
  person: { columns: ['id', 'owner'], part: 'me' },
  session: { columns: ['person'], part: 'sessions' },
  passkey: { columns: ['person'], part: 'passkeys' },
  challenge: { columns: ['person'], part: null, why: 'lasts minutes, while a passkey is asked for' },
  push: { columns: ['person'], part: 'pushes' },
  game_table: { columns: ['host'], part: 'tables' },
  seat: { columns: ['person'], part: 'tables' },
  log: { columns: ['person'], part: 'messages' },
  snapshot: NOTHING,
  notice: { columns: ['person'], part: 'notices' },
  result: NOTHING,
  result_seat: { columns: ['person'], part: 'results' },
  rating: { columns: ['player'], part: 'ratings' },
  rating_change: { columns: ['player'], part: 'ratingChanges' },
  event: { columns: ['organiser'], part: 'eventsOrganised' },
  event_player: { columns: ['person'], part: 'eventsEntered' },
  daily_entry: { columns: ['person'], part: 'challenges' },
  seek: { columns: ['person', 'wish'], part: 'seeks' },
  archived: NOTHING,
  review: { columns: ['owner'], part: 'reviews' },
  review_result: NOTHING,
  setting: NOTHING,
  tally: NOTHING,
  note: { columns: ['person'], part: 'notes' },
  standing_order: { columns: ['person'], part: 'orders' },
  correspondence: { columns: ['person'], part: 'noticeSettings' },
  vacation: { columns: ['person'], part: 'vacations' },
  access_token: { columns: ['person'], part: 'tokens' },
  webhook: { columns: ['person'], part: 'webhooks' },
  webhook_message: NOTHING,
  relation: { columns: ['person', 'other'], part: 'contacts' },
  invitation: { columns: ['person', 'inviter'], part: 'invitations' },
  operator: { columns: ['person'], part: 'operator' },
  report: { columns: ['reporter', 'person'], part: 'reports' },
  sanction: { columns: ['person'], part: 'sanctions' },
  operator_act: { columns: ['operator'], part: null, why: 'the list of acts only grows' },
};

/** Where the id of someone who left remains, as a key that leads to no one, and why. */
const REMAINS: Readonly<Record<string, string>> = {
  log: 'seats of a match keep their keys, so that it can be replayed',
  snapshot: 'the position of a match, with the same keys as its log',
  operator_act: 'the list of acts only grows',
};

const NAMES_SOMEONE = /^(person|player|owner|organiser|host|inviter|reporter|operator|other|wish)$/;

type Column = { readonly name: string; readonly type: string; readonly notnull: number; readonly pk: number };

const openDatabase = (server: TestServer): DatabaseSync =>
  new DatabaseSync(path.join(server.services.settings.data, 'cosecha.sqlite'));

const tablesOf = (db: DatabaseSync): string[] =>
  db
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'",
    )
    .all()
    .map(({ name }) => String(name));

// As SQLite describes them.
const columnsOf = (db: DatabaseSync, table: string): Column[] =>
  db
    .prepare(`select name, type, "notnull", pk from pragma_table_info('${table}')`)
    .all() as unknown as Column[];

let rows = 0;
/** Adds a row that names someone; what it says besides is of no concern. */
function addRow(db: DatabaseSync, table: string, given: Readonly<Record<string, string>>): void {
  const columns = columnsOf(db, table).filter(
    ({ notnull, pk, name }) => notnull === 1 || pk > 0 || name in given,
  );
  const values = columns.map(({ name, type }) =>
    name in given
      ? given[name]
      : JSON_COLUMNS.includes(name)
        ? '[]'
        : type === 'TEXT' || type === 'text'
          ? `x${rows++}`
          : 1,
  );
  db.prepare(
    `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join()}) values (${columns.map(() => '?').join()})`,
  ).run(...values);
}

const JSON_COLUMNS = ['orders', 'news', 'scopes', 'lines', 'points', 'options'];

/** Rows that no request of this test makes. */
function addEverything(db: DatabaseSync, id: string): void {
  const has = (table: string, column: string): boolean =>
    db.prepare(`select 1 from ${table} where "${column}" = ?`).get(id) !== undefined;
  for (const [table, holding] of Object.entries(TABLES))
    for (const column of holding?.columns ?? [])
      if (table !== 'person' && !has(table, column)) addRow(db, table, { [column]: id });
}

/** The tables with a row in which the text occurs anywhere. */
const tablesWith = (db: DatabaseSync, text: string): string[] =>
  tablesOf(db).filter(table => JSON.stringify(db.prepare(`select * from ${table}`).all()).includes(text));

async function liveALittle(ana: Guest, blas: Guest): Promise<void> {
  for (const guest of [ana, blas]) await guest.call('POST', '/api/me/recovery-code');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const id = await ana.open({ game: 'cacao', seats, visibility: 'public' });
  await blas.do(id, { type: 'sit', seat: 1 });
  await ana.do(id, { type: 'say', text: 'hello' });
  await ana.do(id, { type: 'start' });
  await ana.do(id, { type: 'resign' });
  const event = await createEvent(ana, { start: { kind: 'full', players: 4 } });
  await enter(event.id, [ana]);
  await ana.call('PUT', `/api/me/blocks/${blas.id}`);
}

describe('everything that is stored about a person', () => {
  test('is known: each table, and each column that names someone', async () => {
    const server = await startServer();
    const db = openDatabase(server);
    expect(tablesOf(db).toSorted()).toEqual(Object.keys(TABLES).toSorted());
    for (const [table, holding] of Object.entries(TABLES)) {
      const naming = columnsOf(db, table)
        .map(({ name }) => name)
        .filter(name => NAMES_SOMEONE.test(name));
      expect([table, holding?.columns ?? []]).toEqual([table, expect.arrayContaining(naming)]);
    }
    db.close();
    await server.end();
  });

  test('is in the export, and gone when they are forgotten', async () => {
    let server = await startServer();
    const [ana, blas] = [await server.guest(), await server.guest()];
    await liveALittle(ana, blas);
    const before = openDatabase(server);
    addEverything(before, ana.id);
    before.close();
    server = await server.restart();
    const here = ana.elsewhere(server.address);
    const { status, body } = await here.call('GET', '/api/me/export');
    expect(status).toBe(200);
    for (const [table, holding] of Object.entries(TABLES))
      if (typeof holding?.part === 'string')
        expect([table, JSON.stringify(body[holding.part])]).toEqual([table, expect.stringMatching(/\w/)]);
    for (const { part } of OWN_PARTS) expect([part, body[part]]).toEqual([part, [expect.anything()]]);
    expect(JSON.stringify(body)).not.toContain(blas.id);

    expect((await here.call('DELETE', '/api/me')).status).toBe(204);
    const after = openDatabase(server);
    expect(tablesWith(after, ana.id).filter(table => !(table in REMAINS))).toEqual([]);
    expect(JSON.stringify(after.prepare('select * from log').all())).not.toContain('hello');
    after.close();
    await server.end();
  });
});
