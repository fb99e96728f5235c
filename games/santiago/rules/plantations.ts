import { CROPS, PLANTATION_TILES, type Crop } from '../data/tiles.ts';
import { NEIGHBOURS, SPACES, type Space } from './board.ts';
import { DESERT, NONE, type State } from './state.ts';

/** Connected tiles of one crop, and their points for each seat. */
export interface Plantation {
  readonly crop: Crop;
  readonly spaces: readonly Space[];
  /** By seat. */
  readonly farmers: readonly number[];
  /** Palms on tiles with the seat's farmers; each counts as one more farmer. */
  readonly palms: readonly number[];
  readonly points: readonly number[];
}

const CROP_OF: readonly number[] = PLANTATION_TILES.map(({ crop }) => CROPS.indexOf(crop));

/** The crop that grows on each space, by its place in CROPS, or NONE. */
function cropsOf({ tiles, owners }: Readonly<State>): number[] {
  const crops = tiles.slice();
  for (let space = 0; space < crops.length; space++) {
    if (crops[space] !== NONE) crops[space] = owners[space] === DESERT ? NONE : CROP_OF[crops[space]];
  }
  return crops;
}

/** Room for the spaces of one plantation, used again for the next. */
const found: Space[] = Array.from({ length: SPACES }, () => 0);

/** Visits every plantation: its crop, by its place in CROPS, and its spaces, the first `size` of a list. */
export function visitPlantations(
  state: Readonly<State>,
  visit: (crop: number, spaces: readonly Space[], size: number) => void,
): void {
  const crops = cropsOf(state);
  for (let space = 0; space < crops.length; space++) {
    const crop = crops[space];
    if (crop !== NONE) visit(crop, found, takePlantation(crops, space));
  }
}

/** Moves the spaces connected to one by sides and crop from `crops` to `found`; returns their number. */
function takePlantation(crops: number[], start: Space): number {
  const crop = crops[start];
  let size = 1;
  found[0] = start;
  crops[start] = NONE;
  for (let index = 0; index < size; index++) {
    const sides = NEIGHBOURS[found[index]];
    for (let side = 0; side < sides.length; side++) {
      const space = sides[side];
      if (crops[space] !== crop) continue;
      crops[space] = NONE;
      found[size++] = space;
    }
  }
  return size;
}

/** The farmers on a space as they count for the score, with one more for a palm. */
export const scoringFarmers = (state: Readonly<State>, space: Space): number =>
  state.farmers[space] > 0 && state.palms.includes(space) ? state.farmers[space] + 1 : state.farmers[space];

export function plantationsOf(state: Readonly<State>): Plantation[] {
  const plantations: Plantation[] = [];
  visitPlantations(state, (crop, list, size) => {
    const spaces = list.slice(0, size).sort((one, other) => one - other);
    const [farmers, palms, points] = [zeros(state), zeros(state), zeros(state)];
    for (const space of spaces) {
      if (state.farmers[space] === 0) continue;
      const seat = state.owners[space];
      const strength = scoringFarmers(state, space);
      farmers[seat] += state.farmers[space];
      palms[seat] += strength - state.farmers[space];
      points[seat] += size * strength;
    }
    plantations.push({ crop: CROPS[crop], spaces, farmers, palms, points });
  });
  return plantations;
}

/** A zero for each seat. */
export const zeros = ({ players }: Readonly<State>): number[] => ZEROS.slice(0, players);
const ZEROS: readonly number[] = [0, 0, 0, 0, 0];
