import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { DESK, PHONE, shoot, visit } from './browser.ts';
import { waitForSights } from './click-targets.ts';
import { SAMPLE } from './sample-game.ts';
import { LONG, venueForTests } from './test-site.ts';

const record = readFileSync(
  new URL(`../../games/${SAMPLE}/test/games/single-winner-2-players.json`, import.meta.url),
);
const link = `/#/review/data/${deflateRawSync(record).toString('base64url')}`;

describe('the review of a game', () => {
  const venue = venueForTests();

  test.for([DESK, PHONE])('fills from the worst moments on, on a $name', { timeout: LONG }, async screen => {
    const { page, context, faults } = await visit(venue.browser, screen);
    await page.goto(`${venue.site.url}${link}/0`);
    await page.locator('.review-progress').waitFor();
    await page.locator('.turning-points li button').first().waitFor();
    await page.locator('.review-progress').waitFor({ state: 'detached', timeout: LONG });
    expect(await page.locator('.chances-mark').count()).toBeGreaterThan(0);
    // Each turning point is shown as it was, with the best move marked where it would have been played.
    const points = await page.locator('.turning-points li').count();
    expect(await page.locator('.turning-points .moment-picture svg').count()).toBeGreaterThanOrEqual(points);
    expect(await page.locator('.moment-picture .chance-mark.is-best:not([hidden])').count()).toBeGreaterThan(
      0,
    );
    await shoot(page, `review-${screen.name}`);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    // A decision of the list leads to its moment, and opens with its alternatives in sight.
    await page.getByRole('tab').nth(1).click();
    await page.locator('.decision-row').last().click();
    await page.locator('.decision').waitFor();
    expect(await page.locator('.decision').evaluate(isPartlyVisible)).toBe(true);
    expect(await page.locator('.table-board').evaluate(isPartlyVisible)).toBe(true);
    // The tabs answer to arrow keys, which leave the moment as it is.
    const ply = await page.locator('.table').getAttribute('data-ply');
    await page.getByRole('tab').nth(1).press('ArrowRight');
    await page.locator('.books li').first().waitFor();
    expect(await page.getByRole('tab').nth(2).getAttribute('aria-selected')).toBe('true');
    expect(await page.locator('.table').getAttribute('data-ply')).toBe(ply);
    await page.locator('.decision .alternatives li').nth(1).waitFor();
    expect(await page.locator('.decision .tag.is-best').count()).toBe(1);
    expect(page.url()).not.toMatch(/\/0$/);
    // The books balance, and every draw is there with its luck.
    await page.locator('.books-parts summary').click();
    expect(await page.locator('.books-parts tbody tr').count()).toBe(6);
    await page.locator('.draw-list summary').click();
    expect(await violations(page)).toEqual([]);
    await page.locator('.draw-list button').last().click();
    await page.locator('.draw-card li').nth(1).waitFor();
    // The number of the move is not covered by the buttons beside it.
    expect(await page.locator('.review-bar output').evaluate(isCovered)).toBe(false);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('can be paused, and is kept: it goes on where it was after a reload', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await page.goto(`${venue.site.url}${link}/0`);
    await page.locator('.turning-points li button').first().waitFor();
    await page.getByRole('button', { name: 'Pause analysis' }).click();
    await page.getByRole('button', { name: 'Continue analysis' }).waitFor();
    const paused = await page.locator('.review-progress progress').getAttribute('value');
    await page.reload();
    await page.getByRole('button', { name: 'Pause analysis' }).click();
    const after = await page.locator('.review-progress progress').getAttribute('value');
    expect(Number(after)).toBeGreaterThanOrEqual(Number(paused));
    expect(Number(paused)).toBeGreaterThan(0);
    await context.close();
  });

  test('arrow keys go through the moments', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await page.goto(`${venue.site.url}${link}/3`);
    await page.locator('.table[data-ply="3"]').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.table[data-ply="4"]').waitFor();
    await page.keyboard.press('End');
    await page.locator('.table[data-phase="over"]').waitFor();
    await context.close();
  });

  test('a game without an end says that it cannot be reviewed', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    const whole = JSON.parse(record.toString()) as { moves: string[]; result?: unknown };
    const { result: _result, ...rest } = whole;
    const short = deflateRawSync(JSON.stringify({ ...rest, moves: whole.moves.slice(0, 5) }));
    await page.goto(`${venue.site.url}/#/review/data/${short.toString('base64url')}/0`);
    await page.getByText('Only finished games can be reviewed.').waitFor();
    await context.close();
  });
});

/** Touches what is highlighted until a move is confirmed; the position stays as it is. */
async function tryAnything(page: Page): Promise<void> {
  for (;;) {
    const { points, isConfirm } = await waitForSights(page);
    await page.mouse.click(points[0].x, points[0].y);
    if (isConfirm) return;
  }
}

describe('links to games that cannot be opened', () => {
  const venue = venueForTests();

  test.for(['replay', 'review', 'try'])(
    'an incomplete link says so on the page %s',
    { timeout: LONG },
    async page => {
      const visitor = await visit(venue.browser, DESK);
      await visitor.page.goto(`${venue.site.url}/#/${page}/data/${link.slice(-20)}/0`);
      await visitor.page.getByText('This link is incomplete.').waitFor();
      await visitor.context.close();
    },
  );
});

describe('puzzles', () => {
  const venue = venueForTests();

  test('an address opens its own puzzle, also from another one', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    for (const number of [2, 5]) {
      await page.goto(`${venue.site.url}/#/puzzles/${SAMPLE}/${number}`);
      await page.getByText(`Puzzle ${number} of`).waitFor();
    }
    await context.close();
  });

  test.for([DESK, PHONE])('judge a move and show the answer, on a $name', { timeout: LONG }, async screen => {
    const { page, context, faults } = await visit(venue.browser, screen);
    await page.goto(`${venue.site.url}/#/puzzles/${SAMPLE}/1`);
    await page.locator('.puzzle-side').waitFor();
    await tryAnything(page);
    await page.locator('.puzzle-verdict:not(:empty)').waitFor();
    await shoot(page, `puzzle-${screen.name}`);
    const answer = page.getByRole('button', { name: /Show answer|Ver la solución/ });
    if ((await answer.count()) > 0) await answer.click();
    await page.locator('.alternatives .is-best').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: /Next puzzle|Siguiente problema/ }).click();
    await expect.poll(() => page.url()).toMatch(/\/2$/);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Runs in the page. */
function isPartlyVisible(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Runs in the page. */
function isCovered(element: Element): boolean {
  const { right } = element.getBoundingClientRect();
  const next = element.nextElementSibling?.getBoundingClientRect();
  return element.scrollWidth > element.clientWidth || (next !== undefined && next.left < right);
}
