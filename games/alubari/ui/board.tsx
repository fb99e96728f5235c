import { useRef } from 'preact/hooks';
import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { Areas } from './areas.tsx';
import { BOARD_TEXT } from './board-text.ts';
import { Estates } from './estates.tsx';
import { FreshPieces, useFreshPieces } from './fresh-pieces.ts';
import { Gauges } from './gauges.tsx';
import { useIsSmall } from './layout.ts';
import { RailwayMap } from './map.tsx';
import { PostOffice, Shed } from './post-office.tsx';
import { TabbedBoard } from './tabbed-board.tsx';

type AlubariScene = BoardProps<View, Move>;

/** The whole board: everything at once on a wide screen, otherwise one screen for each part. */
export function Board(scene: AlubariScene) {
  const room = useRef<HTMLDivElement>(null);
  const fresh = useFreshPieces(scene.view);
  const isSmall = useIsSmall(room);
  return (
    <FreshPieces.Provider value={fresh}>
      <div ref={room} class="alubari-room">
        {isSmall ? <TabbedBoard {...scene} /> : <WideBoard {...scene} />}
      </div>
    </FreshPieces.Provider>
  );
}

/** The mountain with the gauges in its sky, the estates at its foot, the street of the areas, a tray of cards. */
const WideBoard = (scene: AlubariScene) => (
  <div class="alubari-board is-wide" role="group" aria-label={BOARD_TEXT[scene.language].labels.board}>
    <div class="mountain">
      <RailwayMap {...scene} shape="wide" />
      <Gauges {...scene} />
    </div>
    <Estates {...scene} />
    <Areas {...scene} />
    <div class="tray">
      <PostOffice {...scene} />
      <Shed {...scene} />
    </div>
  </div>
);
