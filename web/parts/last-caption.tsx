import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { seatTextColour } from '../../board/seat-icon.tsx';
import { overlaps } from '../../board/overlaps.ts';
import type { BoardController } from '../play/controller.ts';
import { Sentence } from './sentence.tsx';

const GAP = 6;

/** Beside what another player touched last: who did what. It never covers a place that can be chosen. */
export function LastCaption({
  controller,
  root,
}: {
  readonly controller: BoardController;
  readonly root: RefObject<HTMLElement | null>;
}) {
  const words = useRef<HTMLParagraphElement>(null);
  const last = controller.lastMoves.value.at(-1);
  const isChoosing = controller.chosen.value.length > 0;
  useLayoutEffect(() => {
    const [caption, board] = [words.current, root.current?.querySelector('.table-board')];
    if (caption === null || board === null || board === undefined) return undefined;
    const settle = (): void => place(caption, board);
    settle();
    const watcher = new ResizeObserver(settle);
    watcher.observe(board);
    const hide = (): void => {
      caption.hidden = true;
    };
    // The picture moves under the words.
    for (const move of ['wheel', 'pointerdown']) board.addEventListener(move, hide, { passive: true });
    return () => {
      watcher.disconnect();
      for (const move of ['wheel', 'pointerdown']) board.removeEventListener(move, hide);
    };
  });
  if (last === undefined || last.targets.size === 0 || isChoosing) return null;
  return (
    <p class="last-caption" ref={words} aria-hidden="true" style={{ '--last': seatTextColour(last.seat) }}>
      <Sentence words={last.caption} />
    </p>
  );
}

/** What the words must not hide, and what they rather leave in sight. */
const CLOSED = '.is-open, .is-chosen, .ground-tools, .teacher, button, a';
const RATHER_NOT = '.is-last, text, h3, li, p';

/** Below, above, or at a side of the outlined place, where least is hidden; nowhere if there is no free room. */
function place(caption: HTMLElement, board: Element): void {
  const room = board.getBoundingClientRect();
  const at = board.querySelector('.is-last')?.getBoundingClientRect();
  caption.hidden = at === undefined || at.width === 0;
  if (caption.hidden || at === undefined) return;
  const { width, height } = caption.getBoundingClientRect();
  const [x, y] = [at.left + (at.width - width) / 2, at.top + (at.height - height) / 2];
  const boxesOf = (what: string): readonly DOMRect[] =>
    [...board.querySelectorAll(what)]
      .filter(one => !caption.contains(one) && one !== caption)
      .map(one => one.getBoundingClientRect());
  const [closed, hidden] = [boxesOf(CLOSED), boxesOf(RATHER_NOT)];
  const countHidden = (box: DOMRect): number => hidden.filter(one => overlaps(one, box)).length;
  const [best] = [
    new DOMRect(x, at.bottom + GAP, width, height),
    new DOMRect(x, at.top - GAP - height, width, height),
    new DOMRect(at.right + GAP, y, width, height),
    new DOMRect(at.left - GAP - width, y, width, height),
  ]
    .map(box => within(box, room))
    .filter(box => !closed.some(one => overlaps(one, box)) && !overlaps(at, box))
    .toSorted((one, other) => countHidden(one) - countHidden(other));
  caption.hidden = best === undefined;
  if (best === undefined) return;
  caption.style.left = `${best.left - room.left}px`;
  caption.style.top = `${best.top - room.top}px`;
}

function within(box: DOMRect, room: DOMRect): DOMRect {
  const left = Math.max(room.left + GAP, Math.min(box.left, room.right - GAP - box.width));
  const top = Math.max(room.top + GAP, Math.min(box.top, room.bottom - GAP - box.height));
  return new DOMRect(left, top, box.width, box.height);
}
