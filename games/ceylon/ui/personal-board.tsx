import type { Seat } from '../../../kernel/seat.ts';
import { MARKERS, SLOTS } from '../data/board.ts';
import { TEAS } from '../data/contracts.ts';
import type { SeatView } from '../rules/view.ts';
import { Chest, ChestSpace } from './goods.tsx';
import { LeafMarker } from './pieces.tsx';

/** The chests in store, and the room that is left. */
export function Store({ board, label }: { readonly board: SeatView; readonly label: string }) {
  const chests = TEAS.flatMap(tea => Array.from({ length: board.tea[tea] }, () => tea));
  const places = Math.max(board.capacity, chests.length);
  const counts = TEAS.map(tea => `${board.tea[tea]} ${tea}`).join(', ');
  return (
    <svg
      class="ceylon-store"
      viewBox={`-13 -12 ${places * 26} 24`}
      role="img"
      aria-label={`${label}: ${chests.length}/${board.capacity} (${counts})`}
    >
      {Array.from({ length: places }, (_, place) => (
        <g key={place} transform={`translate(${place * 26} 0)`}>
          {chests[place] === undefined ? <ChestSpace /> : <Chest tea={chests[place]} />}
        </g>
      ))}
    </svg>
  );
}

interface SlotsProps {
  readonly board: SeatView;
  readonly seat: Seat;
  readonly label: string;
  readonly company: string;
}

const SLOT = 42;

/** Markers leave from the left and open one slot after another; each slot takes one company. */
export function Slots({ board, seat, label, company }: SlotsProps) {
  const gone = MARKERS - board.markers;
  const filed = board.contracts.flatMap((count, index) =>
    count === 0 ? [] : [{ number: index + 1, count }],
  );
  const words = filed.map(({ number, count }) => `${company} ${number} ×${count}`);
  return (
    <svg
      class="ceylon-slots"
      viewBox={`0 0 ${SLOTS.length * SLOT} 32`}
      role="img"
      aria-label={[label, ...words].join(', ')}
    >
      {SLOTS.map((threshold, slot) => {
        const first = slot === 0 ? 0 : SLOTS[slot - 1];
        const leaves = Array.from({ length: threshold - first }, (_, leaf) => first + leaf).filter(
          leaf => leaf >= gone,
        );
        const stack = filed[slot];
        return (
          <g key={threshold} transform={`translate(${slot * SLOT} 0)`}>
            <rect
              class={`ceylon-slot ${leaves.length === 0 ? 'is-free' : ''}`}
              x="2"
              y="2"
              width={SLOT - 4}
              height="28"
              rx="5"
            />
            {stack !== undefined && (
              <g>
                <circle cx={stack.count > 1 ? 15 : 21} cy="16" r="11" fill="#7d1a1d" stroke="#e9c477" />
                <text
                  class="ceylon-figure"
                  x={stack.count > 1 ? 15 : 21}
                  y="21.5"
                  font-size="15"
                  fill="#fbf3df"
                >
                  {stack.number}
                </text>
                {stack.count > 1 && (
                  <text class="ceylon-times" x="33" y="21">
                    ×{stack.count}
                  </text>
                )}
              </g>
            )}
            {leaves.map((leaf, place) => (
              <g
                key={leaf}
                transform={`translate(${SLOT / 2 + (place - (leaves.length - 1) / 2) * 17} 16) scale(0.92)`}
              >
                <LeafMarker seat={seat} />
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
