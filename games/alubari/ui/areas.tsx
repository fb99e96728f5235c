import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import { AREAS, DIG_AREA, RAIL_AREA, REPLACED_DIG_SPACES, WORKER_SPACES } from '../data/board.ts';
import { spaceAt, START_PLAYER_SPACES } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { Building } from './buildings.tsx';
import { Icon, Mark } from './glyphs.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { useIsFresh } from './fresh-pieces.ts';
import { ghostsOf } from './ghosts.ts';
import { areaName, spaceName } from './names.ts';
import { CUBE_NAMES, cubeId, spaceId } from './targets.ts';
import { Worker } from './worker.tsx';
import { yieldOf } from './yields.ts';

type AlubariScene = BoardProps<View, Move>;

/** The least width of a building, in worker spaces; the stock needs more for its cubes. */
const [NARROWEST, STOCK] = [2.9, 4.8];

/** The seven areas in the order of the round: a street of buildings with workers before them. */
export function Areas(scene: AlubariScene) {
  return (
    <section class="areas" aria-label={BOARD_TEXT[scene.language].labels.areas}>
      {AREAS.map((_, area) => (
        <AreaPlace key={area} {...scene} area={area} />
      ))}
    </section>
  );
}

function AreaPlace(part: AlubariScene & { readonly area: number }) {
  const { view, language, area } = part;
  const text = BOARD_TEXT[language];
  const letter = AREAS[area];
  const name = areaName(letter, view, language);
  const gives = yieldOf(letter, view);
  const says = gives.says(text);
  const spaces = spacesOf(view, area);
  const acts = view.replaced && letter === 'B' ? 'E' : letter;
  const boost = acts === 'G' ? undefined : text.buttons.actWithChai[acts];
  const about = boost === undefined ? says : `${says}. ${boost}`;
  const weight = Math.max(WORKER_SPACES[view.seats.length][area], area === 0 ? STOCK : NARROWEST);
  return (
    <section
      class={`area is-${letter} ${view.phase !== null && view.worker.area === area ? 'is-current' : ''}`}
      style={{ '--weight': weight, '--count': spaces.length }}
      aria-label={`${letter}, ${name}`}
    >
      <Building area={acts} />
      <header title={`${letter}, ${name}: ${about}`}>
        <b class="letter">{letter}</b>
        <h3>{name}</h3>
        <span class="yield">
          <b>{gives.figure}</b>
          <Icon glyph={gives.glyph} />
          {boost !== undefined && (
            <small class="boost">
              <Icon glyph="chai" />
              {gives.boost}
            </small>
          )}
        </span>
        <span class="unseen">{about}</span>
      </header>
      {area === 0 && <Stock {...part} />}
      <div class="spaces">
        {spaces.map(({ space, isFoggy }) => (
          <Space key={space} {...part} space={space} isFoggy={isFoggy} />
        ))}
      </div>
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
  const isFresh = useIsFresh(`worker:${space}`);
  const isStart = view.seats.length > 1 && space === START_PLAYER_SPACES[view.seats.length];
  return (
    <HtmlTarget
      id={spaceId(space)}
      name={`${name}, ${status}${isStart ? `, ${text.statuses.startPlayer}` : ''}`}
      class={`space ${isAtWork ? 'is-at-work' : ''} ${isFoggy ? 'is-foggy' : ''}`}
    >
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <ellipse class="space-shade" cy="3" rx="18.5" ry="18" />
        <circle class="space-ring" r="17" />
        {isFresh && <circle class="fresh" r="18" />}
        {isStart && <path class="space-flag" d="M-8-10V7M-8-10 3-6.5-8-3" />}
        {isFoggy ? (
          <Mark glyph="fog" size={11} />
        ) : (
          <text class="space-number" x={isStart ? 5 : 0} y={isStart ? 9 : 6}>
            {spaceId(space).slice(-1)}
          </text>
        )}
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
