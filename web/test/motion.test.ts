import { describe, expect, test } from 'vitest';
import { PHONE, visit } from './browser.ts';
import { playSome } from './click-targets.ts';
import { SAMPLE } from './sample-game.ts';
import { LONG, venueForTests } from './test-site.ts';

describe('motion', () => {
  const venue = venueForTests();

  test('the chips of the seats stay where they are when a move is made', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, PHONE);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript({
      content: `
        globalThis.moved = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...rest) {
          moved.push(this.getAttribute('class') ?? this.tagName);
          return animate.apply(this, rest);
        };
      `,
    });
    await page.goto(venue.site.url);
    await page.locator(`.card[data-game=${SAMPLE}] button`).first().click();
    await playSome(page, 3);
    const moved = await page.evaluate<readonly string[]>('moved');
    expect(moved.length).toBeGreaterThan(0);
    expect(moved.filter(name => name.includes('strip-chip'))).toEqual([]);
    await context.close();
  });
});
