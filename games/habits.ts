import type { GameEvent } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Language } from '../kernel/text.ts';

/** What an event counts for a seat. */
type Count<E extends GameEvent> = (event: E, seat: Seat) => number;

/** A habit of play, in the game's own words, that a tournament reports of every bot. */
export type Habit<E extends GameEvent = GameEvent> = {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
} & (
  | { /** A sum over each game. */ readonly kind: 'sum'; readonly count: Count<E> }
  | { /** The largest of each game. */ readonly kind: 'most'; readonly count: Count<E> }
  | {
      /** A part of a whole, over all games. */ readonly kind: 'share';
      readonly part: Count<E>;
      readonly whole: Count<E>;
    }
  | {
      /** How often each amount occurs. */
      readonly kind: 'amounts';
      readonly amount: (event: E, seat: Seat) => number | undefined;
    }
);
