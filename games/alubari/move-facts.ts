import type { Seat } from '../../kernel/seat.ts';
import type { MoveFacts } from '../heuristics.ts';
import { AREAS, WORKER_SPACES } from './data/board.ts';
import { SCORING_MARKERS } from './data/supplies.ts';
import { moveKind, MOVE_KINDS } from './move-kinds.ts';
import { BY_YIELD, countPieces, isFilled, NEEDS, shareOf, takePieces } from './pieces.ts';
import { AREA_SPACES, areaOf, numberOf, RAIL_COUNT } from './rules/board.ts';
import type { Move } from './rules/moves.ts';
import { has, sizeOf } from './rules/sets.ts';
import type { Holdings, State } from './rules/state.ts';

/** The facts of a situation in their order; the areas A to G and the goods in stock are next to each other. */
const SITUATION = [
  'always',
  'time-left',
  'players',
  'is-start',
  'iron',
  'stone',
  'steel',
  'has-steel',
  'rubble',
  'leaves',
  'chai',
  'has-chai',
  'equipment',
  'has-equipment',
  'contracts',
  'pieces',
  'ready',
  ...AREAS.map(area => `own-${area}` as const),
  ...AREAS.map(area => `others-${area}` as const),
  'stock-iron',
  'stock-stone',
  'stock-chai',
  'dig-rate',
  'rail-rate',
  'harvest-rate',
] as const;

const at = (name: (typeof SITUATION)[number]): number => SITUATION.indexOf(name);
const [TIME_LEFT, PLAYERS, START] = [at('time-left'), at('players'), at('is-start')];
const [GOODS, STEEL, CHAI] = [at('iron'), at('steel'), at('chai')];
const [EQUIPMENT, CONTRACTS, PIECES] = [at('equipment'), at('contracts'), at('pieces')];
const [READY, OWN, OTHERS] = [at('ready'), at('own-A'), at('others-A')];
const [STOCK, RATES] = [at('stock-iron'), at('dig-rate')];

/** The facts of a move in their order. */
const FACTS = ['first-space', 'last-space', 'contract-part', 'contract-filled'] as const;
const [FIRST_SPACE, LAST_SPACE, PART, FILLED] = FACTS.keys();

/** Amounts count in units that leave most of them between 0 and 2. */
const [HALF, QUARTER, TENTH] = [0.5, 0.25, 0.1];

const noPoints = new Float64Array(5);
/** Leaves that no contract in hand takes, while contracts are looked at. */
let leavesLeft = 0;

/** What the seat has, and how many of its contracts are still open. */
function fillHoldings(state: Readonly<State>, seat: Seat, values: Float64Array): void {
  const own = state.seats[seat];
  values[START] = state.start === seat ? 1 : 0;
  values[GOODS] = QUARTER * own.iron;
  values[GOODS + 1] = QUARTER * own.stone;
  values[STEEL] = HALF * own.steel;
  values[STEEL + 1] = own.steel > 0 ? 1 : 0;
  values[STEEL + 2] = QUARTER * own.rubble;
  values[STEEL + 3] = QUARTER * own.leaves;
  values[CHAI] = QUARTER * own.chai;
  values[CHAI + 1] = own.chai > 0 ? 1 : 0;
  values[EQUIPMENT] = HALF * sizeOf(own.equipment);
  values[EQUIPMENT + 1] = own.equipment > 0 ? 1 : 0;
  values[READY] = own.ready;
  values[CONTRACTS] = QUARTER * sizeOf(own.contracts);
  values[PIECES] = TENTH * (SCORING_MARKERS - own.markers);
}

/** Takes the pieces and leaves of the contracts that are filled; returns the leaves that are left. */
function takeFilled({ contracts, leaves }: Readonly<Holdings>, seat: Seat): number {
  let left = leaves;
  if (contracts === 0) return left;
  for (let index = 0; index < BY_YIELD.length; index++) {
    const needs = BY_YIELD[index];
    if (!has(contracts, needs.card) || !isFilled(needs, seat, left)) continue;
    takePieces(needs, seat);
    left -= needs.leaves;
  }
  return left;
}

/** Workers of the seat and of the others, area by area. */
function fillWorkers({ seats }: Readonly<State>, seat: Seat, values: Float64Array): void {
  let others = 0;
  for (let other = 0; other < seats.length; other++) if (other !== seat) others |= seats[other].workers;
  const { workers } = seats[seat];
  for (let area = 0; area < AREA_SPACES.length; area++) {
    values[OWN + area] = sizeOf(workers & AREA_SPACES[area]);
    values[OTHERS + area] = HALF * sizeOf(others & AREA_SPACES[area]);
  }
}

export const moveFacts: MoveFacts<State, Move> = {
  kinds: MOVE_KINDS,
  situation: SITUATION,
  facts: FACTS,
  kindOf: moveKind,

  fillSituation(state, seat, values) {
    const { phase, stock, dig, rail, harvest, railhead, seats } = state;
    values[0] = 1;
    values[TIME_LEFT] = 1 - railhead / RAIL_COUNT;
    values[PLAYERS] = HALF * (seats.length - 2);
    fillHoldings(state, seat, values);
    fillWorkers(state, seat, values);
    for (let cube = 0; cube < stock.length; cube++) values[STOCK + cube] = QUARTER * stock[cube];
    if (phase === 'postOffice' || phase === 'contracts') {
      countPieces(state, noPoints);
      leavesLeft = takeFilled(seats[seat], seat);
    }
    values[RATES] = HALF * (dig - 2);
    values[RATES + 1] = HALF * rail;
    values[RATES + 2] = HALF * harvest;
  },

  fillFacts(state, seat, move, values) {
    switch (move.type) {
      case 'place': {
        const number = numberOf(move.space);
        values.fill(0);
        values[FIRST_SPACE] = number === 1 ? 1 : 0;
        values[LAST_SPACE] = number === WORKER_SPACES[state.seats.length][areaOf(move.space)] ? 1 : 0;
        return true;
      }
      case 'pick': {
        const needs = NEEDS[move.contract - 1];
        const part = shareOf(needs, seat, leavesLeft);
        values.fill(0);
        values[PART] = TENTH * needs.points * part;
        values[FILLED] = part === 1 ? TENTH * needs.points : 0;
        return true;
      }
      default:
        return false;
    }
  },
};
