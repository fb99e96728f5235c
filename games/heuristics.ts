import type { Move } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';

/**
 * What a player knows of a game beyond its rules. It is handed imagined states only, so nothing in it can
 * give away what a seat may not know. It must be quick: a search asks thousands of times a second.
 */
export interface Heuristics<S = object, M extends Move = Move> {
  /** Iterations of a search that take about a second on one core. */
  readonly iterationsPerSecond: number;
  /** Iterations of the levels below level 3, weakest first: each should win 65 to 80% against the one below. */
  readonly quickLevels?: readonly number[];
  /** How these levels see the game differently, weakest first; without it they judge positions like the others. */
  readonly quickKnowledge?: readonly Partial<Heuristics<S, M>>[];
  /** Where all levels stand on the game's rating scale, weakest first, measured between two players. */
  readonly levelRatings?: readonly number[];
  /** A lead of this many points wins about three games in four. */
  readonly winSpread: number;
  /** The same for a position, where it changes during the game; without it, `winSpread` at all times. */
  winSpreadAt?(state: Readonly<S>, players: number): number;
  /** With one player: points in the middle of a good game. */
  readonly par?: number;
  /** How many decisions a playout looks ahead before it is judged; without it, to the end of the game. */
  readonly horizon?: number;
  /**
   * Whether a position can be judged fairly: not in the middle of a turn whose gains are still to come. A playout goes on
   * after its horizon until it is. Without it, every position can.
   */
  isQuiet?(state: Readonly<S>): boolean;
  /** The points each seat may expect at the end. Returns how many play. */
  evaluate(state: Readonly<S>, points: Float64Array): number;
  /** What a learned evaluation weighs; `cosecha learn` finds the weights. */
  readonly features?: Features<S>;
  /** Takes in the situation of a seat. Called before `prior` is asked about the moves of a decision. */
  startDecision?(state: Readonly<S>, seat: Seat): void;
  /** How good a move looks at first sight, from 0 (a waste) to 1 (as good as it gets); most moves lie between. */
  prior?(state: Readonly<S>, seat: Seat, move: M): number;
  /** First impressions in rollouts, where quick ones are worth more than good ones; without it, `prior` there as well. */
  rolloutPrior?(state: Readonly<S>, seat: Seat, move: M): number;
  /** What learned first impressions weigh; `cosecha learn` finds the weights. */
  readonly moveFacts?: MoveFacts<S, M>;
  /**
   * How many decisions a playout without a tree looks ahead when first impressions lead it, where uniform ones only
   * wander about. Without it such playouts are uniform and look as far as the horizon.
   */
  readonly guidedDepth?: number;
  /**
   * Moves the choices that a sensible player considers to the front of the first `count` and returns how many they are.
   * All of them are considered where it finds none. Legality does not depend on it: a search just leaves the rest alone.
   */
  narrow?(state: Readonly<S>, seat: Seat, moves: M[], count: number): number;
  /** Whether `narrow` leaves anything out at this kind of decision (always, if absent): elsewhere nothing is listed for it. */
  isNarrowed?(state: Readonly<S>): boolean;
  /** How many choices `narrow` keeps, where it keeps the first of the list, so that playouts need not list them. */
  firstChoices?(state: Readonly<S>, seat: Seat): number | undefined;
  /** Whether those who are to act decide without knowing of each other's choices. */
  isSealed?(state: Readonly<S>): boolean;
  /** Takes back what other seats have decided in secret at the same time, so that a search may decide it for them. */
  unsealOthers?(state: S, viewer: Seat): void;
}

/** Facts about a position, in the game's own words, that a learned evaluation weighs. */
export interface Features<S = object> {
  /** One name for each fact. Stored with the weights: a change of names asks for new weights. */
  readonly names: readonly string[];
  /** How much of the game is left, from 1 at the start to 0 at the end. */
  timeLeft(state: Readonly<S>): number;
  /** Writes fact `index` of each seat to `values[seat * names.length + index]`. Returns how many play. */
  fill(state: Readonly<S>, values: Float64Array): number;
}

/**
 * Facts about the moves of a decision, in the game's own words, that a learned first impression weighs. Every kind of
 * move weighs the seat's situation in its own way; facts about a single move count alike for all kinds.
 */
export interface MoveFacts<S = object, M extends Move = Move> {
  /** Names of the kinds, the facts of a situation (one of them is `time-left`) and those of a move; stored with the weights. */
  readonly kinds: readonly string[];
  readonly situation: readonly string[];
  readonly facts: readonly string[];
  /** The place of a move's kind in `kinds`. */
  kindOf(state: Readonly<S>, move: M): number;
  /** Writes every fact of the situation of a seat that is to act. Called before the moves of a decision are looked at. */
  fillSituation(state: Readonly<S>, seat: Seat, values: Float64Array): void;
  /** Writes every fact of a move; false for a move that has none. */
  fillFacts(state: Readonly<S>, seat: Seat, move: M, values: Float64Array): boolean;
}
