import { afterEach, describe, expect, test } from 'vitest';
import { firstJob } from '../../table/test/bot-job.ts';
import { startBotThreads, type SharedThreads } from '../bots/pool.ts';

const jobFor = await firstJob('bot threads');

let threads: SharedThreads | undefined;
afterEach(async () => threads?.close());

describe('bot threads', () => {
  test('idle threads help the strongest level, and its move is legal', async () => {
    threads = startBotThreads(3);
    const job = jobFor('level-4');
    const thinking = threads.think(job);
    expect([threads.idle(), threads.helping()]).toEqual([2, 2]);
    expect(job.moves).toContain(await thinking);
    expect([threads.idle(), threads.helping()]).toEqual([3, 0]);
  });

  test('the other levels think alone', async () => {
    threads = startBotThreads(3);
    const thinking = threads.think(jobFor('level-1'));
    expect([threads.idle(), threads.helping()]).toEqual([2, 0]);
    await thinking;
  });

  test('a helping thread goes to the next table that needs it', async () => {
    threads = startBotThreads(2);
    const answered: string[] = [];
    const strong = threads.think(jobFor('level-4')).then(() => answered.push('level-4'));
    expect(threads.helping()).toBe(1);
    const quick = threads.think(jobFor('level-1')).then(() => answered.push('level-1'));
    await Promise.all([strong, quick]);
    expect(answered).toEqual(['level-1', 'level-4']);
  });

  test('a bot that fails says so, however many threads help it', async () => {
    threads = startBotThreads(3);
    await expect(threads.think({ ...jobFor('level-4'), view: {} })).rejects.toThrow('2 to 4 players');
    expect(threads.idle()).toBe(3);
  });
});
