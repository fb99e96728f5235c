// How smoothly the app draws the turns of bots, with a processor four times slower.
import type { Browser, Page } from 'playwright-core';
import { GAME_IDS, type GameId } from '../games/index.ts';

/** The frames of a bot's turn. */
export interface FrameFigures {
  /** From one picture to the next, in milliseconds. */
  readonly medianMs: number;
  /** The share of pictures that came more than one beat of a 60 Hz screen late, in percent. */
  readonly latePercent: number;
  readonly longestMs: number;
}

const SLOWER = 4;
const TURNS = 3;
const LATE_MS = 1000 / 30;

// What follows runs in the page, where this program's types do not reach.
const PLAY_TURN = `(async () => {
  const ask = '.table .is-open, .bar-choices .choice';
  const frame = () => new Promise(requestAnimationFrame);
  const shown = selector => [...document.querySelectorAll(selector)].find(one => one.getClientRects().length > 0);
  const click = element => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (let touches = 0; touches < 20; touches++) {
    const ready = document.querySelector('[data-action=confirm]:enabled');
    if (ready === null) {
      const open = shown(ask);
      if (open !== undefined) click(open);
      await frame();
      await frame();
      continue;
    }
    const ply = document.querySelector('.table').dataset.ply;
    click(ready);
    const times = [];
    let last = await frame();
    for (let count = 0; count < 900; count++) {
      const now = await frame();
      times.push(now - last);
      last = now;
      const table = document.querySelector('.table');
      if (document.querySelector('.ending') !== null) break;
      if (table.dataset.ply !== ply && shown(ask) !== undefined && count > 60) break;
    }
    return times;
  }
  return [];
})()`;

/** A few turns of each game on a phone, the bots' answers included. */
export async function frameBench(browser: Browser, url: string): Promise<Record<GameId, FrameFigures>> {
  const figures: Partial<Record<GameId, FrameFigures>> = {};
  for (const game of GAME_IDS) figures[game] = framesOf(await turnsOf(browser, url, game));
  // The loop names every game.
  return figures as Record<GameId, FrameFigures>;
}

async function turnsOf(browser: Browser, url: string, game: GameId): Promise<readonly number[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  const page: Page = await context.newPage();
  await page.goto(url);
  await page.locator(`.card[data-game=${game}] button.main`).click();
  await page.locator('.table .is-open, .bar-choices .choice').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) times.push(...(await page.evaluate<number[]>(PLAY_TURN)));
  await context.close();
  return times;
}

function framesOf(times: readonly number[]): FrameFigures {
  const sorted = times.toSorted((one, other) => one - other);
  const late = times.filter(time => time > LATE_MS).length;
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return {
    medianMs: tenth(sorted[sorted.length >> 1] ?? 0),
    latePercent: tenth((100 * late) / Math.max(1, times.length)),
    longestMs: tenth(sorted.at(-1) ?? 0),
  };
}
