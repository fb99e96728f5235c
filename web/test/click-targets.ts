import type { Page } from 'playwright-core';
import { fastRandom } from '../../kernel/random.ts';

const MAX_TOUCHES = 3000;

/** Something to choose: on the board, in the hand or among the buttons. Deals differ, and so does what comes first. */
export const ASKED = '.table .is-open, .bar-choices .choice';

/** The button that confirms a complete choice. */
export const READY = '[data-action=confirm]:enabled';

/** What can be touched on the screen now. */
interface Sights {
  readonly isOver: boolean;
  readonly ply: string;
  /** Middles of highlighted things that nothing else covers; the confirming button alone when it is ready. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly isConfirm: boolean;
}

/** Runs in the page: finds what a finger could touch. */
function look({ asked, ready }: { readonly asked: string; readonly ready: string }): Sights {
  const table = document.querySelector<HTMLElement>('.table');
  const confirm = document.querySelector(ready);
  const open = document.querySelectorAll(asked);
  const wanted = confirm === null ? [...open] : [confirm];
  const points = wanted.flatMap(element => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // The middle may be a hole or covered, as in a ring: other points are tried as well.
    const tries = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap(part => [0.5, 0.3, 0.7].map(other => [part, other]));
    const at = tries
      .map(([across, down]) => ({ x: x + width * across, y: y + height * down }))
      .find(point => element.contains(document.elementFromPoint(point.x, point.y)));
    return at === undefined ? [] : [at];
  });
  return {
    isOver: document.querySelector('.ending') !== null,
    ply: table?.dataset['ply'] ?? '',
    points,
    isConfirm: confirm !== null,
  };
}

export const sightsOf = (page: Page): Promise<Sights> => page.evaluate(look, { asked: ASKED, ready: READY });

/** Waits until something can be touched or the game is over. */
export async function waitForSights(page: Page): Promise<Sights> {
  for (;;) {
    await page.locator(`${ASKED}, ${READY}, .ending`).filter({ visible: true }).first().waitFor();
    const sights = await sightsOf(page);
    if (sights.isOver || sights.points.length > 0) return sights;
    // Something is there but still covered: the next change of the screen uncovers it.
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Touches one highlighted thing, as a mouse or a finger does. */
async function touchOne(page: Page, sights: Sights, pick: (bound: number) => number): Promise<void> {
  const { points, isConfirm, ply } = sights;
  const { x, y } = points[pick(points.length)];
  await page.mouse.click(x, y);
  if (isConfirm) await page.locator(`.table:not([data-ply="${ply}"]), .ending`).first().waitFor();
}

/** A few moves; returns the ply when the viewer is asked again. */
export async function playSome(page: Page, moves: number): Promise<string> {
  const random = fastRandom(9);
  for (let confirmed = 0; confirmed < moves;) {
    const sights = await waitForSights(page);
    if (sights.isOver) break;
    await touchOne(page, sights, bound => random.below(bound));
    if (sights.isConfirm) confirmed++;
  }
  return (await waitForSights(page)).ply;
}

/** Plays by touching whatever is highlighted until the game is over; returns the number of touches. */
export async function playByHand(page: Page, seed: number): Promise<number> {
  const random = fastRandom(seed);
  for (let touches = 0; touches < MAX_TOUCHES; touches++) {
    const sights = await waitForSights(page);
    if (sights.isOver) return touches;
    await touchOne(page, sights, bound => random.below(bound));
  }
  throw new Error(`the game does not end: ${await page.locator('.prompt').innerText()}`);
}

/** Touches the first thing that is asked for until the choice can be confirmed. */
export async function chooseFirst(page: Page): Promise<void> {
  const isReady = page.locator(READY);
  const asked = page.locator(ASKED).filter({ visible: true }).first();
  for (;;) {
    await isReady.or(asked).first().waitFor();
    if ((await isReady.count()) > 0) return;
    await asked.click();
  }
}

/** Two hands at one table, in turn, until it is over or `enough` says so. */
export async function playTogether(
  pages: readonly Page[],
  enough: (touches: number) => boolean,
): Promise<void> {
  const random = fastRandom(5);
  for (let touches = 0; !enough(touches);) {
    await Promise.any(
      pages.map(page =>
        page.locator(`${ASKED}, ${READY}, .ending`).filter({ visible: true }).first().waitFor(),
      ),
    );
    for (const page of pages) {
      const sights = await sightsOf(page);
      if (sights.isOver) return;
      if (sights.points.length === 0) continue;
      await touchOne(page, sights, bound => random.below(bound));
      touches++;
    }
  }
}
