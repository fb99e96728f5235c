import type { BoardProps } from '../../../board/module.ts';
import { PanZoom } from '../../../board/pan-zoom.tsx';
import { Piece } from '../../../board/piece.tsx';
import { SvgTarget } from '../../../board/target.tsx';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { xOf, yOf } from '../rules/cells.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { CELL, JungleTile, WorkerTile } from './art.tsx';
import { boxOf, freeCells, STEP, workersOn } from './layout.ts';
import { cellId, edgeId } from './targets.ts';
import { CELLS, JUNGLE_NAMES, LABELS } from './words.ts';

type CacaoScene = BoardProps<View, Move>;

/** The jungle as it lies on the table. */
export function Board(scene: CacaoScene) {
  const { view, language } = scene;
  const free = freeCells(view);
  return (
    <PanZoom box={boxOf(view, free)} label={LABELS.board[language]}>
      {free.map(({ x, y }) => (
        <SvgTarget key={cellId(x, y)} id={cellId(x, y)} name={CELLS.place(x, y, view)[language]}>
          <rect class="cell" x={x * CELL - 44} y={y * CELL - 44} width="88" height="88" rx="9" />
          <path class="cell-plus" d={`M${x * CELL - 9} ${y * CELL}h18M${x * CELL} ${y * CELL - 9}v18`} />
        </SvgTarget>
      ))}
      <Due {...scene} />
      {view.jungle.map(({ x, y, tile }) => (
        <SvgTarget key={cellId(x, y)} id={cellId(x, y)} name={`${JUNGLE_NAMES[tile][language]} (${x}, ${y})`}>
          <Piece id={`jungle:${x},${y}`} from={`display:${tile}`} x={x * CELL} y={y * CELL}>
            <JungleTile tile={tile} />
          </Piece>
        </SvgTarget>
      ))}
      {view.workers.map(({ x, y, seat, tile, facing, covers }) => (
        <SvgTarget key={cellId(x, y)} id={cellId(x, y)} name={`${scene.players[seat]}, ${tile} (${x}, ${y})`}>
          <Piece
            id={`tile:${x},${y}:${covers === null ? 0 : 1}`}
            from={`seat:${seat}`}
            x={x * CELL}
            y={y * CELL}
          >
            {covers !== null && <rect class="covered" x="-46" y="-40" width="98" height="92" rx="9" />}
            <WorkerTile seat={seat} workers={workersOn(tile, facing)} />
            {isFresh(view, x, y) && <rect class="fresh" x="-48" y="-48" width="96" height="96" rx="11" />}
          </Piece>
        </SvgTarget>
      ))}
      <Groups {...scene} />
      <Ghost {...scene} />
    </PanZoom>
  );
}

const isFresh = ({ placed }: View, x: number, y: number): boolean =>
  placed !== null && placed.x === x && placed.y === y;

/** Spaces that wait for a jungle tile. */
function Due({ view, language }: CacaoScene) {
  return (
    <>
      {view.due.map(({ x, y }) => (
        <SvgTarget key={cellId(x, y)} id={cellId(x, y)} name={CELLS.fill(x, y, view)[language]}>
          <rect class="cell is-due" x={x * CELL - 44} y={y * CELL - 44} width="88" height="88" rx="9" />
        </SvgTarget>
      ))}
    </>
  );
}

/** Workers that are to act: an arrow across the edge, with their number. */
function Groups({ view }: CacaoScene) {
  return (
    <>
      {view.groups.map(({ x, y, edge, workers, seat }) => {
        const [dx, dy] = STEP[edge];
        return (
          <SvgTarget key={edgeId(x, y, edge)} id={edgeId(x, y, edge)}>
            <g transform={`translate(${(x + dx / 2) * CELL} ${(y + dy / 2) * CELL})`} class="group">
              <circle class="reach" r="34" />
              <path
                class="group-arrow"
                transform={`rotate(${EDGES.indexOf(edge) * 90})`}
                d="M0-26 15-8H-15Z"
                fill={`var(--seat-${seat}-deep)`}
              />
              <circle class="group-disc" r="16" stroke={`var(--seat-${seat}-deep)`} />
              <text class="group-figure" y="7">
                {workers}
              </text>
            </g>
          </SvgTarget>
        );
      })}
    </>
  );
}

/** The tile that waits to be confirmed. */
function Ghost({ viewer, pendingMove: pending }: CacaoScene) {
  if (pending === undefined || viewer === null) return null;
  switch (pending.type) {
    case 'place':
    case 'overbuild':
      return (
        <g class="ghost" transform={`translate(${xOf(pending.cell) * CELL} ${yOf(pending.cell) * CELL})`}>
          <WorkerTile
            seat={viewer}
            workers={workersOn(WORKER_TILES[pending.tile].name, EDGES[pending.turn])}
          />
        </g>
      );
    case 'fill':
      return (
        <g class="ghost" transform={`translate(${xOf(pending.cell) * CELL} ${yOf(pending.cell) * CELL})`}>
          <JungleTile tile={JUNGLE_TILES[pending.tile].name} />
        </g>
      );
    case 'work':
      return null;
  }
}
