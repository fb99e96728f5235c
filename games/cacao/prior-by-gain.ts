import type { Seat } from '../../kernel/seat.ts';
import { gainAt } from './gains.ts';
import { fold, opposite, STEPS } from './rules/cells.ts';
import type { Fill, Move, Overbuild, Place } from './rules/moves.ts';
import type { State } from './rules/state.ts';
import { isWorker, jungleOf, JUNGLE_TILE_COUNT, seatOf, workersOf, workersOn } from './rules/tiles.ts';

/** The gain of a very good turn, in gold. */
const GOOD_GAIN = 11;

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

export function prior(state: Readonly<State>, seat: Seat, move: Move): number {
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
