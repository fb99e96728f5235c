import { historyOf, type Entrant, type PairedTable, type PlayerId, type Round } from './round.ts';

/**
 * A round in which two players sit at each table and everyone meets everyone once: the first player stays, the others
 * turn around a circle. Someone whose opponent has left the event rests.
 */
export function circleRound(
  entrants: readonly Entrant[],
  rounds: readonly Round[],
): { readonly tables: readonly PairedTable[]; readonly byes: readonly PlayerId[] } {
  const { timesAt } = historyOf(rounds);
  const lead = (player: PlayerId): number => timesAt(player, 0) - timesAt(player, 1);
  const active = new Set(entrants.filter(({ isActive }) => isActive).map(({ id }) => id));
  const planned = circlePairs(
    entrants.map(({ id }) => id),
    rounds.length,
  );
  const pairs = planned.filter(pair => pair.every(player => active.has(player)));
  const seated = new Set(pairs.flat());
  return {
    // Where players have left, the plan alone would not keep the balance.
    tables: pairs.map(([one, other]) => ({
      seats: active.size < entrants.length && lead(one) > lead(other) ? [other, one] : [one, other],
      results: null,
    })),
    byes: [...active].filter(player => !seated.has(player)),
  };
}

/**
 * The pairs of a round of the circle, in the order of their seats; with an odd number of players one place is empty. Over
 * all rounds everyone has each seat equally often, or once more. A choice by what was before would end up to seven apart.
 */
function circlePairs(players: readonly PlayerId[], round: number): PlayerId[][] {
  const places = players.length + (players.length % 2);
  const others = Array.from({ length: places - 1 }, (_, place) => 1 + ((place + round) % (places - 1)));
  const circle = [0, ...others];
  return Array.from({ length: places / 2 }, (_, place) =>
    seatOrder(circle[place], circle[places - 1 - place]),
  )
    .filter(pair => pair.every(drawn => drawn < players.length))
    .map(pair => pair.map(drawn => players[drawn]));
}

/** Of two players who were drawn as these numbers, the one who sits first. */
const seatOrder = (one: number, other: number): [number, number] => {
  const [low, high] = one < other ? [one, other] : [other, one];
  return (low + high) % 2 === 1 ? [low, high] : [high, low];
};
