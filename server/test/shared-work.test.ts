import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseError } from '../storage/database-error.ts';
import type { JobStore } from '../storage/jobs.ts';
import { openPostgresStore, type DataStore } from '../storage/storage.ts';
import { createSharedWork } from '../work/shared-work.ts';
import { PRIORITIES, WORK_RULES } from '../work/work.ts';
import { freshDatabase, hasPostgres } from './cluster.ts';

const order = (key: string) => ({
  key,
  kind: 'move' as const,
  owner: 'ana',
  priority: PRIORITIES.people,
  payload: { moves: ['a', 'b'] },
});

/** A rejection that no one handles ends a server; the test runner reports it as well. */
describe.skipIf(!hasPostgres)('work that is cancelled on its way to the store', () => {
  let storage: DataStore;
  beforeAll(async () => {
    storage = await openPostgresStore(await freshDatabase());
  });
  afterAll(() => storage.close());

  /** Jobs that reach the store when told. */
  const slowJobs = (): { jobs: JobStore; release: (error?: Error) => void } => {
    const jobs = storage.jobs?.(WORK_RULES);
    if (jobs === undefined) throw new Error('no shared work');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const add: JobStore['add'] = async (wanted, now) => {
      await promise;
      return jobs.add(wanted, now);
    };
    return {
      jobs: { ...jobs, add },
      release: error => (error === undefined ? resolve() : reject(error)),
    };
  };

  test('is over for whoever offered it, and does not stay in the store', async () => {
    const { jobs, release } = slowJobs();
    const work = createSharedWork(jobs, WORK_RULES);
    const offered = work.offer(order('one'));
    await work.cancel('one');
    // Time for a rejection that no one handles to be noticed.
    await wait(20);
    release();
    await expect(offered).rejects.toThrow('cancelled');
    expect(await work.status()).toMatchObject({ queued: 0, leased: 0 });
    await work.close();
  });

  test('does not end the process when the store is lost meanwhile', async () => {
    const { jobs, release } = slowJobs();
    const work = createSharedWork(jobs, WORK_RULES);
    const offered = work.offer(order('two'));
    await work.cancel('two');
    await wait(20);
    release(new DatabaseError(new Error('gone')));
    await expect(offered).rejects.toThrow(DatabaseError);
    await work.close();
  });

  test('may be offered again at once', async () => {
    const { jobs, release } = slowJobs();
    const work = createSharedWork(jobs, WORK_RULES);
    const first = work.offer(order('three'));
    await work.cancel('three');
    const second = work.offer(order('three'));
    release();
    await expect(first).rejects.toThrow('cancelled');
    await expect.poll(async () => (await work.status()).queued).toBe(1);
    const lease = await work.acquire('worker', ['move']);
    await work.submit(lease?.id ?? '', 'worker', 'a');
    expect(await second).toBe('a');
    await work.close();
  });
});
