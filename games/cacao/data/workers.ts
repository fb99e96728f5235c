/** Edges of a tile, clockwise. A rotation by n quarter turns moves the workers of edge e to edge e + n. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;

/**
 * Worker tiles, the same eleven for every colour. `workers` are the figures on the four edges, clockwise from the
 * one with the most. `turns` are the rotations that look different. `removed` are the copies that leave the game for
 * each number of players. Known: stated in the rulebook; the direction of the two tiles with three workers on an edge
 * and the removals are read from pictures.
 */
export const WORKER_TILES = [
  { name: '1-1-1-1', workers: [1, 1, 1, 1], copies: 4, turns: 1, removed: { 2: 0, 3: 1, 4: 1 } },
  { name: '2-1-0-1', workers: [2, 1, 0, 1], copies: 5, turns: 4, removed: { 2: 0, 3: 0, 4: 1 } },
  { name: '3-0-0-1', workers: [3, 0, 0, 1], copies: 1, turns: 4, removed: { 2: 0, 3: 0, 4: 0 } },
  { name: '3-1-0-0', workers: [3, 1, 0, 0], copies: 1, turns: 4, removed: { 2: 0, 3: 0, 4: 0 } },
] as const;

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Tiles in hand at the start and after every draw, as long as the pile lasts. */
export const HAND_SIZE = 3;

export const COLOURS = ['red', 'purple', 'white', 'yellow'] as const;
