import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { DESK, visit } from './browser.ts';
import { waitForSights } from './click-targets.ts';
import { LONG, venueForTests } from './test-site.ts';

const TOUCHES = 3;

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** How many elements got new styles at each update, while something happens. */
async function restyledWhile(browser: Browser, happen: () => Promise<void>): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // Chromium's own events; the protocol's types say that every field is a word.
    for (const { name, args } of value as unknown as readonly TraceEvent[])
      if (name === 'UpdateLayoutTree') counts.push(args?.elementCount ?? 0);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await happen();
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return counts;
}

describe('a touch', () => {
  const venue = venueForTests();

  // One selector that looks into the table, such as `.table:has(button)`, is enough to style all of it anew.
  test.for(GAME_IDS)('%s: gives new styles to a part of the table only', { timeout: LONG }, async game => {
    const { page, context } = await visit(venue.browser, DESK);
    await page.goto(venue.site.url);
    await page.locator(`.card[data-game=${game}] button`).first().click();
    // Once in a while something else is restyled, such as a font that has arrived; a selector that looks too far shows in every touch.
    const largest: number[] = [];
    for (let touch = 0; touch < TOUCHES; touch++) {
      const [{ x, y }] = (await waitForSights(page)).points;
      const counts = await restyledWhile(venue.browser, async () => {
        await page.mouse.click(x, y);
        await waitForSights(page);
      });
      expect(counts.length).toBeGreaterThan(0);
      largest.push(Math.max(...counts));
      await page.keyboard.press('Escape');
    }
    const all = await page.locator('.table *').count();
    expect(Math.min(...largest)).toBeLessThan(all / 2);
    await context.close();
  });
});
