import type { BoardController } from './controller.ts';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** Arrow keys go from target to target, Escape cancels, R turns, Z undoes, H shows hints, N leads on. */
export function handleKey(
  event: KeyboardEvent,
  controller: BoardController,
  root: Element,
  toggleHints: () => void,
): void {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
  if (document.querySelector('dialog[open]') !== null) return;
  const step = DIRECTIONS[event.key];
  if (step !== undefined) {
    if (moveFocus(root, step)) event.preventDefault();
    return;
  }
  switch (event.key) {
    case 'Escape':
      if (controller.queue.isCatchingUp.value) controller.queue.skip();
      controller.cancel();
      return;
    case 'r':
    case 'R':
      return controller.turn();
    case 'z':
    case 'Z':
      return controller.undo();
    case 'h':
    case 'H':
      return toggleHints();
    case 'n':
    case 'N':
      if (controller.queue.isCatchingUp.value) controller.queue.next();
  }
}

/** The tab key always finds a target: when the one that held the tab stop is gone, the first one takes over. */
export function keepTabStop(root: Element | null): void {
  const spots = [
    ...(root?.querySelectorAll<HTMLElement | SVGElement>('[data-spot]:not([aria-disabled])') ?? []),
  ];
  const shown = spots.filter(spot => spot.getClientRects().length > 0);
  if (shown.length > 0 && !shown.some(({ tabIndex }) => tabIndex === 0)) shown[0].tabIndex = 0;
}

/** Focus goes to the nearest target in that direction, nearness across counting double. */
function moveFocus(root: Element, [dx, dy]: readonly [number, number]): boolean {
  const from = document.activeElement?.closest('[data-spot]');
  if (from === null || from === undefined || !root.contains(from)) return false;
  const at = centre(from);
  let best: { readonly distance: number; readonly spot: HTMLElement | SVGElement } | undefined;
  const spots = root.querySelectorAll<HTMLElement | SVGElement>('[data-spot]:not([aria-disabled])');
  for (const spot of spots) {
    if (spot === from) continue;
    const to = centre(spot);
    const [x, y] = [to.x - at.x, to.y - at.y];
    const ahead = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 1 || across > ahead * 3) continue;
    const distance = ahead + across * 2;
    if (best === undefined || distance < best.distance) best = { distance, spot };
  }
  best?.spot.focus();
  return best !== undefined;
}

function centre(element: Element): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
