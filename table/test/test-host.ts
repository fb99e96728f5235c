import type { Seat } from '../../kernel/seat.ts';
import type { Seed } from '../../kernel/seed.ts';
import type { PlayerCommand } from '../command.ts';
import type { NumberedEntry } from '../entry.ts';
import type { CommandResult } from '../host.ts';
import type { BotJob } from '../ports.ts';
import type { Speed, UndoPolicy } from '../settings.ts';
import type { TableUpdate } from '../update.ts';

/** What a test decides for a host: time, chance and the bots' choices. */
export interface TestControls {
  now(): number;
  newSeed(): Seed;
  chooseMove(job: BotJob): Promise<string>;
}

export interface TestTableSettings {
  readonly game: string;
  /** A level seats a bot, null a person. The first person is the host. */
  readonly seats: readonly (string | null)[];
  readonly undo?: UndoPolicy;
  /** Only on a host that has clocks. */
  readonly speed?: Speed;
}

/** A table as its players reach it; a person is known by their seat. */
export interface TestTable {
  /** Rejects with an error that has the `code` of the refusal. */
  send(seat: Seat, command: PlayerCommand, version: number, key?: string): Promise<CommandResult>;
  /** The table as the person on a seat sees it, with the log after `since`. */
  view(seat: Seat, since?: number): Promise<TableUpdate>;
  /** The log as it is stored. */
  log(): Promise<readonly NumberedEntry[]>;
  /** The table of the rematch; on a host that offers rematches. */
  rematch?(id: string): TestTable;
}

/** A host under test. Its tables stay usable after a restart. */
export interface TestHost {
  /** Opens a table; the match has not started. */
  create(settings: TestTableSettings): Promise<TestTable>;
  /** Stops the host and starts another one on the same store. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** `clocks`: time runs out; `rematch`: finished tables lead to new ones; `races`: players act at the same moment. */
export type HostFeature = 'clocks' | 'rematch' | 'races';

export type CreateTestHost = (controls: TestControls) => Promise<TestHost>;
