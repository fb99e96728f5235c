import type { Seat } from '../../kernel/seat.ts';
import type { MoveFacts } from '../heuristics.ts';
import { JUNGLE_TILES } from './data/jungle.ts';
import { POOLS, STORAGE_PLACES, SUN_PLACES } from './data/village.ts';
import { WORKER_TILES } from './data/workers.ts';
import { addWorkers, GAIN_COUNT, GAINS, startGains, writeGains } from './move-gains.ts';
import { timeLeft } from './features.ts';
import { EDGES } from './placement-gains.ts';
import { fold, opposite, STEPS, type Cell } from './rules/cells.ts';
import type { Fill, Move, Overbuild, Place } from './rules/moves.ts';
import { groupSeat, groupTile, groupWorkers, isJungleExhausted, type State } from './rules/state.ts';
import {
  EMPTY,
  isMarket,
  isWorker,
  jungleOf,
  KINDS as JUNGLE_KINDS,
  seatOf,
  VALUES,
  workersOf,
} from './rules/tiles.ts';

const AMOUNTS = [0, 1, 2, 3] as const;
const NO_CELL = -1;

const KINDS = [
  ...WORKER_TILES.map(({ name }) => `place ${name}`),
  'overbuild',
  ...JUNGLE_TILES.map(({ name }) => `fill ${name}`),
  ...JUNGLE_TILES.flatMap(({ name }) => AMOUNTS.map(amount => `work ${amount} ${name}`)),
];
const OVERBUILD = WORKER_TILES.length;
const FILL = OVERBUILD + 1;
const WORK = FILL + JUNGLE_TILES.length;

const SITUATION = [
  'always',
  'time-left',
  'players',
  'fruits',
  'no-fruits',
  'full-storage',
  'suns',
  'pool',
  'jungle-gone',
  'harvest-to-come',
  'sale-to-come',
  'best-price-to-come',
] as const;

/** Gains of both sides, then the new tile's edges at empty spaces, those who act there at once, and spaces no one faced. */
const FACTS = [
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

/** Workers of the new tile at the jungle around it, and at the spaces that are still empty. */
function fillPlacement(
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
function fillFilling(state: Readonly<State>, seat: Seat, { tile, cell }: Fill, values: Float64Array): void {
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

export const moveFacts: MoveFacts<State, Move> = {
  kinds: KINDS,
  situation: SITUATION,
  facts: FACTS,

  kindOf({ grid }, move) {
    switch (move.type) {
      case 'place':
        return move.tile;
      case 'overbuild':
        return OVERBUILD;
      case 'fill':
        return FILL + move.tile;
      case 'work':
        return WORK + AMOUNTS.length * jungleOf(grid[fold(move.cell + STEPS[move.edge])]) + move.amount;
    }
  },

  fillSituation(state, seat, values) {
    const { fruits, suns, carriers, players, groups } = state;
    around.cell = NO_CELL;
    let [harvest, sale, price] = [0, 0, 0];
    for (let index = 0; index < groups.length; index++) {
      if (groupSeat(groups[index]) !== seat) continue;
      const tile = groupTile(groups[index]);
      if (JUNGLE_KINDS[tile] === 'plantation') harvest += groupWorkers(groups[index]) * VALUES[tile];
      if (!isMarket(tile)) continue;
      sale += groupWorkers(groups[index]);
      price = Math.max(price, VALUES[tile]);
    }
    values[0] = 1;
    values[1] = timeLeft(state);
    values[2] = 0.5 * (players - 2);
    values[3] = fruits[seat] / STORAGE_PLACES;
    values[4] = fruits[seat] === 0 ? 1 : 0;
    values[5] = fruits[seat] === STORAGE_PLACES ? 1 : 0;
    values[6] = suns[seat] / SUN_PLACES;
    values[7] = carriers[seat] / (POOLS.length - 1);
    values[8] = isJungleExhausted(state) ? 1 : 0;
    values[9] = 0.5 * harvest;
    values[10] = 0.5 * sale;
    values[11] = 0.5 * price;
  },

  fillFacts(state, seat, move, values) {
    if (move.type === 'work') return false;
    values.fill(0);
    if (move.type === 'fill') fillFilling(state, seat, move, values);
    else fillPlacement(state, seat, move, values);
    return true;
  },
};
