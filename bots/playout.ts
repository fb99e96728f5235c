import type { GameEvent, Move, Table } from '../kernel/game.ts';
import type { Playable } from './bot.ts';

/** Far more decisions than any of the games takes: a playout beyond it is given up. */
const MOST_DECISIONS = 5000;

/**
 * Takes every item out of a list and keeps its storage. Setting `length` to 0 gives the storage back to the
 * engine, and the next list of moves would have to allocate it again.
 */
export function clear(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

/**
 * Plays a state to its end, in place: the full legal list at every decision and a uniform choice from it.
 * `choices` is room for the lists. Returns the number of decisions.
 */
export function playOut<S, M extends Move, V>(
  game: Playable<S, M, V>,
  state: S,
  table: Table<GameEvent>,
  choices: M[],
): number {
  const { random } = table;
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const seats = game.toAct(state);
    if (seats.length === 0) return decisions;
    clear(choices);
    game.moves(state, seats[0], choices);
    game.apply(state, seats[0], choices[random.below(choices.length)], table);
  }
  return MOST_DECISIONS;
}
