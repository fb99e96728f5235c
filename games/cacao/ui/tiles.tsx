import type { BoardProps } from '../../../board/module.ts';
import { drawnOnce } from '../../../board/drawn-once.ts';
import { Piece } from '../../../board/piece.tsx';
import { SeatMark } from '../../../board/seat-icon.tsx';
import { SvgTarget } from '../../../board/target.tsx';
import type { Move } from '../rules/moves.ts';
import type { CoveredTile, View } from '../rules/view.ts';
import { workersOn } from './layout.ts';
import { templesOf, type TempleStanding } from './temples.ts';
import { cellId } from './target-ids.ts';
import { BOARD_TEXT } from './text.ts';
import { CELL, WorkerTile } from './worker-tile.tsx';
import { JungleTile } from './workplaces.tsx';

/** The earth under the tiles: it shows where no tile lies in front. */
export const Slabs = ({ view }: { readonly view: View }) => (
  <g aria-hidden="true">
    {[...view.jungle, ...view.workers].map(({ x, y }) => (
      <Slab key={cellId(x, y)} x={x * CELL} y={y * CELL} />
    ))}
  </g>
);

const Slab = drawnOnce(({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect class="slab-shade" x="-53" y="-46" width="110" height="118" rx="12" />
    <path class="slab" d="M-50 44H50V58Q50 62 46 62H-46Q-50 62-50 58Z" />
    <path class="slab-line" d="M-50 53H50" />
  </g>
));

/** All tiles that lie in the jungle, and who stands at the temples. */
export function Tiles({ view, language, players, unit }: BoardProps<View, Move> & { readonly unit: number }) {
  const { targets } = BOARD_TEXT[language];
  return (
    <>
      {view.jungle.map(({ x, y, tile }) => (
        <SvgTarget key={cellId(x, y)} id={cellId(x, y)} name={targets.jungleTile(tile, { x, y })}>
          <Piece id={`jungle:${x},${y}`} from={`display:${tile}`} x={x * CELL} y={y * CELL}>
            <JungleTile tile={tile} />
          </Piece>
        </SvgTarget>
      ))}
      {view.workers.map(({ x, y, seat, tile, facing, covers }) => (
        <SvgTarget
          key={cellId(x, y)}
          id={cellId(x, y)}
          name={targets.workerTile(players[seat], tile, { x, y })}
        >
          <Piece id={`tile:${x},${y}:${layersUnder(covers)}`} from={`seat:${seat}`} x={x * CELL} y={y * CELL}>
            {covers !== null && <path class="covered" d="M-50-50H50V-57H-43V43H-50Z" />}
            <WorkerTile seat={seat} workers={workersOn(tile, facing)} />
            {isNew(view, x, y) && <rect class="fresh" x="-50" y="-50" width="100" height="100" rx="6" />}
          </Piece>
        </SvgTarget>
      ))}
      {templesOf(view).map(temple => (
        <TempleTally key={cellId(temple.x, temple.y)} temple={temple} unit={unit} />
      ))}
    </>
  );
}

const layersUnder = (covers: CoveredTile | null | undefined): number =>
  covers === null || covers === undefined ? 0 : 1 + layersUnder(covers.covers);

const isNew = ({ placed }: View, x: number, y: number): boolean =>
  placed !== null && placed.x === x && placed.y === y;

/** Side by side, so many fit under a temple. */
const IN_A_ROW = 2;
/** From so many units for each pixel on, only the seats in front are shown. */
const SMALL = 1.6;

/** How many workers each seat has beside a temple, the most first. */
function TempleTally({
  temple: { x, y, workers },
  unit,
}: {
  readonly temple: TempleStanding;
  readonly unit: number;
}) {
  const present = workers
    .map((count, seat) => ({ count, seat }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, unit > SMALL ? IN_A_ROW : workers.length);
  const size = Math.max(1.05, unit * 0.86);
  return (
    <g class="tally-place" transform={`translate(${x * CELL} ${y * CELL + 46})`} aria-hidden="true">
      <g class="tally" transform={`scale(${size})`}>
        {present.map(({ count, seat }, index) => {
          const row = Math.floor(index / IN_A_ROW);
          const inRow = Math.min(IN_A_ROW, present.length - row * IN_A_ROW);
          const column = (index % IN_A_ROW) - (inRow - 1) / 2;
          return (
            <g key={seat} transform={`translate(${column * 27} ${-9 - row * 19})`}>
              <rect class="tally-ground" x="-13" y="-9" width="26" height="18" rx="9" />
              <g transform="translate(-6 0)">
                <SeatMark seat={seat} size={6} />
              </g>
              <text class="tally-figure" x="6" dy="0.36em">
                {count}
              </text>
            </g>
          );
        })}
      </g>
    </g>
  );
}
