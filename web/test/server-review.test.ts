import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { parseRecord } from '../../kernel/record.ts';
import { openReview } from '../../review/review.ts';
import type { ReviewThreads } from '../../server/review/threads.ts';
import { DESK, launch, PHONE, visit } from './browser.ts';
import { SAMPLE } from './sample-game.ts';
import { openSite, type Site } from './site.ts';
import { LONG } from './test-site.ts';

const text = readFileSync(
  new URL(`../../games/${SAMPLE}/test/games/single-winner-2-players.json`, import.meta.url),
  'utf8',
);
const BUDGET = { screening: 8, candidate: 8, candidates: 2, redraws: 2, outcome: 4, playouts: 2 };

/** Real reviews with little thought. */
async function hastyThreads(): Promise<ReviewThreads> {
  const session = openReview(await loadGame(SAMPLE), parseRecord(text));
  return {
    idle: () => 1,
    review: ({ job }) => Promise.resolve(JSON.stringify(session.run(job, BUDGET))),
    moments: () => Promise.resolve(session.jobs),
    close: () => Promise.resolve(),
  };
}

describe('a review at the server', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite({ reviewThreads: await hastyThreads() }), launch()]);
  }, LONG);
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  /** A finished match that everyone may see. */
  async function importMatch(ask: APIRequestContext): Promise<string> {
    const post = (path: string, data: object) =>
      ask.post(`${site.url}/api${path}`, { data, headers: { origin: site.url } });
    await post('/session', { language: 'es' });
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'level-2' }];
    const record = JSON.parse(text) as object;
    const answer = await post('/tables/import', {
      key: 'a-match-to-review',
      record,
      seats,
      visibility: 'public',
    });
    return ((await answer.json()) as { id: string }).id;
  }

  test('is asked for from a phone, and opens complete for everyone else', { timeout: LONG }, async () => {
    const asking = await visit(browser, PHONE);
    const link = `${site.url}/#/review/table/${await importMatch(asking.context.request)}/3`;
    await asking.page.goto(link);
    await asking.page.getByRole('button', { name: 'Analizar en el servidor' }).click();
    await asking.page.locator('.review-progress').waitFor({ state: 'detached', timeout: LONG });
    expect(asking.faults).toEqual([]);
    await asking.context.close();

    const reading = await visit(browser, DESK);
    let threads = 0;
    reading.page.on('worker', worker => {
      if (worker.url().includes('worker')) threads++;
    });
    await reading.page.goto(link);
    await reading.page.locator('.turning-points li button').first().waitFor();
    expect(await reading.page.locator('.review-progress').count()).toBe(0);
    // A bot has the name of its seat, not the id of its level.
    await reading.page.getByRole('tab').last().click();
    await reading.page.locator('.books-name', { hasText: 'Drop' }).waitFor();
    expect(await reading.page.locator('body').innerText()).not.toContain('level-2');
    expect(threads).toBe(0);
    expect(reading.faults).toEqual([]);
    await reading.context.close();
  });
});
