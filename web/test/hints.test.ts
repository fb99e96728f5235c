import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expandPuzzle, type PuzzleFile } from '../../review/puzzle-file.ts';
import { violations } from './axe.ts';
import { DESK, PHONE, shoot, visit } from './browser.ts';
import { READY, waitForSights } from './click-targets.ts';
import { SAMPLE } from './sample-game.ts';
import { saveMatch } from './saved-match.ts';
import { LONG, venueForTests } from './test-site.ts';

// Only this project writes the file.
const puzzles = JSON.parse(
  readFileSync(new URL(`../public/puzzles/${SAMPLE}.json`, import.meta.url), 'utf8'),
) as PuzzleFile;
/** The position in which every other move gives away the most. */
const clearest = puzzles.puzzles.toSorted((one, other) => leadOf(other) - leadOf(one))[0];

function leadOf({ answers }: PuzzleFile['puzzles'][number]): number {
  const [[, best], [, second]] = answers;
  return best - second;
}

/** Opens a match at that position, against bots or against people at the same screen. */
async function openPosition(page: Page, url: string, level: string | null): Promise<void> {
  const { record, answer } = expandPuzzle(puzzles, clearest);
  await page.goto(`${url}/#/`);
  await page.locator('main h1').first().waitFor();
  const id = `hints-${level}`;
  await saveMatch(page, { id, game: SAMPLE, record, seat: answer.seat, level });
  await page.goto(`${url}/#/play/${id}`);
  if (level === null) await page.locator('.hand-over button').click();
  await waitForSights(page);
}

/** Chooses what is highlighted until a move waits to be confirmed. */
async function chooseAnything(page: Page): Promise<void> {
  for (;;) {
    const { points, isConfirm } = await waitForSights(page);
    if (isConfirm) return;
    const { x, y } = points[0];
    await page.mouse.click(x, y);
  }
}

describe('hints against bots', () => {
  const venue = venueForTests();

  test.for([DESK, PHONE])('the best moves on the board, on a $name', { timeout: LONG }, async screen => {
    const { page, context, faults } = await visit(venue.browser, screen);
    await openPosition(page, venue.site.url, 'level-1');
    await page.getByRole('button', { name: /^(Hint|Pista)$/ }).click();
    const moves = page.locator('.hints .alternatives > li');
    await moves.first().waitFor();
    expect(await moves.count()).toBe(3);
    expect(await page.locator('.table-board .chance-mark').count()).toBeGreaterThan(0);
    expect(await moves.first().locator('.consequences li').count()).toBeGreaterThan(0);
    await shoot(page, `hints-${screen.name}`);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    // A hint is chosen like a move of one's own: it waits to be confirmed.
    await moves.first().locator('button').click();
    await page.locator(READY).waitFor();
    expect(await page.locator('.hints').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('by keyboard: H opens, the first move has the focus, H closes', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await openPosition(page, venue.site.url, 'level-1');
    await page.keyboard.press('h');
    await page.locator('.hints .alternatives button').first().waitFor();
    await page.locator('.hints .alternatives > li:first-child button:focus').waitFor();
    await page.keyboard.press('h');
    await page.locator('.hints').waitFor({ state: 'detached' });
    await context.close();
  });

  test('a blunder is held back once, with a word about where to look', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await page.goto(`${venue.site.url}/#/settings`);
    await page.getByRole('radio', { name: 'Warn before a blunder' }).check();
    await openPosition(page, venue.site.url, 'level-1');
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    const before = await page.locator('.table').getAttribute('data-ply');
    await chooseAnything(page);
    await page.locator(READY).click();
    await page.locator('[data-action="play-anyway"]').waitFor();
    expect(await page.locator('.note.is-nudge').innerText()).toContain('Look again');
    expect(await page.locator('.table').getAttribute('data-ply')).toBe(before);
    await shoot(page, 'hints-nudge');
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-action="play-anyway"]').click();
    await page.locator(`.table:not([data-ply="${before}"])`).waitFor();
    await context.close();
  });

  test('nothing of it where help is off, or among people', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await openPosition(page, venue.site.url, null);
    await page.keyboard.press('h');
    expect(await page.locator('.hints').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    await page.goto(`${venue.site.url}/#/settings`);
    await page.locator('input[name="help"]').last().check();
    await openPosition(page, venue.site.url, 'level-1');
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
    const before = await page.locator('.table').getAttribute('data-ply');
    await chooseAnything(page);
    await page.locator(READY).click();
    await page.locator(`.table:not([data-ply="${before}"])`).waitFor();
    await context.close();
  });
});
