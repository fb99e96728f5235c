import type { Frame } from './paint-shape.ts';
import type { Room } from './picture-room.ts';

/** How far a picture is enlarged and pulled away from its middle, in its own units. */
export interface Viewport {
  readonly zoom: number;
  readonly dx: number;
  readonly dy: number;
}

/** The part of the plane that was painted, the size of its pixels in units, and the colours of the page at that time. */
export interface Painted extends Frame {
  readonly unit: number;
  readonly look: string;
}

/** More is painted than the screen shows, by this factor: the picture can be pulled a little to every side. */
const WIDE = 1.2;

/** Units of the picture for each pixel, when a box fits into a room. */
export const unitOf = (box: Frame, room: Room): number =>
  Math.max(box.width / room.width, box.height / room.height);

/** What a room shows of the plane when a box fits into it, and a little more. */
export function partOf(box: Frame, room: Room): Frame {
  const unit = unitOf(box, room);
  const [width, height] = [room.width * unit * WIDE, room.height * unit * WIDE];
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

/** Brings what was painted to where a viewport shows it, as a transform in CSS of something in the middle of the room. */
export function backdropTransform(
  { zoom, dx, dy }: Viewport,
  { box, unit }: { readonly box: Frame; readonly unit: number },
  painted: Painted,
): string {
  const x = painted.x + painted.width / 2 - box.x - box.width / 2 - dx;
  const y = painted.y + painted.height / 2 - box.y - box.height / 2 - dy;
  const scale = (zoom * painted.unit) / unit;
  return `translate(${(x * zoom) / unit}px, ${(y * zoom) / unit}px) translate(-50%, -50%) scale(${scale})`;
}
