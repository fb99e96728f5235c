import type { BoardProps } from '../../../board/module.ts';
import { HtmlTarget } from '../../../board/target.tsx';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { WORKER_TILES } from '../data/workers.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { TilePicture } from './icons.tsx';
import { displayId, handId } from './target-ids.ts';
import { BOARD_TEXT } from './text.ts';
import { WorkerTile } from './worker-tile.tsx';
import { JungleTile } from './workplaces.tsx';

/** The viewer's hand, the jungle display and what is left in the pile. */
export const Dock = (scene: BoardProps<View, Move>) => (
  <div class="cacao-dock">
    <Hand {...scene} />
    <Display {...scene} />
    <Pile {...scene} />
  </div>
);

function Hand({ view, viewer, language }: BoardProps<View, Move>) {
  const { hand } = view;
  const { targets, labels } = BOARD_TEXT[language];
  if (hand === null || viewer === null) return null;
  const { pileSize } = view.seats[viewer];
  return (
    <section class="cacao-hand" aria-label={labels.hand}>
      <h3>{labels.hand}</h3>
      <div class="cacao-row">
        {WORKER_TILES.filter(({ name }) => hand[name] > 0).map(({ name, workers }) => (
          <HtmlTarget key={name} id={handId(name)} name={targets.workerTiles[name]} class="tile-button">
            <TilePicture>
              <WorkerTile seat={viewer} workers={workers} />
            </TilePicture>
            {hand[name] > 1 && <span class="times">×{hand[name]}</span>}
          </HtmlTarget>
        ))}
      </div>
      {pileSize > 0 && <small>{labels.handPile(pileSize)}</small>}
      {view.seats[viewer].handSize === 0 && <small>{labels.noHand}</small>}
    </section>
  );
}

function Display({ view, language }: BoardProps<View, Move>) {
  const { targets, labels } = BOARD_TEXT[language];
  if (view.display.length === 0) return null;
  return (
    <section class="cacao-display" aria-label={labels.display}>
      <h3>{labels.display}</h3>
      <div class="cacao-row">
        {view.display.map((tile, slot) => (
          <HtmlTarget
            key={slot}
            id={displayId(tile)}
            name={targets.jungleTiles[tile]}
            class="tile-button is-jungle"
          >
            <svg class="tile-picture" viewBox="-50 -50 100 100" aria-hidden="true">
              <g class="piece" data-piece={`display:${tile}`}>
                <JungleTile tile={tile} />
              </g>
            </svg>
          </HtmlTarget>
        ))}
      </div>
    </section>
  );
}

/** The unseen jungle tiles: everyone can count them. */
function Pile({ view: { junglePile }, language }: BoardProps<View, Move>) {
  const { labels } = BOARD_TEXT[language];
  const left = JUNGLE_TILES.filter(({ name }) => junglePile[name] > 0);
  const count = left.reduce((sum, { name }) => sum + junglePile[name], 0);
  return (
    <section class="cacao-pile" aria-label={labels.pile(count)}>
      <h3>{labels.pile(count)}</h3>
      <ul>
        {left.map(({ name }) => (
          <li key={name}>
            <TilePicture>
              <JungleTile tile={name} />
            </TilePicture>
            <b>{junglePile[name]}</b>
            <span>{labels.kinds[name]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
