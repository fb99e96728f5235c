import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TableUpdate } from '../../table/update.ts';
import { DESK, PHONE, shoot, visit, type Visit } from './browser.ts';
import { playTogether } from './click-targets.ts';
import { LONG, venueForTests } from './test-site.ts';
import { HAND, SAMPLE } from './sample-game.ts';

/** Everything the server ever sends to a window about a table, read from the wire. */
async function listen({ context, page }: Visit): Promise<TableUpdate[]> {
  const messages: TableUpdate[] = [];
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.eventSourceMessageReceived', ({ eventName, data }) => {
    // The event that docs/api.md describes.
    if (eventName === 'table') messages.push(JSON.parse(data) as TableUpdate);
  });
  return messages;
}

/** Before the end no one is sent the seed, and each hand goes only to its holder. */
function expectSecrets(told: readonly (readonly TableUpdate[])[]): void {
  const [, , watched] = told;
  const during = told.map(messages => messages.filter(({ table }) => table.status === 'playing'));
  for (const [index, messages] of during.entries()) {
    expect(messages.length).toBeGreaterThan(20);
    for (const { table } of messages) {
      expect(table.seed).toBeNull();
      // In the sample game's view, `hand` is the viewer's own; a spectator has none.
      const { hand } = table.view as { hand: object | null };
      expect(hand === null).toBe(index === 2);
    }
  }
  expect(watched.every(({ you, table }) => you.seat === null && table.moves.length === 0)).toBe(true);
  const secrets = told.map(
    messages => JSON.stringify(messages.map(({ lines }) => lines)).split('"secret"').length - 1,
  );
  expect(secrets[2]).toBe(0);
  expect(watched.at(-1)?.table.seed).not.toBeNull();
}

/** What one does is on every screen at once, without a reload. */
async function expectTogether(pages: readonly Page[]): Promise<void> {
  const plies = (): Promise<(string | null)[]> =>
    Promise.all(pages.map(page => page.locator('.table').getAttribute('data-ply')));
  await expect.poll(async () => new Set(await plies()).size).toBe(1);
  expect(Number((await plies())[0])).toBeGreaterThan(0);
}

describe('a table at the server', () => {
  const venue = venueForTests();

  test('two people in two languages play a whole game, and a third watches', { timeout: LONG }, async () => {
    const [host, guest, watcher] = await Promise.all([
      visit(venue.browser, DESK),
      visit(venue.browser, PHONE),
      visit(venue.browser, DESK),
    ]);
    const told = await Promise.all([host, guest, watcher].map(listen));
    await host.page.goto(`${venue.site.url}/#/game/${SAMPLE}`);
    await host.page.getByRole('button', { name: 'Create table' }).click();
    const link = await host.page.locator('.invite input').inputValue();

    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Unirme' }).click();
    await watcher.page.goto(link);
    await watcher.page.getByRole('button', { name: 'Just watch' }).click();
    await host.page.getByRole('button', { name: 'Start game', exact: true }).click();
    const pages = [host, guest, watcher].map(({ page }) => page);
    await Promise.all(pages.map(page => page.locator('.table').waitFor()));

    await playTogether([host.page, guest.page], touches => touches >= 12);
    await expectTogether(pages);
    // The spectator sees the table, and only what everyone may see.
    expect(await watcher.page.locator(HAND).count()).toBe(0);
    expect(await watcher.page.locator('.table .is-open').count()).toBe(0);
    expect(await host.page.locator(HAND).count()).toBeGreaterThan(0);
    await guest.page.locator('.strip-row').click();
    await guest.page.getByPlaceholder('Escribe un mensaje').fill('Buena cosecha');
    await guest.page.keyboard.press('Enter');
    await guest.page.locator('.strip-row').click();
    await host.page.locator('.talk').getByText('Buena cosecha').waitFor();
    await watcher.page.locator('.talk').getByText('Buena cosecha').waitFor();
    await watcher.page.getByPlaceholder('Message').fill('Good harvest');
    await watcher.page.keyboard.press('Enter');
    await guest.page.locator('.is-said', { hasText: 'Good harvest' }).waitFor();

    // The server stops and starts again: nothing is lost, and no one reloads.
    const before = await host.page.locator('.table').getAttribute('data-ply');
    const story = await host.page.locator('.story ol').innerText();
    await venue.site.restart(async () => {
      await host.page.getByText('Connection lost').waitFor();
      await shoot(host.page, 'online-lost-desk');
    });
    await Promise.all(
      pages.map(page => page.locator('.is-lost').waitFor({ state: 'detached', timeout: 40_000 })),
    );
    expect(await host.page.locator('.table').getAttribute('data-ply')).toBe(before);
    expect(await host.page.locator('.story ol').innerText()).toBe(story);

    await playTogether([host.page, guest.page], () => false);
    await Promise.all(pages.map(page => page.locator('.ending h2').waitFor()));
    await shoot(watcher.page, 'online-over-desk');
    const totals = await Promise.all(
      pages.map(page => page.locator('.sheet tfoot tr').first().locator('td').allTextContents()),
    );
    expect(totals[1]).toEqual(totals[0]);
    expect(totals[2]).toEqual(totals[0]);
    expectSecrets(told);
    await host.page.getByRole('link', { name: 'Replay' }).click();
    await host.page.locator('.replay-line').waitFor();
    await Promise.all([host, guest, watcher].map(({ context }) => context.close()));
  });
});
