import type { GameEvent } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Seed } from '../kernel/seed.ts';
import type { Reaction } from './command.ts';
import type { PersonId, SeatState, StandInReason } from './seat-state.ts';
import type { TableSettings } from './settings.ts';

/** One entry of a table's log. The log is the table: everything else is derived from it. */
export type LogEntry =
  | {
      readonly type: 'opened';
      readonly settings: TableSettings;
      /** null: an event arranged the table. */
      readonly host: PersonId | null;
      readonly places: readonly SeatState[];
      /** The table whose rematch this is. */
      readonly after?: string;
    }
  | { readonly type: 'admitted'; readonly person: PersonId }
  | { readonly type: 'seatTaken'; readonly seat: Seat; readonly person: PersonId }
  | { readonly type: 'seatFreed'; readonly seat: Seat }
  | { readonly type: 'botSeated'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'hostChanged'; readonly host: PersonId }
  | { readonly type: 'closed' }
  /** Holds the seed: never shown to a viewer as it is. */
  | { readonly type: 'started'; readonly seed: Seed; readonly rules: number }
  /** A fresh seed for every later draw, as when a match moves to another host. Never shown as it is. */
  | { readonly type: 'reseeded'; readonly seed: Seed }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly move: string;
      /** Played by the table because there was no other choice. */
      readonly forced?: true;
      readonly bot?: true;
      /** Played by a standing order of the seat's player. */
      readonly ordered?: true;
    }
  | { readonly type: 'undoAsked'; readonly seat: Seat }
  | { readonly type: 'undoAgreed'; readonly seat: Seat }
  | { readonly type: 'undoRefused'; readonly seat: Seat }
  | { readonly type: 'takenBack'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'stoodIn'; readonly seat: Seat; readonly level: string; readonly because: StandInReason }
  | { readonly type: 'reclaimed'; readonly seat: Seat }
  /** A player is on vacation until then, and their clock stands still; null: they are back. */
  | { readonly type: 'vacationSet'; readonly seat: Seat; readonly until: number | null }
  | { readonly type: 'kicked'; readonly person: PersonId }
  | { readonly type: 'abortAsked'; readonly seat: Seat }
  | { readonly type: 'abortAgreed'; readonly seat: Seat }
  | { readonly type: 'abortRefused'; readonly seat: Seat }
  | { readonly type: 'reacted'; readonly person: PersonId; readonly reaction: Reaction }
  | { readonly type: 'said'; readonly person: PersonId | null; readonly text: string }
  /** All tables with this deal have finished: everyone may know it and look at the match. */
  | { readonly type: 'revealed' }
  | { readonly type: 'rematched'; readonly table: string }
  | { readonly type: 'forgotten'; readonly person: PersonId };

/** An entry with its position in the log: `n` counts from 1 without gaps, `at` is in milliseconds. */
export interface NumberedEntry {
  readonly n: number;
  readonly at: number;
  readonly entry: LogEntry;
  /** The author of the command, and the key that identifies a repeated command. */
  readonly by?: PersonId;
  readonly key?: string;
}

/** An entry with the game events it caused. `ply`: how many moves the match has after it. */
export interface AppliedEntry extends NumberedEntry {
  readonly events: readonly GameEvent[];
  readonly ply: number;
}
