import type { Seat } from '../../kernel/seat.ts';
import { addWorkers, GAIN_COUNT, GAINS, startGains, writeGains } from './move-gains.ts';
import { EDGES } from './placement-gains.ts';
import { fold, opposite, STEPS, type Cell } from './rules/cells.ts';
import type { Fill, Overbuild, Place } from './rules/moves.ts';
import type { State } from './rules/state.ts';
import { EMPTY, isWorker, jungleOf, seatOf, workersOf } from './rules/tiles.ts';

/** Gains of both sides, then the new tile's edges at empty spaces, those who act there at once, and spaces no one faced. */
export const FACTS = [
  ...GAINS.map(gain => `own-${gain}`),
  ...GAINS.map(gain => `others-${gain}`),
  'empty-1',
  'empty-2',
  'empty-3',
  'due-own',
  'due-others',
  'opened',
  'covered-workers',
] as const;
const OTHERS = GAIN_COUNT;
const EMPTY_EDGES = 2 * GAIN_COUNT - 1;
const [DUE_OWN, DUE_OTHERS, OPENED, COVERED] = [0, 1, 2, 3].map(place => 2 * GAIN_COUNT + 3 + place);

const NO_CELL = -1;

/** Workers of the new tile at the jungle around it, and at the spaces that are still empty. */
export function fillPlacement(
  state: Readonly<State>,
  seat: Seat,
  { type, tile, turn, cell }: Place | Overbuild,
  values: Float64Array,
): void {
  lookAround(state, seat, cell);
  startGains();
  const edges = EDGES[tile][turn];
  const fillsSpaces = type === 'place';
  for (let index = 0; index < edges.length; index += 2) {
    const edge = edges[index];
    const workers = edges[index + 1];
    const piece = around.pieces[edge];
    if (piece !== EMPTY) addWorkers(state, seat, jungleOf(piece), workers, cell + STEPS[edge]);
    else {
      values[EMPTY_EDGES + workers]++;
      if (fillsSpaces && around.tiles[edge] > 0) values[DUE_OWN] += workers;
    }
  }
  writeGains(state, seat, values, 0);
  if (!fillsSpaces) values[COVERED] = workersAround(state, cell);
  else {
    values[DUE_OWN] += around.own;
    values[DUE_OTHERS] = around.others;
    values[OPENED] = around.opened;
  }
}

/**
 * The surroundings of the cell that was looked at last: a cell is looked at once for all tiles that may go there. The
 * spaces that a tile there fills, because another one is beside them, have workers who act at once.
 */
const around = {
  cell: NO_CELL,
  pieces: new Int32Array(4),
  tiles: new Int32Array(4),
  own: 0,
  others: 0,
  opened: 0,
};

/** A new decision: the board may have changed. */
export const forgetSurroundings = (): void => {
  around.cell = NO_CELL;
};

function lookAround(state: Readonly<State>, seat: Seat, cell: Cell): void {
  if (around.cell === cell) return;
  around.cell = cell;
  around.own = around.others = around.opened = 0;
  for (let edge = 0; edge < 4; edge++) {
    const space = cell + STEPS[edge];
    const piece = state.grid[fold(space)];
    around.pieces[edge] = piece;
    if (piece === EMPTY) around.tiles[edge] = lookAtSpace(state, seat, space);
  }
}

/** Counts the worker tiles beside an empty space, and those who face it. */
function lookAtSpace({ grid }: Readonly<State>, seat: Seat, space: Cell): number {
  let tiles = 0;
  for (let edge = 0; edge < 4; edge++) {
    const piece = grid[fold(space + STEPS[edge])];
    if (!isWorker(piece)) continue;
    tiles++;
    const workers = workersOf(piece, opposite(edge));
    if (seatOf(piece) === seat) around.own += workers;
    else around.others += workers;
  }
  if (tiles === 0) around.opened++;
  return tiles;
}

/** Workers of the tile that is covered who still face an empty space. */
function workersAround({ grid }: Readonly<State>, cell: Cell): number {
  const piece = grid[fold(cell)];
  let workers = 0;
  for (let edge = 0; edge < 4; edge++)
    if (grid[fold(cell + STEPS[edge])] === EMPTY) workers += workersOf(piece, edge);
  return workers;
}

/** Whom a jungle tile on a space would give work. */
export function fillFilling(
  state: Readonly<State>,
  seat: Seat,
  { tile, cell }: Fill,
  values: Float64Array,
): void {
  for (let owner = 0; owner < state.players; owner++) {
    let hasWork = false;
    for (let edge = 0; edge < 4; edge++) {
      const piece = state.grid[fold(cell + STEPS[edge])];
      if (!isWorker(piece) || seatOf(piece) !== owner) continue;
      const workers = workersOf(piece, opposite(edge));
      if (workers === 0) continue;
      if (!hasWork) startGains();
      hasWork = true;
      addWorkers(state, owner, tile, workers, cell);
    }
    if (hasWork) writeGains(state, owner, values, owner === seat ? 0 : OTHERS);
  }
}
