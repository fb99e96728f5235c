import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import { AREAS, DIG_AREA, RAIL_AREA, REPLACED_DIG_SPACES, WORKER_SPACES } from '../data/board.ts';
import { spaceAt, START_PLAYER_SPACES } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { seatColour, SeatMark, seatTextColour } from '../../../board/seat-icon.tsx';
import type { Seat } from '../../../kernel/seat.ts';
import { Icon, Mark } from './glyphs.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { ghostsOf } from './ghosts.ts';
import { areaName, spaceName } from './names.ts';
import { CUBE_NAMES, cubeId, spaceId } from './targets.ts';
import { yieldOf } from './yields.ts';

type AlubariScene = BoardProps<View, Move>;

/** The seven areas in the order of the round. */
export function Areas(scene: AlubariScene) {
  return (
    <section
      class="areas"
      aria-label={BOARD_TEXT[scene.language].labels.areas}
      style={{
        '--columns': WORKER_SPACES[scene.view.seats.length]
          .map(count => `minmax(112px, ${count * 36 + 18}fr)`)
          .join(' '),
      }}
    >
      {AREAS.map((_, area) => (
        <AreaCard key={area} {...scene} area={area} />
      ))}
    </section>
  );
}

function AreaCard(part: AlubariScene & { readonly area: number }) {
  const { view, language, area } = part;
  const text = BOARD_TEXT[language];
  const letter = AREAS[area];
  const name = areaName(letter, view, language);
  const gives = yieldOf(letter, view);
  const says = gives.says(text);
  return (
    <section
      class={`area ${view.phase !== null && view.worker.area === area ? 'is-current' : ''}`}
      aria-label={`${letter}, ${name}`}
    >
      <header>
        <b class="letter">{letter}</b>
        <h3>{name}</h3>
        <span class="yield" title={says}>
          <Icon glyph={gives.glyph} />
          <b>{gives.figure}</b>
          {gives.boost !== '' && (
            <small title={text.boost}>
              {gives.boost}
              <Icon glyph="chai" />
            </small>
          )}
          <span class="unseen">{says}</span>
        </span>
      </header>
      <div class="spaces">
        {spacesOf(view, area).map(({ space, isFoggy }) => (
          <Space key={space} {...part} space={space} isFoggy={isFoggy} />
        ))}
      </div>
      {area === 0 && <Stock {...part} />}
    </section>
  );
}

function spacesOf(view: View, area: number): { readonly space: number; readonly isFoggy: boolean }[] {
  const isReplaced = area === DIG_AREA && view.replaced;
  const count = isReplaced ? REPLACED_DIG_SPACES : WORKER_SPACES[view.seats.length][area];
  const isFoggy = view.weather[0] === 'fog' && (area === RAIL_AREA || (area === DIG_AREA && !isReplaced));
  return Array.from({ length: count }, (_, index) => ({
    space: spaceAt(area, index + 1),
    isFoggy: isFoggy && index === count - 1,
  }));
}

const holderOf = (view: View, space: number): Seat | undefined => {
  const seat = view.seats.findIndex(({ workers }) => workers.includes(space));
  return seat === -1 ? undefined : seat;
};

function Space(part: AlubariScene & { readonly space: number; readonly isFoggy: boolean }) {
  const { view, language, players, preview, space, isFoggy } = part;
  const text = BOARD_TEXT[language];
  const holder = holderOf(view, space);
  const name = spaceName(space, view, language);
  const status = isFoggy ? text.statuses.fog : holder === undefined ? text.statuses.free : players[holder];
  const ghost = ghostsOf(preview).workers.get(space);
  const isAtWork = view.worker.space === space && view.worker.seat !== -1;
  const isStart = view.seats.length > 1 && space === START_PLAYER_SPACES[view.seats.length];
  return (
    <HtmlTarget
      id={spaceId(space)}
      name={`${name}, ${status}`}
      class={`space ${isAtWork ? 'is-at-work' : ''}`}
    >
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <circle class="space-ring" r="18" />
        {isStart && <path class="space-flag" d="M-6-16V-4M-6-16 6-13-6-10" />}
        <text class="space-number" y={isStart ? 11 : 6}>
          {spaceId(space).slice(-1)}
        </text>
        {isFoggy && <Mark glyph="fog" size={16} />}
        {holder !== undefined && (
          <g class="piece" data-piece={`worker:${space}`} data-from={`seat:${holder}`}>
            <Worker seat={holder} />
          </g>
        )}
        {ghost !== undefined && (
          <g class="alubari-ghost">
            <Worker seat={ghost} />
          </g>
        )}
      </svg>
    </HtmlTarget>
  );
}

/** A figure that wears the mark of its seat. */
const Worker = ({ seat }: { readonly seat: Seat }) => (
  <g>
    <path
      d="M0-17A7 7 0 0 1 5-5C16-4 16 2 15 5L9 5 12 17H-12L-9 5-15 5C-16 2-16-4-5-5A7 7 0 0 1 0-17Z"
      fill={seatColour(seat)}
      stroke={seatTextColour(seat)}
      stroke-width="1.6"
    />
    <g transform="translate(0 5)">
      <circle class="badge" r="8" />
      <SeatMark seat={seat} size={6.2} />
    </g>
  </g>
);

/** The cubes in the stock. */
function Stock({ view, language }: AlubariScene) {
  const text = BOARD_TEXT[language];
  return (
    <div class="stock">
      {CUBE_NAMES.map((cube, index) => (
        <HtmlTarget
          key={cube}
          id={cubeId(index)}
          name={`${text.areas.A}: ${text.counts[cube](view.stock[cube])}`}
          class={`cube ${view.stock[cube] === 0 ? 'is-none' : ''}`}
        >
          <Icon glyph={cube} />
          <b>{view.stock[cube]}</b>
        </HtmlTarget>
      ))}
    </div>
  );
}
