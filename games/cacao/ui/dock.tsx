import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import { WORKER_TILES } from '../data/workers.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { JungleTile, WorkerTile } from './art.tsx';
import { displayId, handId } from './targets.ts';
import { BOARD_TEXT } from './text.ts';

/** The viewer's hand, the jungle display and the pile. */
export function Dock({ view, viewer, language }: BoardProps<View, Move>) {
  const left = Object.values(view.junglePile).reduce((sum, count) => sum + count, 0);
  const { hand } = view;
  const { targets, labels } = BOARD_TEXT[language];
  return (
    <div class="cacao-dock">
      {hand !== null && viewer !== null && (
        <div class="cacao-row" role="group" aria-label={labels.hand}>
          {WORKER_TILES.filter(({ name }) => hand[name] > 0).map(({ name, workers }) => (
            <HtmlTarget key={name} id={handId(name)} name={targets.workerTiles[name]} class="tile-button">
              <svg viewBox="-50 -50 100 100" aria-hidden="true">
                <WorkerTile seat={viewer} workers={workers} />
              </svg>
              {hand[name] > 1 && <span class="times">×{hand[name]}</span>}
            </HtmlTarget>
          ))}
        </div>
      )}
      <div class="cacao-row" role="group" aria-label={labels.display}>
        {view.display.map((tile, slot) => (
          <HtmlTarget
            key={slot}
            id={displayId(tile)}
            name={targets.jungleTiles[tile]}
            class="tile-button is-jungle"
          >
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <g class="piece" data-piece={`display:${tile}`}>
                <JungleTile tile={tile} />
              </g>
            </svg>
          </HtmlTarget>
        ))}
        <div class="pile">
          <b>{left}</b>
          <span>{labels.inPile}</span>
        </div>
      </div>
    </div>
  );
}
