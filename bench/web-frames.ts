// How smoothly the app draws turns of bots, dragging and pinching, with a processor four times slower.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { GAME_IDS, type GameId } from '../games/index.ts';

/** The frames of one activity. */
export interface FrameFigures {
  readonly frames: number;
  /** From one frame to the next, in milliseconds. */
  readonly medianMs: number;
  /** The share of frames that missed a beat of a 60 Hz screen (16.7 ms), and of those that missed two, in percent. */
  readonly over16Percent: number;
  readonly over33Percent: number;
  readonly longestMs: number;
}

/** The activities that are measured in each game. */
export interface GameFrames {
  readonly turn: FrameFigures;
  /** null in a game whose board cannot be enlarged. */
  readonly drag: FrameFigures | null;
  readonly pinch: FrameFigures | null;
}

const SLOWER = 4;
const TURNS = 3;
const GESTURES = 3;
/** A beat of a 60 Hz screen, with room for the rounding of the page's clock. */
const BEAT_MS = 1000 / 60 + 1;
const TWO_BEATS_MS = 2 * (1000 / 60) + 1;
const SCREEN = { width: 390, height: 844 };

const ASK = '.table .is-open, .bar-choices .choice';

// What follows runs in the page, where this program's types do not reach.
const RECORD = `(() => {
  const times = [];
  let last;
  globalThis.recording = true;
  const step = now => {
    if (last !== undefined) times.push(now - last);
    last = now;
    if (globalThis.recording) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
  globalThis.recorded = times;
})()`;

const RECORDED = '(() => { globalThis.recording = false; return globalThis.recorded; })()';

/** Chooses until the move is complete; answers whether it is. */
const PREPARE = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const shown = () => [...document.querySelectorAll('${ASK}')].find(one => one.getClientRects().length > 0);
  for (let touches = 0; touches < 60; touches++) {
    if (document.querySelector('[data-action=confirm]:enabled') !== null) return true;
    shown()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await frame();
    await frame();
  }
  return false;
})()`;

/** Plays the move, and waits until the bots have answered on the screen. */
const PLAY = `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const shown = () => [...document.querySelectorAll('${ASK}')].some(one => one.getClientRects().length > 0);
  const ply = document.querySelector('.table').dataset.ply;
  document.querySelector('[data-action=confirm]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  for (let count = 0; count < 900; count++) {
    await frame();
    if (document.querySelector('.ending') !== null) return;
    // Asking what is shown makes the page lay itself out: it must not be part of every frame.
    if (count > 30 && document.querySelector('.table').dataset.ply !== ply && shown()) return;
  }
})()`;

/** Turns, dragging and pinching in each game on a phone. */
export async function frameBench(browser: Browser, url: string): Promise<Record<GameId, GameFrames>> {
  const figures: Partial<Record<GameId, GameFrames>> = {};
  for (const game of GAME_IDS) figures[game] = await gameFrames(browser, url, game);
  // The loop names every game.
  return figures as Record<GameId, GameFrames>;
}

async function gameFrames(browser: Browser, url: string, game: GameId): Promise<GameFrames> {
  const context = await browser.newContext({
    viewport: SCREEN,
    hasTouch: true,
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(`.card[data-game=${game}] button.main`).click();
  await page.locator(ASK).first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const turn: number[] = [];
  for (let count = 0; count < TURNS; count++) {
    if (!(await page.evaluate<boolean>(PREPARE))) break;
    turn.push(...(await recorded(page, () => page.evaluate(PLAY))));
  }
  const gestures = await gestureFrames(page, session);
  await context.close();
  return { turn: framesOf(turn), ...gestures };
}

/** Two fingers apart and together again; in between the enlarged board is dragged. */
async function gestureFrames(page: Page, session: CDPSession): Promise<Pick<GameFrames, 'drag' | 'pinch'>> {
  const board = page.locator('.ground');
  const ground = (await board.count()) === 0 ? null : await board.first().boundingBox();
  if (ground === null) return { drag: null, pinch: null };
  const [drag, pinch]: [number[], number[]] = [[], []];
  // A tall board may reach beyond the screen.
  const bottom = Math.min(SCREEN.height, ground.y + ground.height);
  const middle = {
    x: Math.round(ground.x + ground.width / 2),
    y: Math.round((Math.max(0, ground.y) + bottom) / 2),
  };
  const spread = (scaleFactor: number): Promise<unknown> =>
    session.send('Input.synthesizePinchGesture', { ...middle, scaleFactor, relativeSpeed: 400 });
  const pull = (yDistance: number): Promise<unknown> =>
    session.send('Input.synthesizeScrollGesture', {
      ...middle,
      xDistance: yDistance / 2,
      yDistance,
      speed: 400,
      preventFling: true,
      gestureSourceType: 'touch',
    });
  for (let count = 0; count < GESTURES; count++) {
    pinch.push(...(await recorded(page, () => spread(2))));
    drag.push(...(await recorded(page, () => pull(160))));
    drag.push(...(await recorded(page, () => pull(-160))));
    pinch.push(...(await recorded(page, () => spread(0.5))));
  }
  return { drag: framesOf(drag), pinch: framesOf(pinch) };
}

/** The time of each frame while something happens. */
async function recorded(page: Page, act: () => Promise<unknown>): Promise<readonly number[]> {
  await page.evaluate(RECORD);
  await act();
  return page.evaluate<number[]>(RECORDED);
}

export function framesOf(times: readonly number[]): FrameFigures {
  const sorted = times.toSorted((one, other) => one - other);
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const percentOver = (limit: number): number =>
    tenth((100 * times.filter(time => time > limit).length) / Math.max(1, times.length));
  return {
    frames: times.length,
    medianMs: tenth(sorted[sorted.length >> 1] ?? 0),
    over16Percent: percentOver(BEAT_MS),
    over33Percent: percentOver(TWO_BEATS_MS),
    longestMs: tenth(sorted.at(-1) ?? 0),
  };
}
