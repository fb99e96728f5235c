import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe.ts';
import { shoot } from './browser.ts';

export interface Look {
  readonly name: string;
  /** The colour schemes in which axe examines it. */
  readonly schemes: readonly ('light' | 'dark')[];
}

/** A picture of the screen, and nothing for axe to find; the language changes in between. */
export async function examine(page: Page, { name, schemes }: Look): Promise<void> {
  await shoot(page, name);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), `${name} in ${colorScheme}`).toEqual([]);
    // The other language at once, in the middle of a decision.
    await page.locator('.top nav [lang]').dispatchEvent('click');
  }
}
