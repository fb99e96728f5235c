import type { Seat } from '../../../kernel/seat.ts';
import type { Language } from '../../../kernel/text.ts';
import { MARKERS, SLOTS } from '../data/board.ts';
import { TEAS } from '../data/contracts.ts';
import type { SeatView } from '../rules/view.ts';
import { Chest, ChestSpace } from './goods.tsx';
import { LeafMarker } from './pieces.tsx';
import { BOARD_TEXT } from './text.ts';

/** The chests in store, and the spaces left. */
export function Store({ board, language }: { readonly board: SeatView; readonly language: Language }) {
  const chests = TEAS.flatMap(tea => Array.from({ length: board.tea[tea] }, () => tea));
  const places = Math.max(board.capacity, chests.length);
  return (
    <svg
      class="ceylon-store"
      viewBox={`-13 -12 ${places * 26} 24`}
      role="img"
      aria-label={BOARD_TEXT[language].labels.store(board.tea, board.capacity)}
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
  readonly language: Language;
}

/** Between the edges of contracts that lie on each other. */
const LIES_APART = 6;
const SLOT = 42;

/** Markers leave from the left and open one slot after another; each slot takes one company. */
export function Slots({ board, seat, language }: SlotsProps) {
  const gone = MARKERS - board.markers;
  const fulfilled = board.contracts.flatMap((count, index) =>
    count === 0 ? [] : [{ number: index + 1, count }],
  );
  const { counts, labels } = BOARD_TEXT[language];
  const words = [
    counts.markers(board.markers),
    counts.slots(board.slots),
    ...fulfilled.map(({ number, count }) => labels.contracts(number, count)),
  ];
  return (
    <svg
      class="ceylon-slots"
      preserveAspectRatio="xMinYMid"
      viewBox={`0 0 ${SLOTS.length * SLOT} 32`}
      role="img"
      aria-label={words.join(', ')}
    >
      {SLOTS.map((threshold, slot) => {
        const first = slot === 0 ? 0 : SLOTS[slot - 1];
        const leaves = Array.from({ length: threshold - first }, (_, leaf) => first + leaf).filter(
          leaf => leaf >= gone,
        );
        const stack = fulfilled[slot];
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
            {stack !== undefined && <Fulfilled {...stack} />}
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

/** Contracts of one company lie on each other. */
function Fulfilled({ number, count }: { readonly number: number; readonly count: number }) {
  const at = Array.from({ length: count }, (_, place) => 21 + LIES_APART * ((count - 1) / 2 - place));
  return (
    <g>
      {at.map(cx => (
        <circle key={cx} cx={cx} cy="16" r="13.2" fill="#7d1a1d" stroke="#e9c477" />
      ))}
      <text class="ceylon-figure" x={at.at(-1)} y="22.6" font-size="20.5" fill="#fbf3df">
        {number}
      </text>
    </g>
  );
}
