import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadGame } from '../../games/index.ts';
import { toRecord } from '../../kernel/record.ts';
import { GAME_INFO } from '../game-list.ts';
import { violations } from './axe.ts';
import { DESK, PHONE, shoot, visit, type Screen } from './browser.ts';
import { ASKED, chooseFirst, playByHand, playSome, READY, sightsOf } from './click-targets.ts';
import { CLOSED, FIRST_SPACE, HAND, SAMPLE, SEAT_1_STARTS } from './sample-game.ts';
import { saveMatch } from './saved-match.ts';
import { LONG, venueForTests } from './test-site.ts';
import { forPlayers, randomMatch } from './updates.ts';

describe('at a table', () => {
  const venue = venueForTests();

  /** A game in which this seat starts. */
  const openGame = async (screen: Screen): Promise<Page> => {
    const { page } = await visit(venue.browser, screen);
    await page.goto(`${venue.site.url}/#/game/${SAMPLE}`);
    await page.locator('.setup-options summary').click();
    await page.locator('.setup-options select').first().selectOption(SEAT_1_STARTS);
    await page.locator('.setup button[type=submit]').first().click();
    await page.locator('.table .is-open').first().waitFor();
    return page;
  };

  test('what cannot be chosen says why, and leads to the rule', { timeout: LONG }, async () => {
    const page = await openGame(DESK);
    // Not disabled to a hand: touching it is how one asks.
    await page.locator(CLOSED).first().click({ force: true });
    const refusal = page.getByRole('alert');
    await refusal.waitFor();
    await shoot(page, 'refusal-desk');
    const said = await refusal.locator('p').innerText();
    await refusal.getByRole('link', { name: 'Show rule' }).click();
    await page.locator('.rules .is-marked').waitFor();
    const marked = await page.locator('.rules .is-marked').innerText();
    expect(said).toContain(marked.replace('#', '').trim());
    await page.context().close();
  });

  test('a sign is named to a finger that rests on it, and chooses nothing', { timeout: LONG }, async () => {
    const page = await openGame(PHONE);
    const target = page.locator(HAND).first();
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const at = { x: x + width / 2, y: y + height / 2 };
    // A hand of equal tiles leaves no choice among them.
    const chosen = page.locator(`${HAND}.is-chosen`);
    const before = await chosen.count();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    const tip = page.locator('.name-tip');
    await tip.filter({ visible: true }).waitFor();
    expect((await tip.innerText()).length).toBeGreaterThan(3);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await chosen.count()).toBe(before);
    await page.context().close();
  });

  test(
    'a question shows its rules in place, and each leads to the whole text',
    { timeout: LONG },
    async () => {
      const page = await openGame(PHONE);
      const help = page.getByRole('button', { name: 'Regla' });
      await help.click();
      const note = page.getByRole('region', { name: 'Regla' });
      await note.waitFor();
      await shoot(page, 'guide-phone');
      expect(await violations(page)).toEqual([]);
      expect(await note.locator('p').count()).toBeGreaterThan(1);
      await help.click();
      expect(await note.count()).toBe(0);
      await help.click();
      await note.getByRole('link').first().click();
      await page.locator('.rules .is-marked').waitFor();
      await page.context().close();
    },
  );

  test('a place named in the log is shown on the board', { timeout: LONG }, async () => {
    const page = await openGame(DESK);
    await page.locator(HAND).first().click();
    await page.locator(FIRST_SPACE).click();
    await page.locator('[data-action=confirm]').click();
    await page.locator('.table:not([data-ply="0"])').waitFor();
    // While others move the log grows, and its lines move.
    await page.locator(ASKED).filter({ visible: true }).first().waitFor();
    const own = page.locator('.story .turn', { has: page.locator('.turn-title', { hasText: 'You' }) }).last();
    await own.locator('.turn-more[aria-expanded=false]').click();
    await own.locator('li', { hasText: 'You place' }).first().hover();
    await page.locator(`${FIRST_SPACE}.is-pointed`).waitFor();
    await page.mouse.move(1, 1);
    expect(await page.locator('.is-pointed').count()).toBe(0);
    await page.context().close();
  });

  test('the log stays at its last line, unless someone has scrolled up', { timeout: LONG }, async () => {
    const page = await openGame(DESK);
    const story = page.locator('.story ol');
    const left = (): Promise<number> =>
      story.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
    await playSome(page, 8);
    expect(await left()).toBeLessThan(2);
    await story.evaluate(list => list.scrollTo(0, 0));
    await expect.poll(left).toBeGreaterThan(50);
    const lines = await story.innerText();
    await playSome(page, 1);
    expect(await story.innerText()).not.toBe(lines);
    expect(await story.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(left).toBeLessThan(2);
    await playSome(page, 1);
    expect(await left()).toBeLessThan(2);
    await page.context().close();
  });

  test.for([DESK, PHONE])('nothing jumps on a $name', { timeout: LONG }, async screen => {
    const { page, context } = await visit(venue.browser, screen);
    await page.addInitScript({
      content: `
        globalThis.jumps = [];
        new PerformanceObserver(list => {
          for (const { value, sources } of list.getEntries())
            jumps.push(value + ' ' + sources.map(({ node }) => node?.className).join(', '));
        }).observe({ type: 'layout-shift', buffered: true });
      `,
    });
    // Until others have moved before the first question too: then it follows the words for waiting.
    do {
      await page.goto(venue.site.url);
      await page.locator('.card').first().waitFor();
      await isDrawn(page);
      await page.locator(`.card[data-game=${SAMPLE}] button.main`).click();
      await page.locator('.table .is-open').first().waitFor();
      await isDrawn(page);
      expect(await page.evaluate('jumps')).toEqual([]);
    } while ((await sightsOf(page)).ply === '0');
    await context.close();
  });

  test(
    'a choice shows its consequence, can be cancelled, and undone after it was played',
    { timeout: LONG },
    async () => {
      const page = await openGame(PHONE);
      const touch = async (): Promise<void> => {
        await page.locator(HAND).first().click();
        await page.locator(FIRST_SPACE).click();
      };
      await touch();
      await page.locator('.consequences li').first().waitFor();
      expect(await page.locator('.ghost').count()).toBe(1);
      await page.locator('[data-action=cancel]').click();
      expect(await page.locator('.ghost').count()).toBe(0);
      await touch();
      const undo = page.locator('[data-action=undo]:enabled');
      // What draws at random stays; the first decision that does not can be undone.
      while ((await undo.count()) === 0) {
        await chooseFirst(page);
        await page.locator(READY).click();
        await page.locator(ASKED).filter({ visible: true }).first().waitFor();
      }
      // In words: the sign beside it shows what happened, and takes nothing back.
      expect(await undo.innerText()).toBe('Deshacer');
      expect(await undo.locator('svg').count()).toBe(0);
      const { ply } = await sightsOf(page);
      await undo.click();
      await expect.poll(async () => Number((await sightsOf(page)).ply)).toBeLessThan(Number(ply));
      await page.locator(ASKED).filter({ visible: true }).first().waitFor();
      await page.context().close();
    },
  );

  test('the moves of others can be seen again', { timeout: LONG }, async () => {
    const page = await openGame(DESK);
    await page.locator(HAND).first().click();
    await page.locator(FIRST_SPACE).click();
    await page.locator('[data-action=confirm]').click();
    await page.getByRole('button', { name: 'What happened' }).click();
    await page
      .getByRole('button', { name: 'Skip' })
      .or(page.locator(ASKED).filter({ visible: true }).first())
      .first()
      .waitFor();
    // An arrow leads from the player to the place.
    await page.locator('.recap-arrow > path[d^=M]').waitFor();
    await shoot(page, 'recap-arrow');
    await page.locator(ASKED).filter({ visible: true }).first().waitFor();
    await page.context().close();
  });

  const solo = GAME_IDS.filter(id => GAME_INFO[id].players.least === 1);
  test.for(solo)('%s is played alone to its end, with its goals', { timeout: LONG }, async id => {
    const { page, context, faults } = await visit(venue.browser, DESK);
    await page.goto(venue.site.url);
    await page.locator('.card').first().waitFor();
    const { game, goals } = await loadGame(id);
    const positions = [...randomMatch(game, forPlayers(1), 2)];
    const record = toRecord(positions[positions.length - LAST_MOVES]);
    await saveMatch(page, { id: 'solo', game: id, record, seat: 0, level: 'level-1' });
    await page.goto(`${venue.site.url}/#/play/solo`);
    await playByHand(page, 4);
    // The final scores are loaded when a game ends.
    await page.locator('.ending-goals li').first().waitFor();
    expect(await page.locator('.ending-goals li').count()).toBeGreaterThanOrEqual(goals?.ids.length ?? 0);
    await shoot(page, `${id}-solo-over`);
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Moves that are left to play in a solo game; all of them would show nothing new. */
const LAST_MOVES = 12;

/** Once fonts are there and the screen was drawn twice, everything is where it belongs. */
const isDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  });
