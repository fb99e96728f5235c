import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { openConnections } from '../backup.ts';
import { MIGRATIONS, type MigrationSteps } from '../storage/migrations.ts';
import { freshDatabase } from './cluster.ts';
import type { Guest } from './test-client.ts';
import { isMissing, startedTable, startServer, turnOf, type TestServer } from './test-server.ts';

const TABLES = ['person', 'session', 'game_table', 'seat', 'log', 'snapshot', 'notice'] as const;

/** What a later version may do to the database: add tables, columns and indexes. */
const NEXT: MigrationSteps = {
  ...MIGRATIONS,
  '9000-next': {
    async up(db: Kysely<unknown>) {
      await sql`create table later (id text primary key)`.execute(db);
      for (const table of TABLES) {
        await sql`alter table ${sql.table(table)} add column later_text text`.execute(db);
        await sql`alter table ${sql.table(table)} add column later_count integer not null default 0`.execute(
          db,
        );
      }
      await sql`create index later_log on log (later_count)`.execute(db);
    },
  },
};

/** The same person at another server. */
const at = (guests: readonly Guest[], { address }: TestServer): Guest[] =>
  guests.map(guest => guest.elsewhere(address));

/** A move at a server that has heard of the version before it. */
async function moveAt(id: string, guests: readonly Guest[], known = 0): Promise<number> {
  await expect
    .poll(async () => (await guests[0].look(id)).table.version, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(known);
  const turn = await turnOf(id, guests);
  if (turn === undefined) throw new Error('no one is to act');
  const { status, body } = await turn.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
  expect(status).toBe(200);
  return body.version;
}

test.skipIf(isMissing('postgres'))(
  'servers of two versions share a database while one after the other is upgraded',
  async () => {
    const database = await freshDatabase();
    const older = await startServer({ flags: { database } });
    const { id, guests } = await startedTable(older);
    const stream = await guests[0].watch(id);
    await moveAt(id, guests);

    // The newer one migrates the database under the older one.
    const newer = await startServer({ flags: { database }, overrides: { migrations: NEXT } });
    for (const server of [older, newer])
      expect(await guests[0].elsewhere(server.address).call('GET', '/ready')).toMatchObject({
        status: 200,
        body: { schema: true },
      });
    // Each writes what the other reads, and the older one's stream brings all of it.
    let version = 0;
    for (let count = 0; count < 6; count++)
      version = await moveAt(id, at(guests, count % 2 === 0 ? newer : older), version);
    await stream.version(version);

    // People come, tables are opened and matches end at both.
    for (const server of [older, newer]) {
      const { id: other, guests: players } = await startedTable(server);
      const elsewhere = at(players, server === older ? newer : older);
      await elsewhere[1].do(other, { type: 'say', text: 'hello' });
      await elsewhere[0].do(other, { type: 'resign' });
      expect((await players[0].look(other)).table.status).toBe('finished');
    }

    // The older version starts again on the database of the newer one, as after a step back.
    const again = await older.restart();
    await moveAt(id, at(guests, again), version);
    expect((await at(guests, newer)[0].look(id)).table.version).toBeGreaterThan(version);
    await again.end();
    await newer.end();
  },
);

test.skipIf(isMissing('postgres'))(
  'a server is not ready before the database has what it needs',
  async () => {
    const database = await freshDatabase();
    const older = await startServer({ flags: { database } });
    const newer = await startServer({ flags: { database }, overrides: { migrations: NEXT } });
    const guest = await newer.guest();
    const { reader } = openConnections({ data: '', database });
    await sql`delete from kysely_migration where name = '9000-next'`.execute(reader);
    await expect
      .poll(async () => (await guest.call('GET', '/ready')).body['schema'], { timeout: 20_000 })
      .toBe(false);
    expect((await guest.elsewhere(older.address).call('GET', '/ready')).status).toBe(200);
    await reader.destroy();
    await newer.end();
    await older.end();
  },
);
