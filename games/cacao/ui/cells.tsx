import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '../../../board/module.ts';
import { SvgTarget } from '../../../board/target.tsx';
import { WORKER_TILES } from '../data/workers.ts';
import { xOf, yOf } from '../rules/cells.ts';
import type { Move } from '../rules/moves.ts';
import type { Coordinates, View, WorkerName } from '../rules/view.ts';
import { Badge } from './badge.tsx';
import type { Area } from './canopy.ts';
import { GAIN_KINDS, sumOf, worthOf, type Gain } from './gains.ts';
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
 * Cells for worker tiles: soft places in the glade that say what the chosen tile, or the best of the hand, brings there. That
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
              </g>
            </SvgTarget>
            {isAsked && !isTaken && <CellGain view={view} cell={cell} tile={tile} unit={unit} area={area} />}
          </Fragment>
        );
      })}
    </>
  );
}

interface CellGainProps {
  readonly view: View;
  readonly cell: Coordinates;
  /** Undefined before one is chosen: then the best of the hand counts. */
  readonly tile: WorkerName | undefined;
  readonly unit: number;
  readonly area: Area;
}

/** Two lines fit on a cell of a small screen. */
const LINES = 2;
/** Pixels of a cell that holds a sign. On smaller ones only the gains of a chosen tile may reach over the edge. */
const ROOM = 40;

function CellGain({ view, cell, tile, unit, area }: CellGainProps) {
  const { x, y } = cell;
  const gain = useMemo(() => bestGain(view, { x, y }, tile), [view, x, y, tile]);
  const hasRoom = tile !== undefined || CELL / unit >= ROOM;
  if (!hasRoom || GAIN_KINDS.every(kind => gain[kind] <= 0))
    return <path class="cell-plus" transform={at(cell)} d="M-11 0H11M0-11V11" />;
  const look = tile === undefined ? 'faint' : 'paper';
  return <Badge gain={gain} x={x * CELL} y={y * CELL} unit={unit} area={area} look={look} lines={LINES} />;
}

/** What a tile brings on a cell, or the most that any tile of the hand brings there. */
function bestGain(view: View, cell: Coordinates, tile: WorkerName | undefined): Gain {
  const { hand } = view;
  const held = WORKER_TILES.filter(({ name }) =>
    tile === undefined ? (hand?.[name] ?? 0) > 0 : name === tile,
  );
  return held
    .map(({ name }) => sumOf(bestTurn(view, cell, name).gains))
    .reduce((best, gain) => (worthOf(gain) > worthOf(best) ? gain : best), sumOf([]));
}

/** Empty cells for jungle tiles; those to be filled now are marked. */
export function JungleSpaces({
  view,
  language,
  spaces,
  pendingMove: pending,
}: CellProps & { readonly spaces: readonly Coordinates[] }) {
  const { targets } = BOARD_TEXT[language];
  const isDue = ({ x, y }: Coordinates): boolean => view.due.some(space => space.x === x && space.y === y);
  /** A tile is shown there already. */
  const isFilled = ({ x, y }: Coordinates): boolean =>
    pending?.type === 'fill' && xOf(pending.cell) === x && yOf(pending.cell) === y;
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
            {isDue(cell) && !isFilled(cell) && (
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
