import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boxFaults } from './box-faults.ts';
import { DESK, PHONE, shoot, type Screen } from './browser.ts';
import { READY, sightsOf, waitForSights } from './click-targets.ts';
import { openPhase } from './open-phase.ts';
import { LONG, venueForTests } from './test-site.ts';

const TALL: Screen = { ...PHONE, name: 'tall', width: 390, height: 844 };

/** Touches what is highlighted until the choice can be confirmed. */
async function choose(page: Page): Promise<void> {
  for (;;) {
    const { points, isConfirm } = await waitForSights(page);
    if (isConfirm) return;
    await page.mouse.click(points[0].x, points[0].y);
  }
}

describe('while something is chosen', () => {
  const venue = venueForTests();

  test('cacao: a tile of the hand can be dragged to its place', { timeout: LONG }, async () => {
    const page = await openPhase(venue, 'cacao', 'placing', DESK);
    await waitForSights(page);
    const tile = page.locator('.cacao-hand .tile-button').first();
    const cell = page.locator('.free-cell.is-open .cell').first();
    const [from, to] = [await tile.boundingBox(), await cell.boundingBox()];
    if (from === null || to === null) throw new Error('nothing to drag');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await page.locator('.dragged').waitFor();
    await page.mouse.up();
    await page.locator('.ghost-tile').waitFor();
    expect(await page.locator('.dragged').count()).toBe(0);
    expect(await page.locator(READY).count()).toBe(1);
    await page.context().close();
  });

  test(
    'cacao: the cards of the workers cover no tile and none of their marks',
    { timeout: LONG },
    async () => {
      const page = await openPhase(venue, 'cacao', 'activation', DESK);
      await page.locator('.task').first().waitFor();
      await shoot(page, 'choosing-cards');
      const covered = await page.evaluate(() => {
        const card = document.querySelector('.bar')?.getBoundingClientRect() ?? new DOMRect();
        const all = [...document.querySelectorAll('.table-board :is([data-piece], [data-keep])')];
        const isUnder = ({ left, right, top, bottom }: DOMRect): boolean =>
          left < card.right - 1 && right > card.left + 1 && top < card.bottom - 1 && bottom > card.top + 1;
        return { all: all.length, under: all.filter(one => isUnder(one.getBoundingClientRect())).length };
      });
      expect(covered.all).toBeGreaterThan(4);
      expect(covered.under).toBe(0);
      await page.context().close();
    },
  );

  test('cacao: what a tile brings is written within the screen', { timeout: LONG }, async () => {
    const page = await openPhase(venue, 'cacao', 'placing', TALL);
    await waitForSights(page);
    await page.locator('.cacao-hand .tile-button').first().click();
    // By name, so that it stays the same cell when another one is chosen.
    const cells = await page
      .locator('.free-cell.is-open')
      .evaluateAll(all => all.map(cell => cell.getAttribute('data-spot') ?? ''));
    const outside: number[] = [];
    let signs = 0;
    for (const cell of cells) {
      const at = await page.locator(`[data-spot="${cell}"] .cell`).boundingBox();
      if (at === null) continue;
      await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
      const sign = await page.evaluate(() => {
        const room = document.querySelector('.ground')?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll('.badge-ground')].map(one => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return Math.max(room.left - left, right - room.right, room.top - top, bottom - room.bottom);
        });
      });
      signs += sign.length;
      outside.push(...sign.filter(by => by > 0.5));
    }
    expect(signs).toBeGreaterThan(0);
    expect(outside).toEqual([]);
    await page.context().close();
  });

  test(
    'ceylon: what is chosen names its district, and the hand leaves room for the buttons',
    { timeout: LONG },
    async () => {
      const page = await openPhase(venue, 'ceylon', 'plant', { ...DESK, width: 1440, height: 900 });
      await choose(page);
      expect(await page.locator('.prompt .ceylon-of-district').innerText()).toMatch(/^[A-Z][a-z]+$/);
      expect(await page.evaluate(boxFaults, { leastTarget: 20, inSight: 2 })).toEqual([]);
      await page.context().close();
    },
  );

  test('ceylon: on a phone no worth of a place lies over another one', { timeout: LONG }, async () => {
    const page = await openPhase(venue, 'ceylon', 'plant', TALL);
    await page.locator('.ceylon-worth').first().waitFor();
    const over = await page.locator('.ceylon-worth .ceylon-figure').evaluateAll(figures => {
      const boxes = figures.map(figure => figure.getBoundingClientRect());
      return boxes.filter((one, index) =>
        boxes.some(
          (other, at) =>
            at > index &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
      ).length;
    });
    expect(over).toBe(0);
    expect(await page.locator('.ceylon-own-tag').count()).toBe(0);
    await page.context().close();
  });

  test.for([
    { game: 'cacao', phase: 'placing', piece: '.worker-tile' },
    { game: 'santiago', phase: 'decision', piece: '.santiago-spring-water' },
    { game: 'santiago', phase: 'plant', piece: '.santiago-spring-water' },
  ] as const)(
    '$game: on a phone the board stays where it is: $phase',
    { timeout: LONG },
    async ({ game, phase, piece }) => {
      const page = await openPhase(venue, game, phase, TALL);
      await waitForSights(page);
      const placeOf = async () => page.locator(`.table-board ${piece}`).first().boundingBox();
      const before = await placeOf();
      await choose(page);
      expect((await sightsOf(page)).isConfirm).toBe(true);
      const after = await placeOf();
      if (before === null || after === null) throw new Error('no piece on the board');
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);
      await page.context().close();
    },
  );
});
