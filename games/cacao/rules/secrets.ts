import type { Random } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { JUNGLE_TILES } from '../data/jungle.ts';
import { POOLS } from '../data/village.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { layJungleTile } from './area.ts';
import { cellAt, edgeAt, fold, type Cell } from './cells.ts';
import { emptyTable } from './setup.ts';
import { group, remove, tilesOf, type State } from './state.ts';
import { OVERBUILT, workerPiece, WORKER_TILE_COUNT } from './tiles.ts';
import { takeFromPile } from './turn.ts';
import type { CoveredTile, LaidWorkerTile, View } from './view.ts';

/** The one secret of Cacao: which of another seat's remaining tiles are in hand and which are in the pile. */
export function redeal(state: State, viewer: Seat | undefined, random: Random): void {
  for (let seat = 0; seat < state.players; seat++) {
    if (seat !== viewer) dealAgain(state, seat, random);
  }
}

function dealAgain(state: State, seat: Seat, random: Random): void {
  const first = seat * WORKER_TILE_COUNT;
  const size = tilesOf(state.hands, seat);
  for (let tile = 0; tile < WORKER_TILE_COUNT; tile++) {
    state.workerPiles[first + tile] += state.hands[first + tile];
    state.hands[first + tile] = 0;
  }
  for (let drawn = 0; drawn < size; drawn++) {
    takeFromPile(state, seat, random.below(tilesOf(state.workerPiles, seat)));
  }
}

/** The table of a view with every hidden hand dealt at random from the tiles its owner has not placed. */
export function sample(view: View, random: Random): State {
  const state = emptyTable(view.players);
  state.phase = view.phase;
  state.asksGains = view.asksGains;
  state.allowsMoreLayers = view.allowsMoreLayers;
  state.startSeat = view.startSeat;
  state.active = view.active;
  layTiles(state, view);
  state.junglePile = JUNGLE_TILES.map(({ name }) => view.junglePile[name]);
  state.junglePileSize = state.junglePile.reduce((sum, count) => sum + count);
  state.display = view.display.map(jungleIndex);
  view.seats.forEach((owner, seat) => {
    state.gold[seat] = owner.gold;
    state.fruits[seat] = owner.fruits;
    state.suns[seat] = owner.suns;
    state.carriers[seat] = POOLS.findIndex(value => value === owner.pool);
  });
  state.placedCell = view.placed === null ? null : cellAt(view.placed.x, view.placed.y);
  state.dueCells = view.due.map(({ x, y }) => cellAt(x, y));
  state.groups = view.groups.map(({ x, y, edge, tile, workers, seat }) =>
    group(edgeAt(cellAt(x, y), EDGES.indexOf(edge)), jungleIndex(tile), workers, seat),
  );
  dealHands(state, view, random);
  return state;
}

function layTiles(state: State, view: View): void {
  for (const { x, y, tile } of view.jungle.slice(state.jungleCells.length)) {
    layJungleTile(state, cellAt(x, y), jungleIndex(tile));
  }
  for (const { x, y, covers, ...top } of view.workers) {
    const cell = cellAt(x, y);
    state.workerCells.push(cell);
    remove(state.openCells, cell);
    state.grid[fold(cell)] = pieceFrom(state, top) + (covers === null ? 0 : OVERBUILT);
    layCovered(state, cell, covers ?? undefined);
  }
}

function layCovered(state: State, cell: Cell, tile: CoveredTile | undefined): void {
  if (tile === undefined) return;
  layCovered(state, cell, tile.covers);
  state.covered.push(cell, pieceFrom(state, tile));
}

/** The piece of a tile in the play area; it is no longer among its owner's unplaced tiles. */
function pieceFrom(state: State, { seat, tile, facing }: LaidWorkerTile): number {
  const index = WORKER_TILES.findIndex(({ name }) => name === tile);
  state.workerPiles[seat * WORKER_TILE_COUNT + index]--;
  return workerPiece(seat, index, EDGES.indexOf(facing));
}

function dealHands(state: State, view: View, random: Random): void {
  view.seats.forEach(({ handSize }, seat) => {
    if (seat === view.viewer && view.hand !== null) {
      const { hand } = view;
      WORKER_TILES.forEach(({ name }, tile) => {
        state.hands[seat * WORKER_TILE_COUNT + tile] += hand[name];
        state.workerPiles[seat * WORKER_TILE_COUNT + tile] -= hand[name];
      });
      return;
    }
    for (let drawn = 0; drawn < handSize; drawn++) {
      takeFromPile(state, seat, random.below(tilesOf(state.workerPiles, seat)));
    }
  });
}

const jungleIndex = (name: string): number => JUNGLE_TILES.findIndex(tile => tile.name === name);
