import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ReviewAnswer } from '../../api/review.ts';
import { isGameId, loadGame } from '../../games/index.ts';
import { parseRecord } from '../../kernel/record.ts';
import { momentKey } from '../../review/plan.ts';
import { openReview, REVIEW_VERSION, type ReviewJob, type ReviewResult } from '../../review/review.ts';
import { startReviewWorker } from '../review/own-worker.ts';
import { startReviewThreads, type ReviewThreads } from '../review/threads.ts';
import { createMemoryWork } from '../work/memory-work.ts';
import { isPossible, WORK_RULES } from '../work/work.ts';
import { freshKey, type Answer, type Guest } from './test-client.ts';
import { isMissing, startServer, STORES, type TestServer } from './test-server.ts';

const MOMENTS: readonly ReviewJob[] = [0, 4, 9].flatMap(ply => [
  { kind: 'draw', ply },
  { kind: 'decision', ply: ply + 1 },
]);

const found = ({ kind, ply }: ReviewJob): ReviewResult => {
  const shares = [0.5, 0.5];
  const none = { mean: 0, error: 0 };
  if (kind === 'draw') return { kind, draw: { ply, expected: shares, luck: [none, none] } };
  const best = { move: 'a', chance: none, loss: none };
  const figures = { before: shares, after: shares, error: 0, mark: null, reasons: {} };
  const decision = { ply, seat: 0, played: 'a', alternatives: [best], ...figures };
  return { kind, decision, standing: shares };
};

/** Threads that answer at once, up to a number of moments; then they are silent. */
function quickThreads(
  most = Number.POSITIVE_INFINITY,
): ReviewThreads & { readonly seen: string[]; readonly limit: { most: number } } {
  const seen: string[] = [];
  const limit = { most };
  return {
    seen,
    limit,
    idle: () => 1,
    review({ job, budget }) {
      if (seen.length >= limit.most) return new Promise(() => undefined);
      seen.push(`${momentKey(job)} ${budget.screening}`);
      return Promise.resolve(JSON.stringify(found(job)));
    },
    moments: () => Promise.resolve(MOMENTS),
    close: () => Promise.resolve(),
  };
}

const MATCH = JSON.parse(
  readFileSync(new URL('../../games/cacao/test/games/single-winner-2-players.json', import.meta.url), 'utf8'),
) as object;

/** A match that is over. */
async function finishedMatch(guest: Guest, visibility = 'public'): Promise<string> {
  const wanted = { key: freshKey(), record: MATCH, seats: [{ kind: 'me' }, { kind: 'open' }], visibility };
  const { body } = await guest.call<{ id: string }>('POST', '/api/tables/import', wanted);
  return body.id;
}

const call = (guest: Guest, method: string, id: string, query = ''): Promise<Answer<ReviewAnswer>> =>
  guest.call<ReviewAnswer>(method, `/api/tables/${id}/review${query}`);

const statusOf = async (guest: Guest, id: string): Promise<string> =>
  (await call(guest, 'GET', id)).body.status;

const untilDone = async (guest: Guest, id: string): Promise<void> => {
  await expect.poll(() => statusOf(guest, id), { timeout: 30_000 }).toBe('done');
};

const storedOf = (server: TestServer, id: string) => server.services.storage.reviews.results(id, -1);

