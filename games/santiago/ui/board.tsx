import type { BoardProps } from '../../../board/module.ts';
import { PanZoom } from '../../../board/pan-zoom.tsx';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { threats } from './drought.ts';
import { Farmers, Palms, Spaces, Threats } from './fields.tsx';
import { Ghost, placeIn } from './ghost.tsx';
import { Desert, Hedges, Land } from './land.tsx';
import { PLANS } from './layout.ts';
import { shape } from './shape.ts';
import { Stores, Village } from './village.tsx';
import { Canals, isCanalTime, Places, Proposals } from './water.tsx';
import { LABELS } from './words.ts';

/** The valley: fields, canals and the village beside them. */
export function Board(scene: BoardProps<View, Move>) {
  const { view, language, pendingMove: pending } = scene;
  const isTall = shape.value === 'tall';
  const plan = PLANS[shape.value];
  const place = placeIn(pending);
  const beside = { ...scene, plan, isTall };
  return (
    <PanZoom box={plan.box} label={LABELS.board[language]} defs={<Desert />}>
      <Land view={view} />
      {!isCanalTime(view) && <Places {...scene} />}
      <Hedges view={view} />
      <Canals {...scene} />
      <Spaces {...scene} />
      <Palms {...scene} />
      <Farmers {...scene} />
      <Threats at={threats(view, place === undefined ? [] : [place])} />
      <Ghost {...scene} />
      {isCanalTime(view) && <Places {...scene} />}
      <Proposals {...scene} />
      <Stores {...beside} />
      <Village {...beside} />
    </PanZoom>
  );
}
