import type { Seat } from '../../../kernel/seat.ts';
import { JUNGLE_TILES, type JungleName } from '../data/jungle.ts';
import { POOLS } from '../data/village.ts';
import { EDGES, WORKER_TILES } from '../data/workers.ts';
import { pieceAt } from './area.ts';
import { cellOf, edgeOf, xOf, yOf, type Cell } from './cells.ts';
import { groupEdge, groupSeat, groupTile, groupWorkers, tilesOf, type Phase, type State } from './state.ts';
import { jungleOf, seatOf, tileOf, turnOf, type Piece } from './tiles.ts';

export type WorkerName = (typeof WORKER_TILES)[number]['name'];
export type Edge = (typeof EDGES)[number];

export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** A worker tile in the play area: `facing` is the edge with the most workers. */
export interface LaidWorkerTile {
  readonly seat: Seat;
  readonly tile: WorkerName;
  readonly facing: Edge;
}

/** A tile under another one; `covers` is there only if it covers a third. */
export interface CoveredTile extends LaidWorkerTile {
  readonly covers?: CoveredTile;
}

/** What one viewer may know of a table of Cacao. */
export interface View {
  /** The viewer's seat; null for a spectator. */
  readonly viewer: Seat | null;
  readonly phase: Phase | null;
  readonly players: number;
  readonly asksGains: boolean;
  readonly allowsMoreLayers: boolean;
  readonly startSeat: Seat;
  readonly active: Seat;
  readonly workers: readonly (Coordinates & LaidWorkerTile & { readonly covers: CoveredTile | null })[];
  readonly jungle: readonly (Coordinates & { readonly tile: JungleName })[];
  readonly display: readonly JungleName[];
  /** How many of each jungle tile are still in the pile: everyone can count them. */
  readonly junglePile: Readonly<Record<JungleName, number>>;
  readonly hand: Readonly<Record<WorkerName, number>> | null;
  readonly seats: readonly SeatView[];
  /** The cell of the worker tile placed this turn. */
  readonly placed: Coordinates | null;
  readonly due: readonly Coordinates[];
  readonly groups: readonly GroupView[];
}

/** Workers on one edge that are to act at the jungle tile they face. */
interface GroupView extends Coordinates {
  readonly edge: Edge;
  readonly tile: JungleName;
  readonly workers: number;
  readonly seat: Seat;
}

interface SeatView {
  readonly gold: number;
  readonly fruits: number;
  readonly suns: number;
  /** Value of the carrier's pool. */
  readonly pool: number;
  readonly handSize: number;
  readonly pileSize: number;
}

export function view(state: Readonly<State>, viewer: Seat | undefined): View {
  return {
    viewer: viewer ?? null,
    phase: state.phase,
    players: state.players,
    asksGains: state.asksGains,
    allowsMoreLayers: state.allowsMoreLayers,
    startSeat: state.startSeat,
    active: state.active,
    workers: state.workerCells.map(cell => ({
      ...coordinatesOf(cell),
      ...laid(pieceAt(state, cell)),
      covers: coveredAt(state, cell),
    })),
    jungle: state.jungleCells.map(cell => ({
      ...coordinatesOf(cell),
      tile: jungleName(jungleOf(pieceAt(state, cell))),
    })),
    display: state.display.map(jungleName),
    junglePile: byName(JUNGLE_TILES, index => state.junglePile[index]),
    hand: viewer === undefined ? null : byName(WORKER_TILES, index => state.hands[viewer * 4 + index]),
    seats: state.gold.map((gold, seat) => ({
      gold,
      fruits: state.fruits[seat],
      suns: state.suns[seat],
      pool: POOLS[state.carriers[seat]],
      handSize: tilesOf(state.hands, seat),
      pileSize: tilesOf(state.workerPiles, seat),
    })),
    placed: state.placedCell === null ? null : coordinatesOf(state.placedCell),
    due: state.dueCells.map(coordinatesOf),
    groups: state.groups.map(group => ({
      ...coordinatesOf(cellOf(groupEdge(group))),
      edge: EDGES[edgeOf(groupEdge(group))],
      tile: jungleName(groupTile(group)),
      workers: groupWorkers(group),
      seat: groupSeat(group),
    })),
  };
}

const coordinatesOf = (cell: Cell): Coordinates => ({ x: xOf(cell), y: yOf(cell) });

const jungleName = (tile: number): JungleName => JUNGLE_TILES[tile].name;

const laid = (piece: Piece): LaidWorkerTile => ({
  seat: seatOf(piece),
  tile: WORKER_TILES[tileOf(piece)].name,
  facing: EDGES[turnOf(piece)],
});

/** The tiles under the top one on a cell, each within the one that covers it. */
function coveredAt(state: Readonly<State>, cell: Cell): CoveredTile | null {
  let top: CoveredTile | null = null;
  for (let index = 0; index < state.covered.length; index += 2) {
    if (state.covered[index] !== cell) continue;
    const tile = laid(state.covered[index + 1]);
    top = top === null ? tile : { ...tile, covers: top };
  }
  return top;
}

function byName<Name extends string>(
  tiles: readonly { readonly name: Name }[],
  count: (index: number) => number,
): Record<Name, number> {
  // fromEntries forgets the literal keys; every name of the table is present.
  return Object.fromEntries(tiles.map(({ name }, index) => [name, count(index)])) as Record<Name, number>;
}
