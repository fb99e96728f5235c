import { afterEach, describe, expect, test } from 'vitest';
import type { BotJob } from '../../table/ports.ts';
import type { BotThreads } from '../bots/pool.ts';
import { createThinker, type BotSource } from '../bots/thinker.ts';
import { DatabaseError } from '../storage/database-error.ts';
import { openPostgresStore } from '../storage/storage.ts';
import { createMemoryWork } from '../work/memory-work.ts';
import { createSharedWork } from '../work/shared-work.ts';
import { PRIORITIES, WORK_RULES, type Work, type WorkOrder, type WorkRules } from '../work/work.ts';
import { freshDatabase } from './cluster.ts';
import { isMissing, STORES, type Store } from './test-server.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

let ahead = 0;
const now = (): number => Date.now() + ahead;

/** On PostgreSQL there are two processes: one offers, the other has the workers. */
async function workOn(
  store: Store,
  changed: Partial<WorkRules> = {},
): Promise<{ offers: Work; workers: Work }> {
  const rules = { ...WORK_RULES, ...changed };
  if (store === 'sqlite') {
    const work = createMemoryWork(rules, now);
    closers.push(() => work.close());
    return { offers: work, workers: work };
  }
  const url = await freshDatabase();
  const pair = [];
  for (let n = 0; n < 2; n++) {
    const storage = await openPostgresStore(url);
    if (storage.jobs === undefined) throw new Error('no shared work');
    const work = createSharedWork(storage.jobs(rules), rules, now);
    closers.push(async () => {
      await work.close();
      await storage.close();
    });
    pair.push(work);
  }
  return { offers: pair[0], workers: pair[1] };
}

let keys = 0;
const order = (owner: string, changed: Partial<WorkOrder> = {}): WorkOrder => ({
  key: `key-${keys++}`,
  kind: 'move',
  owner,
  priority: PRIORITIES.people,
  payload: { owner, moves: ['a', 'b'] },
  ...changed,
});

/** Offers work and returns once it can be taken; its result may be asked for later. */
async function offered(work: Work, one: WorkOrder): Promise<{ result: () => Promise<string> }> {
  const before = (await work.status()).queued;
  const result = work.offer(one);
  result.catch(() => undefined);
  await expect.poll(async () => (await work.status()).queued).toBe(before + 1);
  return { result: () => result };
}

const ownerOf = (payload: unknown): unknown => Reflect.get(payload as object, 'owner');

test.skipIf(isMissing('postgres'))(
  'two processes that wait for the same work both go on when one of them has the result',
  async () => {
    const { offers, workers } = await workOn('postgres');
    const one = order('ana');
    const { result } = await offered(offers, one);
    const other = workers.offer(one).catch((error: unknown) => error);
    const lease = await workers.acquire('worker', ['move']);
    await workers.submit(lease?.id ?? '', 'worker', 'a');
    const ends = await Promise.all([result().catch((error: unknown) => error), other]);
    // Either has it; for the other the decision is no longer due.
    expect(ends).toContain('a');
    for (const end of ends) if (end !== 'a') expect(end).toMatchObject({ reason: 'cancelled' });
  },
);

