import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { CHROMIUM_ARGUMENTS, chromiumFile } from '../build/chromium.ts';

/** Pictures for people to look at, taken when SHOTS is set; git does not keep them. */
const SHOTS = path.join(import.meta.dirname, 'shots');

export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
  readonly locale: 'en-GB' | 'es-ES';
  readonly colorScheme: 'light' | 'dark';
}

export const DESK: Screen = {
  name: 'desk',
  width: 1280,
  height: 800,
  hasTouch: false,
  locale: 'en-GB',
  colorScheme: 'light',
};
export const PHONE: Screen = {
  name: 'phone',
  width: 360,
  height: 740,
  hasTouch: true,
  locale: 'es-ES',
  colorScheme: 'dark',
};

/** The same phone on its side. */
export const ASIDE: Screen = { ...PHONE, name: 'aside', width: 740, height: 360, colorScheme: 'light' };

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumFile(), args: [...CHROMIUM_ARGUMENTS] });

/** A window of its own, as a new visitor has it. What goes wrong in the page goes wrong in the test. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
}

export async function visit(
  browser: Browser,
  { width, height, hasTouch, locale, colorScheme }: Screen,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch,
    locale,
    colorScheme,
    reducedMotion: 'reduce',
  });
  // The machine may be busy; a page that hangs is still found out.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(error.message));
  page.on('console', message => {
    // A picture opened by itself makes the browser look for an icon of its own, at any time.
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) faults.push(message.text());
  });
  return { context, page, faults };
}

export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env['SHOTS'] === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: path.join(SHOTS, `${name}.png`), animations: 'disabled' });
}
