import type { ReadonlySignal } from '@preact/signals';
import type { GameId } from '../games/index.ts';
import type { Config } from '../kernel/game.ts';
import type { MatchRecord } from '../kernel/record.ts';
import type { Guidance } from '../board/narrow-moves.ts';
import type { PlayerCommand } from '../table/command.ts';
import type { StandInReason } from '../table/seat-state.ts';
import type { TableUpdate } from '../table/update.ts';
import type { NumberedVisibleEntry } from '../table/visible-entry.ts';

/** The occupant of a seat. Without a name, the player is called after the seat's icon. */
export interface Player {
  readonly name: string;
  /** The id of an online player. */
  readonly person?: string;
  /** The bot's level; null for a person. */
  readonly bot: string | null;
  /** No one has taken the seat yet. */
  readonly isOpen?: true;
  /** Whether an online player is there now; undefined at a table on this device. */
  readonly isPresent?: boolean;
  /** Why a bot plays for this person. */
  readonly standIn?: StandInReason;
  readonly clock?: PlayerClock;
  /** When the player comes back from vacation. */
  readonly vacation?: number;
}

/** The time a player has left, in milliseconds by this browser's clock. */
export interface PlayerClock {
  readonly left: number;
  /** When the time runs out; null while the clock is stopped. */
  readonly until: number | null;
  /** Below this the player is warned. */
  readonly lowThreshold: number;
}

/** A table on the screen, wherever its host runs: updates come in, commands go out. */
export interface TableClient {
  readonly game: GameId;
  readonly config: Config;
  readonly players: ReadonlySignal<readonly Player[]>;
  /** Everything the viewer may know of what happened so far, oldest first. */
  readonly entries: ReadonlySignal<readonly NumberedVisibleEntry[]>;
  /** `guided`: a lesson, in which every target is chosen by hand. */
  readonly guidance?: ReadonlySignal<Guidance>;
  /** False when updates already come at the pace at which they should be shown. */
  readonly isPaced?: boolean;
  /** Updates in order; the listener is called at once with the present one. */
  listen(heard: (update: TableUpdate) => void): () => void;
  /** True when the command was carried out. */
  send(command: PlayerCommand): Promise<boolean>;
  /** The record of the match as far as it may be known; undefined before that. */
  record(): Promise<MatchRecord | undefined>;
  close(): void;
}
