import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** How large the picture is on the screen, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Before anything is measured: a common screen. */
export const COMMON: Room = { width: 960, height: 800 };

/** Measures the picture that holds an element, so that writing in it can keep its size on every screen. */
export function usePictureRoom(): { readonly ref: RefObject<SVGGElement | null>; readonly room: Room } {
  const ref = useRef<SVGGElement>(null);
  const [room, setRoom] = useState(COMMON);
  useLayoutEffect(() => {
    const picture = ref.current?.ownerSVGElement;
    if (picture === null || picture === undefined) return undefined;
    const measure = (): void => {
      const { width, height } = picture.getBoundingClientRect();
      if (width > 0 && height > 0)
        setRoom(now => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(picture);
    return () => watcher.disconnect();
  }, []);
  return { ref, room };
}
