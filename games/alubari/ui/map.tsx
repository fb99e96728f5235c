import { seatColour } from '../../../board/seat-icon.tsx';
import type { BoardProps } from '../../../board/module.ts';
import { Piece } from '../../../board/piece.tsx';
import { SvgTarget } from '../../../board/target.tsx';
import { RAIL_SPACES, TOWNS, type StationBonus } from '../data/route.ts';
import { OPEN_STATIONS, RAIL_COUNT, STATIONS } from '../rules/board.ts';
import { isSiliguriClosed } from '../rules/build.ts';
import type { Move } from '../rules/moves.ts';
import { sample } from '../rules/secrets.ts';
import { has } from '../rules/sets.ts';
import type { View } from '../rules/view.ts';
import { ghostsOf } from './ghosts.ts';
import { Mark, type Glyph } from './glyphs.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { Landscape, River } from './landscape.tsx';
import { Marker, ownerName } from './marker.tsx';
import { costOf, railName, stationName } from './names.ts';
import { PLANS, PLAQUE, type Plan } from './plan.ts';
import { shape } from './shape.ts';
import { railhead, railId, stationId } from './targets.ts';

type AlubariScene = BoardProps<View, Move>;
type Part = AlubariScene & { readonly plan: Plan };

const BONUS: Readonly<Record<StationBonus, { readonly glyph: Glyph; readonly count: string }>> = {
  steel: { glyph: 'steel', count: '2' },
  contract: { glyph: 'contract', count: '' },
  chai: { glyph: 'chai', count: '' },
  worker: { glyph: 'worker', count: '' },
  equipment: { glyph: 'equipment', count: '' },
};

/** The line from Siliguri up to Darjeeling, its towns and its stations. */
export function RailwayMap(scene: AlubariScene) {
  const plan = PLANS[shape.value];
  const part = { ...scene, plan };
  return (
    <svg
      class="alubari-map"
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      role="group"
      aria-label={BOARD_TEXT[scene.language].labels.route}
    >
      <Landscape plan={plan} />
      {plan.rails.map(({ x, y }, space) =>
        RAIL_SPACES[space].kind === 'river' ? <River key={space} x={x} y={y} /> : null,
      )}
      <Line {...part} />
      <Towns {...part} />
      <Rails {...part} />
    </svg>
  );
}

/** The whole line, with rails where they are laid. */
function Line({ view, plan }: Part) {
  return (
    <g class="line" aria-hidden="true">
      {plan.lines.map((line, space) => (
        <path key={space} class="line-bed" d={line} />
      ))}
      {plan.lines.slice(0, RAIL_COUNT).map((line, space) =>
        view.rails[space] === null ? null : (
          <g key={space}>
            <path class="line-sleepers" d={line} />
            <path class="line-brass" d={line} />
            <path class="line-between" d={line} />
          </g>
        ),
      )}
    </g>
  );
}

function Rails({ view, plan, players, language, preview }: Part) {
  const head = railhead(view);
  const ghosts = ghostsOf(preview).rails;
  return (
    <>
      {plan.rails.map(({ x, y }, space) => {
        const owner = view.rails[space];
        const ghost = ghosts.get(space);
        const name = `${railName(space, language)}, ${ownerName(owner, players, language)}`;
        return (
          <SvgTarget key={space} id={railId(space)} name={name} class="rail-spot">
            <g transform={`translate(${x} ${y})`}>
              <circle class="reach" r="26" />
              <circle
                class={`rail-space is-${RAIL_SPACES[space].kind} ${space === head ? 'is-head' : ''}`}
                r="14"
              />
              <text class="rail-points" y="5">
                {RAIL_SPACES[space].points}
              </text>
            </g>
            {owner !== null && (
              <Piece id={`marker:rail:${space}`} from={`seat:${owner}`} x={x} y={y}>
                <Marker owner={owner} />
              </Piece>
            )}
            {ghost !== undefined && (
              <g class="alubari-ghost" transform={`translate(${x} ${y})`}>
                <Marker owner={ghost} />
              </g>
            )}
          </SvgTarget>
        );
      })}
    </>
  );
}

