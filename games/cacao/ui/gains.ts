import { JUNGLE_TILES, type JungleName } from '../data/jungle.ts';
import { POOLS, STORAGE_PLACES, SUN_PLACES } from '../data/village.ts';
import { EDGES } from '../data/workers.ts';
import type { Coordinates, Edge, View } from '../rules/view.ts';
import { STEP } from './layout.ts';

/** What workers bring: gold, fruits and sun tokens, fields along the river, and workers beside temples. */
export interface Gain {
  readonly gold: number;
  readonly fruit: number;
  readonly sun: number;
  readonly water: number;
  readonly temple: number;
}

export const GAIN_KINDS = ['gold', 'fruit', 'sun', 'water', 'temple'] as const;
const NOTHING: Gain = { gold: 0, fruit: 0, sun: 0, water: 0, temple: 0 };

/** Workers on one edge in front of a jungle tile, and what they bring there. */
export interface EdgeGain {
  readonly edge: Edge;
  readonly tile: JungleName;
  readonly workers: number;
  readonly gain: Gain;
}

interface Purse {
  readonly fruits: number;
  readonly suns: number;
  readonly pool: number;
}

/** What the workers of one edge bring to a village in this state. */
export function gainAt(purse: Purse, tile: JungleName, workers: number): Gain {
  const { kind, value } = JUNGLE_TILES.find(({ name }) => name === tile) ?? JUNGLE_TILES[0];
  switch (kind) {
    case 'plantation':
      return { ...NOTHING, fruit: Math.min(workers * value, STORAGE_PLACES - purse.fruits) };
    case 'market': {
      const sold = Math.min(workers, purse.fruits);
      return { ...NOTHING, gold: sold * value, fruit: -sold };
    }
    case 'mine':
      return { ...NOTHING, gold: workers * value };
    case 'cenote':
      return { ...NOTHING, water: Math.min(workers, POOLS.length - 1 - poolIndex(purse.pool)) };
    case 'sun':
      return { ...NOTHING, sun: Math.min(workers, SUN_PLACES - purse.suns) };
    case 'temple':
      return { ...NOTHING, temple: workers };
  }
}

/** The fewest workers that bring as much as all of them. */
export function usefulWorkers(purse: Purse, tile: JungleName, workers: number): number {
  const most = gainAt(purse, tile, workers);
  let useful = workers;
  while (useful > 0 && sameGain(gainAt(purse, tile, useful - 1), most)) useful--;
  return useful;
}

const sameGain = (one: Gain, other: Gain): boolean => GAIN_KINDS.every(kind => one[kind] === other[kind]);

const poolIndex = (pool: number): number => POOLS.findIndex(value => value === pool);

const add = (one: Gain, other: Gain): Gain => ({
  gold: one.gold + other.gold,
  fruit: one.fruit + other.fruit,
  sun: one.sun + other.sun,
  water: one.water + other.water,
  temple: one.temple + other.temple,
});

export const sumOf = (edges: readonly EdgeGain[]): Gain =>
  edges.reduce((sum, { gain }) => add(sum, gain), NOTHING);

/** A rough worth in gold, to compare gains of different kinds. */
export const worthOf = ({ gold, fruit, sun, water, temple }: Gain): number =>
  gold + fruit * 1.2 + sun * 1.4 + water * 1.6 + temple * 1.7;

/** The tile on a cell of the jungle. */
const jungleAt = ({ jungle }: View, x: number, y: number): JungleName | undefined =>
  jungle.find(tile => tile.x === x && tile.y === y)?.tile;

/**
 * What a tile with these workers, clockwise from the north, brings on a cell when its edges act in the best order.
 * Spaces that it opens are not counted.
 */
export function gainsOn(
  view: View,
  seat: number,
  { x, y }: Coordinates,
  workers: readonly number[],
): readonly EdgeGain[] {
  const busy = EDGES.flatMap((edge, index) => {
    const tile = jungleAt(view, x + STEP[edge][0], y + STEP[edge][1]);
    return tile === undefined || workers[index] === 0 ? [] : [{ edge, tile, workers: workers[index] }];
  });
  return bestOrder(view.seats[seat], busy);
}

type Busy = Omit<EdgeGain, 'gain'>;

function bestOrder(purse: Purse, left: readonly Busy[]): readonly EdgeGain[] {
  let best: readonly EdgeGain[] = [];
  for (const next of left) {
    const gain = gainAt(purse, next.tile, next.workers);
    const after = { ...purse, fruits: purse.fruits + gain.fruit, suns: purse.suns + gain.sun };
    const rest = bestOrder(
      after,
      left.filter(other => other !== next),
    );
    const order = [{ ...next, gain }, ...rest];
    if (best.length === 0 || worthOf(sumOf(order)) > worthOf(sumOf(best))) best = order;
  }
  return best;
}
