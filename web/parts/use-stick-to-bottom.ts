import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** So far from the foot, in pixels, still counts as there. */
const NEAR = 8;

/** What a list needs that grows at its foot. */
export interface Foot {
  readonly list: RefObject<HTMLOListElement | null>;
  readonly onScroll: () => void;
  /** The next change leads back to the foot. */
  readonly comeBack: () => void;
}

/** Keeps a growing list scrolled to its end, unless the reader has scrolled up. */
export function useStickToBottom(...changes: readonly unknown[]): Foot {
  const list = useRef<HTMLOListElement>(null);
  const isThere = useRef(true);
  const lastTop = useRef(0);
  const follow = (): void => {
    if (list.current === null || !isThere.current) return;
    list.current.scrollTop = list.current.scrollHeight;
    // Scroll events come a frame later, or one for several steps: from here on, higher means scrolled up.
    lastTop.current = list.current.scrollTop;
  };
  useLayoutEffect(follow, changes);
  // Its room changes when panels grow or letters arrive.
  useLayoutEffect(() => {
    const at = list.current;
    if (at === null) return undefined;
    const watcher = new ResizeObserver(follow);
    watcher.observe(at);
    return () => watcher.disconnect();
  }, []);
  return {
    list,
    onScroll() {
      if (list.current === null) return;
      const { scrollHeight, scrollTop, clientHeight } = list.current;
      // A list that has grown since is not one that somebody scrolled up.
      if (scrollHeight - scrollTop - clientHeight <= NEAR) isThere.current = true;
      else if (scrollTop < lastTop.current) isThere.current = false;
      lastTop.current = scrollTop;
    },
    comeBack() {
      isThere.current = true;
    },
  };
}
