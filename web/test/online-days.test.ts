import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { ASIDE, DESK, launch, PHONE, shoot } from './browser.ts';
import { ASKED } from './click-targets.ts';
import { begin, meet, openTable, playRound, type Person } from './users.ts';
import { openSite, type Site } from './site.ts';
import { GAME_IDS } from '../../games/index.ts';

const DAY = 86_400_000;
const DAYS = { speed: { kind: 'correspondence', days: 3 } };

describe('a match over days', () => {
  let site: Site;
  let browser: Browser;
  /** The server's clock can be put forward. */
  let ahead = -2 * DAY;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite({ now: () => Date.now() + ahead }), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test('who comes back after two days is told what happened, and can see it', async () => {
    const people = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, PHONE, 'Berta')];
    const id = await begin(people, DAYS);
    const first = await playRound(people, id);
    const second = people.find(person => person !== first) ?? first;
    const hint = /3 d 0 h|2 d 23 h/;
    await second.page.locator('.seat .clock.is-running', { hasText: hint }).waitFor({ state: 'attached' });
    // The one who has moved closes the window; the other takes a day and a half, and moves.
    await first.page
      .locator(`.table[data-ply="${await second.page.locator('.table').getAttribute('data-ply')}"]`)
      .waitFor();
    await first.open('/settings');
    ahead += 1.5 * DAY;
    await playRound(people, id);
    ahead += 0.6 * DAY;

    await first.open('');
    const [yours, ago, until] =
      first === people[0]
        ? ['Your turn', 'last move', 'time runs out in 2 days']
        : ['Te toca', 'última jugada', 'el tiempo se acaba dentro de 2 días'];
    const line = first.page.locator('.matches li', { hasText: yours });
    await line.waitFor();
    expect(await line.innerText()).toContain(ago);
    expect(await line.innerText()).toContain(until);
    await shoot(first.page, 'tables-days');
    expect(await violations(first.page)).toEqual([]);
    await line.getByRole('link').click();

    const [title, show] =
      first === people[0]
        ? ['Since your last move', 'Replay on the board']
        : ['Desde tu última jugada', 'Verlo en el tablero'];
    const recap = first.page.locator('.recap');
    await recap.getByRole('heading', { name: title }).waitFor();
    expect(await recap.locator('li').count()).toBeGreaterThan(0);
    await first.page.setViewportSize(ASIDE);
    expect(await recap.evaluate(isTidy)).toBe(true);
    // The drawer with the players opens over it.
    const drawer = first.page.locator('.strip-row');
    await drawer.click();
    expect(await recap.evaluate(isOnTop)).toBe(false);
    await drawer.click();
    expect(await recap.evaluate(isOnTop)).toBe(true);
    await first.page.setViewportSize(first === people[0] ? DESK : PHONE);
    expect(await recap.innerText()).toMatch(/2 days ago|hace 2 días/);
    await shoot(first.page, 'recap');
    expect(await violations(first.page)).toEqual([]);
    const ply = await first.page.locator('.table').getAttribute('data-ply');
    await first.page.emulateMedia({ reducedMotion: 'no-preference' });
    await recap.getByRole('button', { name: show }).click();
    await recap.waitFor({ state: 'detached' });
    await first.page.locator(`.table[data-ply="${ply}"]`).waitFor();
    await first.page.locator(ASKED).filter({ visible: true }).first().waitFor();
    // The other one has just moved and needs no telling.
    await second.page.reload();
    await second.page.locator('.table').waitFor();
    expect(await second.page.locator('.recap').count()).toBe(0);
    await Promise.all(people.map(({ context }) => context.close()));
  });

  const looks = [{ ...DESK, colorScheme: 'dark' } as const, { ...PHONE, colorScheme: 'light' } as const];
  test.for(looks)('the ways to a table are accessible on a $name in $colorScheme', async screen => {
    const host = await meet(browser, site, screen, 'Ana');
    const { page } = host;
    const { id, invite } = await openTable(host, 2, { visibility: 'public' });
    const guest = await meet(browser, site, screen, 'Berta');
    const isSound = async (who: Person, name: string): Promise<void> => {
      await shoot(who.page, `${name}-${screen.name}-${screen.colorScheme}`);
      expect(await violations(who.page), name).toEqual([]);
      const overflow = await who.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, name).toBeLessThanOrEqual(0);
    };
    await host.open('/settings');
    await page.locator('.identity-way').waitFor();
    await isSound(host, 'settings');
    await host.open(`/game/${GAME_IDS.at(-1)}`);
    await page.locator('.friends summary').click();
    await page.locator('.friends details .option').nth(1).waitFor();
    await page.locator('.friends').scrollIntoViewIfNeeded();
    await isSound(host, 'friends');
    await page.locator('.setup:not(.friends) button[type=submit]').click();
    await page.locator('.table').waitFor();
    await host.open('');
    await page.locator('#your-tables li').waitFor();
    await page.locator('.matches li').nth(1).waitFor();
    await isSound(host, 'lists');
    await guest.page.goto(`${site.url}/join/${invite}`);
    await guest.page.locator('.join button').first().waitFor();
    await isSound(guest, 'join');
    expect([...host.faults, ...guest.faults]).toEqual([]);
    await host.wish(id, { type: 'close' });
    await Promise.all([host, guest].map(({ context }) => context.close()));
  });

  test('open tables are listed with their seats, and the list of your own follows what happens', async () => {
    const host = await meet(browser, site, PHONE, 'Ana');
    const guest = await meet(browser, site, { ...DESK, colorScheme: 'dark' }, 'Berta');
    const { id } = await openTable(host, 2, { ...DAYS, visibility: 'public' });
    await host.open('');
    await host.page.locator('.matches li', { hasText: '1 asiento libre · 3 días por jugada' }).waitFor();
    await guest.open('');
    const open = guest.page.locator('.matches li', { hasText: '1 open seat · 3 days per move' });
    await open.getByRole('link').click();
    await guest.page.getByRole('button', { name: /^Sit here/ }).click();
    await guest.page.getByText("Everyone's here").waitFor();
    await host.wish(id, { type: 'start' });
    // The line changes without a reload.
    await host.page.locator('.matches li', { hasText: /Te toca|Le toca/ }).waitFor();
    await shoot(host.page, 'tables-phone');
    expect(await violations(host.page)).toEqual([]);
    await guest.open('');
    await guest.page.locator('.matches li', { hasText: /Your turn|Waiting for/ }).waitFor();
    expect(await violations(guest.page)).toEqual([]);
    await Promise.all([host, guest].map(({ context }) => context.close()));
  });
});

/** Runs in the page: whether a long list scrolls between what stands above and below it. */
function isTidy(recap: Element): boolean {
  const parts = [...recap.children].map(part => part.getBoundingClientRect());
  return parts.every(({ top }, index) => index === 0 || top >= parts[index - 1].bottom - 1);
}

/** Runs in the page: whether its middle can be seen. */
function isOnTop(part: Element): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}
