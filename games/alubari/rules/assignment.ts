import type { Seat } from '../../../kernel/seat.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { RUBBLE_STATIONS, WAREHOUSES } from './board.ts';
import { firstOf, has, itemsOf } from './sets.ts';
import type { State } from './state.ts';

/** Pieces that contracts may ask for; `rubbleStations` are among the `stations`. */
export interface Pieces {
  readonly rails: number;
  readonly stations: number;
  readonly rubbleStations: number;
  readonly estates: number;
  readonly leaves: number;
}

/** A contract in hand: what it asks, what it gives, and whether its effect was used. */
export interface Claim {
  readonly contract: number;
  readonly asked: Pieces;
  readonly points: number;
  readonly isUsed: boolean;
}

/** The contracts that score, and what they give and take. */
export interface Assignment {
  readonly contracts: readonly number[];
  readonly points: number;
  readonly leaves: number;
}

function count(owners: readonly number[], seat: Seat): number {
  let held = 0;
  for (let space = 0; space < owners.length; space++) if (owners[space] === seat) held++;
  return held;
}

function countRubbleStations({ stations }: Readonly<State>, seat: Seat): number {
  let held = 0;
  for (let station = 0; station < stations.length; station++) {
    if (stations[station] === seat && RUBBLE_STATIONS[station]) held++;
  }
  return held;
}

/** What a seat has at the end; borrowed estate spaces do not count. */
export const piecesOf = (state: Readonly<State>, seat: Seat): Pieces => ({
  rails: count(state.rails, seat),
  stations: count(state.stations, seat),
  rubbleStations: countRubbleStations(state, seat),
  estates: count(state.owners, seat),
  leaves: state.seats[seat].leaves,
});

/** What every contract asks, with and without the warehouses. */
const ASKED: readonly (readonly Pieces[])[] = [0, 1].map(discount =>
  CONTRACTS.map(({ needs }) => {
    const { rails = 0, stations = 0, rubbleStations = 0, estates = 0, leaves = 0 } = needs;
    return {
      rails,
      stations: stations + rubbleStations,
      rubbleStations,
      estates,
      leaves: Math.max(0, leaves - discount),
    };
  }),
);

/** The contracts of a seat as they count for it, those that its pieces could fill alone. */
export function claimsOf(state: Readonly<State>, seat: Seat, pieces: Pieces): Claim[] {
  const own = state.seats[seat];
  const all = ASKED[has(own.equipment, WAREHOUSES) ? 1 : 0];
  const claims: Claim[] = [];
  for (let rest = own.contracts; rest !== 0; rest &= rest - 1) {
    const card = firstOf(rest);
    const asked = all[card];
    if (!suffices(pieces, asked)) continue;
    const { no, points, perChai = 0 } = CONTRACTS[card];
    claims.push({ contract: no, asked, points: points + perChai * own.chai, isUsed: has(own.used, card) });
  }
  return claims;
}

/** Whether the pieces suffice for one more claim; a rubble station also fills a plain station. */
const suffices = (left: Pieces, asked: Pieces): boolean =>
  left.rails >= asked.rails &&
  left.stations >= asked.stations &&
  left.rubbleStations >= asked.rubbleStations &&
  left.estates >= asked.estates &&
  left.leaves >= asked.leaves;

type Stock = { -readonly [K in keyof Pieces]: Pieces[K] };

/** Takes the pieces of a claim (sign 1), or puts them back (sign -1). */
function spend(left: Stock, asked: Pieces, sign: 1 | -1): void {
  left.rails -= sign * asked.rails;
  left.stations -= sign * asked.stations;
  left.rubbleStations -= sign * asked.rubbleStations;
  left.estates -= sign * asked.estates;
  left.leaves -= sign * asked.leaves;
}

const [VALUE_WEIGHT, POINTS_WEIGHT] = [1 << 20, 1 << 6];

/**
 * What choosing a claim is worth: half points after the leaves it uses up; then its points; then, for the
 * Procrastinator among equals, that no unused card scores.
 */
const worth = ({ points, asked, isUsed }: Claim): number =>
  (2 * points - asked.leaves) * VALUE_WEIGHT + points * POINTS_WEIGHT - (isUsed ? 0 : 1);

/** The search for the best set: claims by falling worth, and what they and all after them are worth together. */
interface Search {
  readonly claims: readonly Claim[];
  readonly worths: readonly number[];
  readonly rest: readonly number[];
  readonly left: Stock;
  best: number;
  chosen: number;
}

function explore(search: Search, index: number, value: number, taken: number): void {
  if (value > search.best) {
    search.best = value;
    search.chosen = taken;
  }
  if (index === search.claims.length || value + search.rest[index] <= search.best) return;
  const { asked } = search.claims[index];
  if (suffices(search.left, asked)) {
    spend(search.left, asked, 1);
    explore(search, index + 1, value + search.worths[index], taken | (1 << index));
    spend(search.left, asked, -1);
  }
  explore(search, index + 1, value, taken);
}

/** The best set of claims that the pieces can fill, each piece once. */
export function bestAssignment(pieces: Pieces, all: readonly Claim[]): Assignment {
  const claims = [...all].sort((one, other) => worth(other) - worth(one));
  const worths = claims.map(worth);
  const rest = [...worths];
  for (let index = rest.length - 2; index >= 0; index--) rest[index] += rest[index + 1];
  const search: Search = { claims, worths, rest, left: { ...pieces }, best: -1, chosen: 0 };
  explore(search, 0, 0, 0);
  const chosen = itemsOf(search.chosen).map(index => claims[index]);
  return {
    contracts: chosen.map(({ contract }) => contract).sort((one, other) => one - other),
    points: chosen.reduce((sum, { points }) => sum + points, 0),
    leaves: chosen.reduce((sum, { asked }) => sum + asked.leaves, 0),
  };
}

export function assignmentOf(state: Readonly<State>, seat: Seat): Assignment {
  const pieces = piecesOf(state, seat);
  return bestAssignment(pieces, claimsOf(state, seat, pieces));
}
