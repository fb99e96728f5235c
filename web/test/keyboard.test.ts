import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import { DESK, shoot, visit } from './browser.ts';
import { ASKED, READY } from './click-targets.ts';
import { LONG, venueForTests } from './test-site.ts';

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** Enough to meet several phases. The same keys lead to every target, so the rest of the game shows nothing new. */
const DECISIONS = 15;

/** Where the keyboard focus is, and whether the game is over. */
interface Focus {
  readonly isOver: boolean;
  readonly ply: string;
  readonly action: string;
  readonly isOpen: boolean;
  readonly canConfirm: boolean;
}

/** Runs in the page. */
function focusIn({ ready }: { readonly ready: string }): Focus {
  const at = document.activeElement;
  const table = document.querySelector<HTMLElement>('.table');
  return {
    isOver: document.querySelector('.ending') !== null,
    ply: table?.dataset['ply'] ?? '',
    action: at?.getAttribute('data-action') ?? '',
    isOpen: at !== null && (at.classList.contains('is-open') || at.matches('.bar-choices .choice')),
    canConfirm: document.querySelector(ready) !== null,
  };
}

const focusOf = (page: Page): Promise<Focus> => page.evaluate(focusIn, { ready: READY });

/** Presses the tab key until the focus is where it is wanted. */
async function tabTo(page: Page, isThere: (focus: Focus) => boolean): Promise<Focus> {
  for (let presses = 0; presses < 80; presses++) {
    const focus = await focusOf(page);
    if (isThere(focus) || focus.isOver) return focus;
    await page.keyboard.press('Tab');
  }
  const open = await page.evaluate(
    asked =>
      [...document.querySelectorAll<HTMLElement | SVGElement>(asked)].map(
        ({ dataset, tabIndex }) => `${dataset['spot']} (${tabIndex})`,
      ),
    ASKED,
  );
  await shoot(page, 'keyboard-lost');
  throw new Error(`the tab key does not lead to ${open.join(', ')}`);
}

/** Nothing but keys: tab to an open target, move about with arrows, choose, confirm. */
async function playByKeys(page: Page, random: Random): Promise<number> {
  let decisions = 0;
  for (let turns = 0; turns < 2000 && decisions < DECISIONS; turns++) {
    await page.locator(`${ASKED}, ${READY}, .ending`).first().waitFor();
    const now = await focusOf(page);
    if (now.isOver) return decisions;
    if (now.canConfirm) {
      await tabTo(page, ({ action, canConfirm }) => action === 'confirm' || !canConfirm);
      await page.keyboard.press('Enter');
      decisions++;
      await page.locator(`.table:not([data-ply="${now.ply}"]), .ending`).first().waitFor();
      continue;
    }
    await tabTo(page, ({ isOpen, canConfirm }) => isOpen || canConfirm);
    for (let steps = random.below(4); steps > 0; steps--) await page.keyboard.press(ARROWS[random.below(4)]);
    if ((await focusOf(page)).isOpen) await page.keyboard.press('Enter');
  }
  return decisions;
}

describe('by keyboard alone', () => {
  const venue = venueForTests();

  test.for(GAME_IDS)('%s is started and played', { timeout: LONG }, async game => {
    const { page, context, faults } = await visit(venue.browser, DESK);
    await page.goto(venue.site.url);
    await page.locator('.card').first().waitFor();
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(
        () => document.activeElement?.closest('.card')?.getAttribute('data-game') ?? '',
      );
      if (name === game) break;
    }
    await page.keyboard.press('Enter');
    expect(await playByKeys(page, fastRandom(3))).toBe(DECISIONS);
    await page.keyboard.press('z');
    const told = await page.locator('[aria-live=polite]').first().innerText();
    expect(told).not.toBe('');
    expect(faults).toEqual([]);
    await context.close();
  });
});
