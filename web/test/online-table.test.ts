import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { startMatch } from '../../kernel/match.ts';
import { seedFrom, type Seed } from '../../kernel/seed.ts';
import type { TableUpdate } from '../../table/update.ts';
import { violations } from './axe.ts';
import { DESK, launch, PHONE, shoot } from './browser.ts';
import { ASKED, chooseFirst } from './click-targets.ts';
import { begin, meet, openTable, playRound, turn, type Person } from './users.ts';
import { openSite, type Site } from './site.ts';
import { SAMPLE } from './sample-game.ts';

const MINUTE = 60_000;
const DUSK = { ...DESK, colorScheme: 'dark' } as const;
const DAY_PHONE = { ...PHONE, colorScheme: 'light' } as const;

let site: Site;
let browser: Browser;
/** The server's clock can be put forward. */
let ahead = 0;
/** The next match begins from this seed, if it matters. */
let dealt: Seed | undefined;
beforeAll(async () => {
  const newSeed = (): Seed => dealt ?? seedFrom('online table');
  [site, browser] = await Promise.all([openSite({ now: () => Date.now() + ahead, newSeed }), launch()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const part = (...people: readonly Person[]): Promise<unknown> =>
  Promise.all(people.map(({ context }) => context.close()));

const plyOf = async ({ page }: Person): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-ply'));

const seatOf = async (person: Person, table: string): Promise<number> =>
  (await person.call<TableUpdate>('GET', `/tables/${table}`)).you.seat ?? -1;

/** A seed of the sample game for two in which the start player holds so many kinds of tiles. */
async function seedWithHand(kinds: number): Promise<Seed> {
  const { game } = await loadGame(SAMPLE);
  for (let number = 0; ; number++) {
    const seed = seedFrom(`hand ${number}`);
    const { state } = startMatch(game, { players: 2, options: {} }, seed);
    // What the sample game shows a seat of its own tiles.
    const { hand } = game.view(state, game.toAct(state)[0]) as { hand: Record<string, number> };
    if (Object.values(hand).filter(count => count > 0).length === kinds) return seed;
  }
}

async function sound(people: readonly Person[], name: string): Promise<void> {
  for (const { page, faults } of people) {
    expect(await violations(page), name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(faults).toEqual([]);
  }
}

describe('before the match', () => {
  test('people come by link, with a name of their own; the host fills the rest with bots', async () => {
    const host = await meet(browser, site, DESK, 'Ana');
    const guest = await meet(browser, site, PHONE, 'Berta');
    const late = await meet(browser, site, DUSK, 'Clara');
    const { id, invite } = await openTable(host, 4);
    await host.open(`/table/${id}`);
    await host.page.getByText('Waiting for 3 more players').waitFor();

    await guest.page.goto(`${site.url}/join/${invite}`);
    await guest.page.getByText('Ana te guarda un asiento.').waitFor();
    await guest.page.getByLabel('Tu nombre en la mesa').fill('Bea');
    await shoot(guest.page, 'join-phone');
    await sound([guest], 'join');
    await guest.page.getByRole('button', { name: 'Unirme' }).click();
    await guest.page.getByText('empieza cuando lo diga Ana').waitFor();
    const place = host.page.locator('.seating li').nth(1);
    await place.getByText('Bea').waitFor();
    await shoot(guest.page, 'seating-phone');
    await sound([host, guest], 'waiting room');

    // Presence is live: who closes the window is away, who comes back is here.
    await guest.open('/settings');
    await place.getByText('away').waitFor();
    await guest.open(`/table/${id}`);
    await place.getByText('away').waitFor({ state: 'detached' });

    await host.page.getByRole('button', { name: 'Add bot, seat Sun' }).click();
    await host.page.getByLabel('Bot, seat Sun', { exact: true }).selectOption('level-1');
    await guest.page.getByText('Brote').waitFor();
    await guest.page.getByRole('button', { name: 'Cambiarme aquí, asiento Cubo' }).click();
    await host.page.locator('.seating li').nth(3).getByText('Bea').waitFor();
    await shoot(host.page, 'seating-desk');
    await host.page.getByRole('button', { name: 'Start with 1 bot' }).click();
    await Promise.all([host, guest].map(({ page }) => page.locator('.table').waitFor()));

    await late.page.goto(`${site.url}/join/${invite}`);
    await late.page.getByText('The game has started').waitFor();
    await shoot(late.page, 'join-late-desk');
    await sound([late], 'join late');
    await late.page.getByRole('button', { name: 'Just watch' }).click();
    await late.page.locator('.table').waitFor();
    await host.page.getByText('1 person watching').waitFor();
    await part(host, guest, late);
  });

  test('a link can be replaced and withdrawn; who comes too late is told, and led on', async () => {
    const host = await meet(browser, site, DESK, 'Ana');
    const guest = await meet(browser, site, DAY_PHONE, 'Berta');
    const { id, invite } = await openTable(host, 2);
    await host.open(`/table/${id}`);
    // The same link for a camera.
    await host.page.getByRole('img', { name: 'Or let them point their camera at this code.' }).waitFor();
    const field = host.page.locator('.invite input');
    await host.page.getByRole('button', { name: 'New link' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'New link' }).click();
    await expect.poll(() => field.inputValue()).not.toContain(invite);
    const link = await field.inputValue();

    await guest.page.goto(`${site.url}/join/${invite}`);
    await guest.page.getByRole('heading', { name: 'Esta invitación ya no es válida' }).waitFor();
    await guest.page.getByRole('link', { name: 'Volver a los juegos' }).waitFor();
    await shoot(guest.page, 'join-expired-phone');
    // The console of the browser names an answer of 404.
    expect(guest.faults.splice(0)).toHaveLength(1);
    await sound([guest], 'expired');

    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Unirme' }).click();
    await host.page.getByText("Everyone's here").waitFor();
    const third = await meet(browser, site, DESK, 'Clara');
    await third.page.goto(link);
    await third.page.getByText('All seats are taken').waitFor();
    await shoot(third.page, 'join-full-desk');
    await guest.page.getByRole('button', { name: 'Salir de la mesa' }).click();
    await host.page.getByText('Waiting for 1 more player').waitFor();

    await host.page.getByRole('button', { name: 'Turn off link' }).click();
    await host.page.getByText('The link is off').waitFor();
    await host.page.getByRole('button', { name: 'Create link' }).click();
    await field.waitFor();
    await host.page.getByRole('button', { name: 'Close table' }).click();
    await shoot(host.page, 'question-desk');
    await host.page.getByRole('dialog').getByRole('button', { name: 'Close table' }).click();
    await guest.page.getByText('Esta mesa se ha cerrado').waitFor();

    await third.open('/table/nosuchtable1');
    await third.page.getByText('exist or is private').waitFor();
    await shoot(third.page, 'table-unknown-desk');
    await part(host, guest, third);
  });
});

describe('at the table', () => {
  test('clocks run for the player to move, warn when little time is left, and hand the seat to a bot', async () => {
    const people = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, PHONE, 'Berta')];
    const id = await begin(people, { speed: { kind: 'live', bank: 600, increment: 5 } });
    const { actor, other } = await turn(people, id);
    const seat = await seatOf(actor, id);
    for (const { page } of people) expect(await page.locator('.seat .clock').count()).toBe(2);
    for (const { page } of people) {
      await page.locator('.seat .clock.is-running').nth(0).waitFor({ state: 'attached' });
      expect(await page.locator('.seat .clock.is-running').count()).toBe(1);
    }
    const time = actor.page.locator('.seat.is-own .clock > span').first();
    const before = await time.innerText();
    await expect.poll(() => time.innerText()).not.toBe(before);
    expect(await actor.page.locator('.clock.is-low').count()).toBe(0);
    await shoot(people[0].page, 'clocks-desk');
    await shoot(people[1].page, 'clocks-phone');

    ahead += 500_000;
    await other.wish(id, { type: 'say', text: 'Sin prisa' });
    await actor.page.locator('.seat.is-own .clock.is-low.is-running').waitFor({ state: 'attached' });
    await actor.page.locator('.slips [role=status]', { hasText: /2 min/ }).waitFor({ state: 'attached' });
    await shoot(actor.page, 'clocks-low');
    await shoot(other.page, 'clocks-low-other');
    await sound(people, 'clocks');

    ahead += 2 * MINUTE;
    const [name, says, back] =
      actor === people[0]
        ? ['Take your seat back', 'You ran out of time', 'sin tiempo (juega un bot)']
        : ['Recuperar mi asiento', 'Se te acabó el tiempo', 'out of time (bot playing)'];
    await actor.page.getByText(says).waitFor();
    await other.page.getByText(back).first().waitFor({ state: 'attached' });
    await shoot(actor.page, 'stand-in');
    await actor.page.getByRole('button', { name }).click();
    await actor.page.getByText(says).waitFor({ state: 'detached' });
    expect((await other.call<TableUpdate>('GET', `/tables/${id}`)).table.seats[seat].bot).toBeNull();
    await part(...people);
  });

  test('taking back is asked for, withdrawn, refused with a word, and granted', async () => {
    const people = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, DUSK, 'Berta')];
    const id = await begin(people, { undo: 'consent' });
    const asker = await playRound(people, id);
    const other = people.find(person => person !== asker) ?? asker;
    const ask = asker.page.getByRole('button', { name: 'Undo' });
    await expect.poll(() => ask.isEnabled()).toBe(true);
    const ply = await plyOf(asker);
    await ask.click();
    await other.page.getByText('wants to undo a move').waitFor();
    await shoot(other.page, 'undo-asked-desk');
    await sound(people, 'undo');
    await asker.page.getByRole('button', { name: 'Cancel request' }).click();
    await other.page.getByText('wants to undo a move').waitFor({ state: 'detached' });
    await ask.click();
    await other.page.getByRole('button', { name: 'Decline' }).click();
    await asker.page.locator('.slip', { hasText: 'declined. The move stands.' }).waitFor();
    expect(await plyOf(asker)).toBe(ply);
    await asker.page.locator('.slip').getByRole('button', { name: 'Close' }).click();
    await ask.click();
    await other.page.getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => plyOf(asker)).toBeLessThan(ply);
    await expect.poll(() => plyOf(other)).toBeLessThan(ply);
    await asker.page.locator(ASKED).filter({ visible: true }).first().waitFor();
    await part(...people);
  });

  test('a bot plays on for who leaves or stays away, and gives the seat back', async () => {
    const [host, guest] = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, PHONE, 'Berta')];
    const people = [host, guest];
    const id = await begin(people);
    if ((await turn(people, id)).actor !== guest) await playRound(people, id);
    await guest.open('/settings');
    const hand = host.page.getByRole('button', { name: 'Let a bot play for Berta' });
    await hand.click();
    await host.page.getByText('They only just left').waitFor();
    await shoot(host.page, 'away-desk');
    ahead += 3 * MINUTE;
    await hand.click();
    await host.page.getByText('away (bot playing)', { exact: true }).waitFor();
    await guest.open(`/table/${id}`);
    await guest.page.getByText('No estabas: un bot juega por ti.').waitFor();
    await shoot(guest.page, 'stand-in-phone');
    await sound([guest], 'stand-in');
    await guest.page.getByRole('button', { name: 'Recuperar mi asiento' }).click();
    await guest.page.getByText('Un bot juega por ti').waitFor({ state: 'detached' });

    await host.page.getByRole('button', { name: 'Hand over to a bot' }).click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Hand over to a bot' }).click();
    await host.page.locator('.slip').getByText('A bot is playing for you').waitFor();
    await host.page.getByRole('button', { name: 'Take your seat back' }).click();
    await host.page.locator('.slip').getByText('A bot is playing for you').waitFor({ state: 'detached' });
    await part(host, guest);
  });

  test('the chat stays at its last line, unless someone has scrolled up', async () => {
    const people = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, DESK, 'Berta')];
    const id = await begin(people);
    const [{ page }, other] = people;
    const talk = page.locator('.talk ol');
    const left = (): Promise<number> =>
      talk.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
    const hear = async (text: string): Promise<void> => {
      await other.wish(id, { type: 'say', text });
      await talk.getByText(new RegExp(`${text}$`)).waitFor();
    };
    for (let line = 1; line <= 12; line++) await hear(`Line ${line}`);
    await expect.poll(left).toBeLessThan(2);
    await talk.evaluate(async list => {
      list.scrollTo(0, 0);
      // The page hears of it with the next frame.
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    expect(await left()).toBeGreaterThan(50);
    await hear('One more');
    expect(await talk.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await shoot(page, 'talk-desk');
    await page.getByPlaceholder('Message').fill('My answer');
    await page.keyboard.press('Enter');
    await talk.getByText('My answer').waitFor();
    await expect.poll(left).toBeLessThan(2);
    await part(...people);
  });

  test('giving up is asked twice; then the places, and the same people once more', async () => {
    const [host, guest] = [await meet(browser, site, DUSK, 'Ana'), await meet(browser, site, PHONE, 'Berta')];
    const id = await begin([host, guest]);
    const watcher = await meet(browser, site, DESK, 'Clara');
    const { invite } = await host.call<{ invite: string }>('GET', `/tables/${id}/invite`);
    await watcher.call('POST', `/invites/${invite}`);
    await watcher.open(`/table/${id}`);
    await watcher.page.getByText('Waiting for').first().waitFor();
    expect(await watcher.page.getByRole('button', { name: 'Resign' }).count()).toBe(0);
    // Who watches is told so and finds no button that does nothing.
    await watcher.page.getByText('You are watching').waitFor();
    expect(await watcher.page.locator('.bar button:disabled, .table .is-open').count()).toBe(0);

    await guest.page.locator('.strip-row').click();
    await guest.page.getByRole('button', { name: 'Rendirme' }).click();
    await guest.page.getByRole('dialog').getByText('Es definitivo').waitFor();
    await shoot(guest.page, 'resign-phone');
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    expect(await host.page.locator('.ending').count()).toBe(0);
    await guest.page.getByRole('button', { name: 'Rendirme' }).click();
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Rendirme' }).click();
    await Promise.all([host, guest, watcher].map(({ page }) => page.locator('.ending h2').waitFor()));
    await shoot(host.page, 'conceded-desk');
    await sound([host, guest, watcher], 'finished');
    expect(await watcher.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);
    // The list of tables says how it ended.
    await guest.open('/');
    await guest.page.locator('#your-tables').getByText('Gana Ana').waitFor();
    await guest.open(`/table/${id}`);
    await guest.page.locator('.ending h2').waitFor();

    await host.page.getByRole('button', { name: 'Rematch' }).click();
    await host.page.getByText('Reserved for Berta').waitFor();
    await guest.page.getByRole('link', { name: 'Ir a la revancha' }).click();
    await guest.page.getByText('Reservado para ti').waitFor();
    await shoot(guest.page, 'rematch-phone');
    await sound([host, guest], 'rematch');
    await guest.page.getByRole('button', { name: 'Ocupar mi asiento' }).click();
    await host.page.getByRole('button', { name: 'Start game', exact: true }).click();
    await Promise.all([host, guest].map(({ page }) => page.locator('.table').waitFor()));
    await watcher.page.getByRole('link', { name: 'Go to rematch' }).click();
    await watcher.page.getByText('exist or is private').waitFor();
    await part(host, guest, watcher);
  });
});

