import type { Heuristics } from '../games/heuristics.ts';
import type { Game, GameEvent, Move } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seat.ts';

/**
 * The part of a game that a bot may use: its rules. The only state it can get hold of is one drawn with
 * `sample` from what its seat may know: there is no way to the table's own state.
 */
export type BotGame<S, M extends Move, V> = Pick<
  Game<S, M, GameEvent, V>,
  'meta' | 'notation' | 'view' | 'sample' | 'redeal' | 'copy' | 'toAct' | 'moves' | 'apply' | 'result'
>;

/** A decision put to a bot. */
export interface Decision<M extends Move, V> {
  readonly seat: Seat;
  /** What the seat may know. */
  readonly view: V;
  /** The legal moves; at least one. */
  readonly moves: readonly M[];
  /** The bot's own chance, apart from the draws of the match. */
  readonly random: Random;
  /** How many playouts the bot may spend; bots that do not search ignore it. */
  readonly playouts: number;
  /** Asked now and then while a bot thinks: true when it must answer at once. Never, if left out. */
  readonly isOutOfTime?: () => boolean;
}

/** Answers with one of the turn's moves. */
export type Bot<M extends Move, V> = (turn: Decision<M, V>) => M;

/** A way of playing, for any game or for one. */
export interface BotKind<S = object, M extends Move = Move, V = unknown> {
  readonly name: string;
  /** Playouts for a decision when nobody says otherwise; 0 for bots that do not search. */
  readonly playouts: number;
  /** Takes a place at a game: what is worth keeping between decisions (scratch states, trees) is made here. */
  create(game: BotGame<S, M, V>, knowledge?: Heuristics<S, M>): Bot<M, V>;
}
