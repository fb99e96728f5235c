import type { BoardProps } from '../../../board/module.ts';
import { PanZoom } from '../../../board/pan-zoom.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { threats } from './drying.ts';
import { Farmers, Palms, Spaces, Threats } from './fields.tsx';
import { Ghost, canalPlaceOf } from './ghost.tsx';
import { Desert, PlantationLinks, Land } from './land.tsx';
import { PLANS } from './layout.ts';
import { shape } from './orientation.ts';
import { Supplies, Village } from './village.tsx';
import { Canals, isCanalPhase, Places, Proposals } from './water.tsx';
import { LABELS } from './words.ts';

/** The valley: fields, canals and the village beside them. */
export function Board(scene: BoardProps<View, Move>) {
  const { view, language, pendingMove: pending } = scene;
  const isTall = shape.value === 'tall';
  const plan = PLANS[shape.value];
  const place = canalPlaceOf(pending);
  const beside = { ...scene, plan, isTall };
  return (
    <PanZoom box={plan.box} label={LABELS.board[language]} defs={<Desert />}>
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
      <Proposals {...scene} />
      <Supplies {...beside} />
      <Village {...beside} />
    </PanZoom>
  );
}
