import type { MoveIds } from '../../../kernel/game.ts';
import type { PhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat, type Seat } from '../../../kernel/seat.ts';
import { isOwnTile, layWorkerTile, pieceAt, takeOpenCell } from './area.ts';
import { fold, isJungleCell } from './cells.ts';
import type { Event } from './events.ts';
import { overbuildsOn, placesOn, PLACEMENTS_OF_SET, type Overbuild, type Place } from './moves.ts';
import { isJungleExhausted, tilesOf, type State } from './state.ts';
import {
  isOverbuilt,
  OVERBUILT,
  seatOf,
  tileOf,
  WORKER_TILE_COUNT,
  workerPiece,
  type Piece,
} from './tiles.ts';
import type { RuleId } from '../data/rules.ts';

/** Step A. The active player lays one worker tile from hand, or overbuilds one once the jungle is exhausted. */
export const placing: PhaseRules<State, Place | Overbuild, Event> = {
  answers: ['place', 'overbuild'],

  toAct: state => (state.placedCell === null ? oneSeat(state.active) : NO_SEATS),

  list(state, seat, out) {
    const { openCells } = state;
    const { items } = out;
    let { count } = out;
    const held = PLACEMENTS_OF_SET[tilesHeld(state, seat)];
    for (let index = 0; index < openCells.length; index++) {
      const first = placesOn(openCells[index]);
      for (let next = 0; next < held.length; next++) items[count++] = first + held[next];
    }
    out.count = count;
    if (state.suns[seat] > 0 && isJungleExhausted(state)) pushOverbuilds(state, seat, out);
  },

  whyNot(state, seat, move): RuleId | undefined {
    if (state.hands[seat * WORKER_TILE_COUNT + move.tile] === 0) return 'place-one-worker-tile';
    return move.type === 'place' ? whyNotPlace(state, move) : whyNotOverbuild(state, seat, move);
  },

  play(state, seat, move, { emit }) {
    const { tile, turn, cell } = move;
    state.hands[seat * WORKER_TILE_COUNT + tile]--;
    if (move.type === 'place') {
      takeOpenCell(state, cell);
      emit?.({ type: 'workerTilePlaced', seat, tile, turn, cell });
      layWorkerTile(state, cell, workerPiece(seat, tile, turn));
    } else {
      const covered = pieceAt(state, cell);
      state.suns[seat]--;
      state.covered.push(cell, covered);
      emit?.({ type: 'workerTileOverbuilt', seat, tile, turn, cell, covered: tileOf(covered) });
      layWorkerTile(state, cell, workerPiece(seat, tile, turn) + OVERBUILT);
    }
    state.placedCell = cell;
  },
};

/** The different tiles in hand, as a set of bits. A branch for each tile would be slow: draws cannot be predicted. */
function tilesHeld({ hands }: Readonly<State>, seat: Seat): number {
  const first = seat * WORKER_TILE_COUNT;
  return (
    heldBit(hands[first]) |
    (heldBit(hands[first + 1]) << 1) |
    (heldBit(hands[first + 2]) << 2) |
    (heldBit(hands[first + 3]) << 3)
  );
}

/** 1 for any number of tiles, 0 for none: the sign of the negative number. */
const heldBit = (count: number): number => (0 - count) >>> 31;

function pushOverbuilds(state: Readonly<State>, seat: Seat, out: MoveIds): void {
  const { workerCells, grid } = state;
  const held = PLACEMENTS_OF_SET[tilesHeld(state, seat)];
  for (let index = 0; index < workerCells.length; index++) {
    const piece = grid[fold(workerCells[index])];
    if (seatOf(piece) !== seat || isOverLayerLimit(state, piece)) continue;
    const first = overbuildsOn(workerCells[index]);
    for (let next = 0; next < held.length; next++) out.push(first + held[next]);
  }
}

/** Reads the lists of cells, not the grid: a cell far away can share its place in the grid with one in play. */
function whyNotPlace(state: Readonly<State>, { cell }: Place): RuleId | undefined {
  if (isJungleCell(cell)) return 'area-checkerboard';
  if (state.workerCells.includes(cell)) return 'place-empty-cell';
  return state.openCells.includes(cell) ? undefined : 'place-beside-jungle-tile';
}

function whyNotOverbuild(state: Readonly<State>, seat: Seat, { cell }: Overbuild): RuleId | undefined {
  if (!isJungleExhausted(state)) return 'overbuild-needs-empty-jungle';
  if (!isOwnTile(state, seat, cell)) return 'overbuild-own-tile-only';
  if (isOverLayerLimit(state, pieceAt(state, cell))) return 'ruling-overbuild-two-layers';
  return state.suns[seat] > 0 ? undefined : 'overbuild-needs-sun';
}

/** Two tiles are the most on one cell, unless the option `layers` allows more. */
const isOverLayerLimit = (state: Readonly<State>, piece: Piece): boolean =>
  isOverbuilt(piece) && !state.allowsMoreLayers;

/** The active player has no tile left. All have equally many, so everyone has placed the last one. */
export const hasLastTileBeenPlaced = (state: Readonly<State>): boolean =>
  tilesOf(state.hands, state.active) === 0;
