import type { Seat } from '../../kernel/seat.ts';
import { POOLS, STORAGE_PLACES, SUN_PLACES } from './data/village.ts';
import type { State } from './rules/state.ts';
import { JUNGLE_TILE_COUNT, KINDS, VALUES, type JungleTile } from './rules/tiles.ts';

/** About the gold that a fruit in storage will still bring. */
const FRUIT_VALUE = 1.8;
/** A sun token: its one gold at the end, and that it allows overbuilding. */
const SUN_VALUE = 1.6;
/** A worker facing a temple, while it is open who will have the most. */
const TEMPLE_WORKER_VALUE = 1.3;
/** A step on the river, on average. */
const STEP_VALUE = 2.8;

const LAST_POOL = POOLS.length - 1;

/** The gain of some workers at a jungle tile, in gold. */
export function gainAt(state: Readonly<State>, seat: Seat, tile: JungleTile, workers: number): number {
  switch (KINDS[tile]) {
    case 'plantation':
      return Math.min(workers * VALUES[tile], STORAGE_PLACES - state.fruits[seat]) * FRUIT_VALUE;
    case 'market':
      return Math.min(workers, state.fruits[seat]) * (VALUES[tile] - FRUIT_VALUE);
    case 'mine':
      return workers * VALUES[tile];
    case 'cenote':
      return Math.min(workers, LAST_POOL - state.carriers[seat]) * STEP_VALUE;
    case 'sun':
      return Math.min(workers, SUN_PLACES - state.suns[seat]) * SUN_VALUE;
    case 'temple':
      return workers * TEMPLE_WORKER_VALUE;
  }
}

/** None to three workers on an edge. */
export const GAIN_ROW = 4;

/** What one to three workers of a seat gain at every tile, so that it is looked up and not worked out again. */
export interface GainTable {
  /** By tile * GAIN_ROW + workers. A last row with zeros stands for no tile. */
  readonly rows: Float64Array;
  fill(state: Readonly<State>, seat: Seat): void;
  at(tile: JungleTile, workers: number): number;
  /** The gain of one worker at the tiles of a bag, on average; 0 for an empty one. */
  meanOf(counts: readonly number[], size: number): number;
}

export function createGainTable(): GainTable {
  const gains = new Float64Array((JUNGLE_TILE_COUNT + 1) * GAIN_ROW);
  return {
    rows: gains,
    fill(state, seat) {
      for (let tile = 0; tile < JUNGLE_TILE_COUNT; tile++) {
        for (let workers = 1; workers < GAIN_ROW; workers++)
          gains[tile * GAIN_ROW + workers] = gainAt(state, seat, tile, workers);
      }
    },
    at: (tile, workers) => gains[tile * GAIN_ROW + workers],
    meanOf(counts, size) {
      if (size === 0) return 0;
      let sum = 0;
      for (let tile = 0; tile < JUNGLE_TILE_COUNT; tile++) sum += counts[tile] * gains[tile * GAIN_ROW + 1];
      return sum / size;
    },
  };
}
