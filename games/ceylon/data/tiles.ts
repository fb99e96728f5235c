/**
 * Start tiles by the action they boost. Known: seven tiles, their abilities and that their numbers differ stated;
 * which number stands on which tile is reconstructed.
 */
export const START_TILES = [
  { number: 1, action: 'advance' },
  { number: 2, action: 'take' },
  { number: 3, action: 'hire' },
  { number: 4, action: 'move' },
  { number: 5, action: 'harvest' },
  { number: 6, action: 'plant' },
  { number: 7, action: 'trade' },
] as const;

/** What the tiles change. Stated. */
export const TILE_STEPS = 2;
export const TILE_RUPEES = 5;
