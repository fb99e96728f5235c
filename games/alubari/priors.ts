import type { Seat } from '../../kernel/seat.ts';
import {
  BUILD_AREA,
  CHAIWALA_AREA,
  DIG_AREA,
  POST_AREA,
  RAIL_AREA,
  STOCK_AREA,
  WORKS_AREA,
} from './data/board.ts';
import { CONTRACTS } from './data/contracts.ts';
import { AREA_SPACES, OPEN_STATIONS, STATIONS } from './rules/board.ts';
import type { Move } from './rules/moves.ts';
import { possibleStations } from './rules/prices.ts';
import { NONE, type State } from './rules/state.ts';

/** Iron for a bar of steel, and rubble for a stone. */
const [IRON_FOR_STEEL, RUBBLE_FOR_STONE] = [3, 2];
/** Cubes that a worker in the stock brings. */
const CUBES_TAKEN = 3;
/** Points of a good contract and of a good station space. */
const [GOOD_CONTRACT, GOOD_STATION] = [20, 8];

/** Whether one of the seat's workers stands in an area. */
const isIn = ({ seats }: Readonly<State>, seat: Seat, area: number): boolean =>
  (seats[seat].workers & AREA_SPACES[area]) !== 0;

/** Whether the seat could pay for an open station space, as far as single goods tell. */
function canBuild(state: Readonly<State>, seat: Seat): boolean {
  let open = possibleStations(state.seats[seat]) & OPEN_STATIONS[state.railhead];
  for (let station = 0; open !== 0; station++, open >>>= 1) {
    if (open & 1 && state.stations[station] === NONE) return true;
  }
  return false;
}

/** How useful a worker is in an area, with the goods in hand and those that workers in earlier areas will bring. */
function areaPrior(state: Readonly<State>, seat: Seat, area: number): number {
  const own = state.seats[seat];
  const cubes = isIn(state, seat, STOCK_AREA) ? CUBES_TAKEN : 0;
  switch (area) {
    case STOCK_AREA:
      return Math.min(0.65, 0.25 + 0.1 * (state.stock[0] + state.stock[1] + state.stock[2]));
    case DIG_AREA:
      return state.replaced ? areaPrior(state, seat, BUILD_AREA) : 0.3 + 0.08 * state.dig;
    case WORKS_AREA:
      if (own.iron + cubes >= IRON_FOR_STEEL) return 0.7;
      return own.rubble >= 2 * RUBBLE_FOR_STONE ? 0.5 : 0.15;
    case RAIL_AREA:
      if (own.steel > 0) return 0.85;
      return isIn(state, seat, WORKS_AREA) && own.iron + cubes >= IRON_FOR_STEEL ? 0.6 : 0.1;
    case BUILD_AREA:
      if (canBuild(state, seat)) return 0.8;
      return cubes > 0 ? 0.4 : 0.15;
    case POST_AREA:
      return 0.6;
    case CHAIWALA_AREA:
      return 0.35;
    default:
      return 0.5;
  }
}

const areaOfSpace: readonly number[] = Array.from({ length: 32 }, (_, space) =>
  AREA_SPACES.findIndex(spaces => (spaces >>> space) & 1),
);

/** How good a move looks before any search. */
export function prior(state: Readonly<State>, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'place':
      return areaPrior(state, seat, areaOfSpace[move.space]);
    case 'build':
      return 0.6 + 0.3 * Math.min(1, STATIONS[move.station].points / GOOD_STATION);
    case 'pick':
      return 0.35 + 0.4 * Math.min(1, CONTRACTS[move.contract].points / GOOD_CONTRACT);
    case 'smelt':
      return move.what === 'steel' ? 0.85 : move.what === 'chip' ? 0.2 : 0.55;
    case 'lay':
      return move.isIron ? 0.6 : 0.8;
    case 'take':
      return move.cube === 2 ? 0.45 : 0.55;
    case 'buy':
    case 'equip':
      return 0.8;
    case 'gather':
    case 'hire':
    case 'use':
      return 0.65;
    case 'stop':
    case 'giveBack':
    case 'leaveOut':
    case 'returnEquipment':
      return 0.15;
    case 'done':
    case 'decline':
      return 0.35;
    default:
      return 0.5;
  }
}
