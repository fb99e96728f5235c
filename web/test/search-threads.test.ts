import { describe, expect, test } from 'vitest';
import { firstJob } from '../../table/test/bot-job.ts';
import { createChooser } from '../local/bots.ts';
import type { SearchAnswer, SearchRequest, ThreadRequest } from '../local/search-messages.ts';
import { createSearchThreads } from '../local/search-threads.ts';

const jobFor = await firstJob('search threads');
const { moves } = jobFor('level-4');
const last = moves.length - 1;
const FIGURES = { choices: [last], visits: [1_000_000_000], sums: [1] };

/** A worker that answers each request with the messages of a function. */
function workerFrom(
  answers: (request: SearchRequest) => readonly SearchAnswer[],
  told: ThreadRequest[] = [],
): Worker {
  const target = new EventTarget();
  const postMessage = (request: ThreadRequest): void => {
    told.push(request);
    if (request.type !== 'search') return;
    for (const data of answers(request)) target.dispatchEvent(new MessageEvent('message', { data }));
  };
  // The threads use nothing else of a worker.
  return Object.assign(target, { postMessage }) as unknown as Worker;
}

const request = { ...jobFor('level-4'), seed: 1, endsAt: 0 };
const ahead = { ...jobFor('level-4'), played: [], seed: 1 };
/** Threads that do not think ahead. */
const thinkAhead = (): void => undefined;

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

  test('thinks ahead until it rests; a thread that never started has nothing to rest from', () => {
    const told: ThreadRequest[] = [];
    let started = 0;
    const threads = createSearchThreads(1, () => {
      started++;
      return workerFrom(() => [], told);
    });
    threads.thinkAhead(0, undefined);
    expect(started).toBe(0);
    threads.thinkAhead(0, ahead);
    threads.thinkAhead(0, undefined);
    expect(told).toEqual([{ ...ahead, type: 'ahead' }, { type: 'rest' }]);
  });
});

describe('the strongest level in the browser', () => {
  test('adds up what all threads found out, each with a seed of its own', async () => {
    const seeds: number[] = [];
    const { chooseMove } = createChooser({
      count: 2,
      thinkAhead,
      search(_thread, { seed }) {
        seeds.push(seed);
        return Promise.resolve(seeds.length === 1 ? FIGURES : undefined);
      },
    });
    expect(await chooseMove(jobFor('level-4'))).toBe(moves[last]);
    expect(new Set(seeds).size).toBe(2);
  });

  test('the other levels think alone', async () => {
    const { chooseMove } = createChooser({
      count: 2,
      thinkAhead,
      search: () => Promise.reject(new Error('no thread was to be asked')),
    });
    expect(jobFor('level-1').moves).toContain(await chooseMove(jobFor('level-1')));
  });

  test('thinks ahead on every thread, each with a seed of its own, and no other level does', () => {
    const seeds: (number | undefined)[] = [];
    const search = (): Promise<undefined> => Promise.resolve(undefined);
    const { thinkingAhead } = createChooser({
      count: 2,
      search,
      thinkAhead: (_thread, asked) => seeds.push(asked?.seed),
    });
    expect(['level-3', 'level-4'].map(level => thinkingAhead.isFor(level))).toEqual([false, true]);
    thinkingAhead.begin(ahead);
    expect(new Set(seeds).size).toBe(2);
    thinkingAhead.begin(undefined);
    expect(seeds.slice(2)).toEqual([undefined, undefined]);
    expect(createChooser({ count: 0, search, thinkAhead }).thinkingAhead.isFor('level-4')).toBe(false);
  });
});
