import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { SHELF } from '../shelf.ts';
import { violations } from './axe.ts';
import { ASIDE, DESK, launch, PHONE, shoot, visit, type Screen } from './browser.ts';
import { playByHand } from './hands.ts';
import { openSite, type Site } from './site.ts';

/** A game has hundreds of touches, and the machine may be busy. */
const LONG = 600_000;

/**
 * A board in one of its phases: a picture in each language, and nothing for axe to find, by day and at dusk. A phone on
 * its side shows the same page as an upright one, laid out differently: there the pictures are enough.
 */
async function examine(page: Page, screen: Screen, game: string, phase: string): Promise<void> {
  const name = `${game}-${screen.name}-${phase}`;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shoot(page, `${name}-${colorScheme}-${await page.locator('html').getAttribute('lang')}`);
    if (screen !== ASIDE) expect(await violations(page), `${name} in ${colorScheme}`).toEqual([]);
    // The other language at once, in the middle of a decision.
    await page.locator('.top nav button').dispatchEvent('click');
  }
}

describe('a whole game by touching what is highlighted', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch()]);
  }, LONG);
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  const tables = GAME_IDS.flatMap(game => [DESK, PHONE, ASIDE].map(screen => ({ game, screen })));

  test.for(tables)('$game on a $screen.name', { timeout: LONG }, async ({ game, screen }) => {
    const { page, context, faults } = await visit(browser, screen);
    await page.goto(`${site.url}/#/game/${game}`);
    const begin = screen.locale === 'es-ES' ? 'Empezar' : 'Begin';
    const seats = page.locator('.setup-seats select');
    await seats.first().waitFor();
    for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('level-1');
    await page.getByRole('button', { name: begin, exact: true }).click();
    const seen = new Set<string>();
    const touches = await playByHand(page, 7, async phase => {
      if (seen.has(phase)) return;
      seen.add(phase);
      await examine(page, screen, game, phase);
    });
    expect(touches).toBeGreaterThan(10);
    await examine(page, screen, game, 'over');
    await page.locator('.race').waitFor();
    const rows = await page.locator('.sheet tbody tr').count();
    expect(rows).toBeGreaterThan(0);
    expect(await page.locator('.sheet thead th').count()).toBe(SHELF[game].usual + 1);
    expect(faults).toEqual([]);
    await context.close();
  });
});
