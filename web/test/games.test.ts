import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { GAME_INFO } from '../game-list.ts';
import { ASIDE, DESK, PHONE, visit } from './browser.ts';
import { examine } from './check-phase.ts';
import { playByHand } from './click-targets.ts';
import { LONG, venueForTests } from './test-site.ts';

describe('a whole game by touching what is highlighted', () => {
  const venue = venueForTests();

  const tables = GAME_IDS.flatMap(game => [DESK, PHONE, ASIDE].map(screen => ({ game, screen })));

  test.for(tables)('$game on a $screen.name', { timeout: LONG }, async ({ game, screen }) => {
    const { page, context, faults } = await visit(venue.browser, screen);
    await page.goto(`${venue.site.url}/#/game/${game}`);
    const begin = screen.locale === 'es-ES' ? 'Empezar la partida' : 'Start game';
    const seats = page.locator('.setup-seats select');
    await seats.first().waitFor();
    for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption('level-1');
    await page.getByRole('button', { name: begin, exact: true }).click();
    const touches = await playByHand(page, 7);
    expect(touches).toBeGreaterThan(10);
    await examine(page, screen, game, 'over');
    await page.locator('.race').waitFor();
    const rows = await page.locator('.sheet tbody tr').count();
    expect(rows).toBeGreaterThan(0);
    expect(await page.locator('.sheet thead th').count()).toBe(GAME_INFO[game].players.usual + 1);
    expect(faults).toEqual([]);
    await context.close();
  });
});
