import { partition } from './partition.ts';
import { historyOf, type History, type PairedTable, type PlayerId, type Round } from './round.ts';
import { balanceSeats } from './seats.ts';

/** Whether two players should not meet, if it can be helped. */
export type Avoid = (one: PlayerId, other: PlayerId) => boolean;

/** Each reason outweighs all of the smaller ones together. */
const APART = 1e12;
const REPEATED = 1e7;

/** Two who have both had the same seat once more decide between equal pairings; two more are worth a few points. */
const CONFLICT = [0, 0.25, 400] as const;

interface Situation {
  readonly rounds: readonly Round[];
  /** Players with nearly the same points meet. */
  readonly points: (player: PlayerId) => number;
  readonly avoid?: Avoid | undefined;
}

/** Pairs the players, given from the first to the last, at tables of one size; those who are left have a bye. */
export function pairTables(
  order: readonly PlayerId[],
  size: number,
  { rounds, points, avoid }: Situation,
): { readonly tables: readonly PairedTable[]; readonly byes: readonly PlayerId[] } {
  const history = historyOf(rounds);
  const byes = chooseByes(order, order.length % size, history.byes);
  const resting = new Set(byes);
  const playing = order.filter(player => !resting.has(player));
  const cost = (one: PlayerId, other: PlayerId): number => {
    const met = history.meetings(one, other);
    const gap = points(one) - points(other);
    return (
      (avoid?.(one, other) === true ? APART : 0) +
      REPEATED * ((met * (met + 1)) / 2) +
      gap * gap +
      (size === 2 ? seatConflict(one, other, history) : 0)
    );
  };
  const tables = partition(playing, size, cost);
  return { tables: tables.map(table => ({ seats: balanceSeats(table, history), results: null })), byes };
}

/** At tables of two: whether both players are due the same seat. */
function seatConflict(one: PlayerId, other: PlayerId, { timesAt }: History): number {
  const [own, theirs] = [one, other].map(player => timesAt(player, 0) - timesAt(player, 1));
  return own * theirs > 0 ? CONFLICT[Math.min(2, Math.abs(own), Math.abs(theirs))] : 0;
}

/** The last of those who have rested least. */
function chooseByes(
  order: readonly PlayerId[],
  count: number,
  byesOf: (player: PlayerId) => number,
): PlayerId[] {
  return order
    .map((player, place) => ({ player, place, rested: byesOf(player) }))
    .toSorted((one, other) => one.rested - other.rested || other.place - one.place)
    .slice(0, count)
    .map(({ player }) => player);
}
