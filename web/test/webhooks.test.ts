import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../social/text/en.ts';
import { es } from '../social/text/es.ts';
import type { SocialText } from '../social/text/text.ts';
import { violations } from './axe.ts';
import { DESK, launch, PHONE, shoot } from './browser.ts';
import { meet } from './users.ts';
import { openSite, type Site } from './site.ts';
import { freshKey } from '../online/api.ts';
import { SAMPLE } from './sample-game.ts';

const EVENT = {
  name: 'Club evening',
  game: SAMPLE,
  format: 'swiss',
  tableSize: 2,
  rounds: 1,
  speed: { kind: 'correspondence', days: 3 },
  start: { kind: 'full', players: 2 },
} as const;

describe('webhooks', () => {
  const heard: string[] = [];
  const chat = createServer((request, response) => {
    heard.push(request.url ?? '');
    request.resume();
    response.writeHead(request.url === '/gone' ? 410 : 204).end();
  });
  let site: Site;
  let browser: Browser;
  let base = '';
  beforeAll(async () => {
    await new Promise<void>(resolve => chat.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address of this kind.
    base = `http://127.0.0.1:${(chat.address() as AddressInfo).port}`;
    [site, browser] = await Promise.all([openSite({ flags: { webhooks: 'any' } }), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
    chat.close();
  });

  const fits = async (page: Page): Promise<void> => {
    expect(await violations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  };
  const add = async (page: Page, { webhooks: say }: SocialText, path: string): Promise<void> => {
    await page.getByLabel(say.url).fill(`${base}${path}`);
    await page.getByRole('button', { name: say.create }).click();
    await page.locator('.secret code').waitFor();
  };

  test('of your own tables are added, tested and deleted on the account page', async () => {
    const ana = await meet(browser, site, DESK, 'Ana');
    const { webhooks: say } = en;
    const { page } = ana;
    const host = new URL(base).host;
    await ana.open('/you');
    await page.getByRole('heading', { name: say.title }).click();
    await page.getByLabel(say.url).fill('ftp://chat.example.org/x');
    await page.getByRole('button', { name: say.create }).click();
    await page.getByText(say.refusals.address).waitFor();
    await page.getByLabel(say.news['your-turn']).uncheck();
    await add(page, en, '/own');
    await page.getByText(say.undelivered).waitFor();
    await page.getByRole('button', { name: `${say.test}: ${host}` }).click();
    await page.getByText(say.delivered('')).waitFor();
    expect(heard).toContain('/own');
    await shoot(page, 'webhooks-desk');
    await fits(page);
    const { webhooks } = await ana.call<{ webhooks: object[] }>('GET', '/me/webhooks');
    expect(webhooks).toMatchObject([{ news: ['table-finished'], event: null }]);
    await page.getByRole('button', { name: `${say.remove}: ${host}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.remove }).click();
    await page.getByText(host, { exact: true }).waitFor({ state: 'detached' });
    // The browser notes the address that was refused, and nothing else.
    expect(ana.faults).toEqual([expect.stringContaining('400')]);
    await ana.context.close();
  });

  test('of an event are for its organiser, who sees that one was switched off', async () => {
    const berta = await meet(browser, site, PHONE, 'Berta');
    const carla = await meet(browser, site, PHONE, 'Carla');
    const { webhooks: say } = es;
    const { page } = berta;
    await berta.call('POST', '/me/recovery-code');
    const { id } = await berta.call<{ id: string }>('POST', '/events', { key: freshKey(), ...EVENT });
    await berta.open(`/events/${id}`);
    await page.getByRole('heading', { name: say.title }).click();
    for (const news of ['round-started', 'table-finished', 'standings'] as const)
      expect(await page.getByLabel(say.news[news]).isChecked()).toBe(true);
    await add(page, es, '/gone');
    await page.getByRole('button', { name: say.test }).click();
    await page.getByText(say.status.disabled).waitFor();
    await page.getByRole('button', { name: say.restart }).waitFor();
    await shoot(page, 'webhooks-phone');
    await fits(page);
    await carla.open(`/events/${id}`);
    await carla.page.getByRole('heading', { name: EVENT.name }).waitFor();
    expect(await carla.page.getByRole('heading', { name: say.title }).count()).toBe(0);
    // The account page names the event.
    await berta.open('/you');
    await page.getByRole('heading', { name: say.title }).click();
    await page.getByRole('link', { name: EVENT.name }).waitFor();
    expect([...berta.faults, ...carla.faults]).toEqual([]);
    await Promise.all([berta, carla].map(({ context }) => context.close()));
  });
});
