// The app in a real Chromium: what it weighs, how soon it answers, whether anything jumps.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';

import type { GameId } from '../games/index.ts';
import { serve } from '../server/start.ts';
import { readSettings } from '../server/config.ts';
import { CHROMIUM_ARGUMENTS, chromiumFile } from '../web/build/chromium.ts';
import { buildWeb } from '../web/build/app.ts';
import { frameBench, type GameFrames } from './web-frames.ts';

/** The figures of the app; kilobytes are thousands of bytes as they travel. */
export interface WebFigures {
  readonly bench: 'web';
  /** Script of the home page, gzip. */
  readonly firstScriptKb: number;
  /** Everything the home page loads. */
  readonly firstLoadKb: number;
  /** What the first table adds. */
  readonly tableKb: number;
  /** Until a game can be started, with a processor four times slower and 1.6 Mbit/s. Median of five. */
  readonly interactiveMs: number;
  /** From a touch to the picture that shows it, in the page's own clock. Median. */
  readonly inputMs: number;
  /** The sum of all layout shifts without a touch, on the home page and until the first decision. */
  readonly layoutShift: number;
  /** How smoothly turns of bots, dragging and pinching are drawn in each game. */
  readonly frames: Readonly<Record<GameId, GameFrames>>;
}

const SLOW = { rate: 4, bytesPerSecond: 200_000, latency: 40 };
const RUNS = 5;
const TOUCHES = 12;

// What follows runs in the page, where this program's types do not reach.
const READY_TIME = "document.querySelector('.card button:enabled') === null ? 0 : performance.now()";

const WATCH_SHIFTS = `
  globalThis.shifted = 0;
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

const touchTime = (touch: number): string => `new Promise(resolve => {
  const spots = document.querySelectorAll('.spot-button.is-open, .spot-button.is-other');
  const started = performance.now();
  spots[${touch} % spots.length]?.click();
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - started);
    port2.postMessage(0);
  });
})`;

export async function webBench(): Promise<WebFigures> {
  await buildWeb();
  const folder = mkdtempSync(path.join(tmpdir(), 'cosecha-bench-'));
  const served = await serve(
    readSettings({ port: '0', data: folder, log: 'error', rate: '0' }, {}, folder),
    'bench',
  );
  const browser = await chromium.launch({ executablePath: chromiumFile(), args: [...CHROMIUM_ARGUMENTS] });
  try {
    return await measure(browser, served.address);
  } finally {
    await browser.close();
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(browser: Browser, url: string): Promise<WebFigures> {
  const starts: number[] = [];
  for (let run = 0; run < RUNS; run++) starts.push(await slowStart(browser, url));
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  const page = await context.newPage();
  const traffic = await countTraffic(await context.newCDPSession(page));
  await page.addInitScript({ content: WATCH_SHIFTS });
  await page.goto(url);
  await page.locator('.card').first().waitFor();
  await page.waitForTimeout(500);
  const first = traffic();
  await page.locator('.card[data-game=cacao] button.main').click();
  await page.locator('.table .is-open').first().waitFor();
  await page.waitForTimeout(500);
  const all = traffic();
  const shift = await page.evaluate<number>('shifted');
  const inputs = await touchTimes(page);
  return {
    bench: 'web',
    firstScriptKb: kilo(first.script),
    firstLoadKb: kilo(first.total),
    tableKb: kilo(all.total - first.total),
    interactiveMs: Math.round(middle(starts)),
    inputMs: Math.round(middle(inputs) * 10) / 10,
    layoutShift: Math.round(shift * 10_000) / 10_000,
    frames: await frameBench(browser, url),
  };
}

/** A visitor with a slow phone and a slow connection: milliseconds until a game can be started. */
async function slowStart(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.rate });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latency,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await page.goto(url, { waitUntil: 'commit' });
  const ready = await page.waitForFunction<number>(READY_TIME, undefined, { polling: 16 });
  const time = await ready.jsonValue();
  await context.close();
  return time;
}

/** Adds up the bytes that come over the line. */
async function countTraffic(session: CDPSession): Promise<() => { script: number; total: number }> {
  const kinds = new Map<string, string>();
  let [script, total] = [0, 0];
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength;
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  await session.send('Network.enable');
  // Bytes are counted in the form that every browser takes.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  return () => ({ script, total });
}

/** Touches hand tiles one after another and times each until its picture is there. */
async function touchTimes(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (let touch = 0; touch < TOUCHES; touch++) times.push(await page.evaluate<number>(touchTime(touch)));
  return times;
}

const kilo = (bytes: number): number => Math.round(bytes / 100) / 10;

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1];
