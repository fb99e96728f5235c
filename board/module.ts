import type { ComponentChildren } from 'preact';
import type { GameEvent, Move, Result } from '../kernel/game.ts';
import type { MovePreview } from '../kernel/foresight.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Language, Sentence } from '../kernel/text.ts';

/** The same in both languages; a missing one does not compile. */
export type Translated = Readonly<Record<Language, string>>;

/**
 * Something that is touched to choose a move: a tile in hand, a space, an amount. A move lists its targets, the
 * player touches them in any order, and every touch narrows the legal moves to those that have them all.
 */
export interface Target<K extends string = string> {
  /** Stable and unique on the table: `cell:3,4`. A Spot with this id draws it. */
  readonly id: string;
  /** Targets of one kind are alternatives: touching another one changes the choice. */
  readonly kind: K;
  /** What a screen reader says, and what stands on the button if it has no place on the table. */
  readonly name: Translated;
}

/** How targets of one kind are asked for. */
export interface Kind {
  /** `table`: the board, the dock or a seat panel draws a Spot for it; `button`: it becomes a button in the bar. */
  readonly on: 'table' | 'button';
  /** What the bar asks when only this kind is still open: "Choose a space". */
  readonly ask: Translated;
  /**
   * Chosen automatically when all else is chosen, and changed with the button named here or by touching the piece again:
   * the way a tile is turned.
   */
  readonly cycle?: Translated;
}

/** One consequence of a move that is not yet played: `+3` for a seat, or a remark when no seat is named. */
export interface Consequence {
  readonly seat?: Seat;
  readonly tone: 'gain' | 'loss' | 'note';
  readonly says: Readonly<Record<Language, Sentence>>;
}

/** A small figure that a legal place can carry: how much of what the move would bring its player. */
export interface Gain {
  /** A word of the game's own, for which its board has a picture: `gold`, `points`. */
  readonly what: string;
  /** Negative for a cost or a loss. */
  readonly amount: number;
}

/** What another player did since the viewer's last decision: one turn, with everything that came of it. */
export interface LastMove {
  readonly seat: Seat;
  /** The targets it touched, as far as its sentences name them. The kit marks them with the class `is-last`. */
  readonly targets: ReadonlySet<string>;
  /** Its most telling sentence. */
  readonly caption: Sentence;
}

export type Sound = 'place' | 'coin' | 'water';

/** Money that changes hands; null is the bank. */
export interface Payment {
  readonly from: Seat | null;
  readonly to: Seat | null;
  readonly amount: number;
  /** Its picture, as in the game's sentences. */
  readonly chip: { readonly kind: string; readonly of: string | number };
}

/** Points by source, as on the score sheet; the same as a result without the ranks. */
export type Standings = Omit<Result, 'ranks'>;

/** Where the parts of a table stand on a wide screen. On a phone all of them are below the board. */
export interface Layout {
  /** The question and its buttons: below the board, or on a card in the corner that covers the fewest places. */
  readonly decision: 'bar' | 'card';
  /** What the viewer holds: beside the question, or in a column at the left edge. A card needs the column. */
  readonly dock: 'bar' | 'rail';
}

/** What every picture of a game is given. */
export interface BoardProps<V, M extends Move = Move> {
  readonly view: V;
  /** Whose eyes: null for a spectator. */
  readonly viewer: Seat | null;
  readonly language: Language;
  readonly players: readonly string[];
  readonly toAct: readonly Seat[];
  /** Ids of the targets that are chosen, those that choose themselves included. */
  readonly chosen: ReadonlySet<string>;
  /** The legal moves that fit the choice so far; empty when the viewer is not to act. */
  readonly moves: readonly M[];
  /** The one move that waits to be confirmed: draw it as a ghost. */
  readonly pendingMove: M | undefined;
  /** What the pending move would do. */
  readonly preview: MovePreview<V> | undefined;
  /** The turns of others since the viewer's last decision, the latest last. */
  readonly lastMoves: readonly LastMove[];
  /**
   * What choosing a target would bring, from `gains`: of the only move that is left with it, otherwise of the
   * preferred one. Undefined while it is not yet computed or the target is not open; the board is then drawn again.
   */
  gainAt(target: string): readonly Gain[] | undefined;
}

