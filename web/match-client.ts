import type { ReadonlySignal } from '@preact/signals';
import type { GameId } from '../games/index.ts';
import type { Config, GameEvent, Result } from '../kernel/game.ts';
import type { MatchRecord } from '../kernel/record.ts';
import type { Seat } from '../kernel/seat.ts';
import type { StandInReason } from '../table/seat-state.ts';

/** Who sits on a seat. A nameless one is called after the shape of the seat. */
export interface Player {
  readonly name: string;
  /** The bot's level; null for a person. */
  readonly bot: string | null;
  /** Whether somebody at a distance is there now; undefined where everybody is. */
  readonly isPresent?: boolean;
  /** Why a bot plays on for this person. */
  readonly standIn?: StandInReason;
  readonly clock?: PlayerClock;
}

/** The time a player has left, in milliseconds by the clock of this browser. */
export interface PlayerClock {
  readonly left: number;
  /** When it is up; null while it stands. */
  readonly until: number | null;
  /** From here on it is little. */
  readonly low: number;
}

/** One fact of the story so far, and after which step it was told. */
export interface LogLine {
  readonly ply: number;
  readonly event: GameEvent;
}

/** The table after one step, as one viewer may know it: all that is needed to draw it. */
export interface Frame {
  readonly ply: number;
  /** Null for a spectator. */
  readonly viewer: Seat | null;
  readonly view: unknown;
  readonly toAct: readonly Seat[];
  /** The viewer's legal moves as lines of text; empty when others are to act. */
  readonly choices: readonly string[];
  readonly log: readonly LogLine[];
  /** The step that led here. */
  readonly last: { readonly seat: Seat; readonly isForced: boolean } | null;
  readonly canTakeBack: boolean;
  readonly result: Result | null;
  /** The last wish was not granted: the same choice again. */
  readonly isRefused?: true;
  /** In a lesson everything is touched by hand, even where there is only one way. */
  readonly isGuided?: true;
}

/** A table that somebody sits at, here or far away: frames come in, moves go out. */
export interface MatchClient {
  readonly game: GameId;
  readonly config: Config;
  readonly players: ReadonlySignal<readonly Player[]>;
  /** False when frames come at the pace at which they are to be seen. */
  readonly isPaced?: boolean;
  /** Frames in order; the listener is called at once with the present one. */
  listen(heard: (frame: Frame) => void): () => void;
  play(text: string): void;
  takeBack(): void;
  /** The id of the rule that forbids a move of the viewer. */
  whyNot(text: string): Promise<string | undefined>;
  /** The record of the match as far as it may be known; undefined before that. */
  record(): Promise<MatchRecord | undefined>;
  close(): void;
}
