import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { archive } from '../archive.ts';
import { openConnections } from '../backup.ts';
import { removeArchived } from '../storage/archiving.ts';
import { freshDatabase } from './cluster.ts';
import { runToEnd } from './process.ts';
import type { Guest } from './test-client.ts';
import { isMissing, startedTable, startServer, STORES, turnOf, type TestServer } from './test-server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PARTITION = path.join(import.meta.dirname, '..', '..', 'deploy', 'partition-log.sql');
const TOMORROW = Date.now() + 86_400_000;

/** A match of bots to its end, with a message of the one who watches. */
async function playOne(guest: Guest): Promise<string> {
  const seats = ['random', 'random'].map(level => ({ kind: 'bot', level }));
  const id = await guest.open({ game: 'cacao', seats, visibility: 'public', start: true });
  await guest.watch(id);
  await expect.poll(async () => (await guest.look(id)).table.status, { timeout: 60_000 }).toBe('finished');
  await guest.do(id, { type: 'say', text: 'a good match' });
  return id;
}

/** How much of a table is still in the store. */
async function stored(server: TestServer, id: string) {
  const { db, reader } = openConnections(server.services.settings);
  const log = await reader.selectFrom('log').select(['n', 'trace']).where('table_id', '=', id).execute();
  const snapshots = await reader.selectFrom('snapshot').select('n').where('table_id', '=', id).execute();
  if (reader !== db) await reader.destroy();
  await db.destroy();
  return { log, snapshots: snapshots.length };
}

describe.each(STORES)('the archive of %s', store => {
  test.skipIf(isMissing(store))('holds finished matches, which stay as they were for everyone', async () => {
    const files = path.join(folder, store);
    const data = path.join(folder, `data-${store}`);
    const database: Record<string, string> = store === 'postgres' ? { database: await freshDatabase() } : {};
    const flags = { data, archive: files, ...database };
    let server = await startServer({ flags });
    const { settings } = server.services;
    const guest = await server.guest();
    const id = await playOne(guest);
    const { id: running } = await startedTable(server);
    const before = await guest.look(id);
    const record = await guest.call('GET', `/api/tables/${id}/record`);
    const log = await server.services.storage.tables.log(id, 0);
    const logOfRunning = await server.services.storage.tables.log(running, 0);

    // The embedded store belongs to its server.
    if (store === 'sqlite') {
      await expect(archive(settings, files, TOMORROW)).rejects.toMatchObject({ kind: 'in-use' });
      await server.close();
    }
    expect(await archive(settings, files, 1)).toEqual({ archived: 0, left: 0 });
    expect(await archive(settings, files, TOMORROW)).toEqual({ archived: 1, left: 0 });
    expect(await archive(settings, files, TOMORROW)).toEqual({ archived: 0, left: 0 });
    if (store === 'sqlite') server = await startServer({ flags });

    // Only what belongs to people is left: the table as it was opened, and the message.
    expect((await stored(server, id)).log.every(({ trace }) => trace === 1)).toBe(true);
    expect((await stored(server, id)).log).toHaveLength(2);
    expect((await stored(server, id)).snapshots).toBe(0);
    expect(await server.services.storage.tables.log(running, 0)).toEqual(logOfRunning);
    const now = await server.services.storage.tables.log(id, 0);
    expect(now.map(({ n, at, entry }) => ({ n, at, entry }))).toEqual(
      log.map(({ n, at, entry }) => ({ n, at, entry })),
    );
    const visitor = guest.elsewhere(server.address);
    expect((await visitor.look(id)).lines).toEqual(before.lines);
    expect((await visitor.call('GET', `/api/tables/${id}/record`)).body).toEqual(record.body);

    // The table goes on where it was, and a message that is erased is gone for everyone.
    await visitor.do(id, { type: 'say', text: 'another one' });
    expect((await visitor.look(id)).table.version).toBe(before.table.version + 1);
    await server.services.storage.tables.eraseMessages(guest.id);
    const erased = JSON.stringify(await server.services.storage.tables.log(id, 0));
    expect(erased).not.toContain('a good match');

    // Whoever has the file has a record that can be proved, without names.
    const [month] = readdirSync(files);
    const file = path.join(files, month, `${id}.json.gz`);
    expect(statSync(file).size).toBeLessThan(20_000);
    expect(await runToEnd(['verify', file])).toMatchObject({ code: 0 });
    await server.end();

    // A server that was not told of the folder says so.
    const blind = await startServer({ flags: { data, ...database } });
    const other = guest.elsewhere(blind.address);
    expect((await other.call('GET', `/api/tables/${id}`)).status).toBe(503);
    await blind.end();
  });

  test.skipIf(isMissing(store))('leaves a table alone that changes in the meantime', async () => {
    const server = await startServer({ store, flags: { data: path.join(folder, `changing-${store}`) } });
    const guest = await server.guest();
    const id = await playOne(guest);
    const { version } = (await guest.look(id)).table;
    await server.close();
    const connections = openConnections(server.services.settings);
    const row = { table_id: id, file: 'x', version: version - 1, at: 1 };
    expect(await removeArchived(connections, row)).toBe(false);
    expect(
      await connections.reader.selectFrom('log').select('n').where('table_id', '=', id).execute(),
    ).toHaveLength(version);
    if (connections.reader !== connections.db) await connections.reader.destroy();
    await connections.db.destroy();
  });
});

test('the command names what is missing', async () => {
  const without = await runToEnd(['archive', '--language', 'en', '--to', folder]);
  expect(without).toMatchObject({ code: 2 });
  expect(without.errors).toContain('--before');
  const wrong = await runToEnd(['archive', '--language', 'es', '--before', '2026-02-30x', '--to', folder]);
  expect(wrong).toMatchObject({ code: 2 });
  expect(wrong.errors).toContain('Indica un día');
});

test.skipIf(isMissing('postgres'))('a log in partitions serves as before, and loses nothing', async () => {
  const database = await freshDatabase();
  const server = await startServer({ flags: { database } });
  const { id, guests } = await startedTable(server);
  const { tables } = server.services.storage;
  const before = await tables.log(id, 0);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(readFileSync(PARTITION, 'utf8'));
  expect(await tables.log(id, 0)).toEqual(before);
  const turn = await turnOf(id, guests);
  await turn?.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
  await guests[0].do(id, { type: 'say', text: 'still here' });
  expect((await guests[0].look(id)).table.version).toBeGreaterThanOrEqual(before.length + 2);
  expect(await tables.tablesTouchedBy(guests[0].id)).toEqual([id]);
  const { rows } = await client.query<{ parts: string }>(
    "select count(*) as parts from pg_inherits where inhparent = 'log'::regclass",
  );
  expect(Number(rows[0].parts)).toBe(16);
  await client.end();
  const again = await server.restart();
  expect((await guests[1].elsewhere(again.address).look(id)).table.status).toBe('playing');
  await again.end();
});
