import { describe, expect, test } from 'vitest';
import { DESK } from './browser.ts';
import { waitForSights } from './click-targets.ts';
import { openPhase } from './open-phase.ts';
import { LONG, venueForTests } from './test-site.ts';

describe('a piece that is to be placed', () => {
  const venue = venueForTests();

  test.for([
    ['alubari', 'placement'],
    ['ceylon', 'destination'],
    ['ceylon', 'position'],
  ] as const)(
    '%s, %s: is dragged to its place, and confirmed there',
    { timeout: LONG },
    async ([game, phase]) => {
      const page = await openPhase(venue, game, phase, DESK);
      const { points } = await waitForSights(page);
      const piece = await page.locator('.drag-piece').first().boundingBox();
      if (piece === null) throw new Error('no piece waits');
      await page.mouse.move(piece.x + piece.width / 2, piece.y + piece.height / 2);
      await page.mouse.down();
      await page.mouse.move(points[0].x, points[0].y, { steps: 4 });
      await page.mouse.up();
      await page.locator('.table-board .is-chosen[data-spot]').first().waitFor();
      expect(await page.locator('[data-action=confirm]:enabled').count()).toBe(1);
      expect(await page.locator('.dragged').count()).toBe(0);
      await page.context().close();
    },
  );
});
