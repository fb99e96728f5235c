import { overlaps } from './overlaps.ts';

/** Where the lens of a picture can stand, the best loved place first. */
const CORNERS = [
  'bottom right',
  'bottom right row',
  'bottom left row',
  'bottom left',
  'top right row',
  'top right',
  'top left row',
  'top left',
] as const;
type Corner = (typeof CORNERS)[number] | 'none';

const EDGE = 10;
const TOOL = 44;
const GAP = 6;

/**
 * The corner in which the tools cover the fewest places that can be touched and words that can be read. Fingers can pinch: for them there are
 * rather no tools than tools in the way.
 */
export function leastCoveredCorner(ground: Element, hand: 'mouse' | 'fingers'): Corner {
  const tools = hand === 'fingers' ? 1 : 2;
  const room = ground.getBoundingClientRect();
  // Also what lies over the picture without being part of it: legends, captions.
  const around = ground.closest('.table-board') ?? ground;
  const spots = [
    ...ground.querySelectorAll('[data-spot], text'),
    ...around.querySelectorAll('[data-keep]'),
  ].map(spot => spot.getBoundingClientRect());
  const covered = (corner: Corner): number => {
    const place = placeOf(corner, room, tools);
    return spots.filter(spot => overlaps(spot, place)).length;
  };
  let best: Corner = CORNERS[0];
  for (const corner of CORNERS) if (covered(corner) < covered(best)) best = corner;
  return hand === 'fingers' && covered(best) > 0 ? 'none' : best;
}

function placeOf(corner: Corner, room: DOMRect, tools: number): DOMRect {
  const long = tools * TOOL + (tools - 1) * GAP;
  const [width, height] = corner.endsWith('row') ? [long, TOOL] : [TOOL, long];
  return new DOMRect(
    corner.includes('left') ? room.left + EDGE : room.right - EDGE - width,
    corner.startsWith('top') ? room.top + EDGE : room.bottom - EDGE - height,
    width,
    height,
  );
}
