import type { ReviewFailure } from '../running-review.ts';

/** What a result is made of, as the books have it. */
export const BOOKS_PARTS = ['start', 'luck', 'ownErrors', 'othersErrors', 'remainder', 'result'] as const;
export type BooksPart = (typeof BOOKS_PARTS)[number];

/** The words of the review page; marks and figures come from `review/text`. */
export interface ReviewPageText {
  readonly title: string;
  /** Above the chart. */
  readonly winning: string;
  readonly winningLead: string;
  /** In a solo game there is no one to lead. */
  readonly worth: string;
  readonly chart: (players: readonly string[]) => string;
  readonly thinking: (percent: string, isAtServer: boolean) => string;
  readonly stop: string;
  readonly resume: string;
  /** Leaves the rest to the server. */
  readonly atServer: string;
  readonly failures: Readonly<Record<ReviewFailure, string>>;
  readonly unfinished: string;
  readonly players: string;
  readonly luckLead: string;
  readonly errors: (count: number) => string;
  readonly withoutLuck: (percent: string) => string;
  /** How a result adds up: the parts of the books, in this order. */
  readonly books: string;
  readonly parts: Readonly<Record<BooksPart, string>>;
  readonly allDraws: (count: number) => string;
  /** Above what a draw, or the deal at the start, changed for everyone. */
  readonly drawLuck: string;
  readonly setupLuck: string;
  readonly decisive: string;
  readonly decisions: string;
  readonly show: Readonly<Record<'marked' | 'all', string>>;
  readonly allSeats: string;
  readonly whose: string;
  readonly nothingMarked: string;
  readonly best: string;
  readonly played: string;
  /** Expected at the end. */
  readonly points: (count: number) => string;
  readonly why: string;
  readonly share: string;
  readonly copied: string;
  readonly drawAt: string;
  readonly move: (ply: number, plies: number) => string;
  /** The moment after a number of moves. */
  readonly moment: (ply: number) => string;
  readonly study: {
    readonly title: string;
    readonly lead: string;
    readonly sketch: string;
    readonly sketchLead: string;
    readonly answer: string;
    readonly thinking: string;
    readonly tree: string;
    readonly game: string;
    readonly variation: (number: string) => string;
    /** Points of all players where a line ends. */
    readonly ends: (points: readonly string[], isOver: boolean) => string;
    readonly name: string;
    readonly comment: string;
    readonly remove: string;
    readonly share: string;
    readonly back: string;
    readonly unfinished: string;
  };
  readonly puzzles: {
    readonly title: (game: string) => string;
    /** What to do: there is one move that is clearly better than all others. */
    readonly task: (player: string) => string;
    readonly daily: string;
    readonly number: (at: number, all: number) => string;
    readonly next: string;
    readonly again: string;
    readonly answer: string;
    readonly right: string;
    readonly wrong: string;
    readonly solved: (count: number) => string;
    readonly none: string;
    readonly lacks: string;
  };
}
