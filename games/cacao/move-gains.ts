import type { Seat } from '../../kernel/seat.ts';
import { POOLS, STORAGE_PLACES, SUN_PLACES } from './data/village.ts';
import type { Cell } from './rules/cells.ts';
import { templeGold, workersAtTemple } from './rules/scoring.ts';
import type { State } from './rules/state.ts';
import { KINDS, VALUES, type JungleTile } from './rules/tiles.ts';

/** What the workers of one turn bring, each as a fact of its own. */
export const GAINS = [
  'fruits',
  'fruits-lost',
  'sold',
  'sold-gold',
  'sold-harvest-gold',
  'unsold',
  'gold',
  'river',
  'suns',
  'temple-workers',
  'temple-gold',
] as const;
export const GAIN_COUNT = GAINS.length;
const [FRUITS, LOST, SOLD, SOLD_GOLD, HARVEST_GOLD, UNSOLD, GOLD, RIVER, SUNS, TEMPLE, TEMPLE_GOLD] =
  GAINS.keys();

const LAST_POOL = POOLS.length - 1;
const BEST_PRICE = 4;

/** Workers of the turn that is looked at, by what they do; those at markets by price. */
let [harvest, gold, steps, suns, sellers] = [0, 0, 0, 0, 0];
let [templeWorkers, templeGain] = [0, 0];
const sellersAt = new Int32Array(BEST_PRICE + 1);

export function startGains(): void {
  harvest = gold = steps = suns = templeWorkers = templeGain = 0;
  if (sellers === 0) return;
  sellers = 0;
  sellersAt.fill(0);
}

/** Adds workers of a seat at the jungle tile on a cell. */
export function addWorkers(
  state: Readonly<State>,
  seat: Seat,
  tile: JungleTile,
  workers: number,
  cell: Cell,
): void {
  switch (KINDS[tile]) {
    case 'plantation':
      harvest += workers * VALUES[tile];
      break;
    case 'market':
      sellersAt[VALUES[tile]] += workers;
      sellers += workers;
      break;
    case 'mine':
      gold += workers * VALUES[tile];
      break;
    case 'cenote':
      steps += workers;
      break;
    case 'sun':
      suns += workers;
      break;
    case 'temple':
      addTemple(state, seat, workers, workersAtTemple(state, cell));
  }
}

/** What a temple would bring more, if the game ended now; `there` are the workers beside it. */
function addTemple({ players }: Readonly<State>, seat: Seat, workers: number, there: number): void {
  templeWorkers += workers;
  const after = there + (workers << (seat << 2));
  templeGain += templeGold(after, players, seat) - templeGold(there, players, seat);
}

/** Writes what all of them bring together: storage, sales from the best market down, river, sun tokens. */
export function writeGains(state: Readonly<State>, seat: Seat, values: Float64Array, first: number): void {
  const stored = state.fruits[seat];
  const fruits = Math.min(harvest, STORAGE_PLACES - stored);
  values[first + FRUITS] += fruits;
  values[first + LOST] += harvest - fruits;
  if (sellers > 0) writeSales(stored, fruits, values, first);
  values[first + GOLD] += gold;
  values[first + TEMPLE] += templeWorkers;
  values[first + TEMPLE_GOLD] += templeGain;
  values[first + SUNS] += Math.min(suns, SUN_PLACES - state.suns[seat]);
  if (steps === 0) return;
  const pool = state.carriers[seat];
  values[first + RIVER] += POOLS[Math.min(LAST_POOL, pool + steps)] - POOLS[pool];
}

function writeSales(stored: number, harvested: number, values: Float64Array, first: number): void {
  let [left, fresh] = [stored, harvested];
  for (let price = BEST_PRICE; price > 0; price--) {
    const sold = Math.min(sellersAt[price], left);
    const soldFresh = Math.min(sellersAt[price] - sold, fresh);
    left -= sold;
    fresh -= soldFresh;
    values[first + SOLD] += sold + soldFresh;
    values[first + SOLD_GOLD] += sold * price;
    values[first + HARVEST_GOLD] += soldFresh * price;
    values[first + UNSOLD] += sellersAt[price] - sold - soldFresh;
  }
}
