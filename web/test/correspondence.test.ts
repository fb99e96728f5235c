import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableUpdate } from '../../table/update.ts';
import { violations } from './axe.ts';
import { DESK, launch, PHONE, shoot } from './browser.ts';
import { begin, meet, playRound, turn, type Person } from './users.ts';
import { openSite, type Site } from './site.ts';

const DAYS = { speed: { kind: 'correspondence', days: 3 } };

/** Plays a round if that brings the turn to a person. */
async function bringTurnTo(person: Person, people: readonly Person[], id: string): Promise<void> {
  if ((await turn(people, id)).actor !== person) await playRound(people, id);
}

describe('correspondence over days', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test.for([DESK, PHONE])('the next table that waits, on a $name', async screen => {
    const [ana, berta] = [
      await meet(browser, site, screen, 'Ana'),
      await meet(browser, site, screen, 'Berta'),
    ];
    const people = [ana, berta];
    const [here, there] = [await begin(people, DAYS), await begin(people, DAYS)];
    await bringTurnTo(berta, people, here);
    await bringTurnTo(ana, people, there);
    await ana.open(`/table/${here}`);
    const next = ana.page.locator('.next-table');
    await next.waitFor();
    await shoot(ana.page, `next-table-${screen.name}`);
    expect(await violations(ana.page)).toEqual([]);
    await ana.page.keyboard.press('n');
    await ana.page.waitForURL(url => url.href.includes(there));
    await ana.page.locator('.bar:not(.is-waiting)').waitFor();
    expect(await next.count()).toBe(0);
    await ana.open(`/table/${here}`);
    await next.click();
    await ana.page.waitForURL(url => url.href.includes(there));
    expect([...ana.faults, ...berta.faults]).toEqual([]);
    await Promise.all(people.map(({ context }) => context.close()));
  });

  test('notes are there again after a reload, and only for their owner', async () => {
    const people = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, DESK, 'Berta')];
    const [{ page }, other] = people;
    await begin(people, DAYS);
    const pad = page.getByRole('textbox', { name: 'My notes' });
    await page.locator('.own-note summary').click();
    await pad.fill('Keep two gold');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await page.locator('.own-note [role=status]').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.locator('.own-note summary').click();
    await page.waitForFunction(() => document.querySelector('textarea')?.value === 'Keep two gold');
    await other.page.locator('.own-note summary').click();
    const theirs = other.page.getByRole('textbox', { name: 'My notes' });
    await other.page.locator('.own-note textarea:not([disabled])').waitFor();
    expect(await theirs.inputValue()).toBe('');
    await Promise.all(people.map(({ context }) => context.close()));
  });

  test.for([DESK, PHONE])('a planned move is played when the others have moved, on a $name', async screen => {
    const people = [await meet(browser, site, screen, 'Ana'), await meet(browser, site, screen, 'Berta')];
    const id = await begin(people, DAYS);
    const { actor, other } = await turn(people, id);
    const { page } = other;
    if (screen === PHONE) await page.locator('.strip button').first().click();
    await page.locator('.plans summary').click();
    const planner = page.locator('.planner');
    await planner.waitFor();
    await planner.locator('select').first().selectOption({ index: 1 });
    await planner.locator('button[type=submit]').click();
    await page.locator('.plan-list li').waitFor();
    await shoot(page, `plans-${screen.name}`);
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const seat = people.indexOf(other);
    const before = await other.call<TableUpdate>('GET', `/tables/${id}`);
    const ownLines = async () => {
      const { lines } = await other.call<TableUpdate>('GET', `/tables/${id}?since=${before.table.version}`);
      return lines.filter(line => line.type === 'moved' && line.seat === seat && line.by === 'person');
    };
    for (;;) {
      const { table } = await actor.call<TableUpdate>('GET', `/tables/${id}`);
      if (table.moves.length === 0 || (await ownLines()).length > 0) break;
      await actor.wish(id, { type: 'move', move: table.moves[0] });
    }
    const own = await ownLines();
    // The plan names a tile and a place of an imagined position: played if they are free, and asked otherwise.
    const { orders } = await other.call<{ orders: unknown[] }>('GET', `/tables/${id}/orders`);
    expect(own.length + orders.length).toBe(1);
    expect([...actor.faults, ...other.faults]).toEqual([]);
    await Promise.all(people.map(({ context }) => context.close()));
  });
});
