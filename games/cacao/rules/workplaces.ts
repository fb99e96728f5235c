import type { Seat } from '../../../kernel/seat.ts';
import { POOLS, STORAGE_PLACES, SUN_PLACES } from '../data/village.ts';
import { cellOf, edgeOf } from './cells.ts';
import type { Event } from './events.ts';
import { groupEdge, groupSeat, groupTile, type Group, type State } from './state.ts';
import { KINDS, VALUES, type JungleTile } from './tiles.ts';

const LAST_POOL = POOLS.length - 1;
/** The most workers on one edge of a tile. */
const MOST_WORKERS = 3;

/** The most workers of an edge that can have an effect at a jungle tile now. */
export function usefulWorkers(state: Readonly<State>, seat: Seat, tile: JungleTile, workers: number): number {
  const most = mostUseful(state, seat, tile);
  return most < workers ? most : workers;
}

/** How many actions at a tile can still have an effect. Whole numbers only, since this is hot code. */
function mostUseful(state: Readonly<State>, seat: Seat, tile: JungleTile): number {
  switch (KINDS[tile]) {
    case 'plantation':
      return ((STORAGE_PLACES - state.fruits[seat] + VALUES[tile] - 1) / VALUES[tile]) | 0;
    case 'market':
      return state.fruits[seat];
    case 'mine':
      return MOST_WORKERS;
    case 'cenote':
      return LAST_POOL - state.carriers[seat];
    case 'sun':
      return SUN_PLACES - state.suns[seat];
    case 'temple':
      return 0;
  }
}

/** Carries out the action of a jungle tile once for each worker. The surplus is lost. */
export function act(
  state: State,
  of: Group,
  workers: number,
  emit: ((event: Event) => void) | undefined,
): void {
  const seat = groupSeat(of);
  const tile = groupTile(of);
  const at = groupEdge(of);
  const gain = workers * VALUES[tile];
  const work = emit && { seat, cell: cellOf(at), edge: edgeOf(at), workers, tile };
  switch (KINDS[tile]) {
    case 'plantation': {
      const count = Math.min(gain, STORAGE_PLACES - state.fruits[seat]);
      state.fruits[seat] += count;
      if (work) emit({ ...work, type: 'fruitsGathered', count, lost: gain - count });
      break;
    }
    case 'market':
      state.fruits[seat] -= workers;
      state.gold[seat] += gain;
      if (work) emit({ ...work, type: 'fruitsSold', count: workers, gold: gain });
      break;
    case 'mine':
      state.gold[seat] += gain;
      if (work) emit({ ...work, type: 'goldMined', gold: gain });
      break;
    case 'cenote': {
      const from = state.carriers[seat];
      state.carriers[seat] = Math.min(LAST_POOL, from + gain);
      if (work) emit({ ...work, type: 'waterCarried', from, to: state.carriers[seat] });
      break;
    }
    case 'sun': {
      const count = Math.min(gain, SUN_PLACES - state.suns[seat]);
      state.suns[seat] += count;
      if (work) emit({ ...work, type: 'sunTokensGained', count, lost: gain - count });
      break;
    }
    case 'temple':
      break;
  }
}
