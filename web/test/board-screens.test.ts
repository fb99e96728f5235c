import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { ASIDE, DESK, PHONE, visit, type Screen } from './browser.ts';
import { waitForSights } from './click-targets.ts';
import { lateDecisions } from './late-decisions.ts';
import { openPhase } from './open-phase.ts';
import { saveMatch } from './saved-match.ts';
import { LONG, venueForTests } from './test-site.ts';

const TALL: Screen = { ...PHONE, name: 'tall', width: 390, height: 844 };
const SMALL: Screen = { ...ASIDE, name: 'small', width: 640, height: 360 };

describe('boards on small screens', () => {
  const venue = venueForTests();

  test('ceylon: on the smallest phone every card lies above the buttons', { timeout: LONG }, async () => {
    const page = await openPhase(venue, 'ceylon', 'card', SMALL);
    await page.locator('.ceylon-card-end').first().waitFor();
    const covered = await page.locator('.ceylon-card-end').evaluateAll(
      ends =>
        ends.filter(end => {
          const { left, right, top, bottom } = end.getBoundingClientRect();
          return [top + 3, bottom - 3].some(y => {
            const found = document.elementFromPoint((left + right) / 2, y);
            return found === null || !end.contains(found);
          });
        }).length,
    );
    expect(covered).toBe(0);
    await page.context().close();
  });

  test('ceylon: in the lesson the lens covers no words beside the map', { timeout: LONG }, async () => {
    for (const screen of [DESK, PHONE, SMALL]) {
      const { page, context } = await visit(venue.browser, screen);
      await page.goto(`${venue.site.url}/#/learn/ceylon`);
      await page.locator('.ceylon-status').waitFor();
      const covered = await page.evaluate(() => {
        const tools = document.querySelector('.ground-tools')?.getBoundingClientRect();
        if (tools === undefined) throw new Error('no lens');
        return [...document.querySelectorAll('.ceylon-pill, .ceylon-round')].filter(words => {
          const { left, right, top, bottom } = words.getBoundingClientRect();
          return left < tools.right && tools.left < right && top < tools.bottom && tools.top < bottom;
        }).length;
      });
      expect(covered, screen.name).toBe(0);
      await context.close();
    }
  });

  test.for(GAME_IDS)(
    '%s: in the lesson the board lies above what is below it',
    { timeout: LONG },
    async game => {
      const { page, context } = await visit(venue.browser, TALL);
      await page.goto(`${venue.site.url}/#/learn/${game}`);
      await page.locator('.teacher').waitFor();
      const over = await page.locator('.table-board').evaluate(room => {
        const { bottom } = room.getBoundingClientRect();
        return [...room.children].map(child => child.getBoundingClientRect().bottom - bottom);
      });
      expect(Math.max(...over)).toBeLessThan(1);
      await context.close();
    },
  );

  test('alubari: a phone shows the whole line of the railway', { timeout: LONG }, async () => {
    const page = await openPhase(venue, 'alubari', 'rails', PHONE);
    await page.locator('.screen.is-route').waitFor();
    const widths = await page
      .locator('.line-bed')
      .evaluateAll(beds => beds.map(bed => bed.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(10);
    expect(widths.every(width => width > 0)).toBe(true);
    await page.context().close();
  });

  test('alubari: the open tab, and no other, stands out', { timeout: LONG }, async () => {
    const page = await openPhase(venue, 'alubari', 'rails', PHONE);
    const tabs = page.locator('.screen-tabs button');
    for (const at of [0, 2]) {
      await tabs.nth(at).click();
      await page.locator('.screen-tabs button[aria-current]').waitFor();
      const looks = await tabs.evaluateAll(all =>
        all.map(tab => {
          const { backgroundColor, borderTopColor, fontWeight } = getComputedStyle(tab);
          return `${backgroundColor} ${borderTopColor} ${fontWeight}`;
        }),
      );
      expect(looks.filter(look => look === looks[at])).toHaveLength(1);
      expect(new Set(looks).size).toBe(2);
    }
    await page.context().close();
  });

  test('alubari: on a short phone the area of the decision is in sight', { timeout: LONG }, async () => {
    const page = await openPhase(venue, 'alubari', 'chaiwala', { ...PHONE, height: 640 });
    await page.locator('.area.is-current').waitFor();
    const hidden = await page.evaluate(() => {
      const room = document.querySelector('.screen')?.getBoundingClientRect();
      const area = document.querySelector('.area.is-current')?.getBoundingClientRect();
      if (room === undefined || area === undefined) throw new Error('no area acts');
      return Math.max(room.top - area.top, area.bottom - room.bottom);
    });
    expect(hidden).toBeLessThan(1);
    await page.context().close();
  });

  test('alubari: on a phone an empty row of contracts is a low line', { timeout: LONG }, async () => {
    const { decisions } = await lateDecisions('alubari');
    const { page, context } = await visit(venue.browser, PHONE);
    await page.goto(venue.site.url);
    await page.locator('.card').first().waitFor();
    const heights: number[] = [];
    for (const { phase, record, seat } of decisions) {
      await saveMatch(page, { id: phase, game: 'alubari', record, seat, level: 'level-1' });
      await page.goto(`${venue.site.url}/#/play/${phase}`);
      await page.locator(`.table[data-phase=${phase}]`).waitFor();
      await page.locator('.screen-tabs button').nth(2).click();
      const empty = page.locator('.screen .row:not(:has(.piece)) .card');
      await page.locator('.screen .row').waitFor();
      for (const card of await empty.all()) heights.push((await card.boundingBox())?.height ?? 0);
    }
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThan(60);
    await context.close();
  });

  test(
    'alubari: five players leave the log in sight, and choosing leaves the board as it is',
    { timeout: LONG },
    async () => {
      const { decisions } = await lateDecisions('alubari');
      const { page, context } = await visit(venue.browser, DESK);
      await page.goto(venue.site.url);
      await page.locator('.card').first().waitFor();
      for (const { phase, record, seat } of decisions) {
        await saveMatch(page, { id: phase, game: 'alubari', record, seat, level: 'level-1' });
        await page.goto(`${venue.site.url}/#/play/${phase}`);
        await page.locator(`.table[data-phase=${phase}]`).waitFor();
        const { points } = await waitForSights(page);
        const before = await boardAndLog(page);
        expect(before.log, phase).toBeGreaterThanOrEqual(80);
        await page.mouse.click(points[0].x, points[0].y);
        if (await page.locator(`.table[data-phase=${phase}] .consequences`).isVisible())
          expect((await boardAndLog(page)).board, phase).toBe(before.board);
      }
      await context.close();
    },
  );
});

/** The height of the board, and how much of the log is seen. */
const boardAndLog = (page: Page): Promise<{ readonly board: number; readonly log: number }> =>
  page.evaluate(() => {
    const [board, log] = ['.table-board', '.story'].map(part => {
      const { top, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return Math.min(bottom, innerHeight) - top;
    });
    return { board, log };
  });
