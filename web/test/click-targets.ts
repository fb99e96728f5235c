import type { Page } from 'playwright-core';
import { fastRandom } from '../../kernel/random.ts';

const MOST_TOUCHES = 3000;

/** Something to choose: on the board, in the hand or among the words below. Deals differ, and so does what comes first. */
export const ASKED = '.table .is-open, .bar-choices .choice';

/** What confirms a choice that is complete. */
const READY = '[data-action=confirm]:enabled';

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
    // The middle may be a hole or lie under something, as a ring does: other points are tried as well.
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

/** Touches one highlighted thing, as a mouse or a finger does; false when there was none. */
export async function touchOne(
  page: Page,
  sights: Sights,
  pick: (bound: number) => number,
): Promise<boolean> {
  const { points, isConfirm, ply } = sights;
  if (points.length === 0) return false;
  const { x, y } = points[pick(points.length)];
  await page.mouse.click(x, y);
  if (isConfirm) {
    const changed = `.table:not([data-ply="${ply}"]), .ending`;
    await page.locator(changed).first().waitFor();
  }
  return true;
}

export const sightsOf = (page: Page): Promise<Sights> => page.evaluate(look, { asked: ASKED, ready: READY });

/** A few moves, with the ply at which the table then stands for the viewer. */
export async function playSome(page: Page, moves: number): Promise<string> {
  const random = fastRandom(9);
  await page.locator('.table').waitFor();
  for (let confirmed = 0; confirmed < moves;) {
    const sights = await sightsOf(page);
    if (!(await touchOne(page, sights, bound => random.below(bound)))) await page.waitForTimeout(20);
    else if (sights.isConfirm) confirmed++;
  }
  await page.locator(`${ASKED}, ${READY}`).first().waitFor();
  return (await sightsOf(page)).ply;
}

/** Plays by touching whatever is highlighted until the game is over; returns the number of touches. */
export async function playByHand(page: Page, seed: number): Promise<number> {
  const random = fastRandom(seed);
  await page.locator('.table').waitFor();
  for (let touches = 0, waits = 0; touches < MOST_TOUCHES && waits < 2000;) {
    const sights = await sightsOf(page);
    if (sights.isOver) return touches;
    if (await touchOne(page, sights, bound => random.below(bound))) {
      touches++;
      waits = 0;
    } else {
      waits++;
      await page.waitForTimeout(20);
    }
  }
  throw new Error(`the game does not end: ${await page.locator('.prompt').innerText()}`);
}

/** Touches the first thing that is asked for until the choice can be confirmed. */
export async function chooseFirst(page: Page): Promise<void> {
  const isReady = page.locator(READY);
  const asked = page.locator(ASKED).first();
  for (;;) {
    await isReady.or(asked).first().waitFor();
    if ((await isReady.count()) > 0) return;
    await asked.click();
  }
}
