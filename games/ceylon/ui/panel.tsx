import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import type { Scene } from '../../../web/board.ts';
import { MARKERS, SLOTS } from '../data/board.ts';
import { TEAS } from '../data/contracts.ts';
import type { Move } from '../rules/moves.ts';
import type { SeatView, View } from '../rules/view.ts';
import { CardBack, Chest, ChestSpace, Coin, Cog, Lotus, Teapot } from './goods.tsx';
import { ActionIcon, Icon } from './icons.tsx';
import { LeafMarker } from './pieces.tsx';
import { ActionSign } from './signs.tsx';
import { LABELS } from './words.ts';

interface FigureProps {
  readonly label: string;
  readonly value: number;
  readonly class?: string;
  readonly children: ComponentChildren;
}

const Figure = ({ label, value, class: more = '', children }: FigureProps) => (
  <span class={`ceylon-count ${more}`} title={label}>
    <Icon>{children}</Icon>
    <b>{value}</b>
    <span class="unseen">{label}</span>
  </span>
);

/** A personal board: points and goods, the store, and the contract slots under their markers. */
export function SeatPanel({ view, seat, language }: Scene<View, Move> & { readonly seat: Seat }) {
  const board = view.seats[seat];
  const companies = board.contracts.filter(count => count > 0).length;
  const { points, rupees, tokens, handSize, tile, isTileSpent, bonus } = board;
  return (
    <div class="ceylon-panel">
      <div class="ceylon-counts">
        <Figure label={LABELS.points[language]} value={points} class="is-main">
          <Lotus />
        </Figure>
        <Figure label={LABELS.rupees[language]} value={rupees} class="is-main">
          <Coin />
        </Figure>
        <Figure label={LABELS.tokens[language]} value={tokens}>
          <Cog />
        </Figure>
        <Figure label={LABELS.cards[language]} value={handSize} class="is-minor">
          <CardBack />
        </Figure>
        <Figure label={LABELS.markers[language]} value={board.markers} class="is-strip">
          <LeafMarker seat={seat} />
        </Figure>
        <Figure label={LABELS.filed[language]} value={companies} class="is-strip">
          <ActionSign action="trade" />
        </Figure>
        {view.start === seat && view.phase !== 'position' && (
          <span title={LABELS.teapot[language]} class="ceylon-pot">
            <Icon>
              <Teapot />
            </Icon>
            <span class="unseen">{LABELS.teapot[language]}</span>
          </span>
        )}
        {tile !== null && (
          <span
            class={`ceylon-tile ${isTileSpent ? 'is-spent' : ''}`}
            title={LABELS.tile[language]}
            role="img"
            aria-label={`${LABELS.tile[language]}${isTileSpent ? `, ${LABELS.spent[language]}` : ''}`}
          >
            <ActionIcon action={tile} />
          </span>
        )}
        {bonus > 0 && (
          <span class="ceylon-bonus" title={LABELS.bonus[language]}>
            +{bonus}
            <span class="unseen">{LABELS.bonus[language]}</span>
          </span>
        )}
      </div>
      <Store board={board} label={LABELS.store[language]} />
      <Slots
        board={board}
        seat={seat}
        label={`${board.markers} ${LABELS.markers[language]}, ${board.slots} ${LABELS.slots[language]}`}
        company={LABELS.company[language]}
      />
    </div>
  );
}

function Store({ board, label }: { readonly board: SeatView; readonly label: string }) {
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
function Slots({ board, seat, label, company }: SlotsProps) {
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
              class={`ceylon-slot ${leaves.length === 0 ? 'is-open' : ''}`}
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
