import { AREAS, DIG_AREA, RAIL_AREA, REPLACED_DIG_SPACES, WORKER_SPACES } from '../data/board.ts';
import { EQUIPMENT, type EquipmentId } from '../data/equipment.ts';
import { COVERED_SPACE, RAIL_SPACES, TOWNS } from '../data/route.ts';
import { has, setOf } from './sets.ts';
import type { State } from './state.ts';

/** Worker spaces of all areas in one row, as many as the largest board has. */
const MOST_SPACES = AREAS.map((_, area) =>
  Math.max(...Object.values(WORKER_SPACES).map(counts => counts[area])),
);
const FIRST_SPACES = AREAS.map((_, area) =>
  MOST_SPACES.slice(0, area).reduce((sum, count) => sum + count, 0),
);
export const WORKER_SPACE_COUNT = MOST_SPACES.reduce((sum, count) => sum + count, 0);

const range = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** The set of worker spaces of each area. */
export const AREA_SPACES: readonly number[] = AREAS.map((_, area) =>
  setOf(range(FIRST_SPACES[area], MOST_SPACES[area])),
);

const AREA_OF_SPACE = Int32Array.from({ length: WORKER_SPACE_COUNT }, (_, space) =>
  FIRST_SPACES.findLastIndex(first => first <= space),
);
export const areaOf = (space: number): number => AREA_OF_SPACE[space];
/** The number printed on a worker space. */
export const numberOf = (space: number): number => space - FIRST_SPACES[areaOf(space)] + 1;
export const spaceAt = (area: number, number: number): number => FIRST_SPACES[area] + number - 1;

/** What changes the worker spaces of a round. */
interface SpaceChanges {
  readonly isFoggy: boolean;
  readonly isReplaced: boolean;
}

const openWith = (players: number, { isFoggy, isReplaced }: SpaceChanges): number =>
  setOf(
    AREAS.flatMap((_, area) => {
      const isClosed = isFoggy && (area === RAIL_AREA || (area === DIG_AREA && !isReplaced));
      const printed = area === DIG_AREA && isReplaced ? REPLACED_DIG_SPACES : WORKER_SPACES[players][area];
      return range(FIRST_SPACES[area], printed - (isClosed ? 1 : 0));
    }),
  );

const OPEN = Int32Array.from(
  range(0, 6).flatMap(players =>
    [0, 1, 2, 3].map(kind =>
      players === 0 ? 0 : openWith(players, { isFoggy: (kind & 1) !== 0, isReplaced: (kind & 2) !== 0 }),
    ),
  ),
);

const FOG = 2;
const openIf = ({ seats, replaced }: Readonly<State>, fog: 0 | 1): number =>
  OPEN[seats.length * 4 + fog + (replaced ? 2 : 0)];

/** The worker spaces of this round, taken or not. */
export const openSpaces = (state: Readonly<State>): number => openIf(state, state.weather[0] === FOG ? 1 : 0);

/** Whether it is the fog of this round that closes a worker space. */
export const isFogged = (state: Readonly<State>, space: number): boolean =>
  has(openIf(state, 0) & ~openSpaces(state), space);

/** The last space of area A: its worker becomes start player. */
export const START_PLAYER_SPACES = Int32Array.from(range(0, 6), players =>
  players === 0 ? 0 : spaceAt(0, WORKER_SPACES[players][0]),
);

export const RAIL_COUNT = RAIL_SPACES.length;
export const IS_RIVER: readonly boolean[] = RAIL_SPACES.map(({ kind }) => kind === 'river');
export const RAIL_POINTS: readonly number[] = RAIL_SPACES.map(({ points }) => points);

/** Station spaces of all towns in one row. */
export const STATIONS = TOWNS.flatMap((town, index) =>
  town.spaces.map(space => ({ ...space, town: index, zone: town.zone })),
);
export const TOWN_STATIONS: readonly number[] = TOWNS.map((_, town) =>
  setOf(STATIONS.flatMap((space, index) => (space.town === town ? [index] : []))),
);
export const SILIGURI = 0;
export const COVERED_STATION = STATIONS.findIndex(({ id }) => id === COVERED_SPACE);
/** Station spaces whose printed cost asks for rubble. */
export const RUBBLE_STATIONS: readonly boolean[] = STATIONS.map(({ cost }) => cost.rubble !== undefined);

/** The station spaces that may be built while the lowest rail space without marker is the given one. */
export const OPEN_STATIONS = Int32Array.from(range(0, RAIL_COUNT + 1), railhead => {
  const rivers = IS_RIVER.filter((isRiver, space) => isRiver && space < railhead).length;
  return setOf(STATIONS.flatMap(({ zone }, index) => (zone <= rivers ? [index] : [])));
});

const equipmentNumber = (id: EquipmentId): number => EQUIPMENT.findIndex(card => card.id === id);
export const SHUNTER = equipmentNumber('shunter');
export const TOY_TRAIN = equipmentNumber('toy-train');
export const GARRATT = equipmentNumber('garratt');
export const WAREHOUSES = equipmentNumber('warehouses');
export const CONSTRUCTION = equipmentNumber('construction');
export const LUXURY_TRAIN = equipmentNumber('luxury-train');
export const RELIABLE_TRAIN = equipmentNumber('reliable-train');
export const INSPECTION_TRAIN = equipmentNumber('inspection-train');
