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
});
