import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NumberedEntry } from '../../table/entry.ts';
import { openSqliteStore, openPostgresStore, StoreError, type DataStore } from '../storage/storage.ts';
import type { TableWrite } from '../storage/writer.ts';
import { freshDatabase } from './cluster.ts';
import { isMissing, STORES } from './test-server.ts';

let count = 0;
const newId = (): string => `table-${process.pid}-${count++}`;

const said = (n: number, text: string, by = 'ana'): NumberedEntry => ({
  n,
  at: 1000 + n,
  entry: { type: 'said', person: by, text },
  by,
  key: `key-${text}`,
});

const write = (
  id: string,
  before: number,
  entries: readonly NumberedEntry[],
  more: Partial<TableWrite> = {},
): TableWrite => ({
  id,
  before,
  entries,
  row: {
    version: before + entries.length,
    status: 'open',
    game: 'cacao',
    visibility: 'public',
    settings: '{}',
    host: 'ana',
    to_act: '[]',
    due: null,
    deadline: null,
    at: 1000 + before,
  },
  notices: [],
  waitsFor: [],
  ...more,
});

describe.each(STORES)('the store on %s', store => {
  describe.skipIf(isMissing(store))('keeps', () => {
    let storage: DataStore;
    let reopen: () => Promise<DataStore>;
    let tidy = (): void => undefined;
    beforeAll(async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-store-'));
      tidy = () => rmSync(folder, { recursive: true, force: true });
      const url = store === 'postgres' ? await freshDatabase() : '';
      reopen = () => (store === 'postgres' ? openPostgresStore(url) : openSqliteStore(folder));
      storage = await reopen();
    });
    afterAll(async () => {
      await storage.close();
      tidy();
    });

    test('a log in the order in which it was written, also after it was opened again', async () => {
      const id = newId();
      expect(await storage.tables.append(write(id, 0, [said(1, 'a')]))).toBe(true);
      expect(await storage.tables.append(write(id, 1, [said(2, 'b'), said(3, 'c')]))).toBe(true);
      await storage.close();
      storage = await reopen();
      expect(await storage.tables.log(id, 0)).toEqual([said(1, 'a'), said(2, 'b'), said(3, 'c')]);
      expect(await storage.tables.log(id, 2)).toEqual([said(3, 'c')]);
      expect((await storage.tables.row(id))?.version).toBe(3);
    });

    test('one writer: of many that follow the same version one is written, whole', async () => {
      const id = newId();
      await storage.tables.append(write(id, 0, [said(1, 'start')]));
      const rivals = Array.from({ length: 20 }, (_, index) => [said(2, `x${index}`), said(3, `y${index}`)]);
      const results = await Promise.all(rivals.map(entries => storage.tables.append(write(id, 1, entries))));
      expect(results.filter(Boolean)).toHaveLength(1);
      const winner = results.indexOf(true);
      expect(await storage.tables.log(id, 1)).toEqual(rivals[winner]);
    });

    test('a table that is founded twice once', async () => {
      const id = newId();
      const results = await Promise.all(
        ['a', 'b'].map(text => storage.tables.append(write(id, 0, [said(1, text)]))),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
    });

    test('the good writes of a batch in which one comes too late', async () => {
      const ids = [newId(), newId(), newId()];
      await Promise.all(ids.map(id => storage.tables.append(write(id, 0, [said(1, 'a')]))));
      const results = await Promise.all(
        ids.map((id, index) =>
          storage.tables.append(write(id, index === 1 ? 7 : 1, [said(index === 1 ? 8 : 2, 'b')])),
        ),
      );
      expect(results).toEqual([true, false, true]);
    });

    test('invitations that lead to a table until they are taken back', async () => {
      const id = newId();
      await storage.tables.append(write(id, 0, [said(1, 'a')], { invite: `invite-${id}` }));
      expect(await storage.tables.byInvite(`invite-${id}`)).toBe(id);
      await storage.tables.setInvite(id, null);
      expect(await storage.tables.byInvite(`invite-${id}`)).toBeUndefined();
    });

    test('seats with the names of those who sit there', async () => {
      const id = newId();
      const person = `person-${id}`;
      await storage.people.add({
        id: person,
        name: 'Ana',
        language: 'es',
        kind: 'guest',
        owner: null,
        at: 1,
      });
      const seats = [
        { seat: 0, kind: 'person' as const, person, bot: null },
        { seat: 1, kind: 'bot' as const, person: null, bot: 'level-1' },
      ];
      await storage.tables.append(write(id, 0, [said(1, 'a')], { seats }));
      const {
        tables: [listed],
      } = await storage.tables.listForPerson(person, { limit: 10 });
      expect(listed.seats.map(({ name, bot }) => [name, bot])).toEqual([
        ['Ana', null],
        [null, 'level-1'],
      ]);
      const lobby = await storage.tables.listPublic({ status: 'open', game: 'cacao' }, { limit: 100 });
      expect(lobby.tables.map(({ row }) => row.id)).toContain(id);
    });

    test('what is due, in order, and nothing that is not', async () => {
      const [second, early, late, third] = [newId(), newId(), newId(), newId()];
      const due = (id: string, time: number): TableWrite => {
        const base = write(id, 0, [said(1, 'a')]);
        return { ...base, row: { ...base.row, due: time } };
      };
      await storage.tables.append(due(early, 50));
      await storage.tables.append(due(late, 1e13));
      await storage.tables.append(due(third, 70));
      await storage.tables.append(due(second, 60));
      const all = await storage.tables.listDue(100, { except: [] });
      expect(all.map(({ id }) => id)).toEqual([early, second, third]);
      expect(await storage.tables.listDue(100, { except: [early, third] })).toEqual([
        { id: second, version: 1, due: 60 },
      ]);
      const some = await storage.tables.listDue(100, { only: [third, late, early] });
      expect(some.map(({ id }) => id)).toEqual([early, third]);
    });

    test('no words of somebody who is forgotten', async () => {
      const id = newId();
      const who = `dora-${id}`;
      await storage.people.add({ id: who, name: 'Dora', language: 'en', kind: 'guest', owner: null, at: 1 });
      await storage.people.addSession({ hash: `hash-${id}`, person: who, kind: 'cookie', expires: 1e13 });
      await storage.tables.append(write(id, 0, [said(1, 'open'), said(2, 'secret', who)]));
      expect(await storage.tables.tablesTouchedBy(who)).toEqual([id]);
      await storage.tables.eraseMessages(who);
      await storage.people.forget(who);
      const entries = (await storage.tables.log(id, 0)).map(({ entry }) => entry);
      expect(entries[1]).toEqual({ type: 'said', person: null, text: '' });
      expect(await storage.people.find(who)).toBeUndefined();
      expect(await storage.people.session(`hash-${id}`)).toBeUndefined();
    });

    test('a challenge for one answer', async () => {
      const challenge = `challenge-${newId()}`;
      await storage.people.addChallenge({ challenge, person: null, expires: 5 });
      const taken = await Promise.all([
        storage.people.takeChallenge(challenge),
        storage.people.takeChallenge(challenge),
      ]);
      expect(taken.filter(one => one !== undefined)).toHaveLength(1);
    });

    test('a notice once for each turn, and lets it be claimed once', async () => {
      const id = newId();
      const notices = [{ person: 'ana', n: 2, due: 10 }];
      await storage.tables.append(write(id, 0, [said(1, 'a')], { notices }));
      await storage.tables.append(write(id, 1, [said(2, 'b')], { notices }));
      const due = (await storage.notices.due(20)).filter(({ table_id }) => table_id === id);
      expect(due).toHaveLength(1);
      const claims = await Promise.all([
        storage.notices.claim(due[0], 30),
        storage.notices.claim(due[0], 30),
      ]);
      expect(claims.filter(Boolean)).toHaveLength(1);
    });

    test('the first value of a setting', async () => {
      const name = newId();
      const values = await Promise.all([
        storage.notices.getOrCreate(name, 'a'),
        storage.notices.getOrCreate(name, 'b'),
      ]);
      expect(new Set(values).size).toBe(1);
    });

    test('the newest snapshot', async () => {
      const row = { table_id: newId(), n: 1, ply: 0, rules: 1, state: '{}' };
      await storage.tables.saveSnapshot(row);
      await storage.tables.saveSnapshot({ ...row, n: 9, state: '{"a":1}' });
      expect(await storage.tables.snapshot(row.table_id)).toEqual({ ...row, n: 9, state: '{"a":1}' });
    });

    test('nothing that has run out', async () => {
      const hash = `old-${newId()}`;
      await storage.people.addSession({ hash, person: 'x', kind: 'cookie', expires: 5 });
      await storage.people.deleteExpired(10);
      expect(await storage.people.session(hash)).toBeUndefined();
    });
  });
});

test('two servers do not share the folder of an embedded store', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-store-'));
  const first = await openSqliteStore(folder);
  await expect(openSqliteStore(folder)).rejects.toThrow(StoreError);
  await first.close();
  await (await openSqliteStore(folder)).close();
  rmSync(folder, { recursive: true, force: true });
});

test('an embedded store that was closed is one file, whole without the others', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-storage-'));
  const storage = await openSqliteStore(folder);
  await storage.tables.append(write('table-one-file', 0, [said(1, 'kept')]));
  expect(await storage.tables.log('table-one-file', 0)).toHaveLength(1);
  await storage.close();
  expect(readdirSync(folder).filter(name => /-(wal|shm)$/.test(name))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
