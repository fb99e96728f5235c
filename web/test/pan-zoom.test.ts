import type { CDPSession } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE, visit } from './browser.ts';
import { ASKED } from './click-targets.ts';
import { SAMPLE } from './sample-game.ts';
import { LONG, venueForTests } from './test-site.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const touch = (
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Point[],
) => session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });

describe('a board under fingers', () => {
  const venue = venueForTests();

  test('follows them, and stays where it is when they leave', { timeout: LONG }, async () => {
    const { page, context, faults } = await visit(venue.browser, PHONE);
    await page.goto(venue.site.url);
    await page.locator(`.card[data-game=${SAMPLE}] button.main`).click();
    await page.locator(ASKED).filter({ visible: true }).first().waitFor();
    const picture = page.locator('.ground > svg');
    const spot = picture.locator('.spot').first();
    const boxOf = async () => (await spot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const ground = await page.locator('.ground').boundingBox();
    if (ground === null) throw new Error('no board');
    const middle = { x: ground.x + ground.width / 2, y: ground.y + ground.height / 2 };
    const pair = (apart: number, shift = 0): Point[] => [
      { x: middle.x - apart + shift, y: middle.y },
      { x: middle.x + apart + shift, y: middle.y },
    ];
    const session = await context.newCDPSession(page);
    const [before, drawn] = [await boxOf(), await picture.getAttribute('viewBox')];

    await touch(session, 'touchStart', pair(40));
    await touch(session, 'touchMove', pair(60));
    await touch(session, 'touchMove', pair(80, 15));
    await expect.poll(async () => (await boxOf()).width / before.width).toBeCloseTo(2, 1);
    // While they move, the picture is not drawn again.
    expect(await picture.getAttribute('viewBox')).toBe(drawn);
    const held = await boxOf();

    await touch(session, 'touchEnd', []);
    await expect.poll(() => picture.getAttribute('viewBox')).not.toBe(drawn);
    expect(await picture.getAttribute('style')).toBeNull();
    const left = await boxOf();
    for (const part of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(left[part] - held[part]), part).toBeLessThan(1.5);
    expect(faults).toEqual([]);
    await context.close();
  });
});
