import type { BoardProps } from '../../../board/module.ts';
import { Piece } from '../../../board/piece.tsx';
import { SvgTarget } from '../../../board/target.tsx';
import { RAIL_SPACES, TOWNS } from '../data/route.ts';
import { OPEN_STATIONS, RAIL_COUNT, STATIONS } from '../rules/board.ts';
import { isSiliguriClosed } from '../rules/build.ts';
import type { Move } from '../rules/moves.ts';
import { sample } from '../rules/secrets.ts';
import { has } from '../rules/sets.ts';
import type { View } from '../rules/view.ts';
import { useIsFresh } from './fresh-pieces.ts';
import { ghostsOf } from './ghosts.ts';
import { BOARD_TEXT } from './board-text.ts';
import { Landscape } from './landscape.tsx';
import { Mark } from './glyphs.tsx';
import { Marker, ownerName } from './marker.tsx';
import { railName } from './names.ts';
import { PLANS, type Plan } from './plan.ts';
import { Engine, River } from './scenery.tsx';
import { Pill, Sign } from './signs.tsx';
import { Station } from './station.tsx';
import { railhead, railId } from './targets.ts';

type AlubariScene = BoardProps<View, Move>;
type Part = AlubariScene & { readonly plan: Plan };

/** The mountain with the line from Siliguri up to Darjeeling, its towns and its stations. */
export function RailwayMap({ shape, ...scene }: AlubariScene & { readonly shape: keyof typeof PLANS }) {
  const plan = PLANS[shape];
  const part = { ...scene, plan };
  const { view, language } = scene;
  return (
    <svg
      class={`alubari-map is-${shape}`}
      viewBox={`0 0 ${plan.width} ${plan.height}`}
      preserveAspectRatio="xMidYMax meet"
      role="group"
      aria-label={BOARD_TEXT[language].labels.route}
    >
      <Landscape plan={plan} weather={view.weather[0] ?? null} />
      {plan.rails.map(({ x, y }, space) =>
        RAIL_SPACES[space].kind === 'river' ? <River key={space} x={x} y={y} /> : null,
      )}
      <Line {...part} />
      <Train {...part} />
      <Towns {...part} />
      <Rails {...part} />
      <NextCost {...part} />
      <Progress {...part} />
    </svg>
  );
}

/** The whole line, with rails where they are laid and where the pending move lays them. */
function Line({ view, plan, preview }: Part) {
  const ghosts = ghostsOf(preview).rails;
  const isDone = railhead(view) === -1;
  return (
    <g class="railway" aria-hidden="true">
      {plan.lines.map((line, space) => (
        <path key={space} class="line-bed" d={line} />
      ))}
      {plan.lines.map((line, space) => {
        const isGhost = ghosts.has(space);
        const isLaid = space === RAIL_COUNT ? isDone : view.rails[space] !== null;
        return isLaid || isGhost ? (
          <g key={space} class={isGhost ? 'is-ghost' : ''}>
            <path class="line-sleepers" d={line} />
            <path class="line-edge" d={line} />
            <path class="line-brass" d={line} />
            <path class="line-between" d={line} />
          </g>
        ) : (
          <path key={space} class="line-survey" d={line} />
        );
      })}
    </g>
  );
}

/** The train waits behind the next rail space. */
function Train({ view, plan }: Part) {
  const head = railhead(view);
  const { x, y, isBack } = plan.trains[head === -1 ? RAIL_COUNT : head];
  return (
    <Piece id="train" x={x} y={y + 2}>
      <g transform={`scale(${isBack ? -0.78 : 0.78} 0.78)`}>
        <Engine />
      </g>
    </Piece>
  );
}

const Rails = (part: Part) => (
  <>
    {part.plan.rails.map((_, space) => (
      <RailSpace key={space} {...part} space={space} />
    ))}
  </>
);

