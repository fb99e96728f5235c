import { describe, expect, test } from 'vitest';
import { PHONE, visit } from './browser.ts';
import { playSome } from './click-targets.ts';
import { SAMPLE } from './sample-game.ts';
import { LONG, venueForTests } from './test-site.ts';

/** Runs in the page before anything else: notes the class of whatever moves. */
const NOTE_MOTION = `
  globalThis.moved = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...rest) {
    moved.push(this.getAttribute('class') ?? this.tagName);
    return animate.apply(this, rest);
  };
`;

describe('motion', () => {
  const venue = venueForTests();

  test('the chips of the seats stay where they are when a move is made', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, PHONE);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript({ content: NOTE_MOTION });
    await page.goto(venue.site.url);
    await page.locator(`.card[data-game=${SAMPLE}] button`).first().click();
    await playSome(page, 3);
    const moved = await page.evaluate<readonly string[]>('moved');
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.filter(name => name.includes('strip-chip'))).toEqual([]);
    await context.close();
  });

  test.for(['no-preference', 'reduce'] as const)(
    'santiago: coins slide to whom they are paid, unless motion is reduced: %s',
    { timeout: LONG },
    async reducedMotion => {
      const { page, context } = await visit(venue.browser, PHONE);
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript({ content: NOTE_MOTION });
      await page.goto(venue.site.url);
      await page.locator('.card[data-game=santiago] button').first().click();
      // Every round has a tile that is paid for.
      await playSome(page, 4);
      const moved = await page.evaluate<readonly string[]>('moved');
      expect(moved.includes('sliding-coin')).toBe(reducedMotion === 'no-preference');
      await context.close();
    },
  );
});
