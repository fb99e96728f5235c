import { describe, expect, test } from 'vitest';
import { firstJob } from '../../table/test/bot-job.ts';
import { createChooser } from '../local/bots.ts';
import type { SearchAnswer, SearchRequest } from '../local/search-messages.ts';
import { createSearchThreads } from '../local/search-threads.ts';

const jobFor = await firstJob('search threads');
const { moves } = jobFor('level-4');
const last = moves.length - 1;
const FIGURES = { choices: [last], visits: [1_000_000_000], sums: [1] };

/** A worker that answers each request with the messages of a function. */
function workerFrom(answers: (request: SearchRequest) => readonly SearchAnswer[]): Worker {
  const target = new EventTarget();
  const postMessage = (request: SearchRequest): void => {
    for (const data of answers(request)) target.dispatchEvent(new MessageEvent('message', { data }));
  };
  // The threads use nothing else of a worker.
  return Object.assign(target, { postMessage }) as unknown as Worker;
}

const request = { ...jobFor('level-4'), seed: 1, endsAt: 0 };

describe('search threads', () => {
  test('a thread answers its own request only', async () => {
    const threads = createSearchThreads(1, () =>
      workerFrom(({ id }) => [{ id: id + 1 }, { id, figures: FIGURES }]),
    );
    expect(await threads.search(0, request)).toEqual(FIGURES);
  });

  test('a thread that breaks or says nothing is left out', async () => {
    const silent = workerFrom(() => []);
    const threads = createSearchThreads(2, () => silent);
    const asked = threads.search(0, { ...request, endsAt: Date.now() + 60_000 });
    silent.dispatchEvent(new Event('error'));
    expect(await asked).toBeUndefined();
    expect(await threads.search(1, request)).toBeUndefined();
  });

  test('each thread is started once', async () => {
    let started = 0;
    const threads = createSearchThreads(2, () => {
      started++;
      return workerFrom(({ id }) => [{ id, figures: FIGURES }]);
    });
    for (const thread of [0, 1, 0, 1]) await threads.search(thread, request);
    expect(started).toBe(2);
  });
});

describe('the strongest level in the browser', () => {
  test('adds up what all threads found out, each with a seed of its own', async () => {
    const seeds: number[] = [];
    const choose = createChooser({
      count: 2,
      search(_thread, { seed }) {
        seeds.push(seed);
        return Promise.resolve(seeds.length === 1 ? FIGURES : undefined);
      },
    });
    expect(await choose(jobFor('level-4'))).toBe(moves[last]);
    expect(new Set(seeds).size).toBe(2);
  });

  test('the other levels think alone', async () => {
    const choose = createChooser({
      count: 2,
      search: () => Promise.reject(new Error('no thread was to be asked')),
    });
    expect(jobFor('level-1').moves).toContain(await choose(jobFor('level-1')));
  });
});
