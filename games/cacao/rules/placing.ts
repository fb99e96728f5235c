import type { MoveIds } from '../../../kernel/game.ts';
import type { CountedPhaseRules } from '../../../kernel/phases.ts';
import { NO_SEATS, oneSeat, type Seat } from '../../../kernel/seat.ts';
import { isOwnTile, layWorkerTile, pieceAt, takeOpenCell } from './area.ts';
import { isJungleCell, type Cell } from './cells.ts';
import type { Event } from './events.ts';
import {
  cellOfPlacement,
  overbuildsOn,
  OVERBUILD_IDS,
  placesOn,
  PLACEMENTS_OF_SET,
  tileOfPlacement,
  turnOfPlacement,
  type Overbuild,
  type Place,
} from './moves.ts';
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
export const placing: CountedPhaseRules<State, Place | Overbuild, Event> = {
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
    if (canOverbuild(state, seat)) pushOverbuilds(state, seat, out);
  },

  count: (state, seat) =>
    PLACEMENTS_OF_SET[tilesHeld(state, seat)].length *
    (state.openCells.length + (canOverbuild(state, seat) ? overbuildableCells(state, seat) : 0)),

  at(state, seat, index) {
    const held = PLACEMENTS_OF_SET[tilesHeld(state, seat)];
    const place = (index / held.length) | 0;
    const placement = held[index - place * held.length];
    const { openCells } = state;
    return place < openCells.length
      ? placesOn(openCells[place]) + placement
      : overbuildsOn(overbuildableCell(state, seat, place - openCells.length)) + placement;
  },

  whyNot(state, seat, move): RuleId | undefined {
    if (state.hands[seat * WORKER_TILE_COUNT + move.tile] === 0) return 'place-one-worker-tile';
    return move.type === 'place' ? whyNotPlace(state, move) : whyNotOverbuild(state, seat, move);
  },

  play(state, seat, id, { emit }) {
    const cell = cellOfPlacement(id);
    const tile = tileOfPlacement(id);
    const turn = turnOfPlacement(id);
    state.hands[seat * WORKER_TILE_COUNT + tile]--;
    if (id < OVERBUILD_IDS) {
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

const canOverbuild = (state: Readonly<State>, seat: Seat): boolean =>
  state.suns[seat] > 0 && isJungleExhausted(state);

const isOverbuildable = (state: Readonly<State>, seat: Seat, cell: Cell): boolean => {
  const piece = pieceAt(state, cell);
  return seatOf(piece) === seat && !isOverLayerLimit(state, piece);
};

function overbuildableCells(state: Readonly<State>, seat: Seat): number {
  const { workerCells } = state;
  let count = 0;
  for (let index = 0; index < workerCells.length; index++) {
    if (isOverbuildable(state, seat, workerCells[index])) count++;
  }
  return count;
}

/** One of these cells, by its place among them. */
function overbuildableCell(state: Readonly<State>, seat: Seat, place: number): Cell {
  let index = 0;
  for (let before = place; ; index++) {
    if (isOverbuildable(state, seat, state.workerCells[index]) && before-- === 0) break;
  }
  return state.workerCells[index];
}

function pushOverbuilds(state: Readonly<State>, seat: Seat, out: MoveIds): void {
  const { workerCells } = state;
  const held = PLACEMENTS_OF_SET[tilesHeld(state, seat)];
  for (let index = 0; index < workerCells.length; index++) {
    if (!isOverbuildable(state, seat, workerCells[index])) continue;
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
