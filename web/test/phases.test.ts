import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame, type GameId } from '../../games/index.ts';
import type { LocalMatch } from '../local/messages.ts';
import { ASIDE, DESK, PHONE, visit } from './browser.ts';
import { examine } from './examine.ts';
import { sightsOf } from './hands.ts';
import { momentsOf, type Moment } from './moments.ts';
import { LONG, venueForTests } from './venue.ts';

/** Puts a match among those of the browser, with a person at the seat that is to decide. */
async function keep(page: Page, game: GameId, { record, seat, phase }: Moment): Promise<void> {
  const players = Array.from({ length: record.config.players }, (_, at) => ({
    name: '',
    bot: at === seat ? null : 'level-1',
  }));
  const match: LocalMatch = { id: phase, game, players, record, created: 0, changed: 0, toAct: [seat] };
  await page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('cosecha');
        request.addEventListener('error', () => reject(new Error('no storage')));
        request.addEventListener('success', () => {
          const change = request.result.transaction('matches', 'readwrite');
          change.objectStore('matches').put(kept);
          change.addEventListener('complete', () => resolve());
          change.addEventListener('error', () => reject(new Error('not kept')));
        });
      }),
    match,
  );
}

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
      for (const moment of moments.values()) {
        await keep(page, game, moment);
        await page.goto(`${venue.site.url}/#/play/${moment.phase}`);
        await page.locator(`.table[data-phase=${moment.phase}]`).waitFor();
        // Something that can be chosen lies where a finger reaches it.
        await expect.poll(async () => (await sightsOf(page)).points.length).toBeGreaterThan(0);
        await examine(page, screen, game, moment.phase);
      }
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
