import type { District } from '../data/map.ts';
import { HEX_NAMES } from '../rules/map.ts';
import type { View } from '../rules/view.ts';
import { CENTRES, LEVEL_HEIGHT } from './layout.ts';

interface NamePlace {
  readonly district: District;
  readonly x: number;
  readonly y: number;
}

/** The districts at the southern coast have their names below it. */
const BELOW: readonly NamePlace[] = [
  { district: 'dimbula', x: 168, y: 323 },
  { district: 'ruhuna', x: 424, y: 326 },
  { district: 'uva', x: 655, y: 322 },
];

/** The northern coast of Kandy. */
const NORTH = ['b1', 'c1', 'd1', 'e1', 'f1'] as const;

/** Kandy's name lies over its lowest pair of northern hexagons, so that no hill hides it. */
function kandy(view: View): NamePlace {
  const level = (hex: string): number => view.map.find(place => place.hex === hex)?.level ?? 0;
  const pairs = NORTH.slice(1).map((east, index) => ({
    height: Math.max(level(NORTH[index]), level(east)),
    x: (CENTRES[HEX_NAMES.indexOf(NORTH[index])].x + CENTRES[HEX_NAMES.indexOf(east)].x) / 2,
  }));
  const lowest = pairs.reduce((one, other) => (other.height < one.height ? other : one));
  return { district: 'kandy', x: lowest.x, y: -13 - Math.min(1.2, lowest.height) * LEVEL_HEIGHT };
}

/** Where the names of the districts in play stand. */
export const namePlaces = (view: View): readonly NamePlace[] =>
  [kandy(view), ...BELOW].filter(({ district }) => district !== view.omitted);
