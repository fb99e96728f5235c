import type { AnyGame } from '../../kernel/game.ts';
import { toRecord } from '../../kernel/record.ts';
import { applyLog, initialTable } from '../../table/apply.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import type { Table } from '../../table/table.ts';
import { reasonOf, removeFile, writeJson } from '../files.ts';
import type { CliText } from '../text/text.ts';
import { UsageError } from '../usage-error.ts';
import { openLogFile } from './log-file.ts';

/**
 * The store of a match in the terminal: its log in a file from the start on, and its record in the file that the
 * person chose with `save` or `--resume`. Both are up to date after every move.
 */
export interface MatchStore {
  readLog(): readonly NumberedEntry[];
  /** A file that cannot be written is reported once, and play continues in memory. */
  append(entries: readonly NumberedEntry[], table: Table): void;
  /** Writes the record, now and after every later move. Throws UsageError. */
  saveRecord(path: string): void;
  /** The file with the record; undefined when the person has not chosen one. */
  recordPath(): string | undefined;
  /** Ends the session. Returns the log file of an unfinished match without a record; any other log is deleted. */
  close(): string | undefined;
}

export interface StoreOptions {
  readonly game: AnyGame;
  /** The entries so far. Those that the log file lacks are written with the next ones. */
  readonly log: readonly NumberedEntry[];
  readonly logPath: string;
  readonly recordPath?: string | undefined;
  /** The players as the log and the record name them. */
  readonly labels: readonly string[];
  readonly text: CliText;
  reportError(message: string): void;
}

export function openMatchStore(options: StoreOptions): MatchStore {
  const { game, labels, text, logPath, reportError } = options;
  const file = openLogFile(logPath, labels);
  const log = [...options.log];
  let { recordPath } = options;
  let table = tableFrom(game, log);
  let hasFailed = false;

  const writeLog = (): void => file.appendLog(log.slice(file.readLog().length));
  const writeRecord = (path: string): void => {
    if (table.match !== null) writeJson(path, toRecord(table.match, labels), text);
  };

  return {
    readLog: () => log,
    append(entries, after) {
      log.push(...entries);
      table = after;
      try {
        writeLog();
        if (recordPath !== undefined) writeRecord(recordPath);
      } catch (error) {
        if (!hasFailed)
          reportError(messageOf(error, text.faults.cannotWrite(logPath, reasonOf(error, text))));
        hasFailed = true;
      }
    },
    saveRecord(path) {
      writeRecord(path);
      recordPath = path;
    },
    recordPath: () => recordPath,
    close() {
      const isNeeded = recordPath === undefined && table.status === 'playing' && log.some(isDecision);
      if (!isNeeded) removeFile(logPath);
      return isNeeded && !hasFailed ? logPath : undefined;
    },
  };
}

/** `writeJson` says itself which file it could not write. */
const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof UsageError ? error.message : otherwise;

function tableFrom(game: AnyGame, [first, ...rest]: readonly NumberedEntry[]): Table {
  return applyLog(initialTable(game, first).table, rest).table;
}

const isDecision = ({ entry }: NumberedEntry): boolean =>
  entry.type === 'moved' && entry.forced !== true && entry.bot !== true;
