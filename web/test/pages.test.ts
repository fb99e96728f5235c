import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { violations } from './axe.ts';
import { DESK, PHONE, shoot, visit } from './browser.ts';
import { ASKED, READY, sightsOf } from './click-targets.ts';
import { LONG, venueForTests } from './test-site.ts';
import { SAMPLE } from './sample-game.ts';

/** The way to each page, and what tells that it is there. */
const PAGES: readonly (readonly [string, string, string])[] = [
  ['home', '/', '.card'],
  ['settings', '/#/settings', '.identity-way'],
  ['you', '/#/you', '.you-part'],
  ['missing', '/#/nowhere', '.missing'],
  ['mistyped', '/#/%', '.missing'],
  ['short', `/#/${SAMPLE}`, '.setup-seats'],
  ...GAME_IDS.flatMap((game): [string, string, string][] => [
    [`game-${game}`, `/#/game/${game}`, '.setup-seats'],
    [`rules-${game}`, `/#/rules/${game}`, '.rules:has(.summary-end) .rules-found > section'],
    [`about-${game}`, `/#/about/${game}`, '.about li'],
  ]),
];

describe('every page', () => {
  const venue = venueForTests();

  test.for([DESK, PHONE])('is accessible and fits a $name', { timeout: LONG }, async screen => {
    const { page, context, faults } = await visit(venue.browser, screen);
    for (const [name, way, sign] of PAGES) {
      await page.goto(venue.site.url + way);
      await page.locator(sign).first().waitFor();
      await shoot(page, `${name}-${screen.name}`);
      expect(await violations(page), name).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a table says so when the server does not answer', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await page.route('**/api/tables/**', route => route.abort());
    await page.goto(`${venue.site.url}/#/table/AAAAAAAAAAAAAAAA`);
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  // Boards are examined phase by phase elsewhere; what a lesson adds is its panel.
  test.for([DESK, PHONE])('a lesson is accessible on a $name', { timeout: LONG }, async screen => {
    const { page, context, faults } = await visit(venue.browser, screen);
    for (const game of GAME_IDS) {
      await page.goto(`${venue.site.url}/#/learn/${game}`);
      await page.locator('.teacher, .missing').first().waitFor();
      await shoot(page, `learn-${game}-${screen.name}`);
      expect(await violations(page), game).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  test(
    'every lesson can be played to its end, and never waits for the learner',
    { timeout: LONG },
    async () => {
      const { page, context, faults } = await visit(venue.browser, DESK);
      for (const game of GAME_IDS) {
        await page.goto(`${venue.site.url}/#/learn/${game}`);
        const next = page.locator('.teacher .main');
        const ready = page.locator(READY);
        const asked = page.locator(ASKED).filter({ visible: true });
        for (;;) {
          await next.or(ready).or(asked).first().waitFor();
          if ((await page.locator('.teacher h2').count()) > 0) break;
          if ((await next.count()) > 0) {
            expect(await page.locator('.prompt').innerText(), game).not.toContain('Waiting');
            const said = await page.locator('.teacher').innerText();
            await next.click();
            await page.locator('.teacher').filter({ hasNotText: said }).waitFor();
          } else if ((await ready.count()) > 0) {
            const { ply } = await sightsOf(page);
            await ready.click();
            await page.locator(`.table:not([data-ply="${ply}"])`).waitFor();
          } else if ((await asked.count()) > 0) {
            await asked.first().click();
          }
        }
        await page.getByRole('button', { name: 'New game' }).click();
        await page.waitForURL(/#\/play\//);
      }
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('an address of no one leads back to the games', { timeout: LONG }, async () => {
    const { page, context } = await visit(venue.browser, DESK);
    await page.goto(`${venue.site.url}/#/people/nobody`);
    await page.getByRole('heading', { name: 'Nothing grows here' }).waitFor();
    await page.getByRole('link', { name: 'Back to the games' }).click();
    await page.locator('.card').first().waitFor();
    await context.close();
  });

  test(
    'speaks the language of the browser at first and another one at a click',
    { timeout: LONG },
    async () => {
      const { page, context } = await visit(venue.browser, PHONE);
      await page.goto(venue.site.url);
      await page.getByRole('heading', { name: 'Muchas cosechas, una mesa' }).waitFor();
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { name: 'Many harvests, one table' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Many harvests, one table' }).waitFor();
      await context.close();
    },
  );

  test('is light or dark like the system, until one is chosen', { timeout: LONG }, async () => {
    const [paper, dusk] = ['rgb(243, 234, 216)', 'rgb(28, 37, 48)'];
    for (const [screen, own, other, choice] of [
      [DESK, paper, dusk, 'Dark'],
      [PHONE, dusk, paper, 'Claro'],
    ] as const) {
      const { page, context } = await visit(venue.browser, screen);
      const ground = (): Promise<string> =>
        page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      await page.goto(`${venue.site.url}/#/settings`);
      await page.locator('.identity-way').waitFor();
      expect(await ground()).toBe(own);
      await page.getByRole('radio', { name: choice, exact: true }).click();
      expect(await ground()).toBe(other);
      await page.reload();
      await page.locator('.identity-way').waitFor();
      expect(await ground()).toBe(other);
      await context.close();
    }
  });
});
