import { rankSeats, type Effects, type Result, type Score } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { CHAI_POINTS } from '../data/board.ts';
import { LUXURY_POINTS } from '../data/equipment.ts';
import { EQUIPMENT_POINTS } from '../data/supplies.ts';
import { assignmentOf, type Assignment } from './assignment.ts';
import { LUXURY_TRAIN, RAIL_POINTS, STATIONS } from './board.ts';
import { estatePoints } from './estates.ts';
import type { Event } from './events.ts';
import { reviewGoals } from './goals.ts';
import { has, sizeOf } from './sets.ts';
import { isSolo, type State } from './state.ts';

/** The lines of the score sheet. */
export const SOURCES = ['estates', 'stations', 'rails', 'contracts', 'chai', 'leaves', 'equipment'] as const;
export type Source = (typeof SOURCES)[number];
export type Sheet = Readonly<Record<Source, number>>;

/** The points of all seats in one line. */
interface Line extends Score {
  readonly source: Source;
}

const STATION_POINTS: readonly number[] = STATIONS.map(({ points }) => points);

const pointsOf = (owners: readonly number[], points: readonly number[], seat: Seat): number => {
  let sum = 0;
  for (let space = 0; space < owners.length; space++) if (owners[space] === seat) sum += points[space];
  return sum;
};

/** Equipment at the end; solo it gives nothing. */
const equipmentPoints = (state: Readonly<State>, seat: Seat): number => {
  if (isSolo(state)) return 0;
  const { equipment } = state.seats[seat];
  return sizeOf(equipment) * EQUIPMENT_POINTS + (has(equipment, LUXURY_TRAIN) ? LUXURY_POINTS : 0);
};

/** The score sheet of a seat, with half points for the leaves that no contract uses. */
const sheetOf = (state: Readonly<State>, seat: Seat, assignment: Assignment): Sheet => {
  const own = state.seats[seat];
  return {
    estates: estatePoints(state, seat),
    stations: pointsOf(state.stations, STATION_POINTS, seat),
    rails: pointsOf(state.rails, RAIL_POINTS, seat),
    contracts: assignment.points,
    chai: CHAI_POINTS[own.chai],
    leaves: (own.leaves - assignment.leaves) / 2,
    equipment: equipmentPoints(state, seat),
  };
};

const totalOf = ({ estates, stations, rails, contracts, chai, leaves, equipment }: Sheet): number =>
  estates + stations + rails + contracts + chai + leaves + equipment;

export const result = (state: Readonly<State>): Result | undefined => {
  if (state.phase !== null) return undefined;
  const sheets = state.seats.map((_, seat) => sheetOf(state, seat, assignmentOf(state, seat)));
  const totals = sheets.map(totalOf);
  return {
    totals,
    breakdown: breakdownOf(sheets),
    ranks: rankSeats(totals.length, (one, other) => totals[other] - totals[one]),
  };
};

/** The lines of all sheets, in the order of `SOURCES`. */
const breakdownOf = (sheets: readonly Sheet[]): Line[] => [
  { source: 'estates', points: sheets.map(({ estates }) => estates) },
  { source: 'stations', points: sheets.map(({ stations }) => stations) },
  { source: 'rails', points: sheets.map(({ rails }) => rails) },
  { source: 'contracts', points: sheets.map(({ contracts }) => contracts) },
  { source: 'chai', points: sheets.map(({ chai }) => chai) },
  { source: 'leaves', points: sheets.map(({ leaves }) => leaves) },
  { source: 'equipment', points: sheets.map(({ equipment }) => equipment) },
];

/** The game is over: reports which contracts score, and solo how the goals stand; the sums are in the result. */
export const finishScoring = (state: State, { emit }: Effects<Event>): void => {
  state.phase = null;
  if (emit === undefined) return;
  state.seats.forEach((_, seat) => {
    const { contracts, points } = assignmentOf(state, seat);
    emit({ type: 'contractsScored', seat, contracts, points });
  });
  if (isSolo(state)) emit({ type: 'goalsReviewed', goals: goalsOf(state) });
};

/** How every goal of a solo game stands. */
export const goalsOf = (state: Readonly<State>): ReturnType<typeof reviewGoals> => {
  const assignment = assignmentOf(state, 0);
  const sheet = sheetOf(state, 0, assignment);
  return reviewGoals(state, {
    total: totalOf(sheet),
    stations: sheet.stations,
    rails: sheet.rails,
    assignment,
  });
};
