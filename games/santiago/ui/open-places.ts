import { fastRandom } from '../../../kernel/random.ts';
import type { PlaceSet } from '../rules/board.ts';
import { openPlaces } from '../rules/network.ts';
import { sample } from '../rules/secrets.ts';
import type { View } from '../rules/view.ts';

/** Where a canal may be built; the network is open to all, so every state that fits the view agrees. */
export const openPlacesIn = (view: View): PlaceSet => openPlaces(sample(view, fastRandom(1)));
