import { historyOf, type Entrant, type PairedTable, type PlayerId, type Round } from './round.ts';
import { balanceSeats } from './seats.ts';

/**
 * A round in which two players sit at each table and everyone meets everyone once: the first player stays, the others
 * turn around a circle. Someone whose opponent has left the event rests.
 */
export function circleRound(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): { readonly tables: readonly PairedTable[]; readonly byes: readonly PlayerId[] } {
  const history = historyOf(rounds);
  const active = new Set(entrants.filter(({ isActive }) => isActive).map(({ id }) => id));
  const planned = circlePairs(
    entrants.map(({ id }) => id),
    rounds.length,
  );
  const pairs = planned.filter(pair => pair.every(player => active.has(player)));
  const seated = new Set(pairs.flat());
  return {
    tables: pairs.map(pair => ({ seats: balanceSeats(pair, history), results: null })),
    byes: [...active].filter(player => !seated.has(player)),
  };
}

/** The pairs of a round of the circle; with an odd number one place is empty. */
function circlePairs(players: readonly PlayerId[], round: number): PlayerId[][] {
  const places: (PlayerId | undefined)[] = players.length % 2 === 0 ? [...players] : [...players, undefined];
  const [first, ...others] = places;
  const circle = [first, ...others.map((_, place) => others[(place + round) % others.length])];
  const pairs = Array.from({ length: circle.length / 2 }, (_, place) =>
    [circle[place], circle[circle.length - 1 - place]].filter(player => player !== undefined),
  );
  return pairs.filter(({ length }) => length === 2);
}