describe('when something goes wrong', () => {
  test('a lost connection is said and comes back without a reload, with what was missed', async () => {
    const people = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, PHONE, 'Berta')];
    const id = await begin(people);
    const { actor, other } = await turn(people, id);
    await other.context.setOffline(true);
    await other.page.locator('.slip.is-lost').waitFor();
    await shoot(other.page, 'lost');
    await playRound(people, id);
    await other.context.setOffline(false);
    await other.page.locator('.slip.is-lost').waitFor({ state: 'detached' });
    await expect.poll(() => plyOf(other)).toBe(await plyOf(actor));
    await other.page.locator(ASKED).filter({ visible: true }).first().waitFor();
    await part(...people);
  });

  // With tiles of one kind in the hand the first touch settles everything.
  test.for([1, 2])(
    'a move that the table refuses is said so and can be made again; talk leaves a choice alone (kinds of tiles: %i)',
    async kinds => {
      dealt = await seedWithHand(kinds);
      const people = [await meet(browser, site, DESK, 'Ana'), await meet(browser, site, DESK, 'Berta')];
      const id = await begin(people);
      dealt = undefined;
      const { actor, other } = await turn(people, id);
      const { page } = actor;
      await page.locator(ASKED).filter({ visible: true }).first().click();
      const cancel = page.locator('[data-action=cancel]');
      await cancel.waitFor();
      await other.wish(id, { type: 'say', text: 'Buena suerte' });
      await page.locator('.talk').getByText('Buena suerte').waitFor();
      expect(await cancel.count()).toBe(1);
      expect((await page.locator(ASKED).count()) > 0).toBe(kinds > 1);
      await chooseFirst(page);
      await page.route('**/commands', route =>
        route.fulfill({ status: 409, json: { code: 'stale', message: 'the table has moved on' } }),
      );
      const ply = await plyOf(actor);
      await page.locator('[data-action=confirm]').click();
      await page.getByText('The game has moved on').waitFor();
      await shoot(page, 'refused-desk');
      await page.unroute('**/commands');
      await page.locator('.slip').getByRole('button', { name: 'Close' }).click();
      await chooseFirst(page);
      await page.locator('[data-action=confirm]').click();
      await expect.poll(() => plyOf(actor)).toBeGreaterThan(ply);
      await part(...people);
    },
  );
});
