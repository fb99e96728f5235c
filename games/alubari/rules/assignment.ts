import type { Seat } from '../../../kernel/seat.ts';
import { CONTRACTS } from '../data/contracts.ts';
import { RUBBLE_STATIONS, WAREHOUSES } from './board.ts';
import { has, itemsOf } from './sets.ts';
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
export interface Claim extends Pieces {
  readonly contract: number;
  readonly points: number;
  readonly isUsed: boolean;
}

/** The contracts that score, and what they give and take. */
export interface Assignment {
  readonly contracts: readonly number[];
  readonly points: number;
  readonly leaves: number;
}

const count = (owners: readonly number[], seat: Seat): number =>
  owners.filter(owner => owner === seat).length;

/** What a seat has at the end; borrowed estate spaces do not count. */
export const piecesOf = (state: Readonly<State>, seat: Seat): Pieces => ({
  rails: count(state.rails, seat),
  stations: count(state.stations, seat),
  rubbleStations: state.stations.filter((owner, station) => owner === seat && RUBBLE_STATIONS[station])
    .length,
  estates: count(state.owners, seat),
  leaves: state.seats[seat].leaves,
});

/** The contracts of a seat as they count for it. */
export function claimsOf(state: Readonly<State>, seat: Seat): Claim[] {
  const own = state.seats[seat];
  const discount = has(own.equipment, WAREHOUSES) ? 1 : 0;
  return itemsOf(own.contracts).map(card => {
    const { no, needs, points, perChai = 0 } = CONTRACTS[card];
    const { rails = 0, stations = 0, rubbleStations = 0, estates = 0, leaves = 0 } = needs;
    return {
      contract: no,
      rails,
      stations: stations + rubbleStations,
      rubbleStations,
      estates,
      leaves: Math.max(0, leaves - discount),
      points: points + perChai * own.chai,
      isUsed: has(own.used, card),
    };
  });
}

/** Whether the pieces suffice for one more claim; a rubble station also fills a plain station. */
const suffices = (left: Pieces, claim: Claim): boolean =>
  left.rails >= claim.rails &&
  left.stations >= claim.stations &&
  left.rubbleStations >= claim.rubbleStations &&
  left.estates >= claim.estates &&
  left.leaves >= claim.leaves;

const without = (left: Pieces, claim: Claim): Pieces => ({
  rails: left.rails - claim.rails,
  stations: left.stations - claim.stations,
  rubbleStations: left.rubbleStations - claim.rubbleStations,
  estates: left.estates - claim.estates,
  leaves: left.leaves - claim.leaves,
});

const [VALUE_WEIGHT, POINTS_WEIGHT] = [1 << 20, 1 << 6];

/**
 * What choosing a claim is worth: half points after the leaves it uses up; then its points; then, for the
 * Procrastinator among equals, that no unused card scores.
 */
const worth = ({ points, leaves, isUsed }: Claim): number =>
  (2 * points - leaves) * VALUE_WEIGHT + points * POINTS_WEIGHT - (isUsed ? 0 : 1);

/** The best set of claims that the pieces can fill, each piece once. */
export function bestAssignment(pieces: Pieces, claims: readonly Claim[]): Assignment {
  const items = claims
    .filter(claim => suffices(pieces, claim))
    .sort((one, other) => worth(other) - worth(one));
  const rest = items.map((_, index) => items.slice(index).reduce((sum, claim) => sum + worth(claim), 0));
  let best = -1;
  let chosen: readonly Claim[] = [];

  const search = (index: number, left: Pieces, value: number, taken: readonly Claim[]): void => {
    if (value > best) {
      best = value;
      chosen = taken;
    }
    if (index === items.length || value + rest[index] <= best) return;
    const claim = items[index];
    if (suffices(left, claim))
      search(index + 1, without(left, claim), value + worth(claim), [...taken, claim]);
    search(index + 1, left, value, taken);
  };
  search(0, pieces, 0, []);

  return {
    contracts: chosen.map(({ contract }) => contract).sort((one, other) => one - other),
    points: chosen.reduce((sum, { points }) => sum + points, 0),
    leaves: chosen.reduce((sum, { leaves }) => sum + leaves, 0),
  };
}

export const assignmentOf = (state: Readonly<State>, seat: Seat): Assignment =>
  bestAssignment(piecesOf(state, seat), claimsOf(state, seat));
