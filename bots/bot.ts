import type { Heuristics } from '../games/heuristics.ts';
import type { Game, GameEvent, Move } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';
import type { RootFigures } from './root-figures.ts';

/**
 * The rules of a game as a bot may use them. A bot never has the table's own state: it works on states that it samples
 * from its own view.
 */
export type BotGame<S, M extends Move, V> = Pick<
  Game<S, M, GameEvent, V>,
  | 'meta'
  | 'notation'
  | 'view'
  | 'sample'
  | 'redeal'
  | 'copy'
  | 'toAct'
  | 'moves'
  | 'ids'
  | 'playout'
  | 'apply'
  | 'result'
>;

/** A move that a seat has seen, by its number. A forced one was the only choice; one that drew has drawn or revealed something. */
export interface SeenMove {
  readonly seat: Seat;
  readonly id: number;
  readonly isForced: boolean;
  readonly drew: boolean;
}

/** A position that a bot thinks about, whoever decides there. */
export interface Situation<V> {
  readonly seat: Seat;
  /** What the seat may know. */
  readonly view: V;
  /** The bot's own random numbers, separate from the draws of the match. */
  readonly random: Random;
  /** How many playouts the bot may spend; bots that do not search ignore it. */
  readonly playouts: number;
  /**
   * The moves since the position that this searcher looked at last, if the seat has seen all of them: it then goes on with
   * what it knows about the position that they lead to.
   */
  readonly since?: readonly SeenMove[];
  /** Called now and then while a bot thinks: true when it must answer at once. Without it there is no time limit. */
  readonly isOutOfTime?: () => boolean;
  /** The share of the time that is used up; a bot may answer early when the rest cannot change its mind. */
  readonly timeUsed?: () => number;
}

/** A decision for a bot to make. */
export interface Decision<M extends Move, V> extends Situation<V> {
  /** The legal moves; at least one. */
  readonly moves: readonly M[];
}

/** Chooses one of the decision's moves. */
export type Bot<M extends Move, V> = (decision: Decision<M, V>) => M;

/** A search, which can also tell what it found out instead of choosing: several of them then choose together. */
export interface Searcher<M extends Move, V> {
  readonly decide: Bot<M, V>;
  look(decision: Decision<M, V>): RootFigures;
  /**
   * Searches a position in which others decide, until its time is up, and leaves room for a decision with as many playouts.
   * False when there is nothing left to do.
   */
  thinkAhead(situation: Situation<V>): boolean;
  /** The value that the last search found for the move it visited most; undefined if nothing had to be searched. */
  outlook(): number | undefined;
}

/** A way of playing, for any game or for one. */
export interface BotKind<S = object, M extends Move = Move, V = unknown> {
  readonly name: string;
  /** The default number of playouts for a decision; 0 for bots that do not search. */
  readonly playouts: number;
  /** Creates a bot for one game. It keeps scratch states and trees between decisions. */
  create(game: BotGame<S, M, V>, heuristics?: Heuristics<S, M>): Bot<M, V>;
  /** For ways of playing that several threads can share. */
  createSearcher?(game: BotGame<S, M, V>, heuristics?: Heuristics<S, M>): Searcher<M, V>;
}