describe.each(STORES)('reviews on %s', store => {
  describe.skipIf(isMissing(store))('made by the server', () => {
    test('are kept with the match, for everyone who may see it', async () => {
      const reviewThreads = quickThreads();
      const server = await startServer({ store, overrides: { reviewThreads } });
      const [ana, blas] = [await server.guest(), await server.guest()];
      const id = await finishedMatch(ana);
      expect((await call(ana, 'GET', id)).body).toMatchObject({ status: 'none', offered: true, results: [] });
      expect((await call(ana, 'POST', id)).body).toMatchObject({ status: 'running', isYours: true });
      await untilDone(blas, id);
      const { body } = await call(blas, 'GET', id);
      expect(body).toMatchObject({ isYours: false, version: REVIEW_VERSION, moments: MOMENTS.length });
      expect(body.results.map(({ isClose }) => isClose)).toEqual(MOMENTS.map(() => true));
      expect(body.results.map(({ result }) => result)).toEqual(
        expect.arrayContaining(MOMENTS.map(job => found(job))),
      );
      expect(reviewThreads.seen).toHaveLength(2 * MOMENTS.length);
      // Whoever asks again gets what is there, and what follows after the last result is nothing.
      expect((await call(blas, 'POST', id)).body.status).toBe('done');
      expect((await call(blas, 'GET', id, `?since=${body.last}`)).body.results).toEqual([]);
      expect(reviewThreads.seen).toHaveLength(2 * MOMENTS.length);
      await server.end();
    });

    test('are refused for what is not over and hidden from those who may not look', async () => {
      const server = await startServer({ store, overrides: { reviewThreads: quickThreads() } });
      const [ana, blas] = [await server.guest(), await server.guest()];
      const going = await ana.open({
        game: 'cacao',
        seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
        start: true,
      });
      for (const method of ['GET', 'POST'])
        expect(await call(ana, method, going)).toMatchObject({ status: 409, body: { code: 'not-finished' } });
      const hidden = await finishedMatch(ana, 'private');
      for (const method of ['GET', 'POST', 'DELETE'])
        expect((await call(blas, method, hidden)).status, method).toBe(404);
      await server.end();
    });

    test('stop for the one who asked, and go on without doing anything twice', async () => {
      const reviewThreads = quickThreads(4);
      const server = await startServer({ store, overrides: { reviewThreads } });
      const [ana, blas] = [await server.guest(), await server.guest()];
      const id = await finishedMatch(ana);
      await call(ana, 'POST', id);
      await expect.poll(async () => (await storedOf(server, id)).length).toBe(4);
      expect((await call(blas, 'DELETE', id)).status).toBe(403);
      expect((await call(ana, 'DELETE', id)).body.status).toBe('stopped');
      await expect.poll(async () => (await server.services.work.status()).queued).toBe(0);
      reviewThreads.limit.most = Number.POSITIVE_INFINITY;
      await call(ana, 'POST', id);
      await untilDone(ana, id);
      expect(new Set(reviewThreads.seen).size).toBe(2 * MOMENTS.length);
      expect(reviewThreads.seen).toHaveLength(2 * MOMENTS.length);
      await server.end();
    });

    test('go on in another process when the one that made them was killed', async () => {
      let ahead = 0;
      const first = quickThreads(5);
      const server = await startServer({
        store,
        overrides: { reviewThreads: first, now: () => Date.now() + ahead },
      });
      const ana = await server.guest();
      const id = await finishedMatch(ana);
      const { reviews } = server.services.storage;
      // A process that is gone has stored two moments, and holds the review for a while.
      await reviews.ask({ table_id: id, version: REVIEW_VERSION, owner: ana.id, asked: 1 });
      await reviews.claim(id, 'gone', { now: Date.now(), until: Date.now() + 60_000 });
      await reviews.save(
        MOMENTS.slice(0, 2).map((job, n) => ({
          table_id: id,
          moment: momentKey(job),
          n: n + 1,
          is_close: 1,
          result: JSON.stringify(found(job)),
        })),
      );
      server.services.reviewer.wake();
      expect(first.seen).toEqual([]);
      ahead = 61_000;
      server.services.reviewer.wake();
      await expect.poll(() => first.seen.length, { timeout: 30_000 }).toBe(5);
      expect(first.seen.slice(0, 4).toSorted()).toEqual(
        MOMENTS.slice(2)
          .map(job => `${momentKey(job)} 300`)
          .toSorted(),
      );
      await server.end();
    });

    test('are counted per person and day, one at a time', async () => {
      const server = await startServer({
        store,
        flags: { reviews: '1' },
        overrides: { reviewThreads: quickThreads() },
      });
      const [ana, blas] = [await server.guest(), await server.guest()];
      const [one, two] = [await finishedMatch(ana), await finishedMatch(ana)];
      await call(ana, 'POST', one);
      await untilDone(ana, one);
      expect(await call(ana, 'POST', two)).toMatchObject({
        status: 429,
        body: { code: 'too-many-requests' },
      });
      expect((await call(blas, 'POST', two)).status).toBe(200);
      await untilDone(blas, two);
      const closed = await server.restart({ reviews: '0' });
      const back = ana.elsewhere(closed.address);
      // What is there is still shown.
      expect((await call(back, 'GET', one)).body).toMatchObject({ status: 'done', offered: false });
      await closed.end();
    });

    test('lose the name of someone who is deleted, and go with their match', async () => {
      const server = await startServer({ store, overrides: { reviewThreads: quickThreads() } });
      const [ana, blas] = [await server.guest(), await server.guest()];
      const id = await finishedMatch(ana);
      await call(blas, 'POST', id);
      await untilDone(ana, id);
      const { reviews, retention } = server.services.storage;
      expect((await blas.call('DELETE', '/api/me', {})).status).toBe(204);
      expect((await reviews.find(id))?.owner).toBeNull();
      await retention.deleteTables(['finished'], Date.now() + 1000, () => false);
      expect(await reviews.find(id)).toBeUndefined();
      expect(await storedOf(server, id)).toEqual([]);
      await server.end();
    });
  });
});

