import type { Seat } from '../../kernel/seat.ts';

/** What a search thought of its seat's chance of first place; undefined where a move was forced or random. */
export interface Thought {
  readonly seat: Seat;
  readonly chance: number | undefined;
}

/** How much of a chance comes from the decisions after it; the rest comes from the search of this one. */
const LATER = 0.95;

/**
 * The chances of all seats at every decision of a game, from the last one back to the first: each is a mean of what the
 * searches thought from there on, the nearest ones first, and of the result. It varies much less than the result alone.
 */
export function chancesInHindsight(thoughts: readonly Thought[], result: readonly number[]): number[][] {
  let next = [...result];
  return thoughts
    .toReversed()
    .map(thought => (next = chancesBefore(next, thought)))
    .toReversed();
}

/** The others share what the seat leaves, in proportion to their chances so far. */
function chancesBefore(next: number[], { seat, chance }: Thought): number[] {
  if (chance === undefined) return next;
  const own = (1 - LATER) * chance + LATER * next[seat];
  const others = next.length - 1;
  const rest = 1 - next[seat];
  return next.map((later, other) => {
    if (other === seat) return own;
    return (1 - own) * (rest > 0 ? later / rest : 1 / others);
  });
}
