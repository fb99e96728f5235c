import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { GAME_INFO } from '../game-list.ts';
import { ASIDE, DESK, PHONE, visit } from './browser.ts';
import { examine } from './check-phase.ts';
import { playByHand } from './click-targets.ts';
import { LONG, venueForTests } from './test-site.ts';

const SCREENS = [PHONE, DESK, ASIDE];

describe('a whole game by touching what is highlighted', () => {
  const venue = venueForTests();

  // Every phase is tried on every screen elsewhere; here the games take turns with the screens.
  const tables = GAME_IDS.map((game, index) => ({ game, screen: SCREENS[index % SCREENS.length] }));

  test.for(tables)('$game on a $screen.name', { timeout: LONG }, async ({ game, screen }) => {
    const { page, context, faults } = await visit(venue.browser, screen);
    await page.goto(`${venue.site.url}/#/game/${game}`);
    const seats = page.locator('.setup-seats select');
    await seats.first().waitFor();
    for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('level-1');
    await page.locator('.setup button[type=submit]').first().click();
    expect(await playByHand(page, 7)).toBeGreaterThan(10);
    await examine(page, { name: `${game}-${screen.name}-over`, schemes: ['light', 'dark'] });
    await page.locator('.race').waitFor();
    expect(await page.locator('.sheet tbody tr').count()).toBeGreaterThan(0);
    expect(await page.locator('.sheet thead th').count()).toBe(GAME_INFO[game].players.usual + 1);
    expect(faults).toEqual([]);
    await context.close();
  });
});
