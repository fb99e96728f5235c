import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expandPuzzle, type PuzzleFile } from '../../review/puzzle-file.ts';
import { DESK, visit } from './browser.ts';
import { waitForSights } from './click-targets.ts';
import { SAMPLE } from './sample-game.ts';
import { saveMatch } from './saved-match.ts';
import { LONG, venueForTests } from './test-site.ts';

// Only this project writes the file.
const puzzles = JSON.parse(
  readFileSync(new URL(`../public/puzzles/${SAMPLE}.json`, import.meta.url), 'utf8'),
) as PuzzleFile;

/** Makes the worker that hosts a table believe in a number of cores and report what the workers it starts find out. */
const watched = (cores: number, script: string): string => `
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: ${cores} });
  self.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => fetch('/found/' + data.figures?.choices.length));
    }
  };
  ${script}`;

describe('the strongest level on a device', () => {
  const venue = venueForTests();

  test.for([
    { cores: 4, helpers: 2 },
    { cores: 2, helpers: 0 },
  ])('with $cores cores it moves with the help of $helpers workers', { timeout: LONG }, async given => {
    const { page, context, faults } = await visit(venue.browser, DESK);
    const { record, answer } = expandPuzzle(puzzles, puzzles.puzzles[0]);
    const found: string[] = [];
    await context.route(/\/assets\/worker-[^/]+\.js$/, async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: watched(given.cores, await response.text()) });
    });
    await context.route(/\/found\/[^/]+$/, route => {
      found.push(route.request().url());
      return route.fulfill({ body: '' });
    });
    await page.goto(`${venue.site.url}/#/`);
    await page.locator('main h1').first().waitFor();
    const seat = (answer.seat + 1) % record.config.players;
    await saveMatch(page, { id: 'cores', game: SAMPLE, record, seat, level: 'level-4' });
    await page.goto(`${venue.site.url}/#/play/cores`);
    await waitForSights(page);
    // One answer of each for every decision of the bot.
    expect(found.length > 0).toBe(given.helpers > 0);
    expect(found.length % Math.max(1, given.helpers)).toBe(0);
    expect(found.every(url => /[1-9]\d*$/.test(url))).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
