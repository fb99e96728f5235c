import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Seed } from '../kernel/seed.ts';
import type { TableCommand } from './command.ts';
import type { CommandOutcome } from './decide.ts';
import type { NumberedEntry } from './entry.ts';
import type { LiveTable } from './live-table.ts';
import type { StandingOrder } from './standing-order.ts';
import type { Table } from './table.ts';

/** A move of the match in notation. A forced one was played by the table; one that drew has drawn or revealed something. */
export interface PlayedMove {
  readonly seat: Seat;
  readonly move: string;
  readonly isForced: boolean;
  readonly drew: boolean;
}

/** A decision for a bot: nothing but what its seat may know. */
export interface BotJob {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  /** The legal moves in notation. */
  readonly moves: readonly string[];
  /** All moves of the match, for a bot that may have thought ahead. */
  readonly played?: readonly PlayedMove[];
}

/** The position of a bot whose turn will come, while a person decides: nothing but what the bot's seat may know. */
export type AheadJob = Omit<Required<BotJob>, 'moves'>;

/** Lets bots use the time of people. */
export interface ThinkingAhead {
  isFor(level: string): boolean;
  /** Whatever was begun before ends; undefined: there is nothing to think about. */
  begin(job: AheadJob | undefined): void;
}

/**
 * What pure code cannot do. A host gives the runtime time, storage, threads for bots and a way to tell viewers; it knows
 * nothing of how a table works. `P` is what the host prepares for its viewers before a change is stored.
 */
export interface HostPorts<L extends LiveTable, P> {
  now(): number;
  /** Fresh and unpredictable wherever people play. */
  newSeed(): Seed;
  wait(milliseconds: number): Promise<void>;
  /** Waits a random while, longer with each attempt, so that everyone who races for a table gets a turn. */
  backOff(attempt: number): Promise<void>;
  loadGame(id: string): Promise<AnyGame>;
  newLive(id: string): L;
  /** The log after the entry `since`; 0: all of it. */
  readLog(id: string, since: number): Promise<readonly NumberedEntry[]>;
  /** A stored state to continue from, for a log that today's rules no longer replay. */
  readSnapshot?(id: string, game: AnyGame): Promise<Table | undefined>;
  /** Stores entries after the version they were decided on; false when another process wrote first. */
  append(live: L, before: Table | undefined, outcome: CommandOutcome): Promise<boolean>;
  /** Whether other processes write to the same store. */
  readonly isShared: boolean;
  /** Whether a failure passes: the same may succeed in a moment. None does where it is not defined. */
  isPassing?(error: unknown): boolean;
  /** Runs code of a game. A host that cannot trust it may stop what does not end. */
  run<T>(live: L, work: () => T): Promise<T>;
  /** Called before a command is decided: fetches whatever `prepare` will need. */
  beforeDecide?(live: L, command: TableCommand): Promise<void> | undefined;
  /** Everyone's standing orders at a table; there are none where it is not defined. */
  orders?(live: L, table: Table): Promise<readonly StandingOrder[]> | undefined;
  /** Called inside `run`, before the change is stored: builds what viewers will be sent. */
  prepare(live: L, outcome: CommandOutcome): P;
  /** The change is stored: tells viewers and wakes whatever depends on it. */
  committed(live: L, before: Table, prepared: P): void;
  /** A bot's move; undefined when the decision is no longer due. */
  chooseMove(job: BotJob, live: L): Promise<string | undefined>;
  /** Whether bots go on at this table now; they do where it is not defined. */
  mayBotsPlay?(live: L, table: Table): boolean;
  /** Bots wait this long before they move, so that people can follow, in milliseconds. */
  readonly botPace: number;
  /** The bot that takes over for absent players. */
  readonly standIn: string;
  isKnownBot(level: string): boolean;
  /** Seats of players who have been away long enough to be replaced. */
  absentSeats(live: L, table: Table): readonly Seat[];
  /** Everyone who wants a rematch of a table gets the same id. */
  rematchId(id: string): string;
  reportError(error: unknown, id: string): void;
}

/** The host cannot serve this table, at least not now. */
export class HostError extends Error {
  readonly code: 'not-found' | 'unavailable';
  /** The same request may succeed in a moment. */
  readonly isBusy: boolean = false;

  constructor(code: HostError['code'], message: string) {
    super(message);
    this.name = 'HostError';
    this.code = code;
  }
}

/** Other processes keep writing to the table. */
export class BusyError extends HostError {
  override readonly isBusy = true;

  constructor() {
    super('unavailable', 'the table is busy; try again');
  }
}
