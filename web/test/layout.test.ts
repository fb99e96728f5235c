import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { boxFaults } from './box-faults.ts';
import { captionFaults } from './caption-faults.ts';
import { shoot, visit, type Screen } from './browser.ts';
import { waitForSights } from './click-targets.ts';
import { lateDecisions } from './late-decisions.ts';
import { saveMatch } from './saved-match.ts';
import { LONG, venueForTests } from './test-site.ts';
import { textFaults, type TextSizes } from './text-faults.ts';

interface Device {
  readonly name: string;
  readonly hasTouch: boolean;
  readonly sizes: readonly (readonly [number, number])[];
  readonly text: TextSizes;
  /** The shorter side of something that can be chosen, in pixels. */
  readonly target: number;
}

/** Pieces that are left, copies of a card, numbers of events, steps and companies; and figures within sentences. */
const COUNTS =
  '.card-effect, .turn, .prompt, .consequences, .santiago-count, .santiago-times, .ceylon-copies, .ceylon-share, .ceylon-step, .ceylon-company, .ceylon-left, .tally-figure, .wheel, .race-mark, .race-moment';

const DEVICES: readonly Device[] = [
  {
    name: 'desk',
    hasTouch: false,
    sizes: [
      [1440, 900],
      [1280, 800],
    ],
    text: { letters: 12, figures: 14, counts: COUNTS, root: '.table' },
    target: 20,
  },
  {
    name: 'phone',
    hasTouch: true,
    sizes: [
      [390, 844],
      [360, 640],
      [844, 390],
      [640, 360],
    ],
    text: { letters: 11, figures: 14, counts: COUNTS, root: '.table' },
    target: 24,
  },
];

/** The share of the window that belongs to the board. */
const BOARD = 0.55;

/** As many as the longest choice needs. */
const MOST_TOUCHES = 4;

/** The longest name of a bot. */
const LEVEL = 'level-1';

/** Too small a board: on an upright phone its height counts, elsewhere its area. */
async function boardFaults(page: Page): Promise<readonly string[]> {
  const share = await page.evaluate(() => {
    const { width, height } =
      document.querySelector('.table-board')?.getBoundingClientRect() ?? new DOMRect();
    return innerWidth < innerHeight ? height / innerHeight : (width * height) / (innerWidth * innerHeight);
  });
  return share < BOARD ? [`the board has ${(share * 100).toFixed(1)} %`] : [];
}

/** What a player holds stands in a rail on wide screens: nobody looks for the rest of it below the window. */
const railFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rail = document.querySelector('.table > .dock');
    const hidden = rail === null ? 0 : rail.scrollHeight - rail.clientHeight;
    return innerWidth > 820 && innerHeight > 500 && hidden > 1 ? [`${hidden} px of the rail are hidden`] : [];
  });

/** Everything that is wrong on the screen, at each size of a device. */
async function faultsAt(page: Page, device: Device, name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of device.sizes) {
    await page.setViewportSize({ width, height });
    // Boards settle where their room changes, before the next picture is painted.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await shoot(page, `layout-${name}-${width}x${height}`);
    const faults = [
      ...(await boardFaults(page)),
      ...(await railFaults(page)),
      ...(await page.evaluate(textFaults, device.text)),
      ...(await page.evaluate(boxFaults, { leastTarget: device.target, inSight: 2 })),
      ...(await page.evaluate(captionFaults)),
    ];
    found.push(...new Set(faults.map(fault => `${name} ${width}x${height}: ${fault}`)));
  }
  return found;
}

/** The end of a game covers its board: only its own words are looked at. */
async function endFaults(page: Page, device: Device, game: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of device.sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await shoot(page, `layout-${game}-end-${width}x${height}`);
    const faults = await page.evaluate(textFaults, { ...device.text, root: '.ending' });
    found.push(...new Set(faults.map(fault => `${game}-end ${width}x${height}: ${fault}`)));
  }
  return found;
}

/** In a replay nothing is chosen on the board: only the controls must not cover each other. */
async function replayFaults(page: Page, device: Device, game: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of device.sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    await shoot(page, `layout-${game}-replay-${width}x${height}`);
    const faults = await page.evaluate(boxFaults, { leastTarget: 0, inSight: 2 });
    found.push(...new Set(faults.map(fault => `${game}-replay ${width}x${height}: ${fault}`)));
  }
  return found;
}

/** Touches one of the middle of what can be chosen until the choice is complete; whether anything was to be chosen. */
async function chooseMiddle(page: Page): Promise<boolean> {
  for (let touches = 0; touches < MOST_TOUCHES; touches++) {
    const { points, isConfirm } = await waitForSights(page);
    if (isConfirm) return touches > 0;
    const { x, y } = points[points.length >> 1];
    await page.mouse.click(x, y);
  }
  return true;
}

describe('the layout of a full table', () => {
  const venue = venueForTests();

  test.for(GAME_IDS)('%s: the board is large, all is legible and in reach', { timeout: LONG }, async game => {
    const { decisions, first, finished } = await lateDecisions(game);
    if (finished === undefined) throw new Error('no match came to its end');
    const positions = [
      ...decisions.map(decision => ({ ...decision, name: decision.phase })),
      ...first.map(decision => ({ ...decision, name: `first-of-${decision.record.config.players}` })),
    ];
    const found: string[] = [];
    for (const device of DEVICES) {
      const [[width, height]] = device.sizes;
      const screen: Screen = { ...device, width, height, locale: 'es-ES', colorScheme: 'light' };
      const { page, context, faults } = await visit(venue.browser, screen);
      await page.goto(venue.site.url);
      await page.locator('.card').first().waitFor();
      for (const { name, phase, record, seat } of positions) {
        await page.setViewportSize({ width, height });
        await saveMatch(page, { id: name, game, record, seat, level: LEVEL });
        await page.goto(`${venue.site.url}/#/play/${name}`);
        await page.locator(`.table[data-phase=${phase}]`).waitFor();
        await waitForSights(page);
        found.push(...(await faultsAt(page, device, `${game}-${name}`)));
        await page.setViewportSize({ width, height });
        if (await chooseMiddle(page)) found.push(...(await faultsAt(page, device, `${game}-${name}-chosen`)));
      }
      await page.setViewportSize({ width, height });
      await saveMatch(page, { id: 'end', game, record: finished, seat: 0, level: LEVEL });
      await page.goto(`${venue.site.url}/#/play/end`);
      await page.locator('.ending h2').waitFor();
      found.push(...(await endFaults(page, device, game)));
      await page.setViewportSize({ width, height });
      await page.goto(`${venue.site.url}/#/replay/local/end/${finished.moves.length >> 1}`);
      await page.locator('.replay-bar').waitFor();
      found.push(...(await replayFaults(page, device, game)));
      expect(faults).toEqual([]);
      await context.close();
    }
    expect(found).toEqual([]);
  });
});
