import { CROPS, PLANTATION_TILES } from './data/tiles.ts';
import { SPACES } from './rules/board.ts';
import { DESERT, NONE, type State } from './rules/state.ts';

/** By tile: the number of its crop. */
export const CROP_OF: readonly number[] = PLANTATION_TILES.map(({ crop }) => CROPS.indexOf(crop));

/** In `cropAt`: a space without a tile, a desert, and a crop whose plantation has been walked already. */
export const [FREE, BARREN, WALKED] = [-1, -2, -3];

/** What grows on each space: the number of a crop, or one of the marks above. */
export const cropAt = new Int32Array(SPACES);
/** The spaces with a crop, in ascending order. */
export const cropSpaces = new Int32Array(SPACES);

/** Fills `cropAt` and `cropSpaces`, so that an evaluation looks at the whole board only once. Returns how many crops there are. */
export function surveyFields({ tiles, owners }: Readonly<State>): number {
  let count = 0;
  for (let space = 0; space < SPACES; space++) {
    const tile = tiles[space];
    if (tile === NONE) cropAt[space] = FREE;
    else if (owners[space] === DESERT) cropAt[space] = BARREN;
    else {
      cropAt[space] = CROP_OF[tile];
      cropSpaces[count++] = space;
    }
  }
  return count;
}
