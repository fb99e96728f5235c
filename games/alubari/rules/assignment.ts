import type { Seat } from '../../../kernel/seat.ts';
import { CONTRACTS, type Needs } from '../data/contracts.ts';
import { RUBBLE_STATIONS, WAREHOUSES } from './board.ts';
import { firstOf, has } from './sets.ts';
import type { State } from './state.ts';

/** The contracts that score, and what they give and take. */
export interface Assignment {
  readonly contracts: readonly number[];
  readonly points: number;
  readonly leaves: number;
}

/**
 * Pieces of all kinds are counted in one number: rails, stations, rubble stations (they are stations too), estate
 * spaces and leaves, each in a field of its own below a guard bit.
 */
const RAIL = 1 << 0;
const STATION = 1 << 5;
const RUBBLE_STATION = 1 << 11;
const ESTATE = 1 << 15;
const LEAF = 1 << 21;
const GUARDS = (1 << 4) | (1 << 10) | (1 << 14) | (1 << 20) | (1 << 27);
/** More leaves than all contracts together ask for. */
const MOST_LEAVES = 63;

const packed = (
  { rails = 0, stations = 0, rubbleStations = 0, estates = 0 }: Needs,
  leaves: number,
): number =>
  rails * RAIL +
  stations * STATION +
  rubbleStations * (STATION + RUBBLE_STATION) +
  estates * ESTATE +
  leaves * LEAF;

/** Leaves that every contract asks for, without and with the warehouses. */
const LEAVES: readonly (readonly number[])[] = [0, 1].map(discount =>
  CONTRACTS.map(({ needs }) => Math.max(0, (needs.leaves ?? 0) - discount)),
);
/** All that every contract asks for, without and with the warehouses. */
const ASKED: readonly (readonly number[])[] = LEAVES.map(leaves =>
  CONTRACTS.map(({ needs }, card) => packed(needs, leaves[card])),
);
const STATION_PIECES: readonly number[] = RUBBLE_STATIONS.map(isRubble =>
  isRubble ? STATION + RUBBLE_STATION : STATION,
);

/** The pieces of a seat at the end; borrowed estate spaces do not count. */
const piecesOf = ({ rails, stations, owners, seats }: Readonly<State>, seat: Seat): number => {
  let pieces = Math.min(seats[seat].leaves, MOST_LEAVES) * LEAF;
  for (let space = 0; space < rails.length; space++) if (rails[space] === seat) pieces += RAIL;
  for (let space = 0; space < owners.length; space++) if (owners[space] === seat) pieces += ESTATE;
  for (let station = 0; station < stations.length; station++) {
    if (stations[station] === seat) pieces += STATION_PIECES[station];
  }
  return pieces;
};

/** The pieces left after a contract has taken its own: a guard bit is gone where they do not suffice. */
const without = (pieces: number, asked: number): number => (pieces | GUARDS) - asked;
const isEnough = (left: number): boolean => (left & GUARDS) === GUARDS;

const POINTS: readonly number[] = CONTRACTS.map(({ points }) => points);
const POINTS_PER_CHAI: readonly number[] = CONTRACTS.map(({ perChai }) => perChai ?? 0);

const pointsOf = (card: number, chai: number): number => POINTS[card] + POINTS_PER_CHAI[card] * chai;

const VALUE_WEIGHT = 1 << 14;
const POINTS_WEIGHT = 1 << 5;

/**
 * Buffers of the search for the best set of contracts: the contracts that could be filled alone, by falling worth,
 * their needs, and the worth of each together with all after it.
 */
const candidates: number[] = [];
const candidateNeeds: number[] = [];
const candidateWorths: number[] = [];
const remainingWorths: number[] = [];
let count = 0;
let best = 0;
let chosen = 0;

const addCandidate = (card: number, asked: number, worth: number): void => {
  let place = count++;
  for (; place > 0 && candidateWorths[place - 1] < worth; place--) {
    candidates[place] = candidates[place - 1];
    candidateNeeds[place] = candidateNeeds[place - 1];
    candidateWorths[place] = candidateWorths[place - 1];
  }
  candidates[place] = card;
  candidateNeeds[place] = asked;
  candidateWorths[place] = worth;
};

/**
 * A contract is worth its half points after the leaves it uses up; among equals, its points; then, for the
 * Procrastinator, that no unused card scores.
 */
const addCandidates = (state: Readonly<State>, seat: Seat, pieces: number): void => {
  const own = state.seats[seat];
  const discount = has(own.equipment, WAREHOUSES) ? 1 : 0;
  const asked = ASKED[discount];
  const leaves = LEAVES[discount];
  count = 0;
  for (let rest = own.contracts & ~state.leftOut; rest !== 0; rest &= rest - 1) {
    const card = firstOf(rest);
    const points = pointsOf(card, own.chai);
    if (points === 0 || !isEnough(without(pieces, asked[card]))) continue;
    const idle = has(own.used, card) ? 0 : 1;
    addCandidate(
      card,
      asked[card],
      (2 * points - leaves[card]) * VALUE_WEIGHT + points * POINTS_WEIGHT - idle,
    );
  }
  for (let index = count - 1, sum = 0; index >= 0; index--)
    remainingWorths[index] = sum += candidateWorths[index];
};

const explore = (index: number, pieces: number, worth: number, taken: number): void => {
  if (worth > best) {
    best = worth;
    chosen = taken;
  }
  if (index === count || worth + remainingWorths[index] <= best) return;
  const left = without(pieces, candidateNeeds[index]);
  if (isEnough(left)) {
    explore(index + 1, left & ~GUARDS, worth + candidateWorths[index], taken | (1 << candidates[index]));
  }
  explore(index + 1, pieces, worth, taken);
};

/** The best set of a seat's contracts that its pieces can fill, each piece once. */
export const assignmentOf = (state: Readonly<State>, seat: Seat): Assignment => {
  const { chai, equipment } = state.seats[seat];
  const pieces = piecesOf(state, seat);
  addCandidates(state, seat, pieces);
  best = 0;
  chosen = 0;
  explore(0, pieces, 0, 0);
  const asked = LEAVES[has(equipment, WAREHOUSES) ? 1 : 0];
  const contracts: number[] = [];
  let points = 0;
  let leaves = 0;
  for (let rest = chosen; rest !== 0; rest &= rest - 1) {
    const card = firstOf(rest);
    contracts.push(card + 1);
    points += pointsOf(card, chai);
    leaves += asked[card];
  }
  return { contracts, points, leaves };
};
