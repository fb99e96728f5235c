import { drawnOnce } from '../../../board/drawn-once.ts';
import { SeatMark, seatColour } from '../../../board/seat-icon.tsx';
import type { Seat } from '../../../kernel/seat.ts';

/** Tiles are drawn around (0, 0) and fill cells of 100 by 100 units. */
export const CELL = 100;

/** A harvester in a poncho with a straw hat. Always upright, whichever edge it works on. */
const Worker = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g class="worker" transform={`translate(${x} ${y})`}>
    <ellipse class="worker-shade" cy="13" rx="9.5" ry="2.8" />
    <path class="worker-body" d="M-9.5 12.5C-9.5 3-6-2 0-2S9.5 3 9.5 12.5Q0 15-9.5 12.5Z" />
    <path class="worker-stripe" d="M-7.4 7Q0 9.4 7.4 7" />
    <circle class="worker-face" cy="-4" r="4" />
    <path
      class="worker-hat"
      d="M-9.6-5.6C-9.6-8-6-8.4-4.6-8.6-4.6-13.6 4.6-13.6 4.6-8.6 6-8.4 9.6-8 9.6-5.6 9.6-3.8-9.6-3.8-9.6-5.6Z"
    />
    <path class="worker-band" d="M-4.6-8.2H4.6" />
  </g>
);

/** Where the workers of an edge stand: beside each other along it. */
function standsOf(count: number, edge: number): readonly (readonly [number, number])[] {
  const gap = count === 3 ? 26 : 28;
  return Array.from({ length: count }, (_, index) => {
    const along = (index - (count - 1) / 2) * gap;
    return (
      [
        [along, -34],
        [38, along + 1],
        [along, 36],
        [-38, along + 1],
      ] as const
    )[edge];
  });
}

/** The paths from the hut to the edges that have workers. */
const TRAILS = ['M-8-14V-50H8V-14', 'M14-8H50V8H14', 'M-8 14V50H8V14', 'M-14-8H-50V8H-14'];

/** A worker tile: a hut with the mark of its seat, and the workers on its four edges, clockwise from the north. */
export const WorkerTile = ({
  seat,
  workers,
}: {
  readonly seat: Seat;
  readonly workers: readonly number[];
}) => <Village seat={seat} workers={workers.join('')} />;

/** The workers of the edges as four figures: `1012`. */
const Village = drawnOnce(({ seat, workers }: { readonly seat: Seat; readonly workers: string }) => {
  const counts = workers.split('').map(Number);
  return (
    <g class="worker-tile" style={{ '--cloth': seatColour(seat) }}>
      <rect class="cloth" x="-50" y="-50" width="100" height="100" />
      <rect class="weave" x="-50" y="-50" width="100" height="100" />
      {counts.map((count, edge) => count > 0 && <path key={edge} class="trail" d={TRAILS[edge]} />)}
      <path class="stitch" d="M-45-45H45V45H-45Z" />
      <circle class="plaza" r="25" />
      <circle class="plaza-rim" r="21.5" />
      <path class="hut-wall" d="M-11 0H11V13H-11Z" />
      <path class="hut-roof" d="M0-18 18 2H-18Z" />
      <g transform="translate(0 5)">
        <circle r="9.4" class="hut-sign" />
        <SeatMark seat={seat} size={6.8} />
      </g>
      {counts.map((count, edge) =>
        standsOf(count, edge).map(([x, y]) => <Worker key={`${x} ${y}`} x={x} y={y} />),
      )}
      <path class="tile-light" d="M-50-50H50V-47H-47V50H-50Z" />
      <path class="tile-dark" d="M50 50H-50V47H47V-50H50Z" />
    </g>
  );
});
