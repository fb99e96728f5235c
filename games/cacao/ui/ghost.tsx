import type { BoardProps } from '../../../board/module.ts';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { xOf, yOf } from '../rules/cells.ts';
import type { Move, Overbuild, Place } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Badge } from './badge.tsx';
import type { Area } from './canopy.ts';
import { GAIN_KINDS, gainsOn, sumOf } from './gains.ts';
import { workersOn } from './layout.ts';
import { CELL, WorkerTile } from './worker-tile.tsx';
import { JungleTile } from './workplaces.tsx';

type GhostProps = BoardProps<View, Move> & { readonly unit: number; readonly area: Area };

/** The tile that waits to be confirmed, and what it brings. */
export function Ghost({ view, viewer, pendingMove: pending, unit, area, preview }: GhostProps) {
  if (pending === undefined || viewer === null) return null;
  switch (pending.type) {
    case 'place':
    case 'overbuild':
      return (
        <g class="ghost">
          {preview?.after.due.map(({ x, y }) => (
            <g key={`${x},${y}`} transform={`translate(${x * CELL} ${y * CELL})`}>
              <rect class="opening" x="-45" y="-45" width="90" height="90" rx="12" />
              <text class="cell-question" dy="0.34em">
                ?
              </text>
            </g>
          ))}
          <WorkerGhost view={view} seat={viewer} move={pending} unit={unit} area={area} />
        </g>
      );
    case 'fill':
      return (
        <g class="ghost" transform={`translate(${xOf(pending.cell) * CELL} ${yOf(pending.cell) * CELL})`}>
          <JungleTile tile={JUNGLE_TILES[pending.tile].name} />
          <GhostRim />
        </g>
      );
    case 'work':
      return null;
  }
}

const GhostRim = () => (
  <g>
    <rect class="ghost-rim" x="-51" y="-51" width="102" height="102" rx="8" />
    <rect class="ghost-dashes" x="-51" y="-51" width="102" height="102" rx="8" />
  </g>
);

interface WorkerGhostProps {
  readonly view: View;
  readonly seat: number;
  readonly move: Place | Overbuild;
  readonly unit: number;
  readonly area: Area;
}

function WorkerGhost({ view, seat, move, unit, area }: WorkerGhostProps) {
  const [x, y] = [xOf(move.cell), yOf(move.cell)];
  const workers = workersOn(WORKER_TILES[move.tile].name, EDGES[move.turn]);
  const gain = sumOf(gainsOn(view, seat, { x, y }, workers));
  return (
    <>
      <g transform={`translate(${x * CELL} ${y * CELL})`}>
        <rect class="slab-shade" x="-50" y="-44" width="106" height="106" rx="10" />
        <g class="ghost-tile">
          <WorkerTile seat={seat} workers={workers} />
        </g>
        <GhostRim />
      </g>
      {GAIN_KINDS.some(kind => gain[kind] > 0) && (
        <Badge
          gain={gain}
          x={(x + 0.5) * CELL}
          y={(y - 0.5) * CELL}
          unit={unit}
          area={area}
          look="dark"
          lines={GAIN_KINDS.length}
        />
      )}
    </>
  );
}
