import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { openSite, type Site } from './site.ts';

/** A game has hundreds of touches, and the machine may be busy. */
export const LONG = 600_000;

/** A site and a browser that are there while the tests of a block run. */
export interface Venue {
  readonly site: Site;
  readonly browser: Browser;
}

/** Opens both before the first test of the block it is called in, and closes them after the last. */
export function venueForTests(): Venue {
  let opened: Venue | undefined;
  const present = (): Venue => {
    if (opened === undefined) throw new Error('the site is open only while tests run');
    return opened;
  };
  beforeAll(async () => {
    const [site, browser] = await Promise.all([openSite(), launch()]);
    opened = { site, browser };
  }, LONG);
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.site.close();
  });
  return {
    get site() {
      return present().site;
    },
    get browser() {
      return present().browser;
    },
  };
}
