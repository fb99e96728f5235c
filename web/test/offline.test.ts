import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { toRecord } from '../../kernel/record.ts';
import { GAME_INFO } from '../game-list.ts';
import { violations } from './axe.ts';
import { DESK, PHONE, shoot, visit } from './browser.ts';
import { ASKED, playByHand, playSome, sightsOf } from './click-targets.ts';
import { HAND, SAMPLE } from './sample-game.ts';
import { saveMatch } from './saved-match.ts';
import { LONG, venueForTests } from './test-site.ts';
import { forPlayers, randomMatch } from './updates.ts';

const NAME = GAME_INFO[SAMPLE].name;

/** Goes through a replay in Spanish turn by turn, with other eyes, to the sheet at its end. */
async function reviewByTurns(page: Page): Promise<void> {
  const ply = async (): Promise<number> => Number(await page.locator('.table').getAttribute('data-ply'));
  const turns = page.locator('.replay-turns select');
  await turns.waitFor();
  expect(await turns.locator('option').count()).toBeGreaterThan(10);
  await turns.selectOption('6');
  await expect.poll(ply).toBeGreaterThan(5);
  const sixth = await ply();
  await turns.blur();
  await page.keyboard.press('PageDown');
  await expect.poll(() => turns.inputValue()).toBe('7');
  await page.keyboard.press('PageUp');
  await expect.poll(ply).toBe(sixth);
  await page.keyboard.press('ArrowRight');
  await expect.poll(ply).toBe(sixth + 1);
  // Keys that come faster than the screen follows count one after the other.
  await page.evaluate(() => {
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight'])
      dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
  await expect.poll(ply).toBe(sixth + 3);
  await page.keyboard.press('Home');
  await expect.poll(ply).toBe(0);
  expect(await page.locator(HAND).count()).toBe(0);
  await page.getByLabel('Vista de').selectOption('open');
  await page.locator(HAND).first().waitFor();
  await shoot(page, 'replay-phone');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Puntuación final' }).click();
  await page.locator('.race').waitFor();
  await shoot(page, 'replay-over-phone');
  expect(await violations(page)).toEqual([]);
}

describe('without a server', () => {
  const venue = venueForTests();

  test('a match goes on after a reload exactly where it stood', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await page.goto(venue.site.url);
    await page.getByRole('button', { name: `Play ${NAME}` }).click();
    const ply = await playSome(page, 4);
    const panels = await page.locator('.seats').innerText();
    const story = await page.locator('.story ol').innerText();
    await page.reload();
    await page.locator(ASKED).filter({ visible: true }).first().waitFor();
    expect((await sightsOf(page)).ply).toBe(ply);
    expect(await page.locator('.seats').innerText()).toBe(panels);
    expect(await page.locator('.story ol').innerText()).toBe(story);
    await page.goto(venue.site.url);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.locator(ASKED).filter({ visible: true }).first().waitFor();
    expect((await sightsOf(page)).ply).toBe(ply);
    await context.close();
  });

  test('the browser finds nothing that keeps the app from being installed', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await page.goto(venue.site.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A test window is a private one, where nothing can be installed; that is all there is to say against it.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
    const install = page.getByRole('button', { name: 'Install Cosecha' });
    expect(await install.count()).toBe(0);
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve((document.title = 'asked')) }));
    });
    await install.click();
    expect(await page.title()).toBe('asked');
    expect(await install.count()).toBe(0);
    await context.close();
  });

  test('after the first visit the app opens and plays offline, to the end', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, PHONE);
    await page.goto(venue.site.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: `Jugar a ${NAME}` }).click();
    const ply = await playSome(page, 2);
    await page.reload();
    await page.locator(`.table[data-ply="${ply}"]`).waitFor();
    // A game that is nearly over is played to its end.
    const { game } = await loadGame(SAMPLE);
    const positions = [...randomMatch(game, forPlayers(2), 3)];
    const record = toRecord(positions[positions.length - 12]);
    await saveMatch(page, { id: 'nearly-over', game: SAMPLE, record, seat: 0, level: 'level-1' });
    await page.goto(`${venue.site.url}/#/play/nearly-over`);
    await playByHand(page, 2);
    await shoot(page, 'offline-over-phone');
    await page.getByRole('link', { name: 'Ver repetición' }).click();
    await page.locator('.replay-line').waitFor();
    await reviewByTurns(page);
    await context.close();
  });

  test('people at one screen see their own hand only when they say so', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await page.goto(`${venue.site.url}/#/game/${SAMPLE}`);
    await page.getByLabel('Seat 2', { exact: true }).selectOption('person');
    await page.getByRole('button', { name: 'Start game', exact: true }).click();
    const cover = page.getByRole('dialog');
    await cover.waitFor();
    await shoot(page, 'hand-over-desk');
    expect(await page.locator('.table .is-open').count()).toBe(0);
    expect(await page.locator(HAND).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    // Neither the escape key nor one that was meant for the turn before lifts the cover.
    for (const key of ['Escape', 'Escape', 'Enter']) await page.keyboard.press(key);
    await cover.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.table .is-open').first().waitFor();
    expect(await cover.count()).toBe(0);
    await context.close();
  });

  test(
    'a record is saved, opened again and watched from any moment by a link',
    { timeout: LONG },
    async () => {
      const { page, context } = await visit(venue.browser, DESK);
      await page.goto(venue.site.url);
      await page.getByRole('button', { name: `Play ${NAME}` }).click();
      await playSome(page, 3);
      await page.getByRole('button', { name: 'Menu' }).click();
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download game file' }).click(),
      ]);
      await page.goto(venue.site.url);
      await page.locator('input[type=file]').setInputFiles(await saved.path());
      await page.locator('.replay-line').waitFor();
      expect(await violations(page)).toEqual([]);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.keyboard.press('End');
      await page.getByRole('link', { name: 'Continue' }).click();
      // The record names the bot, so the screen need not be handed over.
      await page.locator(ASKED).filter({ visible: true }).first().waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await page.locator('.seats').innerText()).toContain('Branch');
      await page.goBack();
      await page.locator('.replay-line').waitFor();
      await page.getByRole('slider').fill('2');
      await page.getByRole('button', { name: 'Copy link to this move' }).click();
      await page.getByRole('button', { name: 'Link copied' }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const stranger = await visit(venue.browser, DESK);
      await stranger.page.goto(link);
      await stranger.page.locator('.table[data-ply="2"]').waitFor();
      // A mistyped moment leads to the nearest one.
      for (const [typed, moment] of [
        ['x', '0'],
        ['-3', '0'],
        ['2.7', '2'],
        ['9999', (await stranger.page.getByRole('slider').getAttribute('max')) ?? ''],
      ]) {
        await stranger.page.goto('about:blank');
        await stranger.page.goto(link.replace(/2$/, typed));
        await stranger.page.locator(`.table[data-ply="${moment}"]`).waitFor();
        expect(await stranger.page.getByRole('slider').inputValue()).toBe(moment);
      }
      expect(stranger.faults).toEqual([]);
      await page.goto(`${venue.site.url}/#/`);
      const lines = page.locator('.matches small');
      await lines.first().waitFor();
      for (const line of await lines.allInnerTexts()) expect(line).toContain('Your turn');
      await Promise.all([context.close(), stranger.context.close()]);
    },
  );
});