/** A first game that teaches by doing, in under five minutes. */
export interface Lesson {
  /** The table of the lesson. Seat 0 learns, bots sit on the others; the same seed deals the same every time. */
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
  /** Any text. */
  readonly seed: string;
  /** Moves played before the lesson begins, as in a record: `0 bid 3`. */
  readonly before?: readonly string[];
  /** What the other seats play, in order, as in a record; after that bots decide. */
  readonly replies?: readonly string[];
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  readonly says: Translated;
  /**
   * The moves, as lines of text, that this step asks for: only they can be chosen, and playing one leads to the next
   * step. Without a goal the step is read and passed on.
   */
  readonly goal?: RegExp;
}

/**
 * What a game's `ui/index.ts` exports as `board`; the README in this folder shows how one is written. With the types
 * left out it is a board whose inner types do not matter to the one who holds it.
 */
export interface BoardModule<V = unknown, M extends Move = Move, E extends GameEvent = GameEvent> {
  /** In the order in which buttons are asked for. */
  readonly kinds: Readonly<Record<string, Kind>>;
  targets(move: M, view: V): readonly Target[];
  /** The move among several that differ only in a kind that cycles: the most sensible one. */
  prefer?(moves: readonly M[], view: V): M;
  /** Played at the first touch, without asking for confirmation. */
  isInstant?(move: M, view: V): boolean;
  /**
   * The move, as a line of text, that the touch of a closed target means. If it is legal it is chosen, otherwise the
   * rules say why not.
   */
  intendedMove?(id: string, scene: BoardProps<V, M>): string | undefined;
  preview?(preview: MovePreview<V, E>): readonly Consequence[];
  /** The figures of a move for its own player, the most important first: shown on the places that can be chosen. */
  gains?(preview: MovePreview<V, E>, seat: Seat): readonly Gain[];
  /** The words on the button that plays a move: "Plant for 3". Without them it says "Confirm". */
  confirmName?(move: M, view: V): Translated;
  readonly layout?: Layout;
  /** For each phase the rules that its question is about, the most helpful first. */
  readonly phaseRules: Readonly<Record<string, readonly string[]>>;
  /** The spot that a chip of the game's sentences speaks of: a hex, a space, a canal. */
  targetOfChip?(chip: { readonly kind: string; readonly of: string | number }): string | undefined;
  /** What an event sounds like; a move without a sound of its own sounds like a piece that is placed. */
  soundOf?(event: E): Sound | undefined;
  /** The money that an event moves: its coins slide from one player to another. */
  payments?(event: E, players: number): readonly Payment[];
  /** Types of events that best say what a turn was about, the most telling first: they caption it. */
  readonly tellingEvents?: readonly E['type'][];
  /** Which round a view belongs to, where the game counts them. */
  roundOf?(view: V): number;
  /** Where the match stands, in a few words: "Round 8 of 11 · Canal". */
  progress?(view: V): Translated;
  /** The seats in the order in which they act from now on, where the view tells. */
  turnOrder?(view: V): readonly Seat[];
  /**
   * The score sheet if the game ended now, from what the viewer knows; undefined when there is none. It stands in the
   * seat panels and is plotted as the race.
   */
  standings(view: V): Standings | undefined;
  Board(scene: BoardProps<V, M>): ComponentChildren;
  /** What the viewer holds and what lies beside the board: stands next to the prompt. */
  Dock?(scene: BoardProps<V, M>): ComponentChildren;
  /** Choices that need more than a button, drawn within the question: a card for each of several tasks. */
  Choices?(scene: BoardProps<V, M>): ComponentChildren;
  /** What belongs to all seats and stands with their panels: tracks, majorities. */
  Side?(scene: BoardProps<V, M>): ComponentChildren;
  /** What a seat owns, in a few lines; it is shown for every player, all the time. */
  SeatPanel(scene: BoardProps<V, M> & { readonly seat: Seat }): ComponentChildren;
  /** Draws a chip of the game's sentences as a small picture before its words; null draws none. */
  Chip?(chip: { readonly kind: string; readonly of: string | number }): ComponentChildren;
  readonly lesson?: Lesson;
}
