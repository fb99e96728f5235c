import type { BoardControls } from './context.ts';

/** A pointer that moved further than this drags; otherwise it clicks. */
const THRESHOLD = 10;

const OPEN = '[data-spot].is-open, [data-spot].is-other';

/**
 * Drags a piece: its places open as if it was touched, and letting it go over one of them touches that. A piece without
 * an id can lie on every place that is open.
 */
export function startDrag(event: PointerEvent, id: string | undefined, controls: BoardControls): void {
  const piece = event.currentTarget;
  if (!(piece instanceof HTMLElement) || event.button !== 0 || !canBeDragged(id, controls)) return;
  const start = { x: event.clientX, y: event.clientY };
  let image: HTMLElement | undefined;
  let over: Element | undefined;

  const onMove = (move: PointerEvent): void => {
    if (move.pointerId !== event.pointerId) return;
    if (image === undefined) {
      if (Math.hypot(move.clientX - start.x, move.clientY - start.y) < THRESHOLD) return;
      image = imageOf(piece);
      if (id !== undefined && !controls.narrowing.value.settled.has(id)) controls.touch(id);
    }
    image.style.translate = `${move.clientX - start.x}px ${move.clientY - start.y}px`;
    const place = document.elementFromPoint(move.clientX, move.clientY)?.closest(OPEN) ?? undefined;
    if (place === over) return;
    over = place;
    const target = over?.getAttribute('data-spot') ?? undefined;
    controls.hovered.value = target === id ? undefined : target;
  };
  const onUp = (up: PointerEvent): void => {
    if (up.pointerId !== event.pointerId) return;
    stop();
    if (image === undefined) return;
    image.remove();
    // The click that follows belongs to the drag.
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    const target = over?.getAttribute('data-spot');
    controls.hovered.value = undefined;
    if (up.type === 'pointerup' && target !== null && target !== undefined && target !== id)
      controls.touch(target);
  };
  const stop = (): void => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
    removeEventListener('pointercancel', onUp);
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onUp);
  addEventListener('pointercancel', onUp);
}

/** What can be chosen or is chosen, while a place for it is still to be found. */
function canBeDragged(id: string | undefined, { narrowing }: BoardControls): boolean {
  const { open, alternatives, settled } = narrowing.value;
  if (id === undefined) return open.size + alternatives.size > 0;
  return open.has(id) || alternatives.has(id) || settled.has(id);
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** The picture under the pointer; the piece itself stays where it is. */
function imageOf(piece: HTMLElement): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const image = document.createElement('div');
  image.className = 'dragged';
  image.setAttribute('aria-hidden', 'true');
  // Looks are scoped to the game.
  const game = piece.closest<HTMLElement>('[data-game]')?.dataset['game'];
  if (game !== undefined) image.dataset['game'] = game;
  Object.assign(image.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const copy = piece.cloneNode(true);
  if (copy instanceof HTMLElement) {
    for (const name of ['data-spot', 'tabindex', 'aria-pressed']) copy.removeAttribute(name);
    for (const inner of copy.querySelectorAll('[data-piece]')) inner.removeAttribute('data-piece');
    copy.inert = true;
  }
  image.append(copy);
  document.body.append(image);
  return image;
}
