import type { Seat } from '../kernel/seat.ts';
import type { PersonId } from './seat-state.ts';

/** What a person may ask of a table. */
export type PlayerCommand =
  | { readonly type: 'sit'; readonly seat: Seat }
  | { readonly type: 'leave' }
  | { readonly type: 'seatBot'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'freeSeat'; readonly seat: Seat }
  | { readonly type: 'start' }
  | { readonly type: 'close' }
  | { readonly type: 'move'; readonly move: string }
  | { readonly type: 'undo' }
  | { readonly type: 'askUndo' }
  | { readonly type: 'answerUndo'; readonly agree: boolean }
  | { readonly type: 'resign' }
  | { readonly type: 'reclaim' }
  /** Lets a bot play on for somebody who has gone away. */
  | { readonly type: 'handOver'; readonly seat: Seat }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'rematch' };

/** What happens at a table without anybody sitting there wanting it. */
export type HostCommand =
  | { readonly type: 'admit'; readonly person: PersonId }
  | { readonly type: 'botMove'; readonly seat: Seat; readonly move: string }
  | { readonly type: 'timeUp'; readonly seat: Seat }
  | { readonly type: 'goneAway'; readonly seat: Seat }
  | { readonly type: 'forget'; readonly person: PersonId };

export type TableCommand = (PlayerCommand & { readonly person: PersonId }) | HostCommand;

/** What a command is decided with besides the table itself. */
export interface CommandContext {
  readonly now: number;
  /** The version of the table on which the wish is based. */
  readonly seenVersion: number;
  /** 64 hexadecimal digits, fresh for every match; for `start`. */
  readonly seed: string;
  /** The bot that plays on for people who are gone. */
  readonly standIn: string;
  readonly isKnownBot: (level: string) => boolean;
  /** Seats whose people have been away for so long that the others need not wait; for `handOver`. */
  readonly absentSeats: readonly Seat[];
  /** The id of the table for a `rematch`. */
  readonly rematchId: string;
}
