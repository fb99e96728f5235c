import type { Seat } from '../../kernel/seat.ts';
import type { Features } from '../heuristics.ts';
import { JUNGLE_TILES } from './data/jungle.ts';
import { POOLS, STORAGE_PLACES, SUN_PLACES } from './data/village.ts';
import { PLAYER_COUNTS } from './data/workers.ts';
import { createGainTable } from './gains.ts';
import { bestPlacements } from './placement-gains.ts';
import { fold, STEPS, type Cell } from './rules/cells.ts';
import { templeGold, workersAtTemple, workersOfSeat, TEMPLE } from './rules/scoring.ts';
import { groupSeat, groupTile, groupWorkers, isJungleExhausted, tilesOf, type State } from './rules/state.ts';
import { EMPTY, isWorker, seatOf, workersOf, workerTilesFor } from './rules/tiles.ts';

const MOST_OPEN_SIDES = 3;
const MOST_WORKERS = 3;
const LAST_POOL = POOLS.length - 1;

const numbered = (word: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${word}-${from + index}`);

/** The facts in their order; those that belong together are next to each other and found by the first. */
const NAMES = [
  'score',
  ...numbered('temple-gold-open', 0, MOST_OPEN_SIDES),
  ...numbered('temple-workers-open', 1, MOST_OPEN_SIDES),
  ...numbered('fruits', 1, STORAGE_PLACES),
  ...numbered('suns', 1, SUN_PLACES),
  ...numbered('river', 1, LAST_POOL),
  ...numbered('edge-ready', 1, MOST_WORKERS),
  ...numbered('edge-waiting', 1, MOST_WORKERS),
  ...numbered('edge-idle', 1, MOST_WORKERS),
  'display-gain',
  'pile-gain',
  'pending-gain',
  'best-placement',
  'second-placement',
  'best-placement-next',
  'is-next',
  'tiles-1111',
  'tiles-2101',
  'tiles-3',
  'suns-with-jungle-gone',
] as const;

const at = (name: string): number => NAMES.indexOf(name);
const [SCORE, TEMPLE_GOLD, TEMPLE_WORKERS] = ['score', 'temple-gold-open-0', 'temple-workers-open-1'].map(at);
const [FRUITS, SUNS, RIVER] = ['fruits-1', 'suns-1', 'river-1'].map(at);
const [READY, WAITING, IDLE] = ['edge-ready-1', 'edge-waiting-1', 'edge-idle-1'].map(at);
const [DISPLAY, PILE, PENDING] = ['display-gain', 'pile-gain', 'pending-gain'].map(at);
const [BEST, SECOND, BEST_NEXT] = ['best-placement', 'second-placement', 'best-placement-next'].map(at);
const [IS_NEXT, TILES, LATE_SUNS] = ['is-next', 'tiles-1111', 'suns-with-jungle-gone'].map(at);
const COUNT = NAMES.length;

/** Worker tiles of one seat at the start, by number of players. */
const START_TILES: readonly number[] = Array.from({ length: 5 }, (_, players) => {
  const count = PLAYER_COUNTS.find(one => one === players) ?? 2;
  return workerTilesFor(count).reduce((sum, copies) => sum + copies, 0);
});

const gains = createGainTable();
const displayCounts = JUNGLE_TILES.map(() => 0);

/** The share of all worker tiles that is still to be placed. */
export function timeLeft(state: Readonly<State>): number {
  if (state.phase === null) return 0;
  let tiles = 0;
  for (let seat = 0; seat < state.players; seat++)
    tiles += tilesOf(state.hands, seat) + tilesOf(state.workerPiles, seat);
  return tiles / (state.players * START_TILES[state.players]);
}

/** Gold and workers at temples, by how many sides a worker tile can still be placed at. */
function addTemples(state: Readonly<State>, values: Float64Array): void {
  const { jungleCells, grid, players } = state;
  for (let index = 0; index < jungleCells.length; index++) {
    const cell = jungleCells[index];
    if (grid[fold(cell)] !== TEMPLE) continue;
    const workers = workersAtTemple(state, cell);
    let open = 0;
    for (let edge = 0; edge < 4; edge++) if (grid[fold(cell + STEPS[edge])] === EMPTY) open++;
    if (open > MOST_OPEN_SIDES) open = MOST_OPEN_SIDES;
    for (let seat = 0; seat < players; seat++) {
      values[seat * COUNT + TEMPLE_GOLD + open] += templeGold(workers, players, seat);
      if (open > 0) values[seat * COUNT + TEMPLE_WORKERS + open - 1] += workersOfSeat(workers, seat);
    }
  }
}

/** Whether a worker tile can be placed at once beside an empty jungle space, which then is filled. */
function isReady({ grid, openCells }: Readonly<State>, space: Cell): boolean {
  for (let edge = 0; edge < 4; edge++) {
    const beside = space + STEPS[edge];
    if (grid[fold(beside)] === EMPTY && openCells.includes(beside)) return true;
  }
  return false;
}

/** Workers that face an empty space: one that the next worker tile fills, one that waits, or one that stays empty. */
function addEdges(state: Readonly<State>, values: Float64Array): void {
  const { workerCells, grid } = state;
  const isOver = isJungleExhausted(state);
  for (let index = 0; index < workerCells.length; index++) {
    const cell = workerCells[index];
    const piece = grid[fold(cell)];
    if (!isWorker(piece)) continue;
    const first = seatOf(piece) * COUNT;
    for (let edge = 0; edge < 4; edge++) {
      const workers = workersOf(piece, edge);
      const space = cell + STEPS[edge];
      if (workers === 0 || grid[fold(space)] !== EMPTY) continue;
      const kind = isOver ? IDLE : isReady(state, space) ? READY : WAITING;
      values[first + kind + workers - 1]++;
    }
  }
}

/** The village of a seat: points as they stand, storage, sun tokens and the river as categories, tiles left. */
function addVillage(state: Readonly<State>, seat: Seat, values: Float64Array): void {
  const first = seat * COUNT;
  const { fruits, suns, carriers, gold, hands, workerPiles } = state;
  values[first + SCORE] = gold[seat] + suns[seat] + POOLS[carriers[seat]];
  if (fruits[seat] > 0) values[first + FRUITS + fruits[seat] - 1] = 1;
  if (suns[seat] > 0) values[first + SUNS + suns[seat] - 1] = 1;
  if (isJungleExhausted(state)) values[first + LATE_SUNS] = suns[seat];
  if (carriers[seat] > 0) values[first + RIVER + carriers[seat] - 1] = 1;
  for (let tile = 0; tile < 4; tile++)
    values[first + TILES + Math.min(tile, 2)] += hands[seat * 4 + tile] + workerPiles[seat * 4 + tile];
}

/** What the seat may earn next: with workers who act now, by tiles laid before waiting ones, by its best placements. */
function addProspects(state: Readonly<State>, seat: Seat, values: Float64Array): void {
  const first = seat * COUNT;
  const { groups, display, junglePile, junglePileSize, active, phase } = state;
  gains.fill(state, seat);
  for (let index = 0; index < groups.length; index++) {
    if (groupSeat(groups[index]) === seat)
      values[first + PENDING] += gains.at(groupTile(groups[index]), groupWorkers(groups[index]));
  }
  let ready = 0;
  for (let workers = 1; workers <= MOST_WORKERS; workers++)
    ready += workers * (values[first + READY + workers - 1] + 0.5 * values[first + WAITING + workers - 1]);
  if (ready > 0) {
    displayCounts.fill(0);
    for (let slot = 0; slot < display.length; slot++) displayCounts[display[slot]]++;
    values[first + DISPLAY] = ready * gains.meanOf(displayCounts, display.length);
    values[first + PILE] = ready * gains.meanOf(junglePile, junglePileSize);
  }
  const [best, second] = bestPlacements(state, seat, gains);
  values[first + BEST] = best;
  values[first + SECOND] = second;
  if (seat !== active || phase !== 'placing') return;
  values[first + IS_NEXT] = 1;
  values[first + BEST_NEXT] = best;
}

export const features: Features<State> = {
  names: NAMES,
  timeLeft,
  fill(state, values) {
    values.fill(0);
    addTemples(state, values);
    addEdges(state, values);
    for (let seat = 0; seat < state.players; seat++) {
      addVillage(state, seat, values);
      addProspects(state, seat, values);
    }
    return state.players;
  },
};
