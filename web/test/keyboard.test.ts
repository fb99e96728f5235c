import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame, type GameId } from '../../games/index.ts';
import { startMatch } from '../../kernel/match.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import { toRecord } from '../../kernel/record.ts';
import { seedFrom } from '../../kernel/seed.ts';
import { DESK, shoot, visit } from './browser.ts';
import { ASKED, READY } from './click-targets.ts';
import { saveMatch } from './saved-match.ts';
import { LONG, venueForTests } from './test-site.ts';

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

/** More than any game needs. */
const MOST_STEPS = 3000;

/** Where the keyboard focus is, and whether the game is over. */
interface Focus {
  readonly isOver: boolean;
  readonly ply: string;
  /** What has the focus; empty when it fell to the page. */
  readonly at: string;
  readonly isConfirm: boolean;
  /** Whether it can be chosen. */
  readonly isOpen: boolean;
  readonly isAsked: boolean;
}

/** Runs in the page. */
function focusIn({ ready, asked }: { readonly ready: string; readonly asked: string }): Focus {
  const at = document.activeElement;
  const table = document.querySelector<HTMLElement>('.table');
  const isPage = at === null || at === document.body || at === document.documentElement;
  return {
    isOver: document.querySelector('.ending') !== null,
    ply: table?.dataset['ply'] ?? '',
    at: isPage ? '' : (at.getAttribute('data-spot') ?? at.getAttribute('class') ?? at.tagName),
    isConfirm: at?.getAttribute('data-action') === 'confirm',
    isOpen: at !== null && (at.classList.contains('is-open') || at.matches('.bar-choices .choice')),
    isAsked: document.querySelector(`${ready}, ${asked}`) !== null,
  };
}

const focusNow = (page: Page): Promise<Focus> => page.evaluate(focusIn, { ready: READY, asked: ASKED });

/** What is hidden loses the focus when the page is painted, and gives it back with the next picture. */
async function focusOf(page: Page): Promise<Focus> {
  const now = await focusNow(page);
  if (now.at !== '' || now.isOver) return now;
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  return focusNow(page);
}

/** Enter chooses and confirms; now and then an arrow leads elsewhere. Tab is needed only where the focus stands idle. */
async function playByKeys(page: Page, random: Random): Promise<{ decisions: number; tabs: number }> {
  let [decisions, tabs] = [0, 0];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await page.locator(`${ASKED}, ${READY}, .ending`).filter({ visible: true }).first().waitFor();
    const now = await focusOf(page);
    if (now.isOver) return { decisions, tabs };
    if (now.at === '') {
      await shoot(page, 'keyboard-lost');
      throw new Error(`the focus fell to the page at move ${now.ply}`);
    }
    if (now.isConfirm) {
      decisions++;
      await page.keyboard.press('Enter');
      await page.locator(`.table:not([data-ply="${now.ply}"]), .ending`).first().waitFor();
    } else if (now.isOpen) {
      if (random.below(3) === 0) await page.keyboard.press(ARROWS[random.below(4)]);
      await page.keyboard.press('Enter');
    } else {
      tabs++;
      await page.keyboard.press('Tab');
    }
  }
  throw new Error('the game does not end');
}

/** Opens a game of the fewest players from two on, with its first decision on seat 0 or later. */
async function openFewest(page: Page, url: string, game: GameId): Promise<void> {
  const { game: rules } = await loadGame(game);
  const players = Math.max(2, rules.meta.players.least);
  const record = toRecord(startMatch(rules, { players, options: {} }, seedFrom('keys')));
  await saveMatch(page, { id: 'keys', game, record, seat: 0, level: 'level-1' });
  await page.goto(`${url}/#/play/keys`);
}

describe('by keyboard alone', () => {
  const venue = venueForTests();

  test.for(GAME_IDS)(
    '%s is played to its end, and the focus is never lost',
    { timeout: LONG },
    async game => {
      const { page, context, faults } = await visit(venue.browser, DESK);
      await page.goto(venue.site.url);
      await page.locator('.card').first().waitFor();
      await page.keyboard.press('Tab');
      await openFewest(page, venue.site.url, game);
      const { decisions, tabs } = await playByKeys(page, fastRandom(3));
      expect(decisions).toBeGreaterThan(10);
      // The focus stands where something can be done; the tab key is the exception.
      expect(tabs).toBeLessThan(decisions);
      expect(await page.locator('[aria-live=polite]').first().innerText()).not.toBe('');
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('a card is started, a sheet lists the keys, and Z undoes', { timeout: LONG }, async () => {
    const { page, context, faults } = await visit(venue.browser, DESK);
    await page.goto(venue.site.url);
    await page.locator('.card').first().waitFor();
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('.card button.main') === true)) break;
    }
    await page.keyboard.press('Enter');
    await page.locator(ASKED).filter({ visible: true }).first().waitFor();
    await page.keyboard.press('?');
    await page.locator('.key-sheet[open] kbd').first().waitFor();
    await page.keyboard.press('Escape');
    await page
      .locator('.key-sheet[open]')
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
    expect(await page.locator('.key-sheet[open]').count()).toBe(0);
    await page.keyboard.press('z');
    expect(faults).toEqual([]);
    await context.close();
  });
});