describe.each(STORES)('work on %s', store => {
  describe.skipIf(isMissing(store))('by leases', () => {
    test('is done once, and only by the one who holds it', async () => {
      const { offers, workers } = await workOn(store);
      const { result } = await offered(offers, order('ana'));
      const lease = await workers.acquire('first', ['move']);
      expect(await workers.acquire('second', ['move'])).toBeUndefined();
      expect(await workers.submit(lease?.id ?? '', 'second', 'a')).toBe(false);
      expect(await workers.submit(lease?.id ?? '', 'first', 'a')).toBe(true);
      expect(await result()).toBe('a');
      expect(await workers.submit(lease?.id ?? '', 'first', 'b')).toBe(false);
    });

    test('goes to another worker when the first is silent, gives up or answers nonsense', async () => {
      const { offers, workers } = await workOn(store, { attempts: 5 });
      const { result } = await offered(offers, order('ana'));
      const silent = await workers.acquire('silent', ['move']);
      ahead += WORK_RULES.leaseTime + 1;
      await expect.poll(async () => (await workers.status()).queued).toBe(1);
      const lazy = await workers.acquire('lazy', ['move']);
      expect(await workers.abort(lazy?.id ?? '', 'lazy')).toBe(true);
      expect(await workers.acquire('lazy', ['move'])).toBeUndefined();
      const silly = await workers.acquire('silly', ['move']);
      expect(await workers.submit(silly?.id ?? '', 'silly', 'nonsense')).toBe(false);
      const good = await workers.acquire('good', ['move']);
      expect(await workers.submit(silent?.id ?? '', 'silent', 'a')).toBe(false);
      expect(await workers.submit(good?.id ?? '', 'good', 'b')).toBe(true);
      expect(await result()).toBe('b');
    });

    test('that its only worker gave back is not left lying: the same worker gets it again, and then it fails', async () => {
      const { offers, workers } = await workOn(store, { attempts: 2 });
      const { result } = await offered(offers, order('ana'));
      for (let attempt = 0; attempt < 2; attempt++) {
        const lease = await workers.acquire('only', ['move']);
        expect(await workers.abort(lease?.id ?? '', 'only')).toBe(true);
        ahead += WORK_RULES.leaseTime;
      }
      await expect(result()).rejects.toMatchObject({ reason: 'failed' });
    });

    test('stays with a worker who renews', async () => {
      const { offers, workers } = await workOn(store);
      const { result } = await offered(offers, order('ana'));
      const lease = await workers.acquire('slow', ['move']);
      for (let n = 0; n < 4; n++) {
        ahead += WORK_RULES.leaseTime / 2;
        expect(await workers.renew(lease?.id ?? '', 'slow')).toBe(true);
        expect(await workers.acquire('other', ['move'])).toBeUndefined();
      }
      expect(await workers.submit(lease?.id ?? '', 'slow', 'a')).toBe(true);
      expect(await result()).toBe('a');
    });

    test('that fails too often, or that no one wants any more, ends', async () => {
      const { offers, workers } = await workOn(store, { attempts: 2 });
      const { result: failing } = await offered(offers, order('ana'));
      for (const name of ['one', 'two']) {
        const lease = await workers.acquire(name, ['move']);
        await workers.abort(lease?.id ?? '', name);
      }
      await expect(failing()).rejects.toMatchObject({ reason: 'failed' });
      const unwanted = order('ana');
      const { result: cancelled } = await offered(offers, unwanted);
      await offers.cancel(unwanted.key);
      await expect(cancelled()).rejects.toMatchObject({ reason: 'cancelled' });
      expect(await workers.acquire('any', ['move'])).toBeUndefined();
    });

    test('is fair: who has much waits no less than who has little, and people come before bots', async () => {
      const { offers, workers } = await workOn(store, { share: 2 });
      await offered(offers, order('watcher', { priority: PRIORITIES.bots }));
      for (let n = 0; n < 20; n++) await offered(offers, order('ana'));
      await offered(offers, order('blas'));
      const served = [];
      for (let n = 0; n < 4; n++) {
        const lease = await workers.acquire('worker', ['move']);
        served.push(ownerOf(lease?.payload));
        await workers.submit(lease?.id ?? '', 'worker', 'a');
      }
      expect(new Set(served.slice(0, 2))).toEqual(new Set(['ana', 'blas']));
      expect(served).not.toContain('watcher');
      const held = [];
      for (let n = 0; n < 3; n++) held.push(ownerOf((await workers.acquire(`w${n}`, ['move']))?.payload));
      expect(held).toEqual(['ana', 'ana', 'watcher']);
    });

    test('is refused beyond what one person may have waiting', async () => {
      const { offers } = await workOn(store, { most: 3 });
      for (let n = 0; n < 3; n++) await offered(offers, order('ana'));
      await expect(offers.offer(order('ana'))).rejects.toMatchObject({ reason: 'refused' });
      await offered(offers, order('blas'));
    });

    test('two workers never take the same piece', async () => {
      const { offers, workers } = await workOn(store, { share: 100 });
      for (let n = 0; n < 20; n++) await offered(offers, order(`owner-${n}`));
      const taken = await Promise.all(
        Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? workers : offers).acquire(`w${n}`, ['move'])),
      );
      const ids = taken.flatMap(lease => (lease === undefined ? [] : [ownerOf(lease.payload)]));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(0);
    });
  });
});

