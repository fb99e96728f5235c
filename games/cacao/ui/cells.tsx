import { Fragment } from 'preact';
import type { BoardProps } from '../../../board/module.ts';
import { SvgTarget } from '../../../board/target.tsx';
import { WORKER_TILES } from '../data/workers.ts';
import type { Move } from '../rules/moves.ts';
import type { Coordinates, View, WorkerName } from '../rules/view.ts';
import { Badge } from './badge.tsx';
import type { Area } from './canopy.ts';
import { GAIN_KINDS, sumOf } from './gains.ts';
import { neighboursOf } from './layout.ts';
import { bestTurn } from './prefer.ts';
import { cellId, handId } from './target-ids.ts';
import { BOARD_TEXT } from './text.ts';
import { CELL } from './worker-tile.tsx';

type CellProps = BoardProps<View, Move>;

const CellFrame = ({ class: look }: { readonly class: string }) => (
  <rect class={look} x="-45" y="-45" width="90" height="90" rx="12" />
);

const at = ({ x, y }: Coordinates): string => `translate(${x * CELL} ${y * CELL})`;

/**
 * Cells for worker tiles: soft places in the glade; once a tile is chosen, each says what the tile brings there. That
 * sign lies above its cell, not in it: a button is called by its name alone.
 */
export function FreeCells({
  view,
  language,
  chosen,
  pendingMove,
  free,
  unit,
  area,
}: CellProps & { readonly free: readonly Coordinates[]; readonly unit: number; readonly area: Area }) {
  const { targets } = BOARD_TEXT[language];
  const tile = WORKER_TILES.find(({ name }) => chosen.has(handId(name)))?.name;
  const isAsked = view.phase === 'placing' && view.viewer === view.active;
  return (
    <>
      {free.map(cell => {
        const id = cellId(cell.x, cell.y);
        const isTaken = pendingMove !== undefined && chosen.has(id);
        return (
          <Fragment key={id}>
            <SvgTarget id={id} name={targets.square(cell, neighboursOf(view, cell))} class="free-cell">
              <g transform={at(cell)}>
                <rect class="reach" />
                <CellFrame class="cell" />
                {tile === undefined && isAsked && <path class="cell-plus" d="M-11 0H11M0-11V11" />}
              </g>
            </SvgTarget>
            {tile !== undefined && isAsked && !isTaken && (
              <CellGain view={view} cell={cell} tile={tile} unit={unit} area={area} />
            )}
          </Fragment>
        );
      })}
    </>
  );
}

interface CellGainProps {
  readonly view: View;
  readonly cell: Coordinates;
  readonly tile: WorkerName;
  readonly unit: number;
  /** All that the screen shows: the sign stays within it. */
  readonly area: Area;
}

/** Half the width of a sign, in pixels. */
const HALF_SIGN = 28;

/** Two lines fit on a cell of a small screen. */
const LINES = 2;

function CellGain({ view, cell, tile, unit, area }: CellGainProps) {
  const gain = sumOf(bestTurn(view, cell, tile).gains);
  if (GAIN_KINDS.every(kind => gain[kind] <= 0))
    return <path class="cell-plus is-lit" transform={at(cell)} d="M-11 0H11M0-11V11" />;
  const edge = HALF_SIGN * unit;
  const x = Math.max(area.x + edge, Math.min(cell.x * CELL, area.x + area.width - edge));
  return <Badge gain={gain} x={x} y={cell.y * CELL} unit={unit} look="paper" lines={LINES} />;
}

/** Empty cells for jungle tiles; those to be filled now are marked. */
export function JungleSpaces({
  view,
  language,
  spaces,
}: CellProps & { readonly spaces: readonly Coordinates[] }) {
  const { targets } = BOARD_TEXT[language];
  const isDue = ({ x, y }: Coordinates): boolean => view.due.some(space => space.x === x && space.y === y);
  return (
    <>
      {spaces.map(cell => (
        <SvgTarget
          key={cellId(cell.x, cell.y)}
          id={cellId(cell.x, cell.y)}
          name={targets.jungleSpace(cell)}
          class="jungle-cell"
        >
          <g transform={at(cell)}>
            {isDue(cell) && <rect class="reach" />}
            <CellFrame class={isDue(cell) ? 'cell is-due' : 'jungle-space'} />
            {isDue(cell) && (
              <text class="cell-question" dy="0.34em">
                ?
              </text>
            )}
          </g>
        </SvgTarget>
      ))}
    </>
  );
}
