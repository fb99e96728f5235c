import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Area } from './canopy.ts';

interface Stage {
  /** Goes to any element inside the picture. */
  readonly ref: RefObject<SVGGElement | null>;
  /** The part of the plane that has to be seen. */
  readonly box: Area;
  /** All that the screen shows: the wanted part, and what is beside it because the screen has another shape. */
  readonly area: Area;
  /** Units of the picture for each pixel: writing keeps its size on the screen when tiles shrink. */
  readonly unit: number;
}

/** Before anything is measured: a common screen. */
const COMMON = { width: 960, height: 800 };

/** From so many units for each pixel on, tiles are small and every bit of room counts. */
const SMALL = 1.7;

/** Measures the screen on which a part of the plane is shown: a wide part, or a near one where tiles would be small. */
export function useStage(wide: Area, near: Area): Stage {
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
  const unitOf = (box: Area): number => Math.max(box.width / room.width, box.height / room.height);
  const box = unitOf(wide) > SMALL ? near : wide;
  const unit = unitOf(box);
  const [width, height] = [room.width * unit, room.height * unit];
  const area = {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
  return { ref, box, area, unit };
}
