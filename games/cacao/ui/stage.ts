import type { RefObject } from 'preact';
import { usePictureRoom, type Room } from '../../../board/picture-room.ts';
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

/** A room from this size on has the cards of the workers beside the tiles, in pixels; so much width they take. */
const WITH_CARDS = { width: 700, height: 460 };
const CARDS = 300;

/**
 * Measures the screen on which a part of the plane is shown: a wide part, or a near one where tiles would be small or
 * cards stand beside them.
 */
export function useStage(wide: Area, near: Area, beside: 'cards' | 'nothing'): Stage {
  const { ref, room } = usePictureRoom();
  const unitOf = (box: Area): number => Math.max(box.width / room.width, box.height / room.height);
  const hasCards = beside === 'cards' && room.width >= WITH_CARDS.width && room.height >= WITH_CARDS.height;
  const box = hasCards ? leavingCards(near, room) : unitOf(wide) > SMALL ? near : wide;
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

/** The tiles at the left, and room for the cards at the right. */
function leavingCards(near: Area, { width, height }: Room): Area {
  const unit = Math.max(near.width / (width - CARDS), near.height / height);
  const spare = width - CARDS - near.width / unit;
  // A small area stays in the middle of the screen.
  const shift = Math.min(spare, Math.max(0, (width - near.width / unit) / 2));
  return { ...near, x: near.x - shift * unit, width: width * unit };
}
