import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { ASIDE, DESK, PHONE, visit } from './browser.ts';
import { examine } from './check-phase.ts';
import { sightsOf } from './click-targets.ts';
import { saveMatch } from './saved-match.ts';
import { momentsOf } from './phase-fixtures.ts';
import { LONG, venueForTests } from './test-site.ts';

describe('every phase of every game', () => {
  const venue = venueForTests();

  const tables = GAME_IDS.flatMap(game => [DESK, PHONE, ASIDE].map(screen => ({ game, screen })));

  test.for(tables)(
    'is pictured and accessible: $game on a $screen.name',
    { timeout: LONG },
    async ({ game, screen }) => {
      const [{ text }, moments] = await Promise.all([loadGame(game), momentsOf(game)]);
      // The compiler asks for a prompt for every phase, so this list cannot fall behind the rules.
      expect([...moments.keys()].sort()).toEqual(Object.keys(text.en.prompts).sort());
      const { page, context, faults } = await visit(venue.browser, screen);
      await page.goto(venue.site.url);
      await page.locator('.card').first().waitFor();
      for (const { phase, record, seat } of moments.values()) {
        await saveMatch(page, { id: phase, game, record, seat, level: 'level-1' });
        await page.goto(`${venue.site.url}/#/play/${phase}`);
        await page.locator(`.table[data-phase=${phase}]`).waitFor();
        // Something that can be chosen lies where a finger reaches it.
        await expect.poll(async () => (await sightsOf(page)).points.length).toBeGreaterThan(0);
        await examine(page, screen, game, phase);
      }
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
