import type { BoardProps } from '../../../board/module.ts';
import { PanZoom } from '../../../board/pan-zoom.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { FreeCells, JungleSpaces } from './cells.tsx';
import { Materials } from './defs.tsx';
import { forest, Trees } from './forest.tsx';
import { Ghost } from './ghost.tsx';
import { Groups } from './groups.tsx';
import { boxOf, freeSquares, isCloseUp, jungleSpaces } from './layout.ts';
import { WaterTrack } from './side.tsx';
import { useStage } from './stage.ts';
import { BOARD_TEXT } from './text.ts';
import { Slabs, Tiles } from './tiles.tsx';

/** The play area: tiles in a clearing of the jungle. */
export function Board(scene: BoardProps<View, Move>) {
  const { view, language } = scene;
  const free = freeSquares(view);
  const spaces = jungleSpaces(view);
  const near = boxOf(view, isCloseUp(scene) ? view.due : free);
  const hasTasks = view.groups.some(({ seat }) => seat === scene.viewer);
  const { ref, box, area, unit } = useStage(boxOf(view, free), near, hasTasks ? 'cards' : 'nothing');
  return (
    <>
      {/* A tall phone has room for the race along the water. */}
      <div class="phone-water">
        <WaterTrack {...scene} shape="phone" />
      </div>
      <PanZoom
        box={box}
        label={BOARD_TEXT[language].labels.board}
        backdrop={forest(area, [...view.workers, ...view.jungle, ...free, ...spaces])}
        defs={
          <>
            <Materials />
            <Trees />
          </>
        }
      >
        <g ref={ref} style={{ '--unit': unit.toFixed(3) }}>
          <Slabs view={view} />
          <JungleSpaces {...scene} spaces={spaces} />
          <Tiles {...scene} unit={unit} />
          <FreeCells {...scene} free={free} unit={unit} area={area} />
          <Ghost {...scene} unit={unit} area={area} />
          <Groups {...scene} unit={unit} />
        </g>
      </PanZoom>
    </>
  );
}
