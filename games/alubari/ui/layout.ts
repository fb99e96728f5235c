import { signal, type Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Follows a media query of the window. */
function following(query: string): Signal<boolean> {
  const media = matchMedia(query);
  const isSo = signal(media.matches);
  media.addEventListener('change', ({ matches }) => {
    isSo.value = matches;
  });
  return isSo;
}

/** A phone: the seats are a strip above the board, and the hand lies among the cards of the board. */
export const isPhone = following('(max-width: 820px), (max-height: 500px)');

/** A screen on which three full panels and the log do not stand below each other. */
export const isLow = following('(max-height: 860px)');

const [LEAST_WIDTH, LEAST_HEIGHT] = [880, 560];

/** Whether a room is too small for everything at once: then each part of the board has its own screen. */
export function useIsSmall(room: RefObject<HTMLElement | null>): boolean {
  const [isSmall, setSmall] = useState(isPhone.value);
  useLayoutEffect(() => {
    const { current } = room;
    if (current === null) return undefined;
    const measure = (): void =>
      setSmall(current.clientWidth < LEAST_WIDTH || current.clientHeight < LEAST_HEIGHT);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return isSmall;
}
