import type { RefObject } from 'preact';
import { usePictureRoom } from '../../../board/picture-room.ts';
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

/** From so many units for each pixel on, tiles are small and every bit of room counts. */
const SMALL = 1.7;

/** Measures the screen on which a part of the plane is shown: a wide part, or a near one where tiles would be small. */
export function useStage(wide: Area, near: Area): Stage {
  const { ref, room } = usePictureRoom();
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
