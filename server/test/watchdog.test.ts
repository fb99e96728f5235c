import { describe, expect, test } from 'vitest';
import { StepTimeout, startWatchdog } from '../tables/watchdog.ts';
import { BotTimeout, startBotThreads, type BotThreads } from '../bots/pool.ts';
import { createThinker } from '../bots/thinker.ts';
import { createMemoryWork } from '../work/memory-work.ts';
import { WORK_RULES } from '../work/work.ts';
import { startedTable, startServer, turnOf } from './test-server.ts';

describe('the guard', () => {
  test('runs work and passes on what it returns or throws', async () => {
    const guard = startWatchdog();
    await expect(guard.run(() => 7)).resolves.toBe(7);
    await expect(
      guard.run(() => {
        throw new RangeError('no');
      }),
    ).rejects.toThrow(RangeError);
  });

  test('cuts off a step that does not end, and only that one', async () => {
    const guard = startWatchdog(100);
    const endless = (): number => {
      for (let count = 0; ; count = (count + 1) % 7) if (count > 7) return count;
    };
    const results = await Promise.allSettled([guard.run(() => 1), guard.run(endless), guard.run(() => 3)]);
    expect(results[0]).toEqual({ status: 'fulfilled', value: 1 });
    expect(results[1].status === 'rejected' && results[1].reason).toBeInstanceOf(StepTimeout);
    expect(results[2]).toEqual({ status: 'fulfilled', value: 3 });
  });

  test('runs a step again that had no processor time', async () => {
    const guard = startWatchdog(100);
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    let runs = 0;
    const starved = (): number => {
      if (++runs === 1) Atomics.wait(sleeper, 0, 0, 60_000);
      return runs;
    };
    await expect(Promise.all([guard.run(() => 1), guard.run(starved), guard.run(() => 3)])).resolves.toEqual([
      1, 2, 3,
    ]);
  });

  test('lets other work have its turn between long steps', async () => {
    const guard = startWatchdog();
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const busy = (): void => {
      const end = performance.now() + 10;
      while (performance.now() < end);
    };
    await Promise.all(Array.from({ length: 12 }, () => guard.run(busy)));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(2);
  });
});

test('a table whose game hangs is put aside; the others go on', async () => {
  const server = await startServer();
  const { id, guests } = await startedTable(server);
  const room = server.services.runtime.host.tables.get(id);
  if (room?.table === undefined) throw new Error('no table');
  const { game } = room.table;
  const hanging = {
    ...game,
    apply: (): never => {
      for (;;);
    },
  };
  const match = room.table.match === null ? null : { ...room.table.match, game: hanging };
  const turn = await turnOf(id, guests);
  room.table = { ...room.table, game: hanging, match };
  const answer = await turn?.guest.command(id, { type: 'move', move: turn.moves[0] }, turn.version);
  expect(answer).toMatchObject({ status: 503, body: { code: 'game-stuck' } });
  expect((await guests[0].call('GET', `/api/tables/${id}`)).status).toBe(503);
  const other = await startedTable(server);
  expect((await other.guests[0].look(other.id)).table.status).toBe('playing');
  await server.end();
});

test('a bot that cannot answer is replaced by chance', async () => {
  const complaints: unknown[] = [];
  const pool = createThinker(startBotThreads(1), createMemoryWork(WORK_RULES), error =>
    complaints.push(error),
  );
  const turn = { game: 'cacao', level: 'level-1', seat: 0, view: {}, moves: ['a', 'b'] };
  expect(turn.moves).toContain(
    await pool.choose(turn, { table: 't', version: 1, owner: 'o', isForPeople: true }),
  );
  expect(complaints).toHaveLength(1);
  await pool.close();
});

test('a bot that had no time on a busy machine is asked again, at the same level', async () => {
  const asked: string[] = [];
  const busy: BotThreads = {
    idle: () => 1,
    think(job) {
      asked.push(job.level);
      return asked.length < 3 ? Promise.reject(new BotTimeout(job.level)) : Promise.resolve('b');
    },
    close: () => Promise.resolve(),
  };
  const pool = createThinker(busy, createMemoryWork(WORK_RULES), () => undefined);
  const turn = { game: 'cacao', level: 'level-3', seat: 0, view: {}, moves: ['a', 'b'] };
  expect(await pool.choose(turn, { table: 't', version: 1, owner: 'o', isForPeople: true })).toBe('b');
  expect(asked).toEqual(['level-3', 'level-3', 'level-3']);
  await pool.close();
});
