import { describe, expect, test } from 'vitest';
import { DatabaseError } from '../storage/database-error.ts';
import type { DataStore } from '../storage/storage.ts';
import { createAttempts } from '../tables/attempts.ts';
import { isMissing, startedTable, startServer, STORES, turnOf } from './test-server.ts';

const MINUTE = 60_000;
const STUCK = 450;
const HANGING = 10;
const live = { speed: { kind: 'live', bank: 120, increment: 5 } };

/** A table that was due long before all others and whose log makes no sense. */
const appendStuck = ({ tables }: DataStore, id: string): Promise<boolean> =>
  tables.append({
    id,
    before: 0,
    entries: [{ n: 1, at: 1, entry: { type: 'said', person: null, text: '' } }],
    row: {
      version: 1,
      status: 'playing',
      game: 'cacao',
      visibility: 'private',
      settings: '{}',
      host: null,
      to_act: '[]',
      due: 1,
      deadline: null,
      at: 1,
    },
    notices: [],
    waitsFor: [],
  });

describe.each(STORES)('tables that cannot continue on %s', store => {
  test.skipIf(isMissing(store))(
    'keep no bot and no clock waiting',
    async () => {
      let ahead = 0;
      const overrides = { now: () => Date.now() + ahead };
      let server = await startServer({ store, overrides, flags: { 'bot-pace': '60000' } });
      const host = await server.guest();
      const bots = Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'random' }));
      const botTable = await host.open({ game: 'cacao', seats: bots, start: true });
      const { version } = (await host.look(botTable)).table;
      const { id, guests } = await startedTable(server, live);
      const turn = await turnOf(id, guests);
      if (turn === undefined) throw new Error('no one is to act');
      const seat = guests.indexOf(turn.guest);
      const addStuck = (name: string, count: number): Promise<boolean[]> =>
        Promise.all(
          Array.from({ length: count }, (_, index) =>
            appendStuck(server.services.storage, `${name}-${index}`),
          ),
        );
      await addStuck('stuck', STUCK);
      server = await server.restart({ 'bot-pace': '0' });
      const [watcher, player] = [host, guests[1 - seat]].map(guest => guest.elsewhere(server.address));
      const stream = await watcher.watch(botTable);
      await stream.version(version + 1);
      const release = hangOn(server.services.storage, 'hanging');
      await addStuck('hanging', HANGING);
      ahead = 3 * MINUTE;
      const because = async () => (await player.look(id)).table.seats[seat].because;
      await expect.poll(because, { timeout: 40_000 }).toBe('time');
      release();
      stream.close();
      await server.end();
    },
    120_000,
  );
});

/** Lets reads of some tables wait until they are released. */
function hangOn({ tables }: DataStore, prefix: string): () => void {
  const { log } = tables;
  const released = Promise.withResolvers<void>();
  tables.log = async (id, after) => {
    if (id.startsWith(prefix)) await released.promise;
    return log(id, after);
  };
  return released.resolve;
}

test('a clock that ran out while the disk was full is noticed soon after', async () => {
  let ahead = 0;
  const server = await startServer({ overrides: { now: () => Date.now() + ahead } });
  const { id, guests } = await startedTable(server, live);
  // No one counts as away.
  for (const guest of guests) await guest.watch(id);
  const turn = await turnOf(id, guests);
  if (turn === undefined) throw new Error('no one is to act');
  const seat = guests.indexOf(turn.guest);
  const { tables } = server.services.storage;
  const { append } = tables;
  let refused = 0;
  tables.append = () => {
    refused++;
    return Promise.reject(new DatabaseError('database or disk is full'));
  };
  ahead = 3 * MINUTE;
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThan(3);
  const answer = await guests[0].command(id, { type: 'say', text: 'hello?' }, turn.version);
  expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  tables.append = append;
  const because = async () => (await guests[1 - seat].look(id)).table.seats[seat].because;
  await expect.poll(because, { timeout: 4000 }).toBe('time');
  await server.end();
}, 60_000);

test('a bot whose move the store refused moves as soon as the store is back', async () => {
  const start = Date.now();
  // Time stands still: the table is never overdue, so that nothing but the bot itself comes back to it.
  const server = await startServer({ overrides: { now: () => start } });
  const host = await server.guest();
  const id = await host.open({
    game: 'cacao',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    start: true,
  });
  const { tables } = server.services.storage;
  const { append } = tables;
  let refused = 0;
  tables.append = write => {
    const isByBot = write.entries.some(({ entry }) => entry.type === 'moved' && entry.bot === true);
    if (!isByBot || refused === 2) return append(write);
    refused++;
    return Promise.reject(new DatabaseError('database or disk is full'));
  };
  const isRefusing = (): boolean => refused < 2;
  while (isRefusing()) {
    const { moves, version } = (await host.look(id)).table;
    if (moves.length > 0) await host.command(id, { type: 'move', move: moves[0] }, version);
  }
  const toAct = async () => (await host.look(id)).table.toAct;
  await expect.poll(toAct, { timeout: 20_000 }).toEqual([0]);
  await server.end();
}, 60_000);

describe('the pauses of a table', () => {
  const failing = (count: number, blame: 'table' | 'store' = 'table') => {
    let now = 0;
    const attempts = createAttempts(() => now);
    const pauses: number[] = [];
    for (let time = 0; time < count; time++) {
      attempts.begin({ id: 'a', version: 1 });
      expect(attempts.rested()).toEqual([]);
      attempts.end('a', blame);
      const before = now;
      while (attempts.rested().length === 0) now += 500;
      pauses.push((now - before) / 1000);
    }
    return { attempts, pauses };
  };

  test('grow up to a minute', () => {
    expect(failing(9).pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test('start again once the table has continued', () => {
    const { attempts } = failing(5);
    expect(attempts.isStuck({ id: 'a', version: 1 })).toBe(true);
    expect(attempts.isStuck({ id: 'a', version: 2 })).toBe(false);
    attempts.begin({ id: 'a', version: 2 });
    expect(attempts.end('a', 'table')).toBe(0);
  });

  test('do not grow while the store is to blame', () => {
    const { attempts, pauses } = failing(4, 'store');
    expect(pauses).toEqual([1, 1, 1, 1]);
    expect(attempts.isStuck({ id: 'a', version: 1 })).toBe(false);
  });
});
