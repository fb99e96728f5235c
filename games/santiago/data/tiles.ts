/** The five crops, in the order of the rulebook's list. Known: stated. */
export const CROPS = ['banana', 'coconut', 'watermelon', 'grape', 'pepper'] as const;
export type Crop = (typeof CROPS)[number];

/**
 * Plantation tiles; the back of every one is a desert. `icons` is the number of farmers printed on the tile,
 * `removed` the copies that leave the game with two players. Known: nine tiles per crop, icons of 1 or 2 and the
 * removals are stated; that six of the nine carry two icons is likely (one outside source has it the other way
 * round, but only this way the two-player removal keeps the proportion).
 */
export const PLANTATION_TILES = [
  { name: 'banana-1', crop: 'banana', icons: 1, copies: 3, removed: 1 },
  { name: 'banana-2', crop: 'banana', icons: 2, copies: 6, removed: 2 },
  { name: 'coconut-1', crop: 'coconut', icons: 1, copies: 3, removed: 1 },
  { name: 'coconut-2', crop: 'coconut', icons: 2, copies: 6, removed: 2 },
  { name: 'watermelon-1', crop: 'watermelon', icons: 1, copies: 3, removed: 1 },
  { name: 'watermelon-2', crop: 'watermelon', icons: 2, copies: 6, removed: 2 },
  { name: 'grape-1', crop: 'grape', icons: 1, copies: 3, removed: 1 },
  { name: 'grape-2', crop: 'grape', icons: 2, copies: 6, removed: 2 },
  { name: 'pepper-1', crop: 'pepper', icons: 1, copies: 3, removed: 1 },
  { name: 'pepper-2', crop: 'pepper', icons: 2, copies: 6, removed: 2 },
] as const satisfies readonly {
  readonly name: string;
  readonly crop: Crop;
  readonly icons: 1 | 2;
  readonly copies: number;
  readonly removed: number;
}[];

export type TileName = (typeof PLANTATION_TILES)[number]['name'];

/** A kind of tile by its row in PLANTATION_TILES. */
export type Tile = number;
