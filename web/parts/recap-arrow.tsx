import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LastMove } from '../../board/module.ts';
import { seatTextColour } from '../../board/seat-icon.tsx';
import type { BoardController } from '../play/controller.ts';

/** How far the arrow ends from the middle of the place, as a part of the place's size, and how much it bends. */
const [SHORT, BEND] = [0.55, 0.16];
/** A shorter way needs no arrow, in pixels. */
const LEAST = 40;

/** While "what happened" is shown again: an arrow from the player to the place that the move touched. */
export function RecapArrow({
  controller,
  root,
}: {
  readonly controller: BoardController;
  readonly root: RefObject<HTMLElement | null>;
}) {
  const line = useRef<SVGPathElement>(null);
  const last = controller.lastMoves.value.at(-1);
  const isShown =
    controller.queue.isRecap.value && last !== undefined && controller.chosen.value.length === 0;
  useLayoutEffect(() => {
    const [path, table] = [line.current, root.current];
    if (path === null || table === null || last === undefined) return undefined;
    const settle = (): void => path.setAttribute('d', arrowIn(table, last) ?? '');
    settle();
    // The board fits itself into its room first.
    const frame = requestAnimationFrame(settle);
    return () => cancelAnimationFrame(frame);
  });
  if (!isShown || last === undefined) return null;
  return (
    <svg class="recap-arrow" aria-hidden="true" style={{ '--last': seatTextColour(last.seat) }}>
      <defs>
        <marker
          id="recap-arrow-head"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path class="recap-arrow-head" d="M0 0 10 5 0 10Z" />
        </marker>
      </defs>
      <path key={controller.update.value?.table.ply} ref={line} marker-end="url(#recap-arrow-head)" />
    </svg>
  );
}

/** From the panel or chip of the player to the first place that can be seen, in pixels of the window. */
function arrowIn(table: HTMLElement, { seat, targets }: LastMove): string | undefined {
  const from = boxOf(table, `[data-place="seat:${seat}"]`);
  const to = [...targets]
    .map(id => boxOf(table, `.table-board [data-spot="${CSS.escape(id)}"]`))
    .find(box => box !== undefined);
  if (from === undefined || to === undefined) return undefined;
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [dx, dy] = [to.left + to.width / 2 - x, to.top + to.height / 2 - y];
  const way = Math.hypot(dx, dy);
  if (way < LEAST) return undefined;
  const part = Math.max(0.2, 1 - (SHORT * Math.max(to.width, to.height)) / way);
  const [endX, endY] = [x + dx * part, y + dy * part];
  const [bendX, bendY] = [x + dx / 2 + dy * BEND, y + dy / 2 - dx * BEND];
  return `M${x.toFixed(1)} ${y.toFixed(1)}Q${bendX.toFixed(1)} ${bendY.toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)}`;
}

function boxOf(table: HTMLElement, selector: string): DOMRect | undefined {
  for (const found of table.querySelectorAll(selector))
    if (found.getClientRects().length > 0) return found.getBoundingClientRect();
  return undefined;
}
