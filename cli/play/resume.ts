import { loadGame, isGameId } from '../../games/index.ts';
import { replaysRules } from '../../kernel/record.ts';
import type { NumberedEntry } from '../../table/entry.ts';
import { logFromRecord } from '../../table/from-record.ts';
import type { CliContext } from '../context.ts';
import { readText } from '../files.ts';
import { requireBot } from '../play-match.ts';
import { openRecord, replayOrFail } from '../record.ts';
import { parseLabel, seatLabels, type SeatLabel } from '../seats.ts';
import { UsageError } from '../usage-error.ts';
import { isLogText, openLogFile } from './log-file.ts';
import { DEFAULT_BOT, ownSeat, seatingOf, type PlayOptions, type TableSetup } from './table-setup.ts';

/** The table of a match that was saved as a record, or kept as a log when it was interrupted. */
export const resumedTable = (file: string, options: PlayOptions, context: CliContext): Promise<TableSetup> =>
  isLogText(readText(file, context.text))
    ? fromLog(file, options, context)
    : fromRecord(file, options, context);

/** The person takes the seat asked for, or the first without a bot. Every other seat without a bot gets one. */
async function fromRecord(file: string, options: PlayOptions, context: CliContext): Promise<TableSetup> {
  const { text } = context;
  const opened = await openRecord(file, context);
  const { record, module } = opened;
  if (record.snapshot !== undefined)
    throw new UsageError(text.record.at(file, 'snapshot', text.record.startsMidway));
  const { config } = replayOrFail(opened, context);
  const known = seatLabels(record, text);
  const free = known.findIndex(({ bot }) => bot === undefined);
  if (free < 0 && options.seat === undefined) throw new UsageError(text.play.notYours);
  const seat = options.seat === undefined ? free : ownSeat(options, known.length, text);
  const labels = known.map(({ name, bot }, index) =>
    index === seat
      ? { name: options.name ?? name, bot: undefined }
      : { name, bot: bot ?? requireBot(DEFAULT_BOT) },
  );
  const seating = seatingOf({ module, config, seat, labels }, context);
  const log = logFromRecord(module.game, record, seating, Date.now());
  return { module, seat, labels, log, recordPath: file, seed: record.seed };
}

/** The seats of an interrupted match stay as they were. */
async function fromLog(file: string, options: PlayOptions, context: CliContext): Promise<TableSetup> {
  const { text } = context;
  const { names, log } = readLog(file, context);
  const opened = log.at(0)?.entry;
  if (opened?.type !== 'opened' || !isGameId(opened.settings.game))
    throw new UsageError(text.record.at(file, 'log', text.record.badLog));
  const module = await loadGame(opened.settings.game);
  const rules = rulesIn(log);
  if (rules !== undefined && !replaysRules(module.game, rules))
    throw new UsageError(
      text.record.at(file, 'rules', text.record.otherRules(rules, module.game.meta.rules)),
    );
  const seat = opened.places.findIndex(({ kind }) => kind === 'person');
  const labels = names
    .map(parseLabel)
    .map((label, index): SeatLabel =>
      index === seat ? { ...label, name: options.name ?? label.name } : label,
    );
  return { module, seat, labels, log, logPath: file, seed: '' };
}

function readLog(
  file: string,
  { text }: CliContext,
): { readonly names: readonly string[]; readonly log: readonly NumberedEntry[] } {
  try {
    const { names, readLog: read } = openLogFile(file);
    return { names, log: read() };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new UsageError(text.record.at(file, 'log', text.record.badLog));
  }
}

/** The rules version of the match; undefined before the start. */
function rulesIn(log: readonly NumberedEntry[]): number | undefined {
  for (const { entry } of log) if (entry.type === 'started') return entry.rules;
  return undefined;
}
