import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Councillors } from './councillors.tsx';
import { TeaMap } from './map.tsx';
import { Status } from './status.tsx';
import { TechnologyTrack } from './track.tsx';
import { Train } from './train.tsx';

/** The central board: only the map can be pinched, what surrounds it keeps a readable size. */
export function Board(scene: BoardProps<View, Move>) {
  return (
    <div class="ceylon-frame">
      <div class="ceylon-board">
        <Status {...scene} />
        <Train {...scene} />
        <TechnologyTrack {...scene} />
        <div class="ceylon-map">
          <TeaMap {...scene} />
        </div>
        <Councillors {...scene} />
      </div>
    </div>
  );
}
