import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import type { TableUpdate } from '../../table/update.ts';
import { parseRecord, verify } from '../../kernel/record.ts';
import { violations } from './axe.ts';
import { DESK, PHONE, shoot, visit } from './browser.ts';
import { waitForSights } from './click-targets.ts';
import { SAMPLE } from './sample-game.ts';
import { LONG, venueForTests } from './test-site.ts';
import { begin, meet } from './users.ts';

const record = readFileSync(
  new URL(`../../games/${SAMPLE}/test/games/single-winner-2-players.json`, import.meta.url),
);
const packed = deflateRawSync(record).toString('base64url');

/** Makes a move for the seat that is shown, by touching what is highlighted. */
async function moveOnce(page: Page): Promise<void> {
  const before = await page.locator('.table').getAttribute('data-ply');
  for (;;) {
    const { points, isConfirm } = await waitForSights(page);
    const { x, y } = points[points.length - 1];
    await page.mouse.click(x, y);
    if (isConfirm) break;
  }
  await page.locator(`.table:not([data-ply="${before}"])`).waitFor();
}

describe('trying from a moment of a finished game', () => {
  const venue = venueForTests();

  test.for([DESK, PHONE])('moves, answers, names and keeps, on a $name', { timeout: LONG }, async screen => {
    const { page, context, faults } = await visit(venue.browser, screen);
    await page.goto(`${venue.site.url}/#/review/data/${packed}/6`);
    await page.getByRole('link', { name: /Try from here|Probar desde aquí/ }).click();
    await page.locator('.study-tree button').first().waitFor();
    expect(await page.locator('.study-tree li').count()).toBe(1);
    await moveOnce(page);
    expect(await page.locator('.study-tree li').count()).toBe(2);
    const after = Number(await page.locator('.table').getAttribute('data-ply'));
    await page.locator('[data-action="answer"]').click();
    await page.locator(`.table:not([data-ply="${after}"])`).waitFor();
    await page.locator('[data-action="answer"]:enabled').waitFor();
    await page.locator('.study-words input').fill('Plan B');
    await page.locator('.study-words textarea').fill('Worth a look');
    await page.locator('.study-tree b', { hasText: 'Plan B' }).waitFor();
    await shoot(page, `study-${screen.name}`);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    // What was tried is still there after a reload, and the game itself is unchanged.
    await page.reload();
    await page.locator('.study-tree b', { hasText: 'Plan B' }).waitFor();
    await page.locator('.study-tree button').first().click();
    await page.locator('.study-side .review-steps button').last().click();
    await page.locator('.table[data-phase="over"]').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('travels by link, in a record that can be verified', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${venue.site.url}/#/try/data/${packed}/6`);
    await page.locator('.study-tree button').first().waitFor();
    await moveOnce(page);
    await page.getByRole('button', { name: 'Copy link with variations' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const data = /#\/try\/data\/([^/]+)\//.exec(link)?.[1] ?? '';
    const shared = parseRecord(inflateRawSync(Buffer.from(data, 'base64url')).toString());
    expect(shared.variations).toHaveLength(1);
    verify((await loadGame(SAMPLE)).game, shared);
    const other = await visit(venue.browser, DESK);
    await other.page.goto(link);
    await other.page.locator('.study-tree li').nth(1).waitFor();
    await other.context.close();
    await context.close();
  });

  test(
    'a game that goes on cannot be tried: its seed would tell what is still to come',
    { timeout: LONG },
    async () => {
      const { page, context } = await visit(venue.browser, DESK);
      const { result: _result, ...rest } = JSON.parse(record.toString()) as {
        moves: string[];
        result?: unknown;
      };
      const short = deflateRawSync(JSON.stringify({ ...rest, moves: rest.moves.slice(0, 5) }));
      await page.goto(`${venue.site.url}/#/try/data/${short.toString('base64url')}/0`);
      await page.getByText('once the game is over').waitFor();
      await context.close();
    },
  );
});

describe("one's own game over days", () => {
  const venue = venueForTests();

  test(
    'is sketched in private: no bot, no link, and nothing happens at the table',
    { timeout: LONG },
    async () => {
      const { browser, site } = venue;
      const people = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, DESK, 'Berta')];
      const id = await begin(people, { speed: { kind: 'correspondence', days: 3 } });
      const [{ page, call, context, faults }] = people;
      const before = await call<TableUpdate>('GET', `/tables/${id}`);
      await page.getByRole('link', { name: 'Sketch board' }).click();
      await page.locator('.study-tree button').first().waitFor();
      expect(await page.locator('[data-action="answer"]').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Copy link with variations' }).count()).toBe(0);
      await moveOnce(page);
      await page.locator('.study-tree li').nth(1).waitFor();
      const after = await call<TableUpdate>('GET', `/tables/${id}`);
      expect(after.table.version).toBe(before.table.version);
      expect(faults).toEqual([]);
      await context.close();
      await people[1].context.close();
    },
  );

  test('cannot be sketched by those who have no seat', { timeout: LONG }, async () => {
    const { browser, site } = venue;
    const people = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, DESK, 'Berta')];
    const id = await begin(people, { visibility: 'public', speed: { kind: 'correspondence', days: 3 } });
    const watcher = await meet(browser, site, DESK, 'Clara');
    await watcher.open(`/try/sketch/${id}`);
    await watcher.page.locator('.missing, main h1').first().waitFor();
    expect(await watcher.page.locator('.study-tree').count()).toBe(0);
    for (const { context } of [...people, watcher]) await context.close();
  });
});
