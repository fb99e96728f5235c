import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { seatTextColour } from '../../board/seat-icon.tsx';
import type { BoardController } from '../play/controller.ts';
import type { Sentence as Words } from '../../kernel/text.ts';
import { placeCaption } from './place-caption.ts';
import { Sentence } from './sentence.tsx';

/** Near what another player touched last: who did what. It covers neither a place that can be chosen nor words. */
export function LastCaption({
  controller,
  root,
}: {
  readonly controller: BoardController;
  readonly root: RefObject<HTMLElement | null>;
}) {
  const words = useRef<HTMLParagraphElement>(null);
  const last = controller.lastMove.value;
  const isChoosing = controller.chosen.value.length > 0;
  // The line that a phone makes for the words goes with them.
  useLayoutEffect(
    () => () => {
      delete root.current?.dataset['captionLine'];
    },
    [last],
  );
  useLayoutEffect(() => {
    const [caption, table] = [words.current, root.current];
    const board = table?.querySelector('.table-board') ?? null;
    if (caption === null || table === null || board === null) return undefined;
    const settle = (): void => placeCaption(caption, table);
    // A picture fits itself into its new room first; a touch may have turned to another part of the board.
    const settleLater = (): void => void requestAnimationFrame(settle);
    settle();
    settleLater();
    const watcher = new ResizeObserver(settleLater);
    watcher.observe(board);
    const hide = (): void => {
      caption.hidden = true;
    };
    // The picture moves under the words.
    for (const move of ['wheel', 'pointerdown']) board.addEventListener(move, hide, { passive: true });
    board.addEventListener('click', settleLater);
    return () => {
      watcher.disconnect();
      for (const move of ['wheel', 'pointerdown']) board.removeEventListener(move, hide);
      board.removeEventListener('click', settleLater);
    };
  });
  if (last === undefined || isChoosing) return null;
  return (
    <p class="last-caption" ref={words} aria-hidden="true" style={{ '--last': seatTextColour(last.seat) }}>
      <Sentence words={withoutStop(last.caption)} />
    </p>
  );
}

/** A caption is no sentence in a text: its full stop would only be left over on a line of its own. */
function withoutStop(words: Words): Words {
  const end = words.at(-1);
  return typeof end === 'string' ? [...words.slice(0, -1), end.replace(/\.$/, '')] : words;
}