function RailSpace({ view, plan, players, language, preview, space }: Part & { readonly space: number }) {
  const { x, y } = plan.rails[space];
  const owner = view.rails[space];
  const ghost = ghostsOf(preview).rails.get(space);
  const isHead = space === railhead(view);
  const isFresh = useIsFresh(`marker:rail:${space}`);
  const status = isHead ? BOARD_TEXT[language].statuses.nextRail : ownerName(owner, players, language);
  return (
    <SvgTarget
      id={railId(space)}
      name={`${railName(space, language)}, ${status}`}
      class={`rail-spot ${isHead ? 'is-head' : ''}`}
    >
      <g transform={`translate(${x} ${y})`}>
        <circle class="reach" r="24" />
        {isFresh && <circle class="fresh" r="20" />}
        <circle class="rail-shadow" cy="2.5" r="16" />
        <circle class={`rail-space is-${RAIL_SPACES[space].kind}`} r="16" />
        <circle class="rail-ring" r="21" />
        <text class="rail-points" y="6">
          {RAIL_SPACES[space].points}
        </text>
      </g>
      {owner !== null && (
        <Piece id={`marker:rail:${space}`} from={`seat:${owner}`} x={x} y={y}>
          <Marker owner={owner} size={15} />
        </Piece>
      )}
      {ghost !== undefined && (
        <g class="alubari-ghost" transform={`translate(${x} ${y})`}>
          <Marker owner={ghost} size={15} />
        </g>
      )}
    </SvgTarget>
  );
}

/** The towns that a river opens, by its rail space. */
function townsBehind(river: number): readonly string[] {
  const rivers = RAIL_SPACES.filter(({ kind }, space) => kind === 'river' && space <= river).length;
  return TOWNS.filter(({ zone }) => zone === rivers).map(({ name }) => name);
}

function Towns(part: Part) {
  const { view, plan, language } = part;
  const head = railhead(view);
  const state = sample(view);
  const open = OPEN_STATIONS[head === -1 ? RAIL_COUNT : head];
  const isClosed = (station: number): boolean =>
    !has(open, station) || (STATIONS[station].town === 0 && isSiliguriClosed(state));
  const river = RAIL_SPACES.findIndex(({ kind }, space) => kind === 'river' && view.rails[space] === null);
  return (
    <>
      {river !== -1 && (
        <Pill
          x={plan.rails[river].x}
          y={plan.rails[river].y - 44}
          words={BOARD_TEXT[language].opens(townsBehind(river))}
          look="is-water"
        />
      )}
      {plan.towns.map((_, town) => (
        <Sign
          key={town}
          plan={plan}
          town={town}
          isClosed={STATIONS.every((station, index) => station.town !== town || isClosed(index))}
        />
      ))}
      {STATIONS.map((_, station) => (
        <Station key={station} {...part} station={station} isClosed={isClosed(station)} />
      ))}
    </>
  );
}

/** What the next rail costs, on the side of the line that is not yet laid. */
function NextCost({ view, plan }: Part) {
  const head = railhead(view);
  if (head === -1) return null;
  const { x, y } = plan.rails[head];
  return (
    <g
      class="pill is-dark"
      transform={`translate(${plan.trains[head].isBack ? x - 44 : x + 44} ${y})`}
      aria-hidden="true"
    >
      <rect x="-21" y="-12" width="42" height="24" rx="12" />
      <text x="-9" y="5.5">
        1
      </text>
      <Mark glyph="steel" x={7} size={8.5} />
    </g>
  );
}

/** How far the line has come, at its end. */
function Progress({ view, plan, language }: Part) {
  const laid = view.rails.filter(owner => owner !== null).length;
  const summit = plan.rows[plan.rows.length - 1];
  const isWide = plan.width > 500;
  return (
    <Pill
      x={isWide ? 926 : 110}
      y={isWide ? summit : summit - 74}
      words={[BOARD_TEXT[language].railsLaid(laid, RAIL_COUNT)]}
      look="is-paper"
    />
  );
}
