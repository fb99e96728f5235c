import type { Seat } from '../../../kernel/seat.ts';
import type { Heuristics } from '../../heuristics.ts';
import { POOLS, STORAGE_PLACES, SUN_PLACES } from '../data/village.ts';
import { fold, opposite, STEPS } from '../rules/cells.ts';
import type { Fill, Move, Overbuild, Place } from '../rules/moves.ts';
import { templeTotal } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import {
  isWorker,
  jungleOf,
  JUNGLE_TILE_COUNT,
  KINDS,
  seatOf,
  VALUES,
  workersOf,
  workersOn,
  type JungleTile,
} from '../rules/tiles.ts';

/** About the gold that a fruit in storage will still bring. */
const FRUIT_VALUE = 1.8;
/** A sun token beyond its one gold at the end: it allows overbuilding. */
const SUN_VALUE = 0.6;
/** A worker facing a temple, while it is open who will have the most. */
const TEMPLE_WORKER_VALUE = 1.3;
/** A step on the river, on average. */
const STEP_VALUE = 2.8;
/** The gain of a very good turn, in gold. */
const GOOD_GAIN = 11;

const LAST_POOL = POOLS.length - 1;

/** The present score, temples included, plus what fruits and sun tokens will still bring. */
function evaluate(state: Readonly<State>, points: Float64Array): number {
  const { players, gold, suns, carriers, fruits, phase } = state;
  for (let seat = 0; seat < players; seat++) {
    points[seat] = gold[seat] + templeTotal(state, seat) + suns[seat] + POOLS[carriers[seat]];
    if (phase !== null) points[seat] += fruits[seat] * FRUIT_VALUE + suns[seat] * SUN_VALUE;
  }
  return players;
}

/** The gain of some workers at a jungle tile, in gold. */
function gainAt(state: Readonly<State>, seat: Seat, tile: JungleTile, workers: number): number {
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
      return Math.min(workers, SUN_PLACES - state.suns[seat]) * (1 + SUN_VALUE);
    case 'temple':
      return workers * TEMPLE_WORKER_VALUE;
  }
}

/** The gain of a tile's workers at once on a cell. */
function placingGain(state: Readonly<State>, seat: Seat, { tile, turn, cell }: Place | Overbuild): number {
  let gain = 0;
  for (let edge = 0; edge < 4; edge++) {
    const jungle = jungleOf(state.grid[fold(cell + STEPS[edge])]);
    const workers = workersOn(tile, turn, edge);
    if (workers > 0 && jungle >= 0 && jungle < JUNGLE_TILE_COUNT)
      gain += gainAt(state, seat, jungle, workers);
  }
  return gain;
}

/** The seat's gain from a jungle tile on a cell, less the gain of the others. */
function fillingGain(state: Readonly<State>, seat: Seat, { tile, cell }: Fill): number {
  let gain = 0;
  for (let edge = 0; edge < 4; edge++) {
    const piece = state.grid[fold(cell + STEPS[edge])];
    if (!isWorker(piece)) continue;
    const workers = workersOf(piece, opposite(edge));
    const owner = seatOf(piece);
    gain += owner === seat ? gainAt(state, seat, tile, workers) : -gainAt(state, owner, tile, workers);
  }
  return gain;
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

function prior(state: Readonly<State>, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'place':
      return clamp(0.1 + placingGain(state, seat, move) / GOOD_GAIN);
    case 'overbuild':
      return clamp(placingGain(state, seat, move) / GOOD_GAIN);
    case 'fill':
      return clamp(0.5 + fillingGain(state, seat, move) / GOOD_GAIN);
    case 'work':
      return clamp(0.3 + 0.2 * move.amount);
  }
}

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 30_000,
  winSpread: 8,
  horizon: 12,
  evaluate,
  prior,
};
