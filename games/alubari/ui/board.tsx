import type { Scene } from '../../../web/board.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Areas } from './areas.tsx';
import { Estates } from './estates.tsx';
import { Goals } from './goals.tsx';
import { LABELS } from './labels.ts';
import { RailwayMap } from './map.tsx';
import { PostOffice, Shed } from './office.tsx';
import { Sky } from './sky.tsx';

/** Everything on the table: weather and rates, areas, the mountain, cards and gardens. */
export function Board(scene: Scene<View, Move>) {
  return (
    <div
      class={`alubari-board ${scene.view.seats.length === 1 ? 'is-solo' : ''}`}
      role="group"
      aria-label={LABELS.board[scene.language]}
    >
      <Sky {...scene} />
      <Areas {...scene} />
      <RailwayMap {...scene} />
      <div class="cards">
        <PostOffice {...scene} />
        <Shed {...scene} />
        <Goals {...scene} />
      </div>
      <Estates {...scene} />
    </div>
  );
}