describe('a thinker', () => {
  /** One thread that answers when it is told to. */
  const slowThread = () => {
    const thinking: { job: BotJob; answer: (move: string) => void; fail: (error: Error) => void }[] = [];
    const threads: BotThreads = {
      idle: () => (thinking.length === 0 ? 1 : 0),
      think: job =>
        new Promise<string>((resolve, reject) => {
          const done = (settle: () => void): void => {
            thinking.shift();
            settle();
          };
          thinking.push({
            job,
            answer: move => done(() => resolve(move)),
            fail: error => done(() => reject(error)),
          });
        }),
      close: () => Promise.resolve(),
    };
    return { threads, thinking };
  };
  const job = (level: string): BotJob => ({ game: 'cacao', level, seat: 0, view: {}, moves: ['a', 'b'] });
  const source = (table: string): BotSource => ({ table, version: 1, owner: table, isForPeople: true });

  test('plays nothing by chance, however long a bot waits for its turn', async () => {
    const { threads, thinking } = slowThread();
    const errors: unknown[] = [];
    const thinker = createThinker(threads, createMemoryWork(WORK_RULES), error => errors.push(error));
    const moves = Array.from({ length: 6 }, (_, n) => thinker.choose(job(`level-${n}`), source(`t${n}`)));
    for (let n = 0; n < 6; n++) {
      await expect.poll(() => thinking[0]?.job.level).toBe(`level-${n}`);
      thinking[0].answer('b');
    }
    expect(await Promise.all(moves)).toEqual(['b', 'b', 'b', 'b', 'b', 'b']);
    expect(errors).toEqual([]);
    await thinker.close();
  });

  test('lets the quickest bot decide for one that fails', async () => {
    const { threads, thinking } = slowThread();
    const errors: unknown[] = [];
    const thinker = createThinker(threads, createMemoryWork(WORK_RULES), error => errors.push(error));
    const move = thinker.choose(job('level-3'), source('t'));
    thinking[0].fail(new Error('broken'));
    await expect.poll(() => thinking[0]?.job.level).toBe('level-1');
    thinking[0].answer('b');
    expect(await move).toBe('b');
    expect(errors).toHaveLength(1);
    await thinker.close();
  });

  test('plays nothing weaker because the queue was away', async () => {
    const { threads, thinking } = slowThread();
    const work = createMemoryWork(WORK_RULES);
    const away: Work = { ...work, offer: () => Promise.reject(new DatabaseError('no connection')) };
    const thinker = createThinker(threads, away, () => undefined);
    const first = thinker.choose(job('level-1'), source('first'));
    await expect(thinker.choose(job('level-3'), source('second'))).rejects.toBeInstanceOf(DatabaseError);
    thinking[0].answer('a');
    expect(await first).toBe('a');
    expect(thinking).toEqual([]);
    await thinker.close();
  });

  test('drops a decision that is no longer due', async () => {
    const { threads, thinking } = slowThread();
    const thinker = createThinker(threads, createMemoryWork(WORK_RULES), () => undefined);
    const first = thinker.choose(job('level-1'), source('first'));
    const second = thinker.choose(job('level-2'), source('second'));
    thinker.cancel('second');
    expect(await second).toBeUndefined();
    thinking[0].answer('a');
    expect(await first).toBe('a');
    await thinker.close();
  });
});
