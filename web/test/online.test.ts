import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickRandom } from '../../kernel/random.ts';
import { DESK, launch, PHONE, shoot, visit } from './browser.ts';
import { sightsOf, touchOne } from './hands.ts';
import { openSite, type Site } from './site.ts';

const LONG = 600_000;

/** Two hands at one table, in turn, until it is over or `enough` says so. */
async function playTogether(pages: readonly Page[], enough: (touches: number) => boolean): Promise<number> {
  const random = quickRandom(5);
  for (let touches = 0, waits = 0; waits < 3000;) {
    if (enough(touches)) return touches;
    let isTouched = false;
    for (const page of pages) {
      const sights = await sightsOf(page);
      if (sights.isOver) return touches;
      if (await touchOne(page, sights, bound => random.below(bound))) {
        isTouched = true;
        touches++;
      }
    }
    waits = isTouched ? 0 : waits + 1;
    if (!isTouched) await pages[0].waitForTimeout(20);
  }
  throw new Error('the table stands still');
}

/** One person plays until the other is to decide. */
async function playTurn(page: Page): Promise<void> {
  const random = quickRandom(5);
  for (let idle = 0; idle < 25;) {
    const isTouched = await touchOne(page, await sightsOf(page), bound => random.below(bound));
    idle = isTouched ? 0 : idle + 1;
    if (!isTouched) await page.waitForTimeout(20);
  }
}

describe('a table at the server', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch()]);
  }, LONG);
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test('two people in two languages play a whole game, and somebody watches', { timeout: LONG }, async () => {
    const [host, guest, watcher] = await Promise.all([
      visit(browser, DESK),
      visit(browser, PHONE),
      visit(browser, DESK),
    ]);
    await host.page.goto(`${site.url}/#/game/cacao`);
    await host.page.getByRole('button', { name: 'Open a table' }).click();
    const link = await host.page.locator('.invite input').inputValue();
    await shoot(host.page, 'online-seating-desk');

    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Ir a la mesa' }).click();
    await guest.page.getByRole('button', { name: 'Sentarme aquí' }).click();
    await watcher.page.goto(link);
    await watcher.page.getByRole('button', { name: 'Come to the table' }).click();
    await host.page.getByRole('button', { name: 'Begin' }).click();
    await Promise.all([host, guest, watcher].map(({ page }) => page.locator('.table').waitFor()));

    await playTogether([host.page, guest.page], touches => touches >= 12);
    await guest.page.locator('.strip-row').click();
    await guest.page.getByPlaceholder('Di algo').fill('Buena cosecha');
    await guest.page.keyboard.press('Enter');
    await guest.page.locator('.strip-row').click();
    await host.page.getByText('Buena cosecha').waitFor();

    // The server goes away and comes back: nobody reloads, nothing is lost.
    const before = await host.page.locator('.table').getAttribute('data-ply');
    await site.restart(async () => {
      await host.page.getByText('The connection is lost').waitFor();
      await shoot(host.page, 'online-lost-desk');
    });
    await host.page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 40_000 });
    await guest.page.locator('.table-notice').waitFor({ state: 'detached', timeout: 40_000 });
    expect(await host.page.locator('.table').getAttribute('data-ply')).toBe(before);

    await playTogether([host.page, guest.page], () => false);
    await Promise.all([host, guest, watcher].map(({ page }) => page.locator('.ending h2').waitFor()));
    await shoot(watcher.page, 'online-over-desk');
    const totals = await Promise.all(
      [host, guest, watcher].map(({ page }) =>
        page.locator('.sheet tfoot tr').first().locator('td').allInnerTexts(),
      ),
    );
    expect(totals[1]).toEqual(totals[0]);
    expect(totals[2]).toEqual(totals[0]);
    await host.page.getByRole('link', { name: 'Replay' }).click();
    await host.page.locator('.replay-line').waitFor();
    await Promise.all([host, guest, watcher].map(({ context }) => context.close()));
  });

  test('a move is taken back when the other agrees', { timeout: LONG }, async () => {
    const [host, guest] = await Promise.all([visit(browser, DESK), visit(browser, DESK)]);
    await host.page.goto(`${site.url}/#/game/cacao`);
    await host.page.getByRole('button', { name: 'Open a table' }).click();
    await guest.page.goto(await host.page.locator('.invite input').inputValue());
    await guest.page.getByRole('button', { name: 'Come to the table' }).click();
    await guest.page.getByRole('button', { name: 'Sit here' }).click();
    await host.page.getByRole('button', { name: 'Begin' }).click();
    await Promise.all([host, guest].map(({ page }) => page.locator('.table').waitFor()));
    const isHostFirst = (await sightsOf(host.page)).points.length > 0;
    const [first, second] = isHostFirst ? [host, guest] : [guest, host];
    const plyOf = async (page: Page): Promise<number> =>
      Number(await page.locator('.table').getAttribute('data-ply'));
    await playTurn(first.page);
    const ply = await plyOf(first.page);
    await first.page.getByRole('button', { name: 'Take back' }).click();
    await second.page.getByRole('button', { name: 'All right' }).click();
    await expect.poll(() => plyOf(first.page), { timeout: 10_000 }).toBeLessThan(ply);
    await Promise.all([host, guest].map(({ context }) => context.close()));
  });
});
