import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameId } from '../../games/index.ts';
import { ASIDE, DESK, PHONE, visit, type Screen } from './browser.ts';
import { fullestDecisions } from './phase-fixtures.ts';
import { saveMatch } from './saved-match.ts';
import { LONG, venueForTests } from './test-site.ts';

const SMALL: Screen = { ...ASIDE, name: 'small', width: 640, height: 360 };

describe('boards on small screens', () => {
  const venue = venueForTests();

  /** A table where the decision with the most choices of a phase is due. */
  async function open(game: GameId, phase: string, screen: Screen): Promise<Page> {
    const decision = (await fullestDecisions(game)).get(phase);
    if (decision === undefined) throw new Error(`no decision in ${phase}`);
    const { page } = await visit(venue.browser, screen);
    await page.goto(venue.site.url);
    await page.locator('.card').first().waitFor();
    await saveMatch(page, {
      id: phase,
      game,
      record: decision.record,
      seat: decision.seat,
      level: 'level-1',
    });
    await page.goto(`${venue.site.url}/#/play/${phase}`);
    await page.locator(`.table[data-phase=${phase}]`).waitFor();
    return page;
  }

  test('ceylon: on the smallest phone every card lies above the buttons', { timeout: LONG }, async () => {
    const page = await open('ceylon', 'card', SMALL);
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

  test('alubari: a phone shows the whole line of the railway', { timeout: LONG }, async () => {
    const page = await open('alubari', 'rails', PHONE);
    await page.locator('.screen.is-route').waitFor();
    const widths = await page
      .locator('.line-bed')
      .evaluateAll(beds => beds.map(bed => bed.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(10);
    expect(widths.every(width => width > 0)).toBe(true);
    await page.context().close();
  });
});
