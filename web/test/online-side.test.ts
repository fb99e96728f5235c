import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { DESK } from './browser.ts';
import { LONG, venueForTests } from './test-site.ts';
import { begin, meet } from './users.ts';

const DAYS = { speed: { kind: 'correspondence', days: 3 } };

/** Runs in the page: the text of names that are cut. */
const cutNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.seat h3')]
      .filter(name => name.scrollWidth > name.clientWidth)
      .map(name => name.textContent ?? ''),
  );

/** Runs in the page: what stays out of sight beside the board even when it is scrolled to. */
const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-side .seat, .table-side summary, .table-side .plain')]
      .filter(part => part.checkVisibility())
      .filter(part => {
        part.scrollIntoView({ block: 'nearest' });
        const { top, bottom } = part.getBoundingClientRect();
        const clip = [...document.querySelectorAll('.table-side, .seats')].filter(box => box.contains(part));
        return clip.some(box => {
          const room = box.getBoundingClientRect();
          const isCut = getComputedStyle(box).overflowY !== 'visible';
          return isCut && (top < room.top - 8 || bottom > room.bottom + 8) && bottom - top < room.height;
        });
      })
      .map(part => part.textContent ?? ''),
  );

describe('beside the board of an online game over days', () => {
  const venue = venueForTests();

  test.for(GAME_IDS)('%s has whole names, and nothing is out of reach', { timeout: LONG }, async game => {
    const { browser, site } = venue;
    const people = [await meet(browser, site, DESK, 'Ana María'), await meet(browser, site, DESK, 'Berta')];
    await begin(people, { ...DAYS, game });
    const [{ page, context, faults }] = people;
    await page.locator('.seat .clock').nth(1).waitFor();
    await page.locator('.talk').waitFor();
    expect(await cutNames(page)).toEqual([]);
    // The panels do not scroll in a room of their own: all of them are seen, one after the other.
    expect(await page.locator('.seats').evaluate(isScrolled)).toBe(false);
    expect(await hiddenParts(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
    await people[1].context.close();
  });
});

/** Runs in the page: whether a part of its content is out of sight. */
const isScrolled = (box: Element): boolean => box.scrollHeight > box.clientHeight + 1;
