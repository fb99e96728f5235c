import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe.ts';
import { shoot, type Screen } from './browser.ts';

/** A board in one of its phases: a picture in each language, and nothing for axe to find, by day and at dusk. */
export async function examine(page: Page, screen: Screen, game: string, phase: string): Promise<void> {
  const name = `${game}-${screen.name}-${phase}`;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shoot(page, `${name}-${colorScheme}-${await page.locator('html').getAttribute('lang')}`);
    expect(await violations(page), `${name} in ${colorScheme}`).toEqual([]);
    // The other language at once, in the middle of a decision.
    await page.locator('.top nav button').dispatchEvent('click');
  }
}
