import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { overlaps } from '../../board/overlaps.ts';
import type { BoardController } from '../play/controller.ts';

const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const;
type Corner = (typeof CORNERS)[number];

const EDGE = 12;
/** What can be chosen or has just been touched weighs more than any number of other places; the lens more than a few of them. */
const [OPEN, LENS, OTHER] = [1000, 8, 1];

/**
 * Keeps the card with the decision in the corner of the board where it covers no place that can be chosen. If there
 * is no such corner it stands below the board until the next decision. The corner changes only when it has to.
 */
export function useFreeCorner(root: RefObject<HTMLElement | null>, { offered }: BoardController): void {
  const question = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const table = root.current;
    if (table?.dataset['decision'] !== 'card') return undefined;
    const isNew = question.current !== offered.value;
    question.current = offered.value;
    const settle = (mayReturn: boolean): void => placeCard(table, mayReturn);
    settle(isNew);
    const watcher = new ResizeObserver(() => settle(false));
    for (const part of table.querySelectorAll('.table-board, .bar')) watcher.observe(part);
    return () => watcher.disconnect();
  });
}

function placeCard(table: HTMLElement, mayReturn: boolean): void {
  const [board, card] = [table.querySelector('.table-board'), table.querySelector<HTMLElement>('.bar')];
  if (board === null || card === null) return;
  if (mayReturn) delete table.dataset['card'];
  if (table.dataset['card'] === 'below' || getComputedStyle(card).position !== 'absolute') return;
  const room = board.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const spots = [...board.querySelectorAll('[data-spot], [data-keep], .ground-tools')].map(spot => ({
    box: spot.getBoundingClientRect(),
    weight: spot.matches('.is-open, .is-chosen, .is-other, .is-last, [data-keep]')
      ? OPEN
      : spot.matches('.ground-tools')
        ? LENS
        : OTHER,
  }));
  const placeIn = (corner: Corner): DOMRect => {
    const left = corner.endsWith('left') ? room.left + EDGE : room.right - EDGE - width;
    const top = corner.startsWith('top') ? room.top + EDGE : room.bottom - EDGE - height;
    return new DOMRect(left, top, width, height);
  };
  const covered = (corner: Corner): number =>
    spots.reduce((sum, { box, weight }) => sum + (overlaps(box, placeIn(corner)) ? weight : 0), 0);
  // Not by a transform: what is fixed to the window, as the hints are, would then move with the card.
  const stand = (corner: Corner): void => {
    const { left, top } = placeIn(corner);
    card.style.setProperty('--card-at', `${top - room.top}px auto auto ${left - room.left}px`);
  };
  const current = CORNERS.find(corner => corner === table.dataset['card']);
  if (current !== undefined && covered(current) < OPEN) return stand(current);
  const best = CORNERS.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  table.dataset['card'] = covered(best) < OPEN ? best : 'below';
  if (covered(best) < OPEN) stand(best);
}
