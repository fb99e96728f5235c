import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { ASIDE, DESK, PHONE, visit, type Screen } from './browser.ts';
import { examine } from './check-phase.ts';
import { sightsOf } from './click-targets.ts';
import { saveMatch } from './saved-match.ts';
import { fullestDecisions } from './phase-fixtures.ts';
import { LONG, venueForTests } from './test-site.ts';

/** On its side a phone shows the same elements: there only their places are checked. */
const LOOKS: readonly { readonly screen: Screen; readonly schemes: readonly ('light' | 'dark')[] }[] = [
  { screen: DESK, schemes: ['light', 'dark'] },
  { screen: PHONE, schemes: ['dark'] },
  { screen: ASIDE, schemes: [] },
];

describe('every phase of every game', () => {
  const venue = venueForTests();

  test.for(GAME_IDS)('%s is accessible and within reach on every screen', { timeout: LONG }, async game => {
    const [{ text }, decisions] = await Promise.all([loadGame(game), fullestDecisions(game)]);
    expect([...decisions.keys()].sort()).toEqual(Object.keys(text.en.prompts).sort());
    for (const { screen, schemes } of LOOKS) {
      const { page, context, faults } = await visit(venue.browser, screen);
      await page.goto(venue.site.url);
      await page.locator('.card').first().waitFor();
      for (const { phase, record, seat } of decisions.values()) {
        await saveMatch(page, { id: phase, game, record, seat, level: 'level-1' });
        await page.goto(`${venue.site.url}/#/play/${phase}`);
        await page.locator(`.table[data-phase=${phase}]`).waitFor();
        // Something that can be chosen is where a finger reaches it.
        await expect.poll(async () => (await sightsOf(page)).points.length).toBeGreaterThan(0);
        await examine(page, { name: `${game}-${screen.name}-${phase}`, schemes });
      }
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});
