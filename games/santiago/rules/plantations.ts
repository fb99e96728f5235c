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
const UNSEEN: readonly boolean[] = Array.from({ length: SPACES }, () => false);

/** The crop that grows on a space, by its place in CROPS, or NONE. */
export const cropOn = ({ tiles, owners }: Readonly<State>, space: Space): number =>
  tiles[space] === NONE || owners[space] === DESERT ? NONE : CROP_OF[tiles[space]];

/** The spaces of every plantation on the board, by the first space of each. */
export function groupsOf(state: Readonly<State>): Space[][] {
  const seen = UNSEEN.slice();
  const groups: Space[][] = [];
  for (let space = 0; space < SPACES; space++) {
    if (!seen[space] && cropOn(state, space) !== NONE) groups.push(connectedSpaces(state, space, seen));
  }
  return groups;
}

/** The spaces connected to one by sides and crop; marks them as seen. */
function connectedSpaces(state: Readonly<State>, start: Space, seen: boolean[]): Space[] {
  const crop = cropOn(state, start);
  const spaces = [start];
  seen[start] = true;
  // The list grows during the loop until there are no new neighbours.
  for (const space of spaces) {
    for (const side of NEIGHBOURS[space]) {
      if (seen[side] || cropOn(state, side) !== crop) continue;
      seen[side] = true;
      spaces.push(side);
    }
  }
  return spaces.length < 3 ? spaces : spaces.sort((one, other) => one - other);
}

/** The farmers on a space as they count for the score, with one more for a palm. */
export const scoringFarmers = (state: Readonly<State>, space: Space): number =>
  state.farmers[space] > 0 && state.palms.includes(space) ? state.farmers[space] + 1 : state.farmers[space];

export const plantationsOf = (state: Readonly<State>): Plantation[] =>
  groupsOf(state).map(spaces => {
    const [farmers, palms, points] = [zeros(state), zeros(state), zeros(state)];
    for (const space of spaces) {
      if (state.farmers[space] === 0) continue;
      const seat = state.owners[space];
      const strength = scoringFarmers(state, space);
      farmers[seat] += state.farmers[space];
      palms[seat] += strength - state.farmers[space];
      points[seat] += spaces.length * strength;
    }
    return { crop: CROPS[cropOn(state, spaces[0])], spaces, farmers, palms, points };
  });

/** A zero for each seat. */
export const zeros = ({ players }: Readonly<State>): number[] => ZEROS.slice(0, players);
const ZEROS: readonly number[] = [0, 0, 0, 0, 0];
