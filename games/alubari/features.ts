import type { Seat } from '../../kernel/seat.ts';
import type { Features } from '../heuristics.ts';
import { CHAI_POINTS } from './data/board.ts';
import { LUXURY_POINTS } from './data/equipment.ts';
import { EQUIPMENT_POINTS } from './data/supplies.ts';
import { BY_YIELD, countPieces, free, isFilled, shareOf, takePieces, worthOf } from './pieces.ts';
import { AREA_SPACES, LUXURY_TRAIN, RAIL_COUNT } from './rules/board.ts';
import { has, sizeOf } from './rules/sets.ts';
import type { Holdings, State } from './rules/state.ts';

/** The facts in their order; workers in the areas A to G are next to each other. Spare pieces and leaves fill no contract. */
const NAMES = [
  'score',
  'contracts-open',
  'contracts-open-points',
  'contracts-open-part',
  'contracts-unused',
  'iron',
  'stone',
  'steel',
  'rubble',
  'spare-leaves',
  'chai',
  'has-chai',
  'equipment',
  'has-equipment',
  'chai-for-hiring',
  'rails',
  'stations',
  'estates',
  'spare-pieces',
  'workers-ready',
  'workers-a',
  'workers-b',
  'workers-c',
  'workers-d',
  'workers-e',
  'workers-f',
  'workers-g',
  'is-start',
  'is-promised',
  'steel-beyond-two',
  'contracts-beyond-three',
  'contracts-open-near',
] as const;

const at = (name: (typeof NAMES)[number]): number => NAMES.indexOf(name);
const [SCORE, OPEN, OPEN_POINTS] = [at('score'), at('contracts-open'), at('contracts-open-points')];
const [OPEN_PART, UNUSED] = [at('contracts-open-part'), at('contracts-unused')];
const [MORE_OPEN, OPEN_NEAR] = [at('contracts-beyond-three'), at('contracts-open-near')];
const [IRON, STONE, STEEL, RUBBLE] = [at('iron'), at('stone'), at('steel'), at('rubble')];
const [MORE_STEEL, LEAVES] = [at('steel-beyond-two'), at('spare-leaves')];
const [CHAI, HAS_CHAI, HIRING] = [at('chai'), at('has-chai'), at('chai-for-hiring')];
const [EQUIPMENT, HAS_EQUIPMENT] = [at('equipment'), at('has-equipment')];
const [RAILS, STATIONS, ESTATES] = [at('rails'), at('stations'), at('estates')];
const SPARE = at('spare-pieces');
const [READY, WORKERS] = [at('workers-ready'), at('workers-a')];
const [START, PROMISED] = [at('is-start'), at('is-promised')];
const COUNT = NAMES.length;

/** Steel of which each bar is soon used, and chai that pays for the third worker of the next rounds. */
const [USEFUL_STEEL, HIRING_CHAI] = [2, 3];
/** Open contracts that a player can hope to fill together. */
const USEFUL_CONTRACTS = 3;

const points = new Float64Array(5);

/** The share of the route that is still without rails: the game ends when it is full. */
const timeLeft = ({ phase, railhead }: Readonly<State>): number =>
  phase === null ? 0 : 1 - railhead / RAIL_COUNT;

function addGoods(
  { iron, stone, steel, rubble, chai, equipment }: Readonly<Holdings>,
  first: number,
  values: Float64Array,
): void {
  values[first + IRON] = iron;
  values[first + STONE] = stone;
  values[first + STEEL] = steel;
  values[first + MORE_STEEL] = Math.max(0, steel - USEFUL_STEEL);
  values[first + RUBBLE] = rubble;
  values[first + CHAI] = chai;
  values[first + HAS_CHAI] = Math.min(chai, 1);
  if (equipment === 0) return;
  values[first + EQUIPMENT] = sizeOf(equipment);
  values[first + HAS_EQUIPMENT] = 1;
  values[first + HIRING] = Math.min(chai, HIRING_CHAI);
}

/** Workers who wait to be placed, and those who have yet to act in each area. */
function addWorkers({ ready, workers }: Readonly<Holdings>, first: number, values: Float64Array): void {
  values[first + READY] = ready;
  if (workers === 0) return;
  for (let area = 0; area < AREA_SPACES.length; area++)
    values[first + WORKERS + area] = sizeOf(workers & AREA_SPACES[area]);
}

function addContracts(own: Readonly<Holdings>, seat: Seat, values: Float64Array): void {
  const first = seat * COUNT;
  values[first + UNUSED] = sizeOf(own.contracts & ~own.used);
  let { leaves } = own;
  for (let index = 0; own.contracts !== 0 && index < BY_YIELD.length; index++) {
    const needs = BY_YIELD[index];
    if (!has(own.contracts, needs.card)) continue;
    const worth = worthOf(needs, own);
    if (isFilled(needs, seat, leaves)) {
      points[seat] += worth;
      leaves -= needs.leaves;
      takePieces(needs, seat);
      continue;
    }
    const share = shareOf(needs, seat, leaves);
    values[first + OPEN]++;
    values[first + OPEN_POINTS] += worth;
    values[first + OPEN_PART] += worth * share;
    values[first + OPEN_NEAR] += worth * share * share;
  }
  values[first + LEAVES] = leaves;
  values[first + MORE_OPEN] = Math.max(0, values[first + OPEN] - USEFUL_CONTRACTS);
  values[first + SPARE] = free.rails[seat] + free.stations[seat] + free.estates[seat];
}

const equipmentPoints = ({ equipment }: Readonly<Holdings>): number =>
  sizeOf(equipment) * EQUIPMENT_POINTS + (has(equipment, LUXURY_TRAIN) ? LUXURY_POINTS : 0);

export const features: Features<State> = {
  names: NAMES,
  timeLeft,
  fill(state, values) {
    values.fill(0);
    points.fill(0);
    countPieces(state, points);
    for (let seat = 0; seat < state.seats.length; seat++) {
      const own = state.seats[seat];
      const first = seat * COUNT;
      values[first + RAILS] = free.rails[seat];
      values[first + STATIONS] = free.stations[seat];
      values[first + ESTATES] = free.estates[seat];
      addGoods(own, first, values);
      addWorkers(own, first, values);
      addContracts(own, seat, values);
      values[first + START] = state.start === seat ? 1 : 0;
      values[first + PROMISED] = own.promised ? 1 : 0;
      values[first + SCORE] = points[seat] + CHAI_POINTS[own.chai] + equipmentPoints(own);
    }
    return state.seats.length;
  },
};
