import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DESK, PHONE, visit } from './browser.ts';
import { SAMPLE } from './sample-game.ts';
import { LONG, venueForTests } from './test-site.ts';
import { begin, meet } from './users.ts';

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('[id]')?.id ?? '');

describe('from page to page', () => {
  const venue = venueForTests();

  test('the tab is named after the page, and the focus stays on it', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await page.goto(venue.site.url);
    await page.locator('.card').first().waitFor();
    expect(await page.title()).toBe('Cosecha');
    const link = page.locator('.card-ways a').last();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.locator('.friends-form').waitFor();
    expect(await focused(page)).toBe('friends');
    await page.locator('.game-links a').nth(2).focus();
    await page.keyboard.press('Enter');
    await page.locator('.rules-found > section').first().waitFor();
    expect(await page.title()).toMatch(/ rules · Cosecha$/);
    expect(await focused(page)).toBe('content');
    expect(await page.locator('.top [aria-current]').textContent()).toBe('Rules');
    await page.locator('.top').getByRole('link', { name: 'Settings' }).click();
    await page.locator('.settings').waitFor();
    await expect.poll(() => page.title()).toBe('Settings · Cosecha');
    await context.close();
  });

  test('“With friends” leads a phone to the table for friends', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, PHONE);
    await page.goto(venue.site.url);
    await page.locator('.card-ways a').nth(1).click();
    await page.locator('.friends-form').waitFor();
    await expect
      .poll(() =>
        page.locator('.friends').evaluate(part => part.getBoundingClientRect().top < innerHeight / 2),
      )
      .toBe(true);
    await context.close();
  });

  test('who leaves a game finds it at the top of the home page', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, PHONE);
    await page.goto(venue.site.url);
    await page.locator(`.card[data-game=${SAMPLE}] .play-now .main`).click();
    await page.locator('.table').waitFor();
    await page.goBack();
    await page.locator('.continue-card').waitFor();
    expect(await page.locator('.home').getAttribute('class')).not.toContain('is-new');
    await context.close();
  });

  test('tabs of pages that belong together stay where they are', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    const places: number[] = [];
    for (const [way, sign] of [
      ['people', '.profile'],
      ['ratings', '.ladder'],
      ['friends', '.friends-page'],
      ['you', '.you-part'],
    ]) {
      await page.goto(`${venue.site.url}/#/${way}`);
      await page.locator(sign).first().waitFor();
      places.push((await page.locator('.tabs').first().boundingBox())?.x ?? 0);
    }
    expect(new Set(places).size).toBe(1);
    await context.close();
  });

  test('an invitation is in sight at once, and cut by nothing', { timeout: LONG }, async () => {
    const { browser, site } = venue;
    const [ana, berta] = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, PHONE, 'Berta')];
    const [own, other] = await Promise.all([ana, berta].map(one => one.call<{ id: string }>('GET', '/me')));
    await ana.call('PUT', `/me/friends/${other.id}`);
    await berta.call('PUT', `/me/friends/${own.id}`);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { id } = await ana.call<{ id: string }>('POST', '/tables', {
      key: 'invited-key',
      game: SAMPLE,
      seats,
    });
    await ana.call('POST', `/tables/${id}/invitations`, { person: other.id });
    // Names of games in play are cut here, not at the edge of the page.
    await begin([berta, ana]);
    await berta.open('');
    await berta.page.locator('.continue-card').waitFor();
    const words = berta.page.getByText('Ana te invita a jugar a');
    await words.waitFor();
    const box = await words.boundingBox();
    expect(box?.height).toBeLessThan(60);
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
    const excess = await berta.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    await Promise.all([ana, berta].map(({ context }) => context.close()));
  });
});
