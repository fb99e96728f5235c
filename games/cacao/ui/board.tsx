import type { BoardProps } from '../../../board/module.ts';
import { PanZoom } from '../../../board/pan-zoom.tsx';
import { Piece } from '../../../board/piece.tsx';
import { SvgTarget } from '../../../board/target.tsx';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { xOf, yOf } from '../rules/cells.ts';
import type { Move } from '../rules/moves.ts';
import type { Coordinates, CoveredTile, View } from '../rules/view.ts';
import { CELL, JungleTile, WorkerTile } from './art.tsx';
import { boxOf, freeSquares, jungleSpaces, neighboursOf, STEP, workersOn } from './layout.ts';
import { cellId, edgeId } from './targets.ts';
import { BOARD_TEXT } from './text.ts';

type CacaoScene = BoardProps<View, Move>;

/** The play area. */
export function Board(scene: CacaoScene) {
  const { view, language } = scene;
  const { targets, labels } = BOARD_TEXT[language];
  const free = freeSquares(view);
  return (
    <PanZoom box={boxOf(view, free)} label={labels.board}>
      {free.map(at => (
        <SvgTarget
          key={cellId(at.x, at.y)}
          id={cellId(at.x, at.y)}
          name={targets.square(at, neighboursOf(view, at))}
        >
          <CellFrame class="cell" at={at} />
          <path
            class="cell-plus"
            d={`M${at.x * CELL - 9} ${at.y * CELL}h18M${at.x * CELL} ${at.y * CELL - 9}v18`}
          />
        </SvgTarget>
      ))}
      <JungleSpaces {...scene} />
      {view.jungle.map(({ x, y, tile }) => (
        <SvgTarget key={cellId(x, y)} id={cellId(x, y)} name={targets.jungleTile(tile, { x, y })}>
          <Piece id={`jungle:${x},${y}`} from={`display:${tile}`} x={x * CELL} y={y * CELL}>
            <JungleTile tile={tile} />
          </Piece>
        </SvgTarget>
      ))}
      <WorkerTiles {...scene} />
      <Groups {...scene} />
      <Ghost {...scene} />
    </PanZoom>
  );
}

const CellFrame = ({ at: { x, y }, class: look }: { readonly at: Coordinates; readonly class: string }) => (
  <rect class={look} x={x * CELL - 44} y={y * CELL - 44} width="88" height="88" rx="9" />
);

function WorkerTiles({ view, language, players }: CacaoScene) {
  const { targets } = BOARD_TEXT[language];
  return (
    <>
      {view.workers.map(({ x, y, seat, tile, facing, covers }) => (
        <SvgTarget
          key={cellId(x, y)}
          id={cellId(x, y)}
          name={targets.workerTile(players[seat], tile, { x, y })}
        >
          <Piece id={`tile:${x},${y}:${layersUnder(covers)}`} from={`seat:${seat}`} x={x * CELL} y={y * CELL}>
            {covers !== null && <rect class="covered" x="-46" y="-40" width="98" height="92" rx="9" />}
            <WorkerTile seat={seat} workers={workersOn(tile, facing)} />
            {isNew(view, x, y) && <rect class="fresh" x="-48" y="-48" width="96" height="96" rx="11" />}
          </Piece>
        </SvgTarget>
      ))}
    </>
  );
}

const layersUnder = (covers: CoveredTile | null | undefined): number =>
  covers === null || covers === undefined ? 0 : 1 + layersUnder(covers.covers);

const isNew = ({ placed }: View, x: number, y: number): boolean =>
  placed !== null && placed.x === x && placed.y === y;

/** Empty cells for jungle tiles; those to be filled now are marked. */
function JungleSpaces({ view, language }: CacaoScene) {
  const { targets } = BOARD_TEXT[language];
  const isDue = ({ x, y }: Coordinates): boolean => view.due.some(space => space.x === x && space.y === y);
  return (
    <>
      {jungleSpaces(view).map(at => (
        <SvgTarget key={cellId(at.x, at.y)} id={cellId(at.x, at.y)} name={targets.jungleSpace(at)}>
          <CellFrame class={isDue(at) ? 'cell is-due' : 'jungle-space'} at={at} />
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
