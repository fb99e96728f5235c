import type { Seat } from '../../../kernel/seat.ts';
import type { Heuristics } from '../../heuristics.ts';
import { CHAI_POINTS } from '../data/board.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { LUXURY_POINTS } from '../data/equipment.ts';
import { ESTATES } from '../data/estates.ts';
import { EQUIPMENT_POINTS } from '../data/supplies.ts';
import { priorByType } from '../prior-by-type.ts';
import { LUXURY_TRAIN, RAIL_POINTS, STATIONS } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { goalsOf } from '../rules/scoring.ts';
import { has, sizeOf } from '../rules/sets.ts';
import { isSolo, type Holdings, type State } from '../rules/state.ts';

/** The worth of goods in points while they can still be used for building. */
const GOODS = { iron: 0.5, stone: 0.9, steel: 2.2, rubble: 0.35, leaves: 0.5 } as const;
/** A contract that its owner's pieces fill only in part, and one whose effect is still to come. */
const [PARTLY, UNUSED] = [0.35, 1.2];
/** Solo: the worth of a goal met, and of a marker that can still be placed, so that the game is not ended early. */
const [GOAL, MARKER] = [4, 4];
/** Equipment that scores nothing is still of use. */
const USEFUL = 3;

const STATION_POINTS: readonly number[] = STATIONS.map(({ points }) => points);
const IS_RUBBLE: readonly boolean[] = STATIONS.map(({ cost }) => cost.rubble !== undefined);

const SEATS = 5;
const rails = new Int32Array(SEATS);
const stations = new Int32Array(SEATS);
const rubbleStations = new Int32Array(SEATS);
const estates = new Int32Array(SEATS);

/** Needs of every contract in numbers, so that nothing is looked up by name. */
const NEEDS = CONTRACTS.map(({ needs, points, perChai = 0 }, card) => ({
  card,
  rails: needs.rails ?? 0,
  stations: (needs.stations ?? 0) + (needs.rubbleStations ?? 0),
  rubbleStations: needs.rubbleStations ?? 0,
  estates: needs.estates ?? 0,
  leaves: needs.leaves ?? 0,
  points,
  perChai,
}));
type Needs = (typeof NEEDS)[number];

const pieces = ({ rails: r, stations: s, estates: e, leaves: l }: Needs): number => r + s + e + l / 2;
/** The contracts that give most for their pieces are filled first. */
const BY_YIELD = NEEDS.toSorted(
  (one, other) => other.points / (pieces(other) + 1) - one.points / (pieces(one) + 1),
);

const part = (have: number, need: number): number => (have >= need ? 1 : have / need);

/** The share of a contract's needs that the seat has. */
const shareOf = (needs: Needs, seat: Seat, leaves: number): number =>
  part(rails[seat], needs.rails) *
  part(stations[seat], needs.stations) *
  part(rubbleStations[seat], needs.rubbleStations) *
  part(estates[seat], needs.estates) *
  part(leaves, needs.leaves);

/** Contracts in hand: each piece counts for one of them only; a partly filled contract counts in part. */
function contractPoints(own: Readonly<Holdings>, seat: Seat): number {
  let sum = 0;
  let { leaves } = own;
  for (let index = 0; index < BY_YIELD.length; index++) {
    const needs = BY_YIELD[index];
    if (!has(own.contracts, needs.card)) continue;
    if (!has(own.used, needs.card)) sum += UNUSED;
    const points = needs.points + needs.perChai * own.chai;
    const share = shareOf(needs, seat, leaves);
    sum += points * (share === 1 ? 1 : share * PARTLY);
    if (share < 1) continue;
    rails[seat] -= needs.rails;
    stations[seat] -= needs.stations;
    rubbleStations[seat] -= needs.rubbleStations;
    estates[seat] -= needs.estates;
    leaves -= needs.leaves;
  }
  return sum;
}

const goods = ({ iron, stone, steel, rubble, leaves }: Readonly<Holdings>): number =>
  iron * GOODS.iron +
  stone * GOODS.stone +
  steel * GOODS.steel +
  rubble * GOODS.rubble +
  leaves * GOODS.leaves;

function equipmentPoints(state: Readonly<State>, { equipment }: Readonly<Holdings>): number {
  if (isSolo(state)) return sizeOf(equipment) * USEFUL;
  return sizeOf(equipment) * EQUIPMENT_POINTS + (has(equipment, LUXURY_TRAIN) ? LUXURY_POINTS : 0);
}

/** Points and counts of markers on the board: rails, stations, estate spaces. */
function addPieces(state: Readonly<State>, points: Float64Array): void {
  for (let space = 0; space < state.rails.length; space++) {
    const seat = state.rails[space];
    if (seat < 0 || seat >= state.seats.length) continue;
    points[seat] += RAIL_POINTS[space];
    rails[seat]++;
  }
  for (let station = 0; station < state.stations.length; station++) {
    const seat = state.stations[station];
    if (seat < 0 || seat >= state.seats.length) continue;
    points[seat] += STATION_POINTS[station];
    stations[seat]++;
    if (IS_RUBBLE[station]) rubbleStations[seat]++;
  }
  let space = 0;
  for (let index = 0; index < state.estates.length; index++) {
    const worth = ESTATES[state.estates[index]].points;
    for (let place = 0; place < worth.length; place++, space++) {
      const seat = state.owners[space];
      if (seat < 0 || seat >= state.seats.length) continue;
      points[seat] += worth[place];
      estates[seat]++;
    }
  }
}

const goalsMet = (state: Readonly<State>): number => goalsOf(state).filter(({ isMet }) => isMet).length;

/** The present score sheet, partly filled contracts in part, and goods by their worth for building. */
function evaluate(state: Readonly<State>, points: Float64Array): number {
  const players = state.seats.length;
  points.fill(0);
  rails.fill(0);
  stations.fill(0);
  rubbleStations.fill(0);
  estates.fill(0);
  addPieces(state, points);
  for (let seat = 0; seat < players; seat++) {
    const own = state.seats[seat];
    points[seat] += CHAI_POINTS[own.chai] + equipmentPoints(state, own);
    points[seat] += contractPoints(own, seat) + goods(own);
  }
  if (players === 1)
    points[0] += state.phase === null ? GOAL * goalsMet(state) : state.seats[0].markers * MARKER;
  return players;
}

export const heuristics: Heuristics<State, Move> = {
  iterationsPerSecond: 40_000,
  winSpread: 14,
  par: 100,
  horizon: 25,
  evaluate,
  prior: priorByType,
};
