import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { en } from '../social/text/en.ts';
import { es } from '../social/text/es.ts';
import { violations } from './axe.ts';
import { DESK, launch, PHONE, shoot, type Screen } from './browser.ts';
import { begin, meet } from './users.ts';
import { openSite, type Site } from './site.ts';

const wordsOf = ({ locale }: Screen) => (locale === 'es-ES' ? es : en);

describe('the account page', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite({ flags: { push: 'yes' } }), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test.for([DESK, PHONE])('takes a vacation that the others see, on a $name', async screen => {
    const people = [
      await meet(browser, site, screen, 'Ana'),
      await meet(browser, site, screen, 'Berta'),
    ] as const;
    const [ana, berta] = people;
    const { vacation: say } = wordsOf(screen);
    const id = await begin(people, { speed: { kind: 'correspondence', days: 3 } });
    await ana.open('/you');
    await ana.page.getByLabel(say.days, { exact: true }).fill('3');
    await ana.page.getByRole('button', { name: say.take }).click();
    await ana.page.getByText(say.left(25)).waitFor();
    await shoot(ana.page, `account-vacation-${screen.name}`);
    expect(await violations(ana.page)).toEqual([]);
    await berta.open(`/table/${id}`);
    if (screen === PHONE) await berta.page.locator('.strip-row').click();
    await berta.page
      .getByText(/away until|fuera hasta/)
      .first()
      .waitFor();
    await shoot(berta.page, `vacation-seen-${screen.name}`);
    await ana.page.getByRole('button', { name: say.end, exact: true }).click();
    await ana.page.getByText(say.left(27)).waitFor();
    expect([...ana.faults, ...berta.faults]).toEqual([]);
    await Promise.all(people.map(({ context }) => context.close()));
  });

  test('says that a field is empty, and asks for it', async () => {
    const ana = await meet(browser, site, DESK, 'Ana');
    await ana.open('/you');
    const name = ana.page.getByRole('textbox', { name: 'Player name' });
    await name.fill('  ');
    await ana.page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await ana.page.getByRole('alert').getByText('This field is empty.').waitFor();
    expect(await name.evaluate(field => field === document.activeElement)).toBe(true);
    expect(await violations(ana.page)).toEqual([]);
    await name.fill('Ana María');
    await ana.page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await ana.page.getByRole('status').getByText('Saved').waitFor();
    expect(await ana.page.getByRole('alert').count()).toBe(0);
    expect(ana.faults).toEqual([]);
    await ana.context.close();
  });

  test('creates a token that is shown once, and revokes it', async () => {
    const ana = await meet(browser, site, DESK, 'Ana');
    const { tokens: say } = en;
    await ana.open('/you');
    await ana.page.getByRole('heading', { name: say.title }).click();
    await ana.page.getByLabel(say.name).fill('Club bot');
    await ana.page.getByLabel(say.scopes.play).check();
    await ana.page.getByRole('button', { name: say.create }).click();
    const secret = ana.page.locator('.secret code');
    await secret.waitFor();
    const token = await secret.textContent();
    const ask = (): Promise<number> =>
      fetch(`${site.url}/api/me/tables`, { headers: { authorization: `Bearer ${token}` } }).then(
        ({ status }) => status,
      );
    expect(await ask()).toBe(200);
    await shoot(ana.page, 'account-tokens');
    expect(await violations(ana.page)).toEqual([]);
    await ana.page.getByRole('button', { name: `${say.revoke}: Club bot` }).click();
    await ana.page.getByRole('dialog').getByRole('button', { name: say.revoke }).click();
    await ana.page.getByText(say.unused).waitFor({ state: 'detached' });
    await expect.poll(ask).toBe(401);
    expect(ana.faults).toEqual([]);
    await ana.context.close();
  });

  test('keeps how often notifications come', async () => {
    const ana = await meet(browser, site, PHONE, 'Ana');
    const { rhythm: say } = es;
    await ana.open('/you');
    await ana.page.getByLabel(say.push).selectOption('digest');
    await ana.page.getByLabel(say.at).fill('07:30');
    await ana.page.getByRole('button', { name: say.save, exact: true }).last().click();
    await ana.page.getByText(say.saved).waitFor();
    await ana.page.reload();
    await ana.page.getByLabel(say.at).waitFor();
    expect(await ana.page.getByLabel(say.at).inputValue()).toBe('07:30');
    expect(ana.faults).toEqual([]);
    await ana.context.close();
  });
});
