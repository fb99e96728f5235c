import type { PairedTable, PlayerId, Round, SeatResult } from './round.ts';

/** Points are counted in halves, so that a shared place is a whole number. */
const AHEAD = 2;
const LEVEL = 1;

const compareHalves = (own: number, other: number): number =>
  own > other ? AHEAD : own === other ? LEVEL : 0;

/** Places as numbers to compare: a seat that was given up is behind every other. */
const standingOf = ({ rank, isForfeit }: SeatResult): number =>
  isForfeit ? Number.NEGATIVE_INFINITY : -rank;

/** One point for every opponent at the table whom a seat is ahead of, half a point for one at the same place. */
export const tablePoints = (results: readonly SeatResult[]): number[] =>
  results.map((own, seat) =>
    results.reduce(
      (sum, other, place) => (place === seat ? sum : sum + compareHalves(standingOf(own), standingOf(other))),
      0,
    ),
  );

/** What counts in the comparison with other tables: the game's points, nothing for a seat that was given up. */
const dealScore = ({ points, isForfeit }: SeatResult): number =>
  isForfeit || points === null ? Number.NEGATIVE_INFINITY : points;

/**
 * Match points of a common deal, for each table and seat: one for every other table where the same seat has fewer
 * points, half a point where it has as many. Over all tables a seat's match points always add up to the same sum.
 */
export function matchPoints(tables: readonly (readonly SeatResult[])[]): number[][] {
  return tables.map((table, own) =>
    table.map((result, seat) =>
      tables.reduce(
        (sum, other, index) =>
          index === own ? sum : sum + compareHalves(dealScore(result), dealScore(other[seat])),
        0,
      ),
    ),
  );
}

type FinishedTable = PairedTable & { readonly results: readonly SeatResult[] };

export const finishedTables = ({ tables }: Round): FinishedTable[] =>
  tables.filter((table): table is FinishedTable => table.results !== null);

/** The points of everyone in a round, in halves. A bye is worth half of what can be won. */
export function roundPoints(
  round: Round,
  tableSize: number,
  isDuplicate: boolean,
): ReadonlyMap<PlayerId, number> {
  const tables = finishedTables(round);
  const points = new Map<PlayerId, number>();
  const all = isDuplicate
    ? matchPoints(tables.map(({ results }) => results))
    : tables.map(({ results }) => tablePoints(results));
  tables.forEach(({ seats }, table) => seats.forEach((player, seat) => points.set(player, all[table][seat])));
  const opponents = isDuplicate ? Math.max(0, round.tables.length - 1) : tableSize - 1;
  for (const player of round.byes) points.set(player, opponents * LEVEL);
  return points;
}