function Towns(part: Part) {
  const { view, plan } = part;
  const head = railhead(view);
  const state = sample(view);
  const open = OPEN_STATIONS[head === -1 ? RAIL_COUNT : head];
  const isClosed = (station: number): boolean =>
    !has(open, station) || (STATIONS[station].town === 0 && isSiliguriClosed(state));
  return (
    <>
      {plan.towns.map(({ town, x, y }) => (
        <text key={town} class="town-name" x={x} y={y}>
          {TOWNS[town].name}
        </text>
      ))}
      {STATIONS.map((_, station) => (
        <Station key={station} {...part} station={station} isClosed={isClosed(station)} />
      ))}
    </>
  );
}

function Station(part: Part & { readonly station: number; readonly isClosed: boolean }) {
  const { view, plan, players, language, preview, station, isClosed } = part;
  const { x, y } = plan.stations[station];
  const owner = view.stations[station];
  const status =
    owner === null && isClosed ? BOARD_TEXT[language].statuses.closed : ownerName(owner, players, language);
  const ghost = ghostsOf(preview).stations.get(station);
  const [left, top] = [-PLAQUE.width / 2, -PLAQUE.height / 2];
  return (
    <>
      <SvgTarget
        id={stationId(station)}
        name={`${stationName(station, language)}, ${status}`}
        class={`station ${isClosed ? 'is-closed' : ''} ${owner === null ? '' : 'is-taken'}`}
      >
        <g transform={`translate(${x} ${y})`}>
          <rect class="reach" x={left - 2} y={top - 3} width={PLAQUE.width + 4} height={PLAQUE.height + 6} />
          <rect
            class="plaque"
            x={left}
            y={top}
            width={PLAQUE.width}
            height={PLAQUE.height}
            rx="6"
            style={typeof owner === 'number' ? { stroke: seatColour(owner) } : undefined}
          />
        </g>
      </SvgTarget>
      <g class={`plaque-face ${owner === null ? '' : 'is-taken'}`} aria-hidden="true">
        <g transform={`translate(${x} ${y})`}>
          <Price station={station} />
          <Reward station={station} isTaken={owner !== null} />
        </g>
        {owner !== null && (
          <Piece id={`marker:station:${station}`} from={`seat:${owner}`} x={x - 15} y={y}>
            <Marker owner={owner} size={12} />
          </Piece>
        )}
        {ghost !== undefined && (
          <g class="alubari-ghost" transform={`translate(${x - 15} ${y})`}>
            <Marker owner={ghost} size={12} />
          </g>
        )}
      </g>
    </>
  );
}

function Price({ station }: { readonly station: number }) {
  const parts = costOf(STATIONS[station].cost);
  return (
    <g class="price">
      {parts.map(({ good, count }, index) => {
        const at = (index - (parts.length - 1) / 2) * 28;
        return (
          <g key={good} transform={`translate(${at} -11)`}>
            <text class="plaque-figure" x="-1" y="5" text-anchor="end">
              {count}
            </text>
            <Mark glyph={good} x={8} size={7} />
          </g>
        );
      })}
    </g>
  );
}

function Reward({ station, isTaken }: { readonly station: number; readonly isTaken: boolean }) {
  const { points, bonus } = STATIONS[station];
  const both = points > 0 && bonus !== undefined && !isTaken;
  return (
    <g transform={`translate(${isTaken ? 13 : 0} 11)`}>
      {points > 0 && (
        <g transform={`translate(${both ? -14 : 0} 0)`}>
          <Mark glyph="star" size={13} />
          <text class="plaque-points" y="4.5">
            {points}
          </text>
        </g>
      )}
      {bonus !== undefined && !(isTaken && points > 0) && (
        <g transform={`translate(${both ? 14 : 0} 0)`}>
          <text class="plaque-figure" x="-9" y="5" text-anchor="end">
            {BONUS[bonus].count}
          </text>
          <Mark glyph={BONUS[bonus].glyph} size={8} />
        </g>
      )}
    </g>
  );
}
