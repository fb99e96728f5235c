import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { DESK, PHONE, shoot, visit } from './browser.ts';
import { LONG, venueForTests } from './test-site.ts';

const fits = async (page: Page): Promise<void> => {
  expect(await violations(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
};

/** Protects the account of a window, as the account page does. */
const protect = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/api/me/recovery-code', { method: 'POST' });
  });

describe('playing with others', () => {
  const venue = venueForTests();

  test(
    'a tournament is made, entered, played and read on a desk and on a phone',
    { timeout: LONG },
    async () => {
      const [host, guest] = await Promise.all([visit(venue.browser, DESK), visit(venue.browser, PHONE)]);
      await host.page.goto(`${venue.site.url}/#/events`);
      await host.page.getByText('Create a tournament').click();
      await host.page.getByRole('textbox', { name: 'Name' }).fill('Club evening');
      await host.page.getByRole('spinbutton', { name: 'Rounds' }).fill('1');
      await host.page.getByRole('spinbutton', { name: 'Places' }).fill('2');
      await host.page.getByRole('button', { name: 'Create tournament' }).click();
      // A guest is told what is missing.
      await host.page.getByRole('alert').getByRole('link', { name: 'Protect my account' }).waitFor();
      await shoot(host.page, 'events-refused-desk');
      await protect(host.page);
      await host.page.getByRole('button', { name: 'Create tournament' }).click();
      await host.page.getByRole('heading', { name: 'Club evening' }).waitFor();
      await host.page.getByRole('button', { name: 'Enter tournament' }).click();
      await host.page.getByText('1 of 2 places taken').waitFor();
      await shoot(host.page, 'event-open-desk');
      await fits(host.page);

      const link = host.page.url();
      await guest.page.goto(link);
      await guest.page.getByRole('heading', { name: 'Club evening' }).waitFor();
      // What someone agrees to is said before they enter.
      await guest.page.getByText('partidas puntuadas').waitFor();
      await protect(guest.page);
      await guest.page.getByRole('button', { name: 'Apuntarme' }).click();
      await guest.page.getByRole('link', { name: 'Ir a tu mesa' }).waitFor();
      await shoot(guest.page, 'event-playing-phone');
      await fits(guest.page);
      await host.page.getByRole('link', { name: 'Go to your table' }).click();
      await host.page.locator('.table').waitFor();
      // The guest leaves: a bot ends the match, and the host wins the event.
      await guest.page.getByRole('button', { name: 'Dejar el torneo' }).click();
      await guest.page.getByRole('dialog').getByRole('button', { name: 'Dejar el torneo' }).click();
      await guest.page.getByText('(se fue)').first().waitFor();
      await guest.page.getByText('Cómo se cuentan los puntos y los empates').click();
      await fits(guest.page);
      await shoot(guest.page, 'event-standings-phone');
      expect(guest.faults).toEqual([]);
      await host.page.goto(`${venue.site.url}/#/events`);
      await host.page.getByRole('radio', { name: 'Mine' }).check({ force: true });
      await host.page.getByRole('link', { name: 'View: Club evening' }).waitFor();
      await fits(host.page);
      await Promise.all([host, guest].map(({ context }) => context.close()));
    },
  );

  test('two people press one button each and sit at a table', { timeout: LONG }, async () => {
    const [one, two] = await Promise.all([visit(venue.browser, DESK), visit(venue.browser, PHONE)]);
    await one.page.goto(`${venue.site.url}/#/opponents/cacao`);
    await one.page.getByText('The game is rated if everyone').waitFor();
    // Bots would take the other seat before a slow machine has opened the second window.
    await one.page.getByRole('checkbox', { name: 'Fill empty seats with bots' }).uncheck();
    await one.page.getByRole('button', { name: 'Play now' }).click();
    await one.page.getByRole('button', { name: 'Stop looking' }).waitFor();
    await fits(one.page);
    await shoot(one.page, 'opponents-desk');
    await two.page.goto(`${venue.site.url}/#/opponents`);
    await two.page.getByRole('button', { name: /^Unirme/ }).click();
    await Promise.all([one, two].map(({ page }) => page.locator('.table').waitFor()));
    expect([...one.faults, ...two.faults]).toEqual([]);
    await Promise.all([one, two].map(({ context }) => context.close()));
  });

  test('a tournament that cannot be shown says why, and what to do', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await page.goto(`${venue.site.url}/#/events/nosuchevent1`);
    await page.getByText('There is no tournament at this address.').waitFor();
    await page.route('**/api/events/**', route => route.abort());
    await page.goto(`${venue.site.url}/#/events/nosuchevent2`);
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await page.unroute('**/api/events/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('There is no tournament at this address.').waitFor();
    await context.close();
  });

  test.for([DESK, PHONE])('every page is accessible on a $name', { timeout: LONG }, async screen => {
    const { page, context, faults } = await visit(venue.browser, screen);
    for (const [name, way, sign] of [
      ['events', '/#/events', '.new-event'],
      ['challenge', '/#/challenge/cacao', '.challenge-card'],
      ['opponents', '/#/opponents', '.seek-form'],
      ['together', '/', '.together-card'],
    ] as const) {
      await page.goto(venue.site.url + way);
      await page.locator(sign).first().waitFor();
      await shoot(page, `${name}-${screen.name}`);
      await fits(page);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test.for([DESK, PHONE])('newcomers find a lesson first, on a $name', { timeout: LONG }, async screen => {
    const { page, context, faults } = await visit(venue.browser, screen);
    await page.goto(venue.site.url);
    await page.locator('.home.is-new .card').first().waitFor();
    // The filled button is the lesson, not the match.
    const colourOf = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate(element => getComputedStyle(element).backgroundColor);
    expect(await colourOf('.play-now .main')).toBe('rgba(0, 0, 0, 0)');
    expect(await colourOf('.learn')).not.toBe('rgba(0, 0, 0, 0)');
    // No card is empty: each has a few lines and something to do.
    await page.locator('.together-card').nth(3).waitFor();
    for (const card of await page.locator('.together-card').all()) {
      expect((await card.locator('p, li').allTextContents()).join(' ').length).toBeGreaterThan(30);
      expect(await card.locator('a.choice').count()).toBe(1);
    }
    expect(await page.locator('.together-card').last().locator('a').getAttribute('href')).toContain(
      'puzzles',
    );
    await fits(page);
    await shoot(page, `home-new-${screen.name}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the lobby is searched by game, pace and number of players', { timeout: LONG }, async () => {
    const [host, guest] = await Promise.all([visit(venue.browser, DESK), visit(venue.browser, DESK)]);
    await host.page.goto(venue.site.url);
    await host.page.locator('.card').first().waitFor();
    await host.page.evaluate(async () => {
      const post = (path: string, body: object): Promise<Response> =>
        fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/session', { language: 'en' });
      const open = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
      const table = { visibility: 'public', speed: { kind: 'live', bank: 600, increment: 10 } };
      await post('/tables', { key: 'lobby-one-key', game: 'cacao', seats: open, ...table });
      const days = { ...table, speed: { kind: 'correspondence', days: 3 } };
      await post('/tables', { key: 'lobby-two-key', game: 'santiago', seats: open.slice(1), ...days });
    });
    const { page } = guest;
    await page.goto(`${venue.site.url}/#/opponents`);
    const lobby = page.getByRole('region', { name: 'Open tables' });
    await expect.poll(() => lobby.getByRole('listitem').count()).toBe(2);
    await lobby.getByRole('combobox', { name: 'Pace' }).selectOption('Over several days');
    await expect
      .poll(() => lobby.getByRole('listitem').allTextContents())
      .toEqual([expect.stringContaining('Santiago')]);
    await lobby.getByRole('combobox', { name: 'Players' }).selectOption('3 players');
    await lobby.getByText('No open tables right now').waitFor();
    await lobby.getByRole('combobox', { name: 'Pace' }).selectOption('Any pace');
    await expect
      .poll(() => lobby.getByRole('listitem').allTextContents())
      .toEqual([expect.stringContaining('Cacao')]);
    await fits(page);
    expect(guest.faults).toEqual([]);
    await Promise.all([host, guest].map(({ context }) => context.close()));
  });
});
