import type { History, PlayerId } from './round.ts';

/**
 * The order of seats at a table: each player sits where they sat least often. Among equal orders the first stays, so
 * that the same table always gets the same seats.
 */
export function balanceSeats(players: readonly PlayerId[], history: History): readonly PlayerId[] {
  let best = players;
  let least = Number.POSITIVE_INFINITY;
  for (const order of ordersOf(players)) {
    const burden = order.reduce((sum, player, seat) => sum + burdenOf(player, seat, history), 0);
    if (burden >= least) continue;
    least = burden;
    best = order;
  }
  return best;
}

/** Squares count a seat that one player has had often more than several that were had once. */
const burdenOf = (player: PlayerId, seat: number, { timesAt }: History): number =>
  (timesAt(player, seat) + 1) ** 2 - timesAt(player, seat) ** 2;

/** At five seats there are 120 orders: all of them are tried. */
function* ordersOf(players: readonly PlayerId[]): Generator<readonly PlayerId[]> {
  if (players.length === 0) yield [];
  for (const [index, first] of players.entries())
    for (const rest of ordersOf(players.filter((_, place) => place !== index))) yield [first, ...rest];
}
