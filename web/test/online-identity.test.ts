import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Me } from '../../api/person.ts';
import { violations } from './axe.ts';
import { DESK, launch, PHONE, shoot } from './browser.ts';
import { meet } from './users.ts';
import { openSite, type Site } from './site.ts';

/** A mail server that keeps what it gets. */
const mails: string[] = [];
const catcher = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (part: Buffer) => (text += part.toString('utf8')));
    stream.on('end', () => {
      mails.push(text);
      done();
    });
  },
});

/** The lock of a device, as Chromium plays it. */
async function lockOf(context: BrowserContext, page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id };
}

/** Stands in for the push service of the browser's maker, which a test cannot reach. */
function pretendPushes(): void {
  let made: object | null = null;
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/test',
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/test',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    }),
    unsubscribe: () => {
      made = null;
      return Promise.resolve(true);
    },
  };
  PushManager.prototype.subscribe = () => {
    made = subscription;
    // Only what the app uses of it.
    return Promise.resolve(subscription as unknown as PushSubscription);
  };
  PushManager.prototype.getSubscription = () => Promise.resolve(made as PushSubscription | null);
}

/** Hands the app's worker what a push service would hand it. */
async function deliver(context: BrowserContext, page: Page, origin: string, notice: object): Promise<void> {
  const cdp = await context.newCDPSession(page);
  const registration = new Promise<string>(resolve => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations)
        if (scopeURL.startsWith(origin)) resolve(registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const data = JSON.stringify(notice);
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
}

async function shownNotices(): Promise<string[]> {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
}

describe('who you are', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    await new Promise<void>(resolve => catcher.listen(0, '127.0.0.1', resolve));
    // A server that listens on a port has an address of this kind.
    const { port } = catcher.server.address() as AddressInfo;
    const flags = { smtp: `smtp://127.0.0.1:${port}`, push: 'yes' };
    [site, browser] = await Promise.all([openSite({ flags }), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
    catcher.close();
  });

  test('a passkey makes you yourself again on another device, until it is removed', async () => {
    const ana = await meet(browser, site, DESK, 'Ana');
    const { page, context } = ana;
    const lock = await lockOf(context, page);
    await ana.open('/you');
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await page.getByText('Passkey created. Use it').waitFor();
    await page.getByText(/^Passkey created \w/).waitFor();
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await page.getByText('already has your passkey').waitFor();
    const { credentials } = await lock.cdp.send('WebAuthn.getCredentials', { authenticatorId: lock.id });
    expect(credentials).toHaveLength(1);

    const other = await meet(browser, site, PHONE, 'Berta');
    const phone = await lockOf(other.context, other.page);
    await other.open('/you');
    await other.page.getByRole('button', { name: 'Usar una llave' }).click();
    await other.page.getByText('No se ha hecho nada').waitFor();
    await phone.cdp.send('WebAuthn.addCredential', { authenticatorId: phone.id, credential: credentials[0] });
    await other.page.getByRole('button', { name: 'Usar una llave' }).click();
    await other.page.getByText('Hola de nuevo, Ana.').waitFor();
    expect(await other.page.getByLabel('Tu nombre en la mesa', { exact: true }).inputValue()).toBe('Ana');
    expect((await other.call<Me>('GET', '/me')).id).toBe((await ana.call<Me>('GET', '/me')).id);

    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText(/^Passkey created \w/).waitFor({ state: 'detached' });
    await other.page.getByRole('button', { name: 'Usar una llave' }).click();
    await other.page.getByText('El servidor no reconoce esta llave').waitFor();
    expect(ana.faults).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });

  test('a recovery code is shown once and brings you back; a wrong one is told so', async () => {
    const ana = await meet(browser, site, DESK, 'Ana');
    const { page, context } = ana;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ana.open('/you');
    await page.getByRole('button', { name: 'Create code' }).click();
    const code = await page.locator('.secret code').innerText();
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await shoot(page, 'you-code-desk');
    await page.reload();
    await page.getByRole('button', { name: 'Create new code' }).waitFor();
    expect(await page.locator('.secret').count()).toBe(0);

    const other = await meet(browser, site, PHONE, 'Berta');
    await other.open('/you');
    const field = other.page.getByLabel('Código de recuperación');
    for (const wrong of ['nada', code.replace(/.$/, letter => (letter === 'A' ? 'B' : 'A'))]) {
      await field.fill(wrong);
      await other.page.getByRole('button', { name: 'Usar el código' }).click();
      await other.page.getByText('Ese código no es de ninguna cuenta').waitFor();
      expect((await other.call<Me>('GET', '/me')).name).toBe('Berta');
    }
    await shoot(other.page, 'you-bad-code-phone');
    await field.fill(code.toLowerCase().replaceAll('-', ' '));
    await other.page.getByRole('button', { name: 'Usar el código' }).click();
    await other.page.getByText('Hola de nuevo, Ana.').waitFor();
    await Promise.all([context.close(), other.context.close()]);
  });

  test('a name, programs with their tokens, signing out and being forgotten', async () => {
    const { page, context, call, open } = await meet(browser, site, DESK, 'Ana');
    await open('/you');
    await page.getByLabel('Player name', { exact: true }).fill('Anita');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved').waitFor();
    const me = await call<Me>('GET', '/me');
    expect(me.name).toBe('Anita');
    // Notices speak the language of the page.
    await page.getByRole('button', { name: 'Español' }).click();
    await expect.poll(async () => (await call<Me>('GET', '/me')).language).toBe('es');
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(async () => (await call<Me>('GET', '/me')).language).toBe('en');

    const programs = page.getByRole('region', { name: 'Bot programs' });
    await programs.locator('summary').click();
    await programs.getByLabel('Program name').fill('Robin');
    await programs.getByRole('button', { name: 'Create token' }).click();
    const token = await programs.locator('.secret code').innerText();
    const asRobin = await fetch(`${site.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await asRobin.json()).toMatchObject({ name: 'Robin', kind: 'program' });
    await page.getByRole('button', { name: 'Revoke: Robin' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    await page.getByRole('button', { name: 'Revoke: Robin' }).waitFor({ state: 'detached' });
    const after = await fetch(`${site.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(after.status).toBe(401);

    // Staying is the easy answer: Escape and the first button keep everything.
    await page.getByRole('button', { name: 'Delete my data' }).click();
    await page.getByRole('dialog').getByText("This can't be undone").waitFor();
    await shoot(page, 'you-forget-desk');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect((await call<Me>('GET', '/me')).id).toBe(me.id);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('dialog').getByText('no passkey or recovery code').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Delete my data' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByText('Your data was deleted').waitFor();
    const fresh = await call<Me>('GET', '/me');
    expect(fresh.id).not.toBe(me.id);
    expect(await page.getByLabel('Player name', { exact: true }).inputValue()).toBe(fresh.name);
    expect(fresh.name).not.toBe('Anita');
    await context.close();
  });

  test('notices in the browser are asked for, refused, started and stopped', async () => {
    const { page, context, call, open } = await meet(browser, site, PHONE, 'Ana');
    await page.addInitScript(pretendPushes);
    await context.grantPermissions(['notifications'], { origin: site.url });
    await open('/you');
    await page.getByRole('button', { name: 'Activar avisos' }).click();
    await page.getByText('Los avisos llegan a este navegador').waitFor();
    expect((await call<Me>('GET', '/me')).pushes).toBe(1);
    const notice = { title: 'Te toca en Cacao', body: 'Berta espera', url: `${site.url}/table/x` };
    await deliver(context, page, site.url, notice);
    await expect.poll(() => page.evaluate(shownNotices)).toEqual(['Te toca en Cacao: Berta espera']);
    await page.getByRole('button', { name: 'Desactivar avisos' }).click();
    await page.getByRole('button', { name: 'Activar avisos' }).waitFor();
    await expect.poll(async () => (await call<Me>('GET', '/me')).pushes).toBe(0);
    await context.clearPermissions();
    // Chromium refuses whatever was not granted once something was.
    await context.grantPermissions(['geolocation'], { origin: site.url });
    await page.reload();
    await page.getByText('Los avisos están bloqueados').waitFor();
    expect(await page.getByRole('button', { name: 'Activar avisos' }).count()).toBe(0);
    await shoot(page, 'you-denied-phone');
    await context.close();
  });

  test('an address for mails is confirmed by the code that was sent to it', async () => {
    const { page, context, call, open } = await meet(browser, site, DESK, 'Ana');
    await open('/you');
    const field = page.getByLabel('Email address');
    await field.fill('ana');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByText('not a valid email address').waitFor();
    await field.fill('ana@example.org');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByText('on its way to ana@example.org').waitFor();
    await expect.poll(() => mails.length).toBe(1);
    const [, code] = /\b(\d{6})\b/.exec(mails[0].split('\r\n\r\n').slice(1).join(' ')) ?? [];
    await page.getByLabel('Six-digit code').fill(code === '111111' ? '222222' : '111111');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Wrong code').waitFor();
    await shoot(page, 'you-mail-desk');
    await page.getByLabel('Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Notifications go to ana@example.org').waitFor();
    await page.getByRole('button', { name: 'Turn off email' }).click();
    await field.waitFor();
    expect((await call<Me>('GET', '/me')).email).toBeNull();
    await context.close();
  });

  test.for([
    { ...DESK, colorScheme: 'dark' as const },
    { ...PHONE, colorScheme: 'light' as const },
  ])('its page is accessible on a $name in $colorScheme', async screen => {
    const { page, context, faults, open } = await meet(browser, site, screen, 'Ana');
    await open('/you');
    await page.locator('.you-part').nth(5).waitFor();
    for (const summary of await page.locator('summary').all()) await summary.click();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.setViewportSize({ width: screen.width, height: 2000 });
    await shoot(page, `you-${screen.name}-${screen.colorScheme}`);
    expect(faults).toEqual([]);
    await context.close();
  });
});
