import { formatBotSpec } from '../../bots/index.ts';
import type { GameModule } from '../../games/module.ts';
import type { Config } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Seed } from '../../kernel/seed.ts';
import { devicePerson, deviceSeats } from '../../table/device-host.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import type { Seating } from '../../table/from-record.ts';
import { wholeNumber } from '../arguments.ts';
import type { CliContext } from '../context.ts';
import type { SeatLabel } from '../seats.ts';
import type { CliText } from '../text/text.ts';

export interface PlayOptions {
  readonly players?: string;
  readonly bots?: string;
  readonly seat?: string;
  readonly name?: string;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly resume?: string;
}

/** A table before it is opened: its players, its log so far and its files. */
export interface TableSetup {
  readonly module: GameModule;
  /** The person's seat. */
  readonly seat: Seat;
  readonly labels: readonly SeatLabel[];
  readonly log: readonly NumberedEntry[];
  /** The log file to continue; a new one when left out. */
  readonly logPath?: string;
  /** The record to keep up to date. */
  readonly recordPath?: string;
  /** For a match that starts now. */
  readonly seed: Seed;
}

export const DEFAULT_BOT = 'level-2';

/** The seat asked for with `--seat`, or the first. */
export const ownSeat = ({ seat }: PlayOptions, players: number, text: CliText): Seat =>
  wholeNumber(seat, { what: '--seat', least: 1, most: players, otherwise: 1 }, text) - 1;

/** Settings and seats of a table in the terminal. Bots agree to an undo unless something was revealed. */
export function seatingOf(
  { module, config, seat, labels }: Pick<TableSetup, 'module' | 'seat' | 'labels'> & { config: Config },
  { language }: CliContext,
): Seating {
  const settings = {
    game: module.game.meta.id,
    config,
    language,
    visibility: 'private',
    speed: { kind: 'untimed' },
    undo: 'free',
  } as const;
  const bots = labels.map(({ bot }) => (bot === undefined ? null : formatBotSpec(bot)));
  return { settings, host: devicePerson(seat), places: deviceSeats(bots) };
}
