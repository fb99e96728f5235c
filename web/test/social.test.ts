import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appoint } from '../../server/moderation/acts.ts';
import { COMMAND_LINE } from '../../server/moderation/act-list.ts';
import { openOffline } from '../../server/moderation/offline.ts';
import { violations } from './axe.ts';
import { DESK, launch, PHONE, shoot } from './browser.ts';
import { begin, meet, openTable, type Person } from './users.ts';
import { openSite, type Site } from './site.ts';

const idOf = async (person: Person): Promise<string> => (await person.call<{ id: string }>('GET', '/me')).id;

const isSound = async ({ page }: Person, name: string): Promise<void> => {
  await shoot(page, name);
  expect(await violations(page), name).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, name).toBeLessThanOrEqual(0);
};

describe('friends and moderation', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test('friends are found by code, agree, and are invited to a table', async () => {
    const [ana, berta] = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, PHONE, 'Berta')];
    await ana.open('/friends');
    await ana.page.getByRole('textbox', { name: 'Friend code', exact: true }).fill('nobody-at-all');
    await ana.page.getByRole('button', { name: 'Add friend' }).click();
    await ana.page.getByRole('alert').waitFor();
    await ana.page.getByRole('textbox', { name: 'Friend code', exact: true }).fill(await idOf(berta));
    await ana.page.getByRole('button', { name: 'Add friend' }).click();
    await ana.page.getByRole('button', { name: 'Cancel request: Berta' }).waitFor();
    await berta.open('/friends');
    await berta.page.getByRole('button', { name: 'Aceptar: Ana' }).click();
    await berta.page.getByRole('button', { name: 'Quitar: Ana' }).waitFor();
    await isSound(berta, 'friends-phone');
    const { id } = await openTable(ana, 2);
    await ana.open(`/table/${id}`);
    await ana.page.getByRole('button', { name: 'Invite: Berta' }).click();
    await ana.page.getByRole('button', { name: 'Invited: Berta' }).waitFor();
    await isSound(ana, 'invite-friends');
    await berta.open('');
    await berta.page.getByText('Ana te invita a jugar a Cacao.').waitFor();
    await berta.page.getByRole('link', { name: 'Ir a la mesa' }).click();
    await berta.page.getByRole('button', { name: /^Sentarme aquí/ }).waitFor();
    // The code that no one has is the one thing that was not found.
    expect(ana.faults.filter(fault => !fault.includes('404'))).toEqual([]);
    expect(berta.faults).toEqual([]);
    await Promise.all([ana, berta].map(({ context }) => context.close()));
  });

  test('someone is muted, reported and warned', async () => {
    const [ana, berta] = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, DESK, 'Berta')];
    const id = await begin([ana, berta]);
    await berta.wish(id, { type: 'say', text: 'what a silly move' });
    const line = ana.page.locator('.talk li', { hasText: 'what a silly move' });
    await line.waitFor();
    await ana.page.locator('.player-menu summary').click();
    await ana.page.getByRole('button', { name: 'Report Berta' }).click();
    await ana.page.locator('.report input[type=checkbox]').first().check();
    await isSound(ana, 'report');
    await ana.page.getByRole('button', { name: 'Send report' }).click();
    await ana.page.locator('.player-menu [role=status]').waitFor();
    await ana.page.getByRole('button', { name: 'Mute, Berta' }).click();
    await ana.page.getByRole('button', { name: 'Unmute, Berta' }).waitFor();
    await line.waitFor({ state: 'detached' });

    const chief = await meet(browser, site, PHONE, 'Carla');
    await chief.open('/operator');
    await chief.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await chief.page.locator('.report-card').count()).toBe(0);
    const parts = await openOffline({ data: site.folder, database: undefined, redis: undefined });
    await appoint(parts, { operator: COMMAND_LINE, reason: 'test' }, await idOf(chief));
    await parts.close();
    await chief.page.reload();
    const card = chief.page.locator('article.report-card');
    await card.getByText('what a silly move').waitFor();
    await isSound(chief, 'operator-phone');
    await card.locator('.operator-form input').fill('Be kind');
    await card.getByRole('button', { name: 'Aplicar' }).click();
    await chief.page.locator('.act-list li', { hasText: 'Be kind' }).waitFor();

    await berta.open('');
    await berta.page.getByText('You have been warned.').waitFor();
    await isSound(berta, 'warned');
    await berta.page.getByRole('button', { name: "I've read it" }).click();
    await berta.page.locator('.operator-words').waitFor({ state: 'detached' });
    expect([...ana.faults, ...berta.faults]).toEqual([]);
    await Promise.all([ana, berta, chief].map(({ context }) => context.close()));
  });

  test('pictures are sent, someone is sent away, and a match is ended by all', async () => {
    const [ana, berta] = [await meet(browser, site, PHONE, 'Ana'), await meet(browser, site, DESK, 'Berta')];
    const { id, invite } = await openTable(ana, 2);
    await berta.call('POST', `/invites/${invite}`);
    await berta.wish(id, { type: 'sit', seat: 1 });
    await ana.open(`/table/${id}`);
    await ana.page.getByRole('button', { name: /^Quitar/ }).click();
    await ana.page.getByText('ha retirado a Berta').waitFor();
    const refused = berta.wish(id, { type: 'sit', seat: 1 });
    await expect(refused).rejects.toThrow(/404|403/);

    const match = await begin([ana, berta]);
    await berta.page.getByRole('button', { name: 'Well played' }).click();
    await berta.page.locator('.talk li svg').waitFor();
    await isSound(berta, 'reactions');
    await ana.page.locator('.talk li svg').waitFor({ state: 'attached' });
    await berta.page.getByRole('button', { name: 'Propose ending the game' }).click();
    await berta.page
      .locator('dialog.question')
      .getByRole('button', { name: 'Propose ending the game' })
      .click();
    const asked = ana.page.locator('.slip', { hasText: 'Berta propone terminar la partida' });
    await asked.waitFor();
    await isSound(ana, 'abort-phone');
    await asked.getByRole('button', { name: 'Terminar la partida' }).click();
    await berta.page.getByText('This table was closed.').waitFor();
    const { table } = await ana.call<{ table: { status: string } }>('GET', `/tables/${match}`);
    expect(table.status).toBe('closed');
    await Promise.all([ana, berta].map(({ context }) => context.close()));
  });
});
