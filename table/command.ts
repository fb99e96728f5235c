import type { Seat } from '../kernel/seat.ts';
import type { PersonId } from './seat-state.ts';
import type { StandingOrder } from './standing-order.ts';

/** Pictures that people send instead of words. */
export const REACTIONS = ['bravo', 'thanks', 'oops', 'laugh', 'wow', 'soon'] as const;
export type Reaction = (typeof REACTIONS)[number];

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
  /** Lets a bot take over for a player who is away. */
  | { readonly type: 'handOver'; readonly seat: Seat }
  /** Frees the seat of someone who may not come back. */
  | { readonly type: 'kick'; readonly seat: Seat }
  | { readonly type: 'askAbort' }
  | { readonly type: 'answerAbort'; readonly agree: boolean }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'react'; readonly reaction: Reaction }
  | { readonly type: 'rematch' };

/** What a host does without being asked by a player. */
export type HostCommand =
  /** Starts a match that an event arranged. */
  | { readonly type: 'begin'; readonly seed: string }
  /** The last table with this deal has finished. */
  | { readonly type: 'reveal' }
  | { readonly type: 'admit'; readonly person: PersonId }
  | { readonly type: 'botMove'; readonly seat: Seat; readonly move: string }
  | { readonly type: 'timeUp'; readonly seat: Seat }
  | { readonly type: 'goneAway'; readonly seat: Seat }
  | { readonly type: 'forget'; readonly person: PersonId }
  /** A person is on vacation until then; null: they are back. */
  | { readonly type: 'setVacation'; readonly person: PersonId; readonly until: number | null }
  /** An operator closes the table, whatever it is doing. */
  | { readonly type: 'closeTable' }
  /** Plays what standing orders decide now. */
  | { readonly type: 'runOrders' };

export type TableCommand = (PlayerCommand & { readonly person: PersonId }) | HostCommand;

/** Everything a decision depends on besides the table itself. */
export interface CommandContext {
  readonly now: number;
  /** The version of the table that the author of the command saw. */
  readonly seenVersion: number;
  /** 64 hexadecimal digits, fresh for every match; for `start`. */
  readonly seed: string;
  /** The bot that takes over for absent players. */
  readonly standIn: string;
  readonly isKnownBot: (level: string) => boolean;
  /** Seats of players who have been away long enough to be replaced; for `handOver`. */
  readonly absentSeats: readonly Seat[];
  /** The id of the next table; for `rematch`. */
  readonly rematchId: string;
  /** Everyone's standing orders at this table. */
  readonly orders?: readonly StandingOrder[];
}
