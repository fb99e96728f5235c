import { DragPiece } from '../../../board/drag-piece.tsx';
import type { BoardProps } from '../../../board/module.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { LeafChoices } from './leaf-choices.tsx';
import { Worker } from './worker.tsx';
import { WorksChoices } from './works-choices.tsx';

/** Within the question: the workers that wait for a space, or what the works and the chaiwala offer. */
export function Choices(scene: BoardProps<View, Move>) {
  switch (scene.view.phase) {
    case 'placement':
      return <WaitingWorkers {...scene} />;
    case 'works':
      return <WorksChoices {...scene} />;
    case 'chaiwala':
      return <LeafChoices {...scene} />;
    default:
      return null;
  }
}

function WaitingWorkers({ view, viewer, toAct }: BoardProps<View, Move>) {
  if (viewer === null || !toAct.includes(viewer)) return null;
  return (
    <div class="waiting-workers">
      {Array.from({ length: view.seats[viewer].ready }, (_, index) => (
        <DragPiece key={index}>
          <svg viewBox="-20 -20 40 40">
            <Worker seat={viewer} />
          </svg>
        </DragPiece>
      ))}
    </div>
  );
}
