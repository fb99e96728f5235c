import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, visit } from './browser.ts';
import { ASKED } from './click-targets.ts';
import { LONG, venueForTests } from './test-site.ts';

/** Runs in the page: how many colours the jungle has, and how light it is from 0 to 255. */
function lookOfJungle(): { readonly colours: number; readonly light: number } {
  const canvas = document.querySelector<HTMLCanvasElement>('.ground-backdrop');
  const copy = document.createElement('canvas').getContext('2d');
  if (canvas === null || copy === null) throw new Error('no jungle');
  [copy.canvas.width, copy.canvas.height] = [60, 60];
  copy.drawImage(canvas, 0, 0, 60, 60);
  const { data } = copy.getImageData(0, 0, 60, 60);
  const pixels = Array.from({ length: 3600 }, (_, at) => Array.from(data.slice(at * 4, at * 4 + 3)));
  const sum = pixels.flat().reduce((all, one) => all + one, 0);
  return { colours: new Set(pixels.map(String)).size, light: sum / 3 / pixels.length };
}

/** More shapes than this, each with a place of its own, cost time in every frame in which a board moves. */
const MOST_PLACED = 300;

describe('a still life behind a board', () => {
  const venue = venueForTests();

  async function openJungle(colorScheme: 'light' | 'dark'): Promise<Page> {
    const { page } = await visit(venue.browser, { ...PHONE, colorScheme });
    await page.goto(venue.site.url);
    await page.locator('.card[data-game=cacao] button.main').click();
    await page.locator(ASKED).filter({ visible: true }).first().waitFor();
    await expect.poll(async () => (await page.evaluate(lookOfJungle)).colours).toBeGreaterThan(300);
    return page;
  }

  test(
    'the jungle is painted, and its thousands of leaves do not move one by one',
    { timeout: LONG },
    async () => {
      const page = await openJungle('light');
      const placed = await page
        .locator('.ground > svg')
        .evaluate(picture => picture.querySelectorAll(':scope > :not(defs) [transform]').length);
      expect(placed).toBeLessThan(MOST_PLACED);
      await page.context().close();
    },
  );

  test('it takes the colours of the evening at once', { timeout: LONG }, async () => {
    const page = await openJungle('light');
    const { light } = await page.evaluate(lookOfJungle);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await page.evaluate(lookOfJungle)).light).toBeLessThan(0.8 * light);
    await page.context().close();
  });

  test('on a turned screen it still reaches to every edge', { timeout: LONG }, async () => {
    const page = await openJungle('dark');
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    const gap = (): Promise<number> =>
      page.evaluate(() => {
        const [ground, jungle] = ['.ground', '.ground-backdrop'].map(
          part => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(),
        );
        return Math.max(
          jungle.left - ground.left,
          jungle.top - ground.top,
          ground.right - jungle.right,
          ground.bottom - jungle.bottom,
        );
      });
    await expect.poll(gap).toBeLessThanOrEqual(0);
    await page.context().close();
  });
});
