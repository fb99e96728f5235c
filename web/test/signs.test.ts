import { describe, expect, test } from 'vitest';
import { DESK, PHONE } from './browser.ts';
import { openPhase } from './open-phase.ts';
import { LONG, venueForTests } from './test-site.ts';

describe('signs that can only be looked at', () => {
  const venue = venueForTests();

  test.for([DESK, PHONE])(
    'alubari: a touch says what a gauge and an area mean: $name',
    { timeout: LONG },
    async screen => {
      const page = await openPhase(venue, 'alubari', 'works', { ...screen, locale: 'en-GB' });
      const tip = page.locator('.name-tip');
      for (const [sign, says] of [
        ['.wheel .is-next', /^Event \d/],
        ['.rate', /^Dig: \d, after the next weather \d$/],
        ['.area.is-A > header', /^A, Stock: up to 3 cubes.*\. 1 chai: 2 more cubes$/],
      ] as const) {
        await page.locator(sign).first().click();
        expect(await tip.isVisible()).toBe(true);
        expect(await tip.textContent()).toMatch(says);
      }
      await page.context().close();
    },
  );

  test('alubari: a closed space says its name and why it is closed', { timeout: LONG }, async () => {
    const page = await openPhase(venue, 'alubari', 'works', { ...PHONE, locale: 'en-GB' });
    await page.locator('.area.is-F .space').first().click({ force: true });
    const note = page.locator('.note.is-refusal');
    await note.waitFor();
    expect(await note.locator('.note-about').innerText()).toMatch(/^F1, Post office/);
    expect(await note.locator('p').count()).toBe(1);
    expect(await page.locator('.name-tip').isVisible()).toBe(false);
    // The tabs below it can be touched, and any touch closes it.
    await page.locator('.screen-tabs [data-tab=cards]').click();
    await page.locator('.screen.is-cards').waitFor();
    expect(await note.count()).toBe(0);
    await page.context().close();
  });
});
