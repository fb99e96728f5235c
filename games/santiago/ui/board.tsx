import type { BoardProps } from '../../../board/module.ts';
import { PanZoom } from '../../../board/pan-zoom.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { threats } from './drying.ts';
import { Farmers, Palms, Spaces, Threats } from './fields.tsx';
import { Ghost, canalPlaceOf } from './ghost.tsx';
import { Desert, PlantationLinks, Land } from './land.tsx';
import { Intersections } from './intersections.tsx';
import { PLANS } from './layout.ts';
import { orientation } from './orientation.ts';
import { Supplies } from './supplies.tsx';
import { Village } from './village.tsx';
import { Canals, isCanalPhase, Places, Proposals } from './water.tsx';
import { BOARD_TEXT } from './text.ts';

/** The valley: tiles, canals and the village beside them. */
export function Board(scene: BoardProps<View, Move>) {
  const { view, language, pendingMove: pending } = scene;
  const plan = PLANS[orientation.value];
  const place = canalPlaceOf(pending);
  return (
    <PanZoom box={plan.box} label={BOARD_TEXT[language].labels.board} defs={<Desert />}>
      <Land view={view} />
      {!isCanalPhase(view) && <Places {...scene} />}
      <PlantationLinks view={view} />
      <Canals {...scene} />
      <Spaces {...scene} />
      <Palms {...scene} />
      <Farmers {...scene} />
      <Threats at={threats(view, place === undefined ? [] : [place])} />
      <Ghost {...scene} />
      {isCanalPhase(view) && <Places {...scene} />}
      <Intersections {...scene} />
      <Proposals {...scene} />
      <Supplies {...scene} plan={plan} />
      <Village {...scene} plan={plan} />
    </PanZoom>
  );
}
