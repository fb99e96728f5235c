import { readFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright-core';
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
    postMessage(request) {
      fetch('/told/' + request.type);
      super.postMessage(request);
    }
  };
  ${script}`;

/** Hears what the threads of a table find out, and what they are told. */
async function watch(
  context: BrowserContext,
  cores: number,
  hear: (url: string, kind: string) => void,
): Promise<void> {
  await context.route(/\/assets\/worker-[^/]+\.js$/, async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: watched(cores, await response.text()) });
  });
  await context.route(/\/(found|told)\/[^/]+$/, route => {
    const url = route.request().url();
    hear(url, url.slice(url.lastIndexOf('/') + 1));
    return route.fulfill({ body: '' });
  });
}

describe('the strongest level on a device', () => {
  const venue = venueForTests();

  test.for([
    { cores: 4, helpers: 2 },
    { cores: 2, helpers: 0 },
  ])('with $cores cores it moves with the help of $helpers workers', { timeout: LONG }, async given => {
    const { page, context, faults } = await visit(venue.browser, DESK);
    const { record, answer } = expandPuzzle(puzzles, puzzles.puzzles[0]);
    const found: string[] = [];
    await watch(context, given.cores, url => {
      if (url.includes('/found/')) found.push(url);
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

  test.each(['on', 'off'])('thinks on your turn if you let it: %s', { timeout: LONG }, async thinkAhead => {
    const { page, context, faults } = await visit(venue.browser, DESK);
    const told: string[] = [];
    await watch(context, 4, (_, kind) => told.push(kind));
    await page.addInitScript(
      settings => localStorage.setItem('cosecha:settings', settings),
      JSON.stringify({ thinkAhead }),
    );
    await page.goto(`${venue.site.url}/#/`);
    await page.locator('main h1').first().waitFor();
    const { record, answer } = expandPuzzle(puzzles, puzzles.puzzles[0]);
    await saveMatch(page, { id: 'ahead', game: SAMPLE, record, seat: answer.seat, level: 'level-4' });
    await page.goto(`${venue.site.url}/#/play/ahead`);
    await waitForSights(page);
    if (thinkAhead === 'on') await expect.poll(() => told).toContain('ahead');
    else expect(told).not.toContain('ahead');
    expect(faults).toEqual([]);
    await context.close();
  });
});
