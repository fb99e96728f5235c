import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TableUpdate } from '../../table/update.ts';
import { ASIDE, PHONE, visit, type Screen } from './browser.ts';
import { SAMPLE } from './sample-game.ts';
import { LONG, venueForTests } from './test-site.ts';
import { begin, meet, playRound } from './users.ts';

const SMALL: Screen = { ...PHONE, height: 640, locale: 'en-GB' };
const record = readFileSync(
  new URL(`../../games/${SAMPLE}/test/games/single-winner-2-players.json`, import.meta.url),
);
const review = `/#/review/data/${deflateRawSync(record).toString('base64url')}/0`;

const excess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Runs in the page: whether anything lies over a part. */
const isCovered = (part: Locator): Promise<boolean> =>
  part.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 6, (left + right) / 2, right - 6].some(x => {
      const found = document.elementFromPoint(x, (top + bottom) / 2);
      return found === null || !element.contains(found);
    });
  });

describe('pages with a board, on a phone', () => {
  const venue = venueForTests();

  test.for([PHONE, ASIDE])(
    'a spectator reads that they watch, on a $name',
    { timeout: LONG },
    async screen => {
      const { browser, site } = venue;
      const people = [await meet(browser, site, SMALL, 'Ana'), await meet(browser, site, SMALL, 'Berta')];
      const id = await begin(people, { game: 'santiago', visibility: 'public' });
      const watcher = await meet(browser, site, screen, 'Carla');
      await watcher.open(`/table/${id}`);
      const tag = watcher.page.locator('.watch-tag');
      await tag.waitFor();
      // From phase to phase other things stand in the bar.
      for (let turns = 0; turns < 6; turns++) {
        await playRound(people, id);
        const { table } = await watcher.call<TableUpdate>('GET', `/tables/${id}`);
        await watcher.page.locator(`.table[data-ply="${table.ply}"]`).waitFor();
        expect(await isCovered(tag)).toBe(false);
      }
      await Promise.all([...people, watcher].map(({ context }) => context.close()));
    },
  );

  test('a review has a way back, and fits while it is worked out', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, SMALL);
    await page.goto(venue.site.url + review);
    await page.locator('.review-progress').waitFor();
    await page.locator('.turning-points li button').first().waitFor();
    expect(await excess(page)).toBeLessThanOrEqual(0);
    const steps = await page.locator('.review-steps .tool').last().boundingBox();
    expect((steps?.x ?? 0) + (steps?.width ?? 0)).toBeLessThanOrEqual(SMALL.width);
    await page.locator('.line-back').click();
    await page.locator('.card').first().waitFor();
    await context.close();
  });

  test('a puzzle shows what everyone has, and the way back', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, SMALL);
    await page.goto(`${venue.site.url}/#/puzzles/santiago/71`);
    await page.locator('.puzzle-side').waitFor();
    await page.locator('.seat').nth(1).waitFor();
    expect(await isCovered(page.locator('.line-back'))).toBe(false);
    expect(await excess(page)).toBeLessThanOrEqual(0);
    await context.close();
  });
});
