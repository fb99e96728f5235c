import type { Move } from '../kernel/game.ts';

/**
 * Room for lists of moves that is used again and again. An array would give its storage back to the engine whenever it is
 * emptied; this only counts. `moves` of a game does nothing with a list but `push`.
 */
export interface Choices<M extends Move> {
  readonly items: M[];
  count: number;
  push(move: M): void;
}

export const createChoices = <M extends Move>(): Choices<M> => ({
  items: [],
  count: 0,
  push(move) {
    this.items[this.count++] = move;
  },
});

/** The list as `moves` wants it. */
export const listOf = <M extends Move>(choices: Choices<M>): M[] =>
  // Rules only ever call `push` on the list they are given; a test holds every game to it.
  choices as unknown as M[];
