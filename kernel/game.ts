import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/** A choice offered before a match; `players` names the player counts it is offered for (all, if absent). */
export interface Option {
  readonly id: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly players?: readonly number[];
}

/** What a lobby or a command line has to know about a game. */
export interface Meta {
  readonly id: string;
  /** Version of the rules. A record names the version it was played with. */
  readonly rules: number;
  /** Older versions whose records these rules still replay to the same states. */
  readonly replays?: readonly number[];
  readonly players: { readonly least: number; readonly most: number };
  readonly options: readonly Option[];
}

export interface Config {
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
}

/**
 * A move is one frozen object per distinct choice, made once: listing moves allocates nothing.
 * `id` is unique within the game and below `notation.size`.
 */
export interface Move {
  readonly id: number;
  readonly type: string;
}

/** Where moves are listed: an array, or a `moveList` that is used again and again. */
export interface MoveSink<M extends Move> {
  push(move: M): unknown;
}

/** Moves listed by their ids: the first `count` of `items` count. Numbers are listed much quicker than references. */
export interface MoveIds {
  readonly items: Int32Array;
  count: number;
  push(id: number): void;
}

/** The definition of legality of a game that lists ids; `movesById` makes its `moves`. */
export interface IdRules<S, M extends Move> {
  /** Appends the id of every legal move of a seat that is to act. */
  list(state: Readonly<S>, seat: Seat, out: MoveIds): void;
  move(id: number): M;
}

/** How a playout asks for moves and plays them. A game may offer any of these in a quicker way than by its list. */
export interface PlayoutRules<S, E extends GameEvent> {
  /** How many moves a seat that is to act has. */
  count(state: Readonly<S>, seat: Seat): number;
  /** The id at an index of the list of those moves. */
  at(state: Readonly<S>, seat: Seat, index: number): number;
  /** Plays the move with an id, as `apply` does. */
  play(state: S, seat: Seat, id: number, effects: Effects<E>): readonly Seat[];
}

/** A whole playout in one call, for a game that can draw a move without listing all of them. */
export interface RandomPlay<S, E extends GameEvent> {
  /**
   * Plays random moves to the end or for `most` decisions and returns how many. It draws as a loop over the lists
   * would, so that the same chance gives the same game.
   */
  playRandomly(state: S, effects: Effects<E>, most: number): number;
}

/** A move as a line of text and back; `parse` returns the same object that `moves` lists. */
export interface Notation<M extends Move> {
  readonly size: number;
  text(move: M): string;
  parse(text: string): M | undefined;
}

/**
 * A fact in the past tense. `secret` holds what only some seats may know, and names those seats.
 * `reveals` marks an event that makes hidden things known (bids turned over): it ends free undo.
 */
export interface GameEvent {
  readonly type: string;
  readonly secret?: { readonly to: readonly Seat[] };
  readonly reveals?: true;
}

/** What rules may use besides the state. In playouts `emit` is absent and no event is built. */
export interface Effects<E> {
  readonly random: Random;
  readonly emit?: ((event: E) => void) | undefined;
}

/** Points by source: `points[seat]`, in the order of the score sheet. */
export interface Score {
  readonly source: string;
  readonly points: readonly number[];
}

export interface Result {
  readonly totals: readonly number[];
  readonly breakdown: readonly Score[];
  /** 1 for the winners; seats that share a place share the number. */
  readonly ranks: readonly number[];
}

/**
 * A game is a pure, deterministic state machine. State, moves, events and views are plain JSON.
 * `apply` changes the state in place; to keep the old one, copy it first.
 */
export interface Game<S, M extends Move, E extends GameEvent, V> {
  readonly meta: Meta;
  readonly notation: Notation<M>;
  /** The state before the first decision; writes into `into` when given. */
  setup(config: Config, effects: Effects<E>, into?: S): S;
  /** A state that shares nothing changeable with `from`; writes into `into` when given. */
  copy(from: Readonly<S>, into?: S): S;
  /** The seats that owe a decision; several when they decide at the same time; none when the game is over. */
  toAct(state: Readonly<S>): readonly Seat[];
  /** Appends every legal move of a seat that is to act. This is the definition of legality. */
  moves(state: Readonly<S>, seat: Seat, out: MoveSink<M>): void;
  /** The same list by ids and in the same order, where a game offers it; `movesById` makes `moves` from it. */
  readonly ids?: IdRules<S, M>;
  /** Quicker ways for playouts; the others are made from the list and from `apply`. */
  readonly playout?: Partial<PlayoutRules<S, E> & RandomPlay<S, E>>;
  /** The rule that forbids a move, by its id in the catalogue; undefined exactly when `moves` lists the move. */
  whyNot(state: Readonly<S>, seat: Seat, move: M): string | undefined;
  /** Plays a legal move and says who is to act next, as `toAct` would. */
  apply(state: S, seat: Seat, move: M, effects: Effects<E>): readonly Seat[];
  /** What a seat may know, or a spectator (undefined); built field by field from what is allowed. */
  view(state: Readonly<S>, viewer: Seat | undefined): V;
  /** A whole state that fits a view, as likely as the view makes it. */
  sample(view: V, random: Random): S;
  /** Changes, at random, exactly what the viewer may not know. The measure for every leak check. */
  redeal(state: S, viewer: Seat | undefined, random: Random): void;
  /** Whether the seat's choices depend on what others may not know; such a decision is never played automatically. */
  hasSecretChoices(state: Readonly<S>, seat: Seat): boolean;
  /**
   * Whether decisions are secret now: what a seat decides stays hidden from the others until all have decided. A game without
   * the function has no such decisions.
   */
  hidesDecisions?(state: Readonly<S>): boolean;
  /**
   * A legal move that is played automatically although several are listed, because all of them lead to the same
   * position: the seat has nothing to decide.
   */
  equivalentMove?(state: Readonly<S>, seat: Seat): M | undefined;
  /** Every piece counted over all the places it can be; the figures never change during a game. */
  pieceCounts(state: Readonly<S>): Readonly<Record<string, number>>;
  result(state: Readonly<S>): Result | undefined;
}

/** A game whose inner types do not matter to the one who holds it. */
export type AnyGame = Game<object, Move, GameEvent, unknown>;

/** A list that keeps its storage when it is emptied: the first `count` of `items` count. */
export interface MoveList<M extends Move> extends MoveSink<M> {
  readonly items: M[];
  count: number;
}

/** Room for the longest list that a game usually offers: a store that never has to make room is quicker. */
const ROOM = 2048;

export const moveList = <M extends Move>(): MoveList<M> => ({
  items: new Array<M>(ROOM),
  count: 0,
  push(move) {
    this.items[this.count++] = move;
  },
});

/** The event as one viewer may know it. */
export function eventFor<E extends GameEvent>(event: E, viewer: Seat | undefined): E {
  if (event.secret === undefined) return event;
  if (viewer !== undefined && event.secret.to.includes(viewer)) return event;
  const { secret: _hidden, ...open } = event;
  // Leaving out `secret` is what its optional type allows; the generic E hides that from the compiler.
  return open as E;
}

/** Ranks by a comparison of seats (negative: the first ranks higher); equal seats share a rank. */
export function rankSeats(players: number, compare: (one: Seat, other: Seat) => number): number[] {
  const ranks = new Array<number>(players).fill(1);
  for (let seat = 0; seat < players; seat++) {
    for (let other = 0; other < players; other++) if (compare(other, seat) < 0) ranks[seat]++;
  }
  return ranks;
}

export const winners = (result: Result): Seat[] =>
  result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
