/**
 * Jungle tiles. `value`: fruits per worker, price, or gold per worker. `removed`: copies that leave the game with
 * two players. `start`: copies laid out at the beginning. Known: counts of single plantations, mines and sun sites
 * and the removals stated in the rulebook, the other counts read from its pictures.
 */
export const JUNGLE_TILES = [
  { name: 'plantation-1', kind: 'plantation', value: 1, copies: 6, removed: 2, start: 1 },
  { name: 'plantation-2', kind: 'plantation', value: 2, copies: 2, removed: 0, start: 0 },
  { name: 'market-2', kind: 'market', value: 2, copies: 2, removed: 0, start: 1 },
  { name: 'market-3', kind: 'market', value: 3, copies: 4, removed: 1, start: 0 },
  { name: 'market-4', kind: 'market', value: 4, copies: 1, removed: 0, start: 0 },
  { name: 'mine-1', kind: 'mine', value: 1, copies: 2, removed: 1, start: 0 },
  { name: 'mine-2', kind: 'mine', value: 2, copies: 1, removed: 0, start: 0 },
  { name: 'cenote', kind: 'cenote', value: 1, copies: 3, removed: 1, start: 0 },
  { name: 'sun-site', kind: 'sun', value: 1, copies: 2, removed: 1, start: 0 },
  { name: 'temple', kind: 'temple', value: 0, copies: 5, removed: 1, start: 0 },
] as const;

export type JungleName = (typeof JUNGLE_TILES)[number]['name'];
export type JungleKind = (typeof JUNGLE_TILES)[number]['kind'];

/** Number of face-up jungle tiles at the start of a turn, as long as the pile lasts. */
export const DISPLAY_SIZE = 2;
