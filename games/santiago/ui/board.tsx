import type { BoardProps } from '../../../board/module.ts';
import { PanZoom } from '../../../board/pan-zoom.tsx';
import { usePictureRoom } from '../../../board/picture-room.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { threats } from './drying.ts';
import { Farmers, Palms, Spaces, Threats } from './fields.tsx';
import { Ghost, canalPlaceOf } from './ghost.tsx';
import { Desert, PlantationLinks, Land } from './land.tsx';
import { Intersections } from './intersections.tsx';
import { PLANS } from './layout.ts';
import { orientation } from './orientation.ts';
import { Scenery } from './scenery.tsx';
import { SiteTags } from './site-tags.tsx';
import { Supplies } from './supplies.tsx';
import { Village } from './village.tsx';
import { Canals, isCanalPhase, Places, Proposals } from './water.tsx';
import { BOARD_TEXT } from './text.ts';
import { Worths } from './worth.tsx';

/** Tags on the board grow on small screens, so that their figures can be read. */
const [READABLE, LARGEST] = [0.94, 2.1];

/** Tags of open sites, of which there may be twenty, are only as large as their figures have to be. */
const TAG = 0.72;

/** At most so much of the room that a tall screen leaves lies above the valley, in units of the picture. */
const ABOVE = 108;

/** The valley: tiles, canals and the village beside them. */
export function Board(scene: BoardProps<View, Move>) {
  const { view, language, pendingMove: pending } = scene;
  const plan = PLANS[orientation.value];
  const { ref, room } = usePictureRoom();
  const unit = Math.max(plan.box.width / room.width, plan.box.height / room.height);
  const size = Math.min(LARGEST, Math.max(1, unit * READABLE));
  const spare = Math.max(0, room.height * unit - plan.box.height);
  // Below a tall valley a sheet grows and shrinks: the valley keeps its distance from the upper edge.
  const above = plan.hasHouses ? spare / 2 : Math.min(ABOVE, spare);
  const place = canalPlaceOf(pending);
  return (
    <PanZoom
      box={{ ...plan.box, y: plan.box.y - above, height: plan.box.height + spare }}
      label={BOARD_TEXT[language].labels.board}
      defs={<Desert />}
    >
      <Scenery plan={plan} above={above} />
      <g ref={ref} />
      <Land view={view} />
      {!isCanalPhase(view) && <Places {...scene} />}
      <PlantationLinks view={view} />
      <Canals {...scene} />
      <Spaces {...scene} />
      <Palms {...scene} />
      <Worths {...scene} size={size} />
      <Farmers {...scene} />
      <Threats at={threats(view, place === undefined ? [] : [place])} />
      <Ghost {...scene} />
      {isCanalPhase(view) && <Places {...scene} />}
      <Intersections {...scene} />
      <SiteTags {...scene} size={Math.max(1, unit * TAG)} />
      <Proposals {...scene} size={size} />
      <Supplies {...scene} plan={plan} />
      <Village {...scene} plan={plan} />
    </PanZoom>
  );
}