const RECORD = JSON.stringify({ config: { players: 2 } });

test('a result about another moment, for another table or of no form is refused', () => {
  const [job, other] = MOMENTS;
  const isTaken = (result: unknown): boolean =>
    isPossible(
      'review',
      { record: RECORD, job },
      typeof result === 'string' ? result : JSON.stringify(result),
    );
  expect(isTaken(found(job))).toBe(true);
  expect(isTaken(found(other))).toBe(false);
  expect(isTaken({ ...found(job), more: 1 })).toBe(false);
  const short = { kind: 'draw', draw: { ply: 0, expected: [1], luck: [{ mean: 0, error: 0 }] } };
  expect(isTaken(short)).toBe(false);
  expect(isTaken('done')).toBe(false);
});

test("the server's own threads review nothing while bots need the machine", async () => {
  let isBusy = true;
  const threads = quickThreads();
  const work = createMemoryWork(WORK_RULES);
  const worker = startReviewWorker(work, threads, { mayStart: () => !isBusy, reportError: () => undefined });
  const payload = { record: RECORD, job: MOMENTS[0], budget: { screening: 1 } };
  const offer = (key: string) => work.offer({ key, kind: 'review', owner: 'ana', priority: 2, payload });
  const first = offer('first');
  expect((await work.status()).queued).toBe(1);
  expect(threads.seen).toEqual([]);
  isBusy = false;
  const second = offer('second');
  expect(JSON.parse(await first)).toEqual(found(MOMENTS[0]));
  await second;
  worker.stop();
  await work.close();
});

test('a thread reviews the moments of a real match', async () => {
  const server = await startServer({ flags: { reviews: '5' } });
  const guest = await server.guest();
  const id = await finishedMatch(guest);
  const { body } = await guest.call('GET', `/api/tables/${id}/record`);
  const record = JSON.stringify(body);
  const threads = startReviewThreads(1);
  const { game } = parseRecord(record);
  if (!isGameId(game)) throw new Error(game);
  const { jobs } = openReview(await loadGame(game), parseRecord(record));
  expect(await threads.moments(record)).toEqual(jobs);
  const budget = { screening: 20, candidate: 20, candidates: 2, redraws: 2, outcome: 10, playouts: 2 };
  const job = jobs[3];
  const result = await threads.review({ record, job, budget });
  expect(isPossible('review', { record, job }, result)).toBe(true);
  await threads.close();
  await server.end();
});
