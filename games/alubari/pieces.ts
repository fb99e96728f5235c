import type { Seat } from '../../kernel/seat.ts';
import { CONTRACTS } from './data/contracts.ts';
import { ESTATES } from './data/estates.ts';
import { RAIL_POINTS, RUBBLE_STATIONS, STATIONS } from './rules/board.ts';
import type { Holdings, State } from './rules/state.ts';

const STATION_POINTS: readonly number[] = STATIONS.map(({ points }) => points);
const SEATS = 5;

/** Markers of each seat on the board that fill no contract yet. One count for the whole program, to be quick. */
export const free = {
  rails: new Int32Array(SEATS),
  stations: new Int32Array(SEATS),
  rubbleStations: new Int32Array(SEATS),
  estates: new Int32Array(SEATS),
} as const;

/** Needs of every contract in numbers, so that nothing is looked up by name. */
export const NEEDS = CONTRACTS.map(({ needs, points, perChai = 0 }, card) => ({
  card,
  rails: needs.rails ?? 0,
  stations: (needs.stations ?? 0) + (needs.rubbleStations ?? 0),
  rubbleStations: needs.rubbleStations ?? 0,
  estates: needs.estates ?? 0,
  leaves: needs.leaves ?? 0,
  points,
  perChai,
}));
export type Needs = (typeof NEEDS)[number];

const piecesOf = ({ rails, stations, estates, leaves }: Needs): number =>
  rails + stations + estates + leaves / 2;
/** All contracts, those that give most for their pieces first: in this order a seat's are filled. */
export const BY_YIELD: readonly Needs[] = NEEDS.toSorted(
  (one, other) => other.points / (piecesOf(other) + 1) - one.points / (piecesOf(one) + 1),
);

/** The points of a contract in a hand. */
export const worthOf = ({ points, perChai }: Needs, { chai }: Readonly<Holdings>): number =>
  points + perChai * chai;

/** Whether a seat's free pieces and so many leaves fill a contract. */
export const isFilled = (needs: Needs, seat: Seat, leaves: number): boolean =>
  free.rails[seat] >= needs.rails &&
  free.stations[seat] >= needs.stations &&
  free.rubbleStations[seat] >= needs.rubbleStations &&
  free.estates[seat] >= needs.estates &&
  leaves >= needs.leaves;

const atMost = (have: number, need: number): number => (have < need ? have : need);

/** The share of a contract's pieces that the seat has; a leaf counts as half a piece. One without needs is filled. */
export function shareOf(needs: Needs, seat: Seat, leaves: number): number {
  const pieces = piecesOf(needs);
  if (pieces === 0) return 1;
  const have =
    atMost(free.rails[seat], needs.rails) +
    atMost(free.stations[seat], needs.stations) +
    atMost(free.rubbleStations[seat], needs.rubbleStations) +
    atMost(free.estates[seat], needs.estates) +
    atMost(leaves, needs.leaves) / 2;
  return have / (pieces + needs.rubbleStations);
}

/** Takes the pieces of a filled contract: a piece fills one contract only. */
export function takePieces(needs: Needs, seat: Seat): void {
  free.rails[seat] -= needs.rails;
  free.stations[seat] -= needs.stations;
  free.rubbleStations[seat] -= needs.rubbleStations;
  free.estates[seat] -= needs.estates;
}

/** Adds the points of the markers on the board and counts them: rails, stations, estate spaces. */
export function countPieces(state: Readonly<State>, points: Float64Array): void {
  free.rails.fill(0);
  free.stations.fill(0);
  free.rubbleStations.fill(0);
  free.estates.fill(0);
  const players = state.seats.length;
  for (let space = 0; space < state.rails.length; space++) {
    const seat = state.rails[space];
    if (seat < 0 || seat >= players) continue;
    points[seat] += RAIL_POINTS[space];
    free.rails[seat]++;
  }
  for (let station = 0; station < state.stations.length; station++) {
    const seat = state.stations[station];
    if (seat < 0 || seat >= players) continue;
    points[seat] += STATION_POINTS[station];
    free.stations[seat]++;
    if (RUBBLE_STATIONS[station]) free.rubbleStations[seat]++;
  }
  countEstates(state, points);
}

function countEstates({ estates, owners, seats }: Readonly<State>, points: Float64Array): void {
  let space = 0;
  for (let index = 0; index < estates.length; index++) {
    const worth = ESTATES[estates[index]].points;
    for (let place = 0; place < worth.length; place++, space++) {
      const seat = owners[space];
      if (seat < 0 || seat >= seats.length) continue;
      points[seat] += worth[place];
      free.estates[seat]++;
    }
  }
}
