import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import { DESK, shoot, visit } from './browser.ts';
import { LONG, venueForTests } from './test-site.ts';

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** Where the keyboard stands, and whether the game is over. */
interface Standing {
  readonly isOver: boolean;
  readonly ply: string;
  readonly action: string;
  readonly isOpen: boolean;
  readonly isButton: boolean;
  readonly canConfirm: boolean;
  readonly isMine: boolean;
}

/** Runs in the page. */
function stand(): Standing {
  const at = document.activeElement;
  const table = document.querySelector<HTMLElement>('.table');
  const isChoice = at?.matches('.bar-choices .choice') ?? false;
  return {
    isOver: document.querySelector('.ending') !== null,
    ply: table?.dataset['ply'] ?? '',
    action: at?.getAttribute('data-action') ?? '',
    isOpen: (at?.classList.contains('is-open') ?? false) || isChoice,
    isButton: isChoice,
    canConfirm: document.querySelector('[data-action=confirm]:enabled') !== null,
    isMine:
      document.querySelector('.table .is-open, .bar-choices .choice, [data-action=confirm]:enabled') !== null,
  };
}

/** Goes on with the tab key until the keyboard stands where it is wanted. */
async function tabTo(page: Page, isThere: (standing: Standing) => boolean): Promise<Standing> {
  for (let presses = 0; presses < 80; presses++) {
    const standing = await page.evaluate(stand);
    if (isThere(standing) || standing.isOver) return standing;
    await page.keyboard.press('Tab');
  }
  const open = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>('.table .is-open, .bar-choices .choice')].map(
      ({ dataset, tabIndex }) => `${dataset['spot']} (${tabIndex})`,
    ),
  );
  await shoot(page, 'keyboard-lost');
  throw new Error(`the tab key does not lead to ${open.join(', ')}`);
}

/** Nothing but keys: tab to what is open, walk about with arrows, choose, confirm. */
async function playByKeys(page: Page, random: Random): Promise<number> {
  let decisions = 0;
  for (let turns = 0; turns < 4000; turns++) {
    const now = await page.evaluate(stand);
    if (now.isOver) return decisions;
    if (!now.isMine) {
      await page.waitForTimeout(20);
      continue;
    }
    if (now.canConfirm) {
      await tabTo(page, ({ action, canConfirm }) => action === 'confirm' || !canConfirm);
      await page.keyboard.press('Enter');
      decisions++;
      await page.locator(`.table:not([data-ply="${now.ply}"]), .ending`).first().waitFor();
      continue;
    }
    const { isOver } = await tabTo(page, ({ isOpen, canConfirm }) => isOpen || canConfirm);
    if (isOver) return decisions;
    for (let steps = random.below(4); steps > 0; steps--) await page.keyboard.press(ARROWS[random.below(4)]);
    const { isOpen } = await page.evaluate(stand);
    if (isOpen) await page.keyboard.press('Enter');
  }
  throw new Error('the game does not end');
}

describe('a whole game by keyboard alone', () => {
  const venue = venueForTests();

  test.for(GAME_IDS)('%s', { timeout: LONG }, async game => {
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
    await page.locator('.table').waitFor();
    expect(await playByKeys(page, fastRandom(3))).toBeGreaterThan(5);
    const told = await page.locator('[aria-live=polite]').first().innerText();
    expect(told).not.toBe('');
    expect(faults).toEqual([]);
    await context.close();
  });
});
