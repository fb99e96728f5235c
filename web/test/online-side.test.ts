import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { ASIDE, DESK, PHONE } from './browser.ts';
import { LONG, venueForTests } from './test-site.ts';
import { begin, meet, playRound } from './users.ts';

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

/** Runs in the page: parts that stand outside of the element they are in, or show only a part of their words. */
const outside = (page: Page, box: string, parts: string): Promise<string[]> =>
  page.evaluate(
    ([boxes, inside]) =>
      [...document.querySelectorAll(boxes)].flatMap(element => {
        const { right } = element.getBoundingClientRect();
        return [...element.querySelectorAll<HTMLElement>(inside)]
          .filter(part => part.getBoundingClientRect().right > right + 1 || isCutIn(part))
          .map(part => part.textContent ?? '');
        function isCutIn(part: HTMLElement): boolean {
          return getComputedStyle(part).overflowX === 'hidden' && part.scrollWidth > part.clientWidth + 1;
        }
      }),
    [box, parts] as const,
  );

describe('where someone has a long name', () => {
  const venue = venueForTests();

  test('panels keep their points, and say why a bot plays', { timeout: LONG }, async () => {
    const { browser, site } = venue;
    const names = ['Ana', 'Maximiliana Wilhelmina', 'Berta'];
    const people = await Promise.all(names.map(name => meet(browser, site, DESK, name)));
    const id = await begin(people);
    const [{ page }, , berta] = people;
    await berta.wish(id, { type: 'leave' });
    await page.locator('.seat small', { hasText: 'bot playing' }).waitFor();
    expect(await outside(page, '.seat', '.total, .total b, small')).toEqual([]);
    await Promise.all(people.map(({ context }) => context.close()));
  });

  test('the words of the last move hold it on a phone', { timeout: LONG }, async () => {
    const { browser, site } = venue;
    const names = ['Ana', 'Wilhelmina Maximiliana W'];
    const people = await Promise.all(names.map(name => meet(browser, site, PHONE, name)));
    const id = await begin(people);
    for (let turns = 0; turns < 4; turns++) await playRound(people, id);
    const caption = people[0].page.locator('.last-caption:not([hidden])');
    await caption.filter({ hasText: 'Wilhelmina' }).waitFor();
    expect(await outside(people[0].page, '.last-caption', '.chip')).toEqual([]);
    await Promise.all(people.map(({ context }) => context.close()));
  });
});

describe('above the board of an online game, on a phone', () => {
  const venue = venueForTests();

  /** Runs in the page: chips with something that stands outside of them. */
  const overfull = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('.strip-chip')]
        .filter(chip => {
          const room = chip.getBoundingClientRect();
          return [...chip.children].some(part => {
            // Names without room are only there for screen readers.
            if (getComputedStyle(part).position === 'absolute') return false;
            const { left, right } = part.getBoundingClientRect();
            return left < room.left - 1 || right > room.right + 1;
          });
        })
        .map(chip => chip.textContent ?? ''),
    );

  const SMALL = { ...PHONE, height: 640 };
  test.for([
    [2, SMALL],
    [3, SMALL],
    [4, SMALL],
    [3, { ...ASIDE, width: 844, height: 390 }],
  ] as const)('each of %i chips holds what is in it', { timeout: LONG }, async ([count, screen]) => {
    const { browser, site } = venue;
    const names = ['Maximiliana Wilhelmina', 'Berta', 'Clara', 'Dora'].slice(0, count);
    const people = await Promise.all(names.map(name => meet(browser, site, screen, name)));
    await begin(people, DAYS);
    for (const { page, context, faults } of people) {
      await page.locator('.strip-chip .clock').waitFor();
      expect(await overfull(page)).toEqual([]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess).toBeLessThanOrEqual(0);
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});

/** Runs in the page: whether a part of its content is out of sight. */
const isScrolled = (box: Element): boolean => box.scrollHeight > box.clientHeight + 1;
